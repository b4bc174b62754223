"""The time to commit a move, compared with a minimal SQLite transaction, and stored sizes."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.storage.locations import open_store
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.codec import dump_state
from engine.registry import find_game
from tests.programs.bench.measurement import Measurement

GAME = find_game("saint_petersburg")
MOVES = 400
GAMES = 12
MAX_OF_BARE = 4.0
GAME_SIZE = 40 * 1024
"""Bytes by which the file may grow for a finished game."""


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. All bars are upper limits."""
    with tempfile.TemporaryDirectory(prefix="nevsky-bench-") as folder:
        moves, bare = asyncio.run(_side_by_side(Path(folder)))
        file = Path(folder) / "games.sqlite3"
        asyncio.run(_store_finished_games(file, 0))
        empty = file.stat().st_size
        compression_times = asyncio.run(_store_finished_games(file, GAMES))
        size = (file.stat().st_size - empty) / GAMES
    yield Measurement("store.move", round(1e6 * median(moves)), "us")
    yield Measurement("store.bare", round(1e6 * median(bare)), "us")
    yield Measurement("store.of_bare", round(median(moves) / median(bare), 2), "ratio", MAX_OF_BARE)
    yield Measurement("store.pack", round(1e3 * median(compression_times), 1), "ms")
    yield Measurement("store.game_size", round(size), "bytes", GAME_SIZE)


async def table_of_two(store: Store, channel_id: int) -> Table:
    """Start a game of two people."""
    tables = TableRepository(store, lambda table: None)
    table = await tables.open_lobby(
        GAME,
        {},
        channel_id=channel_id,
        guild_id=1,
        seats=(SeatRow(0, "Anna", 1), SeatRow(1, "Boris", 2)),
        interaction_id=channel_id,
    )
    await table.lobby.start(1, 10_000 + channel_id, seed=channel_id)
    return table


async def play(
    store: Store, table: Table, rng: Random, first_interaction: int
) -> AsyncIterator[float]:
    """Play a random game without announcements; yield the seconds of each move with one commit."""
    while acting := table.game.to_act(table.state):
        user_id = acting[0] + 1
        action = rng.choice(table.legal_actions(user_id))
        before, began = table.row.ply, perf_counter()
        await table.play.submit(user_id, [action], before, first_interaction + before)
        took = perf_counter() - began
        if table.row.ply == before + 1:
            yield took
        # As after an announcement, when data that is no longer needed is pruned.
        await store.mark_phase_announced(table.row.id, table.row.ply)
        table.stored.mark_phases_announced(table.row.ply)


async def _side_by_side(folder: Path) -> tuple[list[float], list[float]]:
    """Time moves and bare transactions in turn, so that a busy disk slows both alike."""
    moves: list[float] = []
    bare: list[float] = []
    store = await open_store(folder / "ours.sqlite3")
    try:
        with closing(_open_bare(folder / "bare.sqlite3")) as connection:
            connection.execute("CREATE TABLE log (id INTEGER PRIMARY KEY, what TEXT) STRICT")
            connection.execute("CREATE TABLE now (id INTEGER PRIMARY KEY, state TEXT) STRICT")
            connection.execute("INSERT INTO now VALUES (1, '')")
            for channel_id in range(1, MOVES):
                table = await table_of_two(store, channel_id)
                async for took in play(store, table, Random(channel_id), channel_id * 1_000_000):
                    moves.append(took)
                    state = dump_state(table.game, table.state)
                    bare.append(_time_bare_transaction(connection, len(bare), state))
                if len(moves) >= MOVES:
                    break
    finally:
        await store.close()
    return moves, bare


def _open_bare(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _time_bare_transaction(connection: sqlite3.Connection, number: int, state: str) -> float:
    """Time an insert and an update in one transaction, with the bot's connection settings."""
    began = perf_counter()
    with connection:
        connection.execute("INSERT INTO log VALUES (?, ?)", (number, state[:300]))
        connection.execute("UPDATE now SET state = ? WHERE id = 1", (state,))
    return perf_counter() - began


async def _store_finished_games(file: Path, games: int) -> list[float]:
    """Play this many games to their end, and return the seconds for compressing each."""
    compression_times: list[float] = []
    store = await open_store(file)
    try:
        for channel_id in range(1, games + 1):
            table = await table_of_two(store, channel_id)
            async for _ in play(store, table, Random(channel_id), channel_id * 1_000_000):
                pass
            await store.mark_announced(table.row.id, table.row.ply, None)
            began = perf_counter()
            await store.compress_game(table.row.id)
            compression_times.append(perf_counter() - began)
    finally:
        await store.close()
    return compression_times
