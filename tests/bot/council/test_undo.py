"""Taking back what one decided in secret, while others still decide."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.table.table import Table
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    done,
    give,
    lay,
    sent,
    state_of,
    stored,
    to_building,
)
from tests.bot.room import Room, text_of


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


ORDERS = [
    (first, undone, again)
    for first in permutations((ANNA, BORIS))
    for undone in permutations((ANNA, BORIS))
    for again in permutations((ANNA, BORIS))
]


@pytest.mark.parametrize(("first", "undone", "again"), ORDERS)
async def test_decisions_are_taken_back_in_any_order(
    room: Room,
    table: Table,
    first: tuple[int, ...],
    undone: tuple[int, ...],
    again: tuple[int, ...],
) -> None:
    before = stored(table)
    after = {}
    for who in first:
        await give(room, who)
    decided = stored(table)
    for place, who in enumerate(undone):
        assert "taken back your last action.\nWhich" in await room.says(who, "council undo")
        after[who] = stored(table)
        left = [seat for seat in PLAYERS if seat not in undone[place + 1 :]]
        assert table.acting_seats == tuple(left)
    assert stored(table) == before, "to the byte"
    for who in again:
        await give(room, who)
    assert stored(table) == decided
    await give(room, CATHERINE)
    assert state_of(table).players[BORIS].received == 2


async def test_others_are_not_disturbed(room: Room, table: Table) -> None:
    await give(room, ANNA)
    asked, before = table.seats[CATHERINE].question_ply, len(sent(room))
    await room.slash(ANNA, "council undo")
    assert table.seats[CATHERINE].question_ply == asked
    assert [kind for kind, _ in sent(room)[before:]] == ["PATCH"]
    assert "**Žofie**, **Boris**, and **Catherine**" in room.last.content
    assert "Peat" not in room.last.content, "nor told what was taken back"


async def test_the_last_of_several_steps_is_taken_back(room: Room, table: Table) -> None:
    await to_building(room)
    await lay(room, ANNA)
    before = stored(table)
    answer = await room.slash(ANNA, "council lay", cards="oak")
    await lay(room, BORIS)
    assert "taken back your last action" in text_of(await room.press(ANNA, answer.response, "Undo"))
    assert state_of(table).players[BORIS].laid, "what another laid since stays"
    await room.slash(BORIS, "council undo")
    assert stored(table) == before


async def test_nothing_is_taken_back_once_all_have_decided(room: Room, table: Table) -> None:
    for who in PLAYERS:
        await give(room, who)
    for who in PLAYERS:
        said = await room.refused(room.slash(who, "council undo"))
        assert said.startswith("That cannot be taken back")


async def test_who_has_only_looked_on_has_nothing_to_take_back(room: Room, table: Table) -> None:
    await to_building(room)
    await lay(room, ANNA)
    await done(room, ANNA)
    said = await room.refused(room.slash(BORIS, "council undo"))
    assert "phase is over" in said, "what Žofie did rests on what he gave"
