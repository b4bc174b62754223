"""A user's private table is shared by all processes that own one of the user's servers."""

from __future__ import annotations

import pytest

from bot.storage.records import SeatRow, tutorial_channel_id
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.registry import find_game

ANNA = 7
PRIVATE_CHANNEL = tutorial_channel_id(ANNA)


def shared_repository(store: Store) -> TableRepository:
    return TableRepository(store, lambda table: None, shared=True)


async def open_private_table(tables: TableRepository) -> Table:
    return await tables.open_lobby(
        find_game("saint_petersburg"),
        {},
        channel_id=PRIVATE_CHANNEL,
        guild_id=None,
        seats=(SeatRow(0, "Anna", ANNA), SeatRow(1, "Mischa", ai="easy")),
        interaction_id=None,
    )


async def test_game_ended_by_another_process_is_closed(store: Store) -> None:
    tables, other_tables = shared_repository(store), shared_repository(store)
    old_table = await open_private_table(tables)
    async with other_tables.modify(PRIVATE_CHANNEL) as loaded:
        await loaded.abandon(ANNA, False, 1)
    with pytest.raises(RequestRejected, match="no-game"):
        await tables.get(PRIVATE_CHANNEL)
    new_table = await open_private_table(other_tables)
    assert (await tables.get(PRIVATE_CHANNEL)).row.id == new_table.row.id != old_table.row.id
