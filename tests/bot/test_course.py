"""How a game went, as a picture: with its end for everybody, and on request while it runs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.game_ui import AnyGameUI
from bot.interactions.core.navigation import view_buttons
from bot.registry import GAME_UIS
from bot.table.table import Table
from tests.bot.ended import ended
from tests.bot.room import Room, labels, state_of, text_of
from tests.bot.test_rematch import end_soon

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE, STRANGER = 2, 4


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


def alt_of(answer: Any) -> str:
    """What the picture of an answer, or of a message, shows."""
    message = getattr(answer, "response", answer)
    description = message.attachments[-1].description
    assert isinstance(description, str)
    return description


async def test_the_end_shows_the_ranking_and_the_course_in_one_message(
    room: Room, table: Table
) -> None:
    before = len(room.public)
    await end_soon(room, table, PLAYERS)
    end = room.last
    assert len(room.public) - before <= 2, "a story of the phase and the end, nothing more"
    assert [one.filename for one in end.attachments] == ["result.png", "course.png"]
    assert alt_of(end).startswith("How the game went in 1 round")


async def test_an_end_whose_course_cannot_be_drawn_is_told_all_the_same(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr("render.games.saint_petersburg.course_picture", broken)
    await end_soon(room, table, PLAYERS)
    assert [one.filename for one in room.last.attachments] == ["result.png"]
    assert "Rematch" in labels(room.last)
    caplog.clear()


async def test_it_is_shown_on_request_while_the_game_runs(room: Room, table: Table) -> None:
    shown = await room.slash(CATHERINE, "stpete chart")
    assert "The game so far" in text_of(shown)
    assert alt_of(shown).startswith("How the game went in 1 round. Žofie: 0.")
    pressed = await room.press(
        STRANGER, (await room.press(STRANGER, room.last, "My hand")).response, "Chart"
    )
    assert alt_of(pressed) == alt_of(shown), "who watches sees the same"


async def test_what_was_taken_back_is_not_in_it(room: Room, table: Table) -> None:
    before = alt_of(await room.slash(CATHERINE, "stpete chart"))
    await room.slash(CATHERINE, "stpete pass")
    await room.slash(CATHERINE, "stpete undo")
    assert alt_of(await room.slash(CATHERINE, "stpete chart")) == before


async def test_nobodys_rubles_are_told_while_the_game_runs(room: Room, table: Table) -> None:
    """Only what the scorings paid, which everybody saw."""
    alt = alt_of(await room.slash(CATHERINE, "stpete chart"))
    assert "25" not in alt
    for player in state_of(table).players:
        player.rubles = 77
    await room.store_state(table)
    await room.restart()
    assert alt_of(await room.slash(CATHERINE, "stpete chart")) == alt


async def test_before_the_start_there_is_nothing_to_show(room: Room) -> None:
    await room.slash(0, "stpete new")
    assert "not begun" in await room.refused(room.slash(0, "stpete chart"))


async def test_a_picture_that_cannot_be_drawn_is_explained(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr("render.games.saint_petersburg.course_picture", broken)
    shown = await room.slash(CATHERINE, "stpete chart")
    assert "cannot be drawn" in text_of(shown)
    caplog.clear()


@pytest.mark.parametrize("name", GAME_UIS)
async def test_a_game_that_is_over_is_charted_from_its_replay(room: Room, name: str) -> None:
    table = await ended(room, name)
    old = await room.old_button(f"1/replay/{table.row.id}/0")
    for who in (0, STRANGER):
        shown = await room.press(who, old, "Old")
        charted = await room.press(who, shown.response, "Chart")
        assert "How the game went, round by round" in text_of(charted)
        assert alt_of(charted).startswith("How the game went in ")
        assert table.seats[0].name in alt_of(charted)
        back = await room.press(who, charted.response, "Back")
        assert text_of(back) == text_of(shown)


async def test_a_game_that_runs_is_not_charted_as_if_it_were_over(room: Room, table: Table) -> None:
    old = await room.old_button(f"1/charted/{table.row.id}/0")
    assert await room.refused(room.press(CATHERINE, old, "Old"))


async def test_the_button_is_there_in_games_that_have_it(
    room: Room, table: Table, ui: AnyGameUI
) -> None:
    translate = ui.texts.in_language("en")

    def offered(of: AnyGameUI) -> list[str]:
        return [button.custom_id.verb for button in view_buttons(of, table.row, translate)]

    assert "course" in offered(ui)
    assert "course" not in offered(replace(ui, score_chart=None))
