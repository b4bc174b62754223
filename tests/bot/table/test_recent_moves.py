"""The newest moves of a table are held in memory, and are those in the store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.storage.errors import StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.records import MoveRow, SeatRow, tutorial_channel_id
from bot.storage.store import Store
from bot.table import stored_table
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.substitution import reassign_seat
from bot.table.table import Table
from bot.table.undo import undo
from engine.registry import find_game

ANNA, BORIS, CATHERINE = 1, 2, 3
PRIVATE_CHANNEL = tutorial_channel_id(ANNA)
SEED = 8
STARTED_PLY = 2
PRESSES = count(100)
"""The ids of interactions."""


@pytest.fixture
async def other_store(store: Store, database: Path) -> AsyncIterator[Store]:
    """The same database, opened by another process."""
    opened = await open_store(database)
    yield opened
    await opened.close()


async def start(store: Store, channel_id: int = 1, opponent: int | None = BORIS) -> Table:
    table = await TableRepository(store, lambda _: None).open_lobby(
        find_game("saint_petersburg"),
        {},
        channel_id=channel_id,
        guild_id=1,
        seats=(
            SeatRow(0, "Anna", ANNA),
            SeatRow(1, "Boris", opponent, ai=None if opponent else "easy"),
        ),
        interaction_id=1,
    )
    await table.lobby.start(ANNA, 2, seed=SEED)
    return table


@pytest.fixture
async def table(store: Store) -> Table:
    """A game that two users have started."""
    return await start(store)


async def play(table: Table, moves: int) -> None:
    """Make this many moves, not counting automatic ones."""
    rng = Random(SEED)
    for _ in range(moves):
        seat = table.acting_seats[0]
        action = rng.choice(table.game.legal_actions(table.state, seat))
        user_id = table.seats[seat].user_id
        if user_id is None:
            await table.play.submit_for_ai(seat, action)
        else:
            await table.play.submit(user_id, [action], None, next(PRESSES))


async def moves_in_memory(
    table: Table, store: Store, after_ply: int, up_to_ply: int | None = None
) -> tuple[MoveRow, ...]:
    """Return moves of a table while its store cannot be read."""

    async def fail(*_: object) -> tuple[MoveRow, ...]:
        raise StoreUnavailable("not to be read")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "moves", fail)
        return await table.stored.moves(after_ply, up_to_ply)


@pytest.mark.parametrize("opponent", [BORIS, None])
async def test_moves_in_memory_are_those_in_the_store(store: Store, opponent: int | None) -> None:
    table = await start(store, opponent=opponent)
    await play(table, 12)
    log = await store.moves(table.row.id, 0)
    for after_ply in range(STARTED_PLY, table.row.ply + 2):
        assert await moves_in_memory(table, store, after_ply) == log[after_ply:]
        for up_to_ply in range(after_ply, table.row.ply + 1):
            expected = log[after_ply:up_to_ply]
            assert await moves_in_memory(table, store, after_ply, up_to_ply) == expected
    assert await table.stored.moves(0) == log, "the rest is read"


async def test_undone_move_stays_in_the_log(table: Table, store: Store) -> None:
    seat = table.acting_seats[0]
    user_id = table.seats[seat].user_id
    assert user_id is not None
    await table.play.submit(user_id, [table.legal_actions(user_id)[0]], None, 10)
    await undo(table, store, user_id, None, 11)
    moves = await moves_in_memory(table, store, STARTED_PLY)
    assert moves == await store.moves(table.row.id, STARTED_PLY)
    assert [move.kind for move in moves][-1] == "undo"


async def test_only_the_newest_moves_are_held(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_table, "MAX_RECENT_MOVES", 5)
    table = await start(store)
    await play(table, 12)
    ply = table.row.ply
    assert len(await moves_in_memory(table, store, ply - 5)) == 5
    with pytest.raises(StoreUnavailable):
        await moves_in_memory(table, store, ply - 6)
    assert len(await table.stored.moves(ply - 6)) == 6


async def test_move_that_failed_is_not_held(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    await play(table, 2)
    before = await table.stored.moves(STARTED_PLY)
    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", fail)
        with pytest.raises(StoreUnavailable):
            await play(table, 1)
    assert await moves_in_memory(table, store, STARTED_PLY) == before
    await play(table, 1)
    assert await moves_in_memory(table, store, STARTED_PLY) == await store.moves(
        table.row.id, STARTED_PLY
    )


async def test_move_that_another_process_made_first_is_read(
    table: Table, store: Store, other_store: Store
) -> None:
    await play(table, 3)
    other_table = await TableRepository(other_store, lambda _: None).get(1)
    await play(other_table, 1)
    with pytest.raises(RequestRejected, match="stale"):
        await play(table, 1)
    log = await other_store.moves(table.row.id, 0)
    assert await table.stored.moves(STARTED_PLY) == log[STARTED_PLY:]
    await play(table, 1)
    log = await other_store.moves(table.row.id, 0)
    assert await table.stored.moves(STARTED_PLY) == log[STARTED_PLY:]
    assert await moves_in_memory(table, store, log[-2].ply) == log[-1:]


async def test_private_table_is_read_again_after_a_move_of_another_process(
    store: Store, other_store: Store
) -> None:
    await start(store, PRIVATE_CHANNEL, opponent=None)
    tables = TableRepository(store, lambda _: None, shared=True)
    other_tables = TableRepository(other_store, lambda _: None, shared=True)
    for repository in (tables, other_tables, tables):
        async with repository.modify(PRIVATE_CHANNEL) as table:
            await play(table, 2)
            log = await store.moves(table.row.id, STARTED_PLY)
            assert await table.stored.moves(STARTED_PLY) == log


async def test_nothing_is_held_of_a_player_who_left(table: Table, store: Store) -> None:
    await play(table, 4)
    newcomer = SeatRow(1, "Catherine", CATHERINE)
    await reassign_seat(table, 1, newcomer, user_id=ANNA, interaction_id=50)
    await store.forget_user(BORIS, "?")
    await play(table, 4)
    assert await table.stored.moves(STARTED_PLY) == await store.moves(table.row.id, STARTED_PLY)
    assert BORIS not in {move.user_id for move in table.stored._recent_moves}
