"""Discord refuses a request in the middle of a move: the move stands, and all is told later."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.bot.clock import look_seldom
from tests.bot.room import OUR_FAULT, Room, labels, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

ANSWERS = ((403, 50013), (404, 10003), (429, 0), (500, 0))
"""Statuses and Discord's codes: no permission, unknown, too many requests, its own fault."""

A_WHILE = 10


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 3_600)


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


def told(room: Room, sentence: str) -> int:
    """In how many messages everybody reads it."""
    return sum(sentence in message.content for message in room.public)


@pytest.mark.parametrize(("status", "code"), ANSWERS)
@pytest.mark.parametrize("times", [1, 2])
async def test_a_turn_is_posted_later(
    room: Room, table: Table, status: int, code: int, times: int
) -> None:
    old, path = room.last, f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=status, code=code, times=times)
    assert await room.says(CATHERINE, "stpete pass") == "You pass."
    assert room.last.id == old.id
    assert table.row.announced_ply < table.row.ply
    await room.env.advance_time(A_WHILE * 10)
    assert told(room, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    assert len(room.public) == 2


@pytest.mark.parametrize(("status", "code"), ANSWERS)
async def test_the_story_and_the_turn_after_it_are_posted_later(
    room: Room, table: Table, status: int, code: int
) -> None:
    for who in (CATHERINE, 0):
        await room.slash(who, "stpete pass")
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=status, code=code)
    await room.slash(1, "stpete pass")
    await room.env.advance_time(A_WHILE)
    assert told(room, "Worker phase**") == 1
    assert len(room.public) == 3
    assert [bool(labels(message)) for message in room.public] == [False, False, True]


@pytest.mark.parametrize(("status", "code"), ANSWERS[2:])
async def test_an_old_turn_is_taken_away_later(
    room: Room, table: Table, status: int, code: int
) -> None:
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("DELETE", path, status=status, code=code, times=2)
    await room.slash(CATHERINE, "stpete pass")
    assert told(room, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    await room.env.advance_time(A_WHILE)
    assert told(room, "Catherine passes") == 1, "the news are not posted twice for it"
    assert len(room.public) == 2
    assert labels(room.public[0]) == []


@pytest.mark.parametrize(("status", "code"), [one for one in ANSWERS if one[0] != 404])
async def test_the_lobby_is_shown_later(room: Room, status: int, code: int) -> None:
    await room.slash(0, "stpete new")
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=status, code=code)
    await room.slash(1, "stpete join")
    await room.env.advance_time(A_WHILE)
    assert "Boris" in room.last.content
    room.env.inject_error("PATCH", path, status=status, code=code)
    await room.slash(0, "stpete start")
    await room.env.advance_time(A_WHILE)
    assert told(room, "has begun") == 1
    assert len(room.public) == 2
    assert labels(room.public[0]) == []


@pytest.mark.parametrize(("status", "code"), ANSWERS)
async def test_the_start_is_told_once(room: Room, status: int, code: int) -> None:
    await room.slash(0, "stpete new")
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=status, code=code, times=2)
    await room.slash(0, "stpete start")
    await room.env.advance_time(A_WHILE * 10)
    assert told(room, "has begun") == 1
    assert told(room, "You play alone") == 1
    assert len(room.public) == 2


@pytest.mark.parametrize(("status", "code"), ANSWERS)
async def test_an_answer_is_given_again(room: Room, table: Table, status: int, code: int) -> None:
    room.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code)
    panel = await room.press(CATHERINE, room.last, "Take")
    assert labels(panel.response)
    room.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code)
    done = await room.press(CATHERINE, panel.response, labels(panel.response)[0])
    assert text_of(done) == "You take a Lumberjack into your hand."
    assert told(room, "Catherine takes a Lumberjack") == 1
    assert len([move for move in await moves(room, table) if move == "act"]) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_a_press_that_cannot_be_answered_moves_nothing(
    room: Room, table: Table, status: int, code: int
) -> None:
    ply = table.row.ply
    room.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await room.people[CATHERINE].click(room.last, label="Pass")
    assert table.row.ply == ply
    for interaction in room.env.backend.interactions.values():
        interaction.responded = True
    await room.press(CATHERINE, room.last, "Pass")
    assert table.row.ply == ply + 1


@pytest.mark.parametrize("status", [403, 429, 500])
async def test_a_press_that_is_not_taken_moves_nothing_and_says_so(
    room: Room, table: Table, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    ply = table.row.ply
    room.env.inject_error("POST", "/interactions/*/callback", status=status)
    tried = await room.people[CATHERINE].click(room.last, label="Pass")
    assert text_of(tried) == OUR_FAULT
    assert table.row.ply == ply
    caplog.clear()


async def moves(room: Room, table: Table) -> list[str]:
    return [move.kind for move in await room.bot.runtime.store.moves(table.row.id, 0)]
