"""An AI's turn with something in between: a restart, an undo, the end, a failure."""

from __future__ import annotations

import pytest

from tests.bot.ai_table import (
    BORIS,
    CATHERINE,
    FailingThinker,
    LawlessThinker,
    SlowThinker,
    by_ai,
    lobby,
    set_thinker,
)
from tests.bot.play_by_buttons import presses
from tests.bot.room import Room, labels


async def test_a_restart_while_an_ai_thinks_loses_and_doubles_nothing(room: Room) -> None:
    table = await lobby(room, "medium", "medium")
    await room.slash(BORIS, "stpete start")
    before = await by_ai(room, table)
    set_thinker(room.bot, thinker := SlowThinker())
    await room.slash(BORIS, "stpete pass")
    assert len(thinker.asked) == 1
    assert await by_ai(room, table) == before
    await room.restart()
    table = await room.table()
    assert await room.turn((BORIS, -1, -1)) == BORIS
    moves = (await by_ai(room, table))[len(before) :]
    assert moves == [1, 2]
    told = room.last.content.splitlines()
    assert [line.split(" ")[0] for line in told[:3]] == [seat.name for seat in table.seats]
    assert sum(1 for message in room.public if labels(message)) == 1


async def test_while_an_ai_thinks_others_are_told_to_wait(room: Room) -> None:
    table = await lobby(room, "medium")
    set_thinker(room.bot, thinker := SlowThinker())
    await room.slash(BORIS, "stpete start")
    if not thinker.asked:
        await room.slash(BORIS, "stpete pass")
    name = table.seats[1].name
    assert name in await room.refused(room.slash(BORIS, "stpete pass"))
    assert "rubles" in await room.says(BORIS, "stpete hand")
    await room.env.advance_time(3_700)
    assert await by_ai(room, table) == [1]


async def test_an_undo_while_the_ai_thinks_leaves_its_answer_unused(room: Room) -> None:
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    thinker = SlowThinker()
    set_thinker(room.bot, thinker)
    moved = await by_ai(room, table)
    passed = await room.slash(BORIS, "stpete pass")
    assert len(thinker.asked) == 1
    await room.press(BORIS, passed.response, "Undo")
    await room.env.advance_time(3_700)
    assert await by_ai(room, table) == moved
    assert await room.turn((BORIS, -1)) == BORIS
    assert {press.ply for press in presses(room.last)} == {table.row.ply}


async def test_an_ai_that_could_not_move_tries_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    before = await by_ai(room, table)
    set_thinker(room.bot, thinker := FailingThinker())
    await room.slash(BORIS, "stpete pass")
    assert thinker.failed == 1
    assert await by_ai(room, table) == before
    await room.env.advance_time(130)
    assert len(await by_ai(room, table)) == len(before) + 1
    assert await room.turn((BORIS, -1)) == BORIS
    assert room.last.raw_mentions == [room.people[BORIS].id]
    caplog.clear()


async def test_the_game_goes_on_past_an_ai_that_wants_what_is_not_legal(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lobby(room, "hard")
    await room.slash(BORIS, "stpete start")
    before = await by_ai(room, table)
    set_thinker(room.bot, thinker := LawlessThinker())
    moves = 0
    while moves < 3:
        await room.slash(BORIS, "stpete pass")
        assert await room.turn((BORIS, -1)) == BORIS
        moves = len(await by_ai(room, table)) - len(before)
    assert [question.level for question in thinker.asked] == ["hard", "medium"] * moves
    warned = [one for one in caplog.records if "not legal" in one.getMessage()]
    assert [one.levelname for one in warned] == ["WARNING"] * moves
    assert not any("rook" in one.getMessage() for one in caplog.records)


async def test_what_others_do_leaves_the_thought_of_an_ai_standing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catherine leaves her seat to an AI while another one thinks."""
    await room.slash(BORIS, "stpete new")
    await room.slash(CATHERINE, "stpete join")
    await room.slash(BORIS, "stpete ai", level="medium")
    table = await room.table()
    await room.slash(BORIS, "stpete start")
    while await room.turn((BORIS, CATHERINE, -1)) == BORIS:
        await room.slash(BORIS, "stpete pass")
    set_thinker(room.bot, thinker := SlowThinker())
    await room.slash(CATHERINE, "stpete pass")
    assert len(thinker.asked) == 1
    asked = table.question_ply(2)
    monkeypatch.setattr(table, "question_ply", lambda seat: asked)
    confirmed = await room.slash(CATHERINE, "stpete leave")
    await room.press(CATHERINE, confirmed.response, "A medium AI")
    assert table.row.ply > asked
    before = await by_ai(room, table)
    await room.env.advance_time(3_700)
    assert (await by_ai(room, table))[len(before) :] == [2]
    assert thinker.asked[0].info_state.seat == 2


async def test_the_ai_of_the_next_game_does_not_wait_for_that_of_the_last(room: Room) -> None:
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    set_thinker(room.bot, thinker := SlowThinker())
    await room.slash(BORIS, "stpete pass")
    await room.press(BORIS, (await room.slash(BORIS, "stpete end")).response, "Yes, end the game")
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    if await room.turn((BORIS, -1)) == BORIS:
        await room.slash(BORIS, "stpete pass")
    assert len(thinker.asked) == 1, "the old game's AI still thinks"
    await room.env.advance_time(2 * 3_700)
    assert len(await by_ai(room, table)) == 1
    assert await room.turn((BORIS, -1)) == BORIS
