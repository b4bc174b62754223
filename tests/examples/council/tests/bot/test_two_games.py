"""Two games in one bot: each has its own commands, texts and answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import app_commands

from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from tests.examples.council.bot import COUNCIL_UI
from tests.examples.council.registered import council_registered_temporarily
from tests.examples.council.tests.bot.council_moves import PLAYERS, SEED, STRANGER
from tests.support.simulated_discord.fixture import DiscordFixture, text_of


@pytest.fixture(params=["council", "saint_petersburg"])
def name(request: pytest.FixtureRequest) -> str:
    """The game that is played."""
    played: str = request.param
    return played


@pytest.fixture(autouse=True)
def register_example_game(name: str) -> Iterator[None]:
    """Register the Council so that the game that is played is not the first."""
    with council_registered_temporarily(first=name != "council"):
        yield


@pytest.fixture
def ui(name: str, register_example_game: None) -> AnyGameUI:
    return GAME_UIS[name]


@pytest.fixture
def other(ui: AnyGameUI) -> AnyGameUI:
    return next(candidate for candidate in GAME_UIS.values() if candidate is not ui)


def commands_of(ui: AnyGameUI) -> list[str]:
    """Return the commands of a game for a running table that need no options."""
    group = ui.command_group(ui)
    return [
        command.qualified_name.removeprefix(f"{group.name} ")
        for command in group.walk_commands()
        if isinstance(command, app_commands.Command)
        and command.name not in ("new", "learn", "rules")
        and not any(parameter.required for parameter in command.parameters)
    ]


async def test_another_games_commands_are_refused_with_its_name(
    sim: DiscordFixture, ui: AnyGameUI, other: AnyGameUI
) -> None:
    await sim.start(PLAYERS[:3], SEED)
    names = commands_of(other)
    assert len(names) > 8
    for name in names:
        for who in (0, STRANGER):
            answer = await sim.assert_refused(sim.slash(who, f"{other.command_name} {name}"))
            assert f"`/{ui.command_name}`" in answer, name
            assert ui.title("en") in answer


async def test_another_games_commands_suggest_nothing(
    sim: DiscordFixture, other: AnyGameUI
) -> None:
    await sim.start(PLAYERS[:3], SEED)
    options = {
        "council": ("give", "cards"),
        "stpete": ("buy", "card"),
        "heller": ("place", "piece"),
        "rattus": ("supply", "building"),
    }
    name, field = options[other.command_name]
    assert await sim.autocomplete(0, f"{other.command_name} {name}", field) == {}


async def test_button_answers_name_the_right_games_commands(
    sim: DiscordFixture, ui: AnyGameUI, other: AnyGameUI
) -> None:
    table = await sim.start(PLAYERS[:3], SEED)
    verb = ui.panels.verbs(table.game.view(table.state, None))[0]
    for path in (("nonsense",), (verb, "nonsense", "nothing")):
        old = await sim.send_old_button(CustomId("do", table.row.id, table.row.ply, path).encoded)
        answer = text_of(await sim.press(0, old, "Old"))
        assert f"/{other.command_name}" not in answer
    old = await sim.send_old_button(CustomId("rest", table.row.id + 7, 1).encoded)
    answer = text_of(await sim.press(0, old, "Old"))
    assert f"</{ui.command_name} show board:" in answer


async def test_buttons_of_finished_games_name_their_own_command(
    sim: DiscordFixture, ui: AnyGameUI, other: AnyGameUI
) -> None:
    table = await sim.start(PLAYERS[:3], SEED)
    turn = CustomId("do", table.row.id, table.row.ply, ("pass",)).encoded
    await sim.bot.runtime.tables.get(sim.channel.id)
    ending = await sim.slash(0, f"{ui.command_name} end")
    await sim.press(0, ending.response, "Yes, end the game")
    answer = text_of(await sim.press(0, await sim.send_old_button(turn), "Old"))
    assert f"</{ui.command_name} new:" in answer
    assert other.command_name not in answer


async def test_either_game_can_be_opened(sim: DiscordFixture) -> None:
    answer = text_of(await sim.press(0, await sim.send_old_button("1/do/9/9/pass"), "Old"))
    assert "</council new:" in answer
    assert "</stpete new:" in answer


def test_unsupported_features_have_no_commands() -> None:
    names = {command.name for command in COUNCIL_UI.command_group(COUNCIL_UI).walk_commands()}
    assert names.isdisjoint({"hand", "tableau", "card", "hint", "ai"})
    assert names >= {"new", "join", "leave", "start", "end", "undo", "log", "board", "rules"}
