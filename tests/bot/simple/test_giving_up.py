"""Giving up in games in one file, and watching on."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.interactions.core import responder
from bot.simple import derive_ui
from engine.simple import Play, Simple
from engine.simple.game import SimpleGame
from engine.simple.state import RESIGN, Moved, WentOut
from render.context import RenderContext
from render.simple import derive_renderer
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

GAME = next(game for game in SIMPLE_EXAMPLES if game.name == "rogues")

NAMES = ("Anna", "Boris", "Catherine")


class OfThree(Simple):
    """A game that nobody can give up."""

    name = "of_three"
    players = range(3, 5)
    phases = {"waiting": ("wait",)}  # noqa: RUF012

    def wait(self, g: Play, seat: int) -> None:
        """Wait."""


@pytest.fixture
def ui() -> AnyGameUI:
    return BOT_ADAPTERS[GAME.name].ui


async def give_up(sim: DiscordFixture, who: int) -> str:
    asked = await sim.slash(who, "rogues leave")
    return text_of(await sim.press(who, asked.response, "Give up"))


async def test_game_goes_on_without_whoever_gives_up(sim: DiscordFixture) -> None:
    """Even if it is the turn of somebody else; and who is out still sees the table."""
    table = await sim.start([0, 1, 2])
    asked = await sim.slash(2, "rogues leave")
    assert text_of(asked).endswith("If you give up, you lose this game.")
    assert await give_up(sim, 2) == "You’ve given up."
    assert any("Catherine gives up." in message.content for message in sim.public_messages)
    row = await sim.bot.runtime.store.game(table.row.id)
    assert row is not None
    assert row.status == "running"
    assert "Give up" not in button_labels((await sim.slash(2, "rogues leave")).response)
    old = await sim.send_old_button(CustomId("resign", row.id, row.ply).encoded)
    assert "button" in text_of(await sim.press(2, old, "Old"))
    shown = await sim.slash(2, "rogues show board", text=True)
    assert "out" in text_of(shown)


async def test_whoever_has_to_decide_anew_is_told_once_and_nobody_else(sim: DiscordFixture) -> None:
    await sim.start([0, 1, 2])
    await sim.slash(0, "rogues press")
    await give_up(sim, 2)
    dropped = "Catherine has given up, so your secret decision no longer counts."
    assert dropped not in text_of(await sim.slash(1, "rogues hand"))
    assert dropped in text_of(await sim.slash(0, "rogues hand"))
    assert dropped not in text_of(await sim.slash(0, "rogues hand"))
    assert not any(dropped in message.content for message in sim.public_messages)


@pytest.mark.parametrize(("rules", "can_give_up"), [(GAME.rules, True), (OfThree(), False)])
def test_command_to_leave_tells_of_giving_up_where_that_is_possible(
    rules: Simple, *, can_give_up: bool
) -> None:
    game = SimpleGame(rules)
    ui = derive_ui(game, derive_renderer(game))
    leave = ui.command_group(ui).get_command("leave")
    assert isinstance(leave, app_commands.Command)
    assert ("give up" in leave.description) is can_give_up


async def test_of_two_players_the_other_wins(sim: DiscordFixture) -> None:
    """Also at a table without another person, which nobody could leave to an AI."""
    table = await sim.start([0, 1])
    assert await give_up(sim, 0) == "You’ve given up."
    assert "**Boris wins**" in sim.last_message.content
    row = await sim.bot.runtime.store.game(table.row.id)
    assert row is not None
    assert row.status == "over"


async def test_leaving_a_game_that_all_win_or_lose_together_says_what_it_costs(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "together", True)
    await sim.start([0, 1, 2])
    asked = text_of(await sim.slash(2, "rogues leave"))
    assert asked.startswith(
        "The game goes on without you. Unless you come back, it counts as your loss"
    )
    *_, last_level, between, resignation = asked.splitlines()
    assert last_level.startswith("- ")
    assert between == "", "it does not belong to the list"
    assert resignation == "If you give up, you all lose this game."


async def test_review_judges_the_moves_before(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.ui = BOT_ADAPTERS["tic_tac_toe"].ui
    monkeypatch.setattr(responder, "UPDATE_INTERVAL", 1)
    await sim.start([0, 1])
    for number, cell in enumerate((1, 5, 2)):
        await sim.slash(number % 2, "tic_tac_toe place", cell=str(cell))
    asked = await sim.slash(1, "tic_tac_toe leave")
    await sim.press(1, asked.response, "Give up")
    result = next(each for each in sim.public_messages if "Review" in button_labels(each))
    await sim.press(1, result, "Review")
    await sim.env.advance_time(20)
    assert shown_text(sim.messages_visible_to(1)[-1]).startswith("**Accuracy: ")


def test_narration_says_who_is_out_and_who_gave_up() -> None:
    narration = derive_ui(GAME, derive_renderer(GAME)).narration
    translate = BOT_ADAPTERS[GAME.name].ui.texts.in_language("en")
    told: list[Any] = [Moved(1, RESIGN), WentOut(1, resigned=True), WentOut(2)]
    assert [narration.narrate(event, NAMES, translate) for event in told] == [
        None,
        "Boris gives up.",
        "Catherine is out.",
    ]


def test_picture_and_its_alt_text_mark_who_is_out() -> None:
    state = GAME.new(3, 1, GAME.rules.Options())
    renderer, translate = derive_renderer(GAME), BOT_ADAPTERS[GAME.name].ui.texts.in_language("en")
    context = RenderContext(NAMES, translate)
    before = renderer.table(GAME.view(state, None), (), context)
    GAME.advance(state, 1, RESIGN)
    after = renderer.table(GAME.view(state, None), (), context)
    assert after.png != before.png
    assert "Boris: dice: 0, ransom: 1, out." in after.alt
