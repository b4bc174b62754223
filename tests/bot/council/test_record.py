"""What is kept of a game in which several decide at once, and take back what they decided."""

from __future__ import annotations

import pytest

from bot.table.game_history import GameHistory, load_history
from bot.table.table import Table
from engine import codec
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    give,
    state_of,
    to_claiming,
)
from tests.bot.room import Room


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def record_of(room: Room, table: Table) -> GameHistory:
    found = await load_history(room.bot.runtime.store, table.row.id)
    assert found is not None
    return found


async def test_what_was_taken_back_is_in_no_moment(room: Room, table: Table) -> None:
    start = codec.dump_state(table.game, table.state)
    await give(room, ANNA)
    await give(room, BORIS)
    await room.slash(ANNA, "council undo")
    alone = codec.dump_state(table.game, table.state)
    record = await record_of(room, table)
    assert [(one.kind, one.seat) for one in record.steps] == [("start", None), ("act", BORIS)]
    assert [one.state_json for one in record.steps] == [start, alone]


async def test_whoever_takes_back_first_others_decisions_stay_as_they_were(
    room: Room, table: Table
) -> None:
    for who in PLAYERS[:2]:
        await give(room, who)
    await room.slash(BORIS, "council undo")
    await room.slash(ANNA, "council undo")
    await give(room, BORIS)
    await give(room, ANNA)
    await give(room, CATHERINE)
    record = await record_of(room, table)
    states = [one.state for one in record.steps[:3] if one.state is not None]
    given = [[player.giving is not None for player in state.players] for state in states]
    assert given == [[False] * 3, [False, True, False], [True, True, False]]
    assert record.steps[-1].state == table.state


async def test_a_phase_is_kept_as_it_ended(room: Room, table: Table) -> None:
    await to_claiming(room)
    record = await record_of(room, table)
    ended = [one for one in record.steps if one.phase_states]
    assert ended
    for one in ended:
        names = [type(event).__name__ for event in one.events]
        assert len(one.phase_states) == names.count("PhaseEnded")
    assert state_of(table) == record.steps[-1].state
