"""Two games in one bot: each has its own commands, words and answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.channel.components import CustomId
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from tests.bot.council.playing import PLAYERS, SEED, STRANGER
from tests.bot.room import Room, text_of
from tests.games.council_bot import COUNCIL
from tests.games.registered import council_registered


@pytest.fixture(autouse=True, params=[False, True], ids=["last", "first"])
def registered(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whichever game comes first."""
    with council_registered(first=request.param):
        yield


@pytest.fixture(params=["council", "saint_petersburg"])
def ui(request: pytest.FixtureRequest, registered: None) -> AnyGameUI:
    return GAME_UIS[request.param]


@pytest.fixture
def other(ui: AnyGameUI) -> AnyGameUI:
    return next(one for one in GAME_UIS.values() if one is not ui)


def commands_of(ui: AnyGameUI) -> list[str]:
    """The commands of a game for a running table that need no options."""
    group = ui.command_group(ui)
    named = [command for command in group.walk_commands() if command.name not in ("new", "rules")]
    return [
        command.name
        for command in named
        if not any(parameter.required for parameter in getattr(command, "parameters", ()))
    ]


async def test_another_games_commands_are_refused_by_name(
    room: Room, ui: AnyGameUI, other: AnyGameUI
) -> None:
    await room.start(PLAYERS[:3], SEED)
    names = commands_of(other)
    assert len(names) > 8
    for name in names:
        for who in (0, STRANGER):
            said = await room.refused(room.slash(who, f"{other.command_name} {name}"))
            assert f"`/{ui.command_name}`" in said, name
            assert ui.title("en") in said


async def test_another_games_commands_suggest_nothing(room: Room, other: AnyGameUI) -> None:
    await room.start(PLAYERS[:3], SEED)
    options = {
        "council": ("give", "cards"),
        "stpete": ("buy", "card"),
        "heller": ("place", "piece"),
        "rattus": ("supply", "building"),
    }
    name, field = options[other.command_name]
    assert await room.suggestions(0, f"{other.command_name} {name}", field) == {}


async def test_answers_to_buttons_name_the_right_games_commands(
    room: Room, ui: AnyGameUI, other: AnyGameUI
) -> None:
    table = await room.start(PLAYERS[:3], SEED)
    verb = ui.panels.verbs(table.game.view(table.state, None))[0]
    for path in (("nonsense",), (verb, "nonsense", "nothing")):
        old = await room.old_button(CustomId("do", table.row.id, table.row.ply, path).encoded)
        said = text_of(await room.press(0, old, "Old"))
        assert f"/{other.command_name}" not in said
    old = await room.old_button(CustomId("rest", table.row.id + 7, 1).encoded)
    said = text_of(await room.press(0, old, "Old"))
    assert f"`/{ui.command_name} board`" in said


async def test_the_button_of_a_game_that_is_over_names_its_own_command(
    room: Room, ui: AnyGameUI, other: AnyGameUI
) -> None:
    table = await room.start(PLAYERS[:3], SEED)
    turn = CustomId("do", table.row.id, table.row.ply, ("pass",)).encoded
    await room.bot.runtime.tables.get(room.channel.id)
    ending = await room.slash(0, f"{ui.command_name} end")
    await room.press(0, ending.response, "Yes, end the game")
    said = text_of(await room.press(0, await room.old_button(turn), "Old"))
    assert f"`/{ui.command_name} new`" in said
    assert other.command_name not in said


async def test_without_a_game_either_can_be_opened(room: Room) -> None:
    said = text_of(await room.press(0, await room.old_button("1/do/9/9/pass"), "Old"))
    assert "`/council new`" in said
    assert "`/stpete new`" in said


def test_what_a_game_lacks_it_has_no_command_for() -> None:
    names = {command.name for command in COUNCIL.command_group(COUNCIL).walk_commands()}
    assert names.isdisjoint({"hand", "tableau", "card", "hint", "ai"})
    assert names >= {"new", "join", "leave", "start", "end", "undo", "log", "board", "rules"}
