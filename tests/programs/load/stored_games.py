"""Fills a database with many games, as a bot has after some months."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.storage.locations import open_store
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.registry import find_game
from tests.support.fake_discord.payloads import FIRST_CHANNEL, GUILD, PEOPLE

MOVES = 40


async def fill_database(file: Path, games: int) -> None:
    """Store this many running games, each in its own channel and with every move announced."""
    store = await open_store(file)
    try:
        table = await _play_one_game(store)
    finally:
        await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        _copy(connection, table.row.id, games)


async def _play_one_game(store: Store) -> Table:
    people = PEOPLE[:2]
    tables = TableRepository(store, lambda table: None)
    table = await tables.open_lobby(
        find_game("saint_petersburg"),
        {},
        channel_id=FIRST_CHANNEL,
        guild_id=GUILD,
        seats=[SeatRow(place, person.name, person.id) for place, person in enumerate(people)],
        interaction_id=1,
    )
    await table.lobby.start(people[0].id, 2, seed=1)
    rng = Random(1)
    while table.row.ply < MOVES and (acting := table.game.to_act(table.state)):
        user_id = people[acting[0]].id
        action = rng.choice(table.legal_actions(user_id))
        await table.play.submit(user_id, [action], None, 10 + table.row.ply)
        await store.mark_phase_announced(table.row.id, table.row.ply)
        table.stored.mark_phases_announced(table.row.ply)
    await store.mark_announced(table.row.id, table.row.ply, 1)
    return table


def _copy(connection: sqlite3.Connection, game_id: int, games: int) -> None:
    """Copy the rows of a game until there are this many games."""
    for number in range(1, games):
        new = game_id + number
        for name, key in (("game", "id"), ("seat", "game_id"), ("move", "game_id"),
                          ("snapshot", "game_id")):  # fmt: skip
            _copy_rows(connection, name, key, game_id, new, number)


def _copy_rows(
    connection: sqlite3.Connection, name: str, key: str, old: int, new: int, number: int
) -> None:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    values = {
        key: str(new),
        "channel_id": str(FIRST_CHANNEL + number),
        "interaction_id": "NULL",
    }
    chosen = ", ".join(values.get(column, column) for column in columns)
    connection.execute(
        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {chosen} FROM {name} WHERE {key} = ?",  # noqa: S608 - names come from the table itself
        (old,),
    )
