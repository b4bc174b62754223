"""Faults in the code of one game: told in plain words, and no other game is harmed.

Each part of an example's rules fails from one of its calls on, while people play it beside a table
of another game. A move that was stored is never answered as if nothing had been changed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from engine.codec import load_state
from engine.simple import time_limit
from engine.simple.files import EXAMPLES, load_file
from engine.simple.game import SimpleGame
from engine.simple.time_limit import TimeLimit
from render import scene_renderer
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import OUR_FAULT, DiscordFixture, text_of
from tests.support.storage.sqlite import latest_game

FAULTY = next(game for game in SIMPLE_EXAMPLES if game.name == "rogues")

SOUND: SimpleGame = load_file(EXAMPLES / f"{FAULTY.name}.py")
"""The same rules, of which nothing fails: they say what is legal."""

OF_RULES = ("setup", "legal", "pressing", "claim", "row", "pieces", "board")

OF_UI = ("narrate", "narrate_for_actor", "question", "situation", "verbs", "verb_label", "label")

PARTS = (*OF_RULES, "note", *OF_UI, "table", "phase", "text_boards", "hand")
"""Methods of a game's code, by the class that has them first: rules, words, choices, pictures."""

OF_EVERY_MOVE = ("legal", "claim", "row", *OF_UI, "table", "phase")
"""Those that are called again and again, and so may fail when a move has been stored."""

SOUND_PANELS = BOT_ADAPTERS[FAULTY.name].ui.panels


class Fault(Exception):
    """What a game from elsewhere may raise."""


@pytest.fixture
def ui() -> AnyGameUI:
    return BOT_ADAPTERS[FAULTY.name].ui


def fail() -> None:
    raise Fault


def spin() -> None:
    while True:
        pass


def spoilt_after(
    calls: int, method: Callable[..., Any], spoil: Callable[[], None]
) -> Callable[..., Any]:
    """Return a method that fails, or does not end, from one of its calls on."""
    left = [calls]

    def spoilt(*arguments: Any, **options: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            spoil()
        return method(*arguments, **options)

    return spoilt


async def press_random_move(sim: DiscordFixture, rng: Random) -> bool:
    """Make a random move by the button of a message, if the game still runs.

    Asserts that the answer is true: a fault is only called one before which nothing was changed if
    nothing was.
    """
    row = await latest_game(sim.bot.runtime.store, sim.channel.id)
    if row is None or row.status != "running" or row.state is None:
        return False
    state = load_state(SOUND, row.state)
    seat = rng.choice(SOUND.to_act(state))
    action = rng.choice(SOUND.legal_actions(state, seat))
    path = SOUND_PANELS.path(action)
    button = await sim.send_old_button(CustomId("do", row.id, row.ply, path).encoded)
    answer = text_of(await sim.press(seat, button, "Old"))
    after = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert after is not None
    assert answer
    assert after.ply == row.ply or OUR_FAULT not in answer
    return True


def owner_of(ui: AnyGameUI, part: str) -> type:
    """Return the class in which a part of a game's code is."""
    places = (FAULTY.rules, ui.narration, ui.panels, ui.options, ui.renderer)
    return next(type(place) for place in places if hasattr(place, part))


@pytest.mark.parametrize(
    ("part", "calls"), [*((part, 0) for part in PARTS), *((part, 5) for part in OF_EVERY_MOVE)]
)
async def test_fault_in_one_game_harms_no_other(
    sim: DiscordFixture,
    part: str,
    calls: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL, "bot")
    await assert_harms_no_other(sim, part, fail, calls, monkeypatch)


@pytest.mark.parametrize(
    ("part", "calls"), [*((part, 0) for part in OF_RULES), ("legal", 8), ("claim", 8), ("board", 8)]
)
async def test_loop_without_end_harms_no_other(
    sim: DiscordFixture,
    part: str,
    calls: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nothing else runs while it does, so it is ended, and its game paused."""
    caplog.set_level(logging.CRITICAL, "bot")
    caplog.handler.setLevel(logging.ERROR)
    monkeypatch.setattr(FAULTY, "limit", TimeLimit(FAULTY.name))
    monkeypatch.setattr(time_limit, "SECONDS", 0.1)
    monkeypatch.setattr(time_limit, "LOOK_SECONDS", 0.01)
    answers = await assert_harms_no_other(sim, part, spin, calls, monkeypatch)
    paused = [each for each in caplog.messages if each.startswith("rogues is paused: ")]
    assert len(paused) <= 1
    assert paused or calls, answers
    caplog.clear()


async def assert_harms_no_other(
    sim: DiscordFixture,
    part: str,
    spoil: Callable[[], None],
    calls: int,
    monkeypatch: pytest.MonkeyPatch,
) -> list[str]:
    """Play a spoilt game beside another one, whose table goes on as ever.

    Returns the answers to the commands of the spoilt one.
    """
    # An equal table that another test has drawn would not be drawn again.
    scene_renderer._cached_table.cache_clear()
    place = sim.channel, sim.ui
    sim.channel = sim.guild.create_text_channel("elsewhere")
    sim.ui = GAME_UIS["saint_petersburg"]
    elsewhere = await sim.start([3, 4])
    healthy = sim.channel, sim.ui
    sim.channel, sim.ui = place
    owner = owner_of(sim.ui, part)
    monkeypatch.setattr(owner, part, spoilt_after(calls, getattr(owner, part), spoil))
    answers = list[str]()
    for who, command in ((0, "new"), (1, "join"), (0, "start")):
        answers.append(await sim.private_reply(who, f"{sim.ui.command_name} {command}"))
    rng = Random(f"{part} {calls}")
    for command in ("hand", "show board", "undo") * 2:
        if not await press_random_move(sim, rng):
            break
        answers.append(await sim.private_reply(0, f"{sim.ui.command_name} {command}"))
    assert all(answers)
    sim.channel, sim.ui = healthy
    ply = elsewhere.row.ply
    who = await sim.player_to_act([3, 4])
    assert OUR_FAULT not in await sim.private_reply(who, "stpete pass")
    row = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert row is not None
    assert row.ply > ply
    return answers
