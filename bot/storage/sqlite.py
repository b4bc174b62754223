"""The store in one SQLite file."""

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar, cast

from bot.storage import ended_games, sqlite_history, sqlite_transactions
from bot.storage.contract import Store, StoreError
from bot.storage.records import (
    CommitResult,
    EndedGame,
    GameRef,
    GameRow,
    GameUpdate,
    MoveRow,
    ResultRow,
    ReviewRow,
    SeatAssignmentRow,
    SeatRow,
    StateRow,
)
from bot.storage.sqlite_connection import MIGRATIONS, open_database, set_busy_timeout
from bot.storage.sqlite_errors import translate_errors

P = ParamSpec("P")
T = TypeVar("T")

# Columns are named wherever rows are read: a newer process that starts while this one is still
# running may have added some.
_SELECT_GAMES = """SELECT id, channel_id, guild_id, name, schema, options, seed, status, ply,
    posted_ply AS announced_ply, story_ply AS announced_phase_ply, turn_message_id, state, created,
    updated, settings FROM game """


class SQLiteStore(Store):
    """Implements `Store` with one connection and one thread that uses it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Use `SQLiteStore.open`."""
        self._connection = connection
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> Self:
        """Open the file, creating it if necessary, and apply pending migrations. Raises
        StoreUnusable.
        """
        connection = await asyncio.to_thread(open_database, path, migrations)
        connection.create_function("this_process", 0, lambda: None)
        return cls(connection)

    async def acquire_lease(self) -> None:
        await self._run(sqlite_transactions.acquire_lease, secrets.token_hex(8))

    async def check_lease(self) -> None:
        await self._run(sqlite_transactions.check_lease)

    async def check(self) -> None:
        await self._run(sqlite_transactions.fetch, "SELECT id FROM game LIMIT 1")

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._thread.shutdown()
        self._connection.close()

    async def create_game(
        self,
        *,
        channel_id: int,
        guild_id: int | None,
        name: str,
        schema: int,
        options: str,
        seats: Sequence[SeatRow],
        user_id: int | None,
        interaction_id: int | None,
        at: int,
        settings: str = "{}",
    ) -> int | None:
        game = (channel_id, guild_id, name, schema, options, settings, at, at)
        return await self._run(
            sqlite_transactions.create_game, game, seats, user_id, interaction_id, at
        )

    async def commit(self, update: GameUpdate) -> CommitResult:
        return await self._run(sqlite_transactions.commit, update)

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        await self._run(sqlite_transactions.move_game, game_id, channel_id, guild_id)

    async def game(self, game_id: int) -> GameRow | None:
        return await self._one_game(_SELECT_GAMES + "WHERE id = ?", game_id)

    async def open_game(self, channel_id: int) -> GameRow | None:
        where = "WHERE channel_id = ? AND status IN ('lobby', 'running')"
        return await self._one_game(_SELECT_GAMES + where, channel_id)

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GameRef, ...]:
        sql = """SELECT id, channel_id FROM game
            WHERE id IN (SELECT game_id FROM seat WHERE user_id = ?)
            AND guild_id IS ? AND status IN ('lobby', 'running')
            ORDER BY updated DESC, id DESC LIMIT ?"""
        return await self._game_refs(sql, user_id, guild_id, limit)

    async def is_seated(self, user_id: int) -> bool:
        return await self._run(sqlite_transactions.is_seated, user_id)

    async def games_to_resume(self) -> tuple[GameRef, ...]:
        sql = """SELECT id, channel_id FROM game WHERE channel_id > 0 AND (posted_ply < ply
            OR status IN ('lobby', 'running') AND turn_message_id IS NULL
            OR status = 'running' AND id IN
                (SELECT game_id FROM seat WHERE ai IS NOT NULL OR intent IS NOT NULL))
            ORDER BY id"""
        return await self._game_refs(sql)

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        sql = """SELECT seat, name, user_id, ai, intent, remind_at, asked AS question_ply,
            told AS informed_ply FROM seat
            WHERE game_id = ? ORDER BY seat"""
        return tuple(
            SeatRow(**row) for row in await self._run(sqlite_transactions.fetch, sql, game_id)
        )

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        sql = "UPDATE seat SET intent = ?1 WHERE game_id = ?2 AND seat = ?3"
        await self._run(sqlite_transactions.write, sql, intent, game_id, seat)

    async def set_game_settings(self, game_id: int, settings: str) -> None:
        sql = "UPDATE game SET settings = ?1 WHERE id = ?2"
        await self._run(sqlite_transactions.write, sql, settings, game_id)

    async def set_informed_ply(self, game_id: int, seat: int, ply: int) -> None:
        sql = "UPDATE seat SET told = ?1 WHERE game_id = ?2 AND seat = ?3 AND told <= ?1"
        await self._run(sqlite_transactions.write, sql, ply, game_id, seat)

    async def moves(
        self, game_id: int, after_ply: int, up_to_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        return await self._run(sqlite_history.moves, game_id, after_ply, up_to_ply)

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        sql = "SELECT state FROM snapshot WHERE game_id = ? AND ply = ?"
        return await self._fetch_text(sql, game_id, ply)

    async def phase_end_states(self, game_id: int, ply: int) -> tuple[str, ...]:
        sql = "SELECT state FROM phase WHERE game_id = ? AND ply = ? ORDER BY number"
        return tuple(
            row[0] for row in await self._run(sqlite_transactions.fetch, sql, game_id, ply)
        )

    async def seat_assignments(self, game_id: int) -> tuple[SeatAssignmentRow, ...]:
        sql = """SELECT seat, from_ply, user_id, name, ai FROM sitting
            WHERE game_id = ? ORDER BY seat, from_ply"""
        rows = await self._run(sqlite_transactions.fetch, sql, game_id)
        return tuple(SeatAssignmentRow(**row) for row in rows)

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        sql = """SELECT seat, user_id, players, points, rank FROM result
            WHERE game_id = ? ORDER BY seat"""
        rows = await self._run(sqlite_transactions.fetch, sql, game_id)
        return tuple(ResultRow(**row) for row in rows)

    async def state_history(self, game_id: int) -> tuple[StateRow, ...]:
        return await self._run(sqlite_history.stored_states, game_id)

    async def uncompressed_games(self, limit: int) -> tuple[int, ...]:
        sql = f"SELECT id FROM game WHERE {sqlite_history.IS_COMPRESSIBLE} ORDER BY id LIMIT ?"  # noqa: S608
        return tuple(row[0] for row in await self._run(sqlite_transactions.fetch, sql, limit))

    async def compress_game(self, game_id: int) -> None:
        await self._run(sqlite_transactions.compress_game, game_id)

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, offset: int, limit: int
    ) -> tuple[GameRow, ...]:
        where = """WHERE id IN (SELECT game_id FROM sitting WHERE user_id = ?1
                UNION SELECT game_id FROM seat WHERE user_id = ?1)
            AND status IN ('over', 'abandoned') AND state IS NOT NULL
            AND channel_id > 0 AND (?2 IS NULL OR guild_id = ?2)
            ORDER BY updated DESC, id DESC LIMIT ?3 OFFSET ?4"""
        asked = (user_id, guild_id, limit, offset)
        rows = await self._run(sqlite_transactions.fetch, _SELECT_GAMES + where, *asked)
        return tuple(GameRow(**row) for row in rows)

    async def games_involving(self, user_id: int) -> tuple[GameRow, ...]:
        where = """WHERE id IN (SELECT game_id FROM sitting WHERE user_id = ?1
            UNION SELECT game_id FROM seat WHERE user_id = ?1
            UNION SELECT game_id FROM result WHERE user_id = ?1
            UNION SELECT game_id FROM move WHERE user_id = ?1) ORDER BY id"""
        rows = await self._run(sqlite_transactions.fetch, _SELECT_GAMES + where, user_id)
        return tuple(GameRow(**row) for row in rows)

    async def latest_finished_game(self, channel_id: int, name: str) -> GameRow | None:
        where = "WHERE channel_id = ? AND name = ? AND status = 'over' ORDER BY id DESC LIMIT 1"
        rows = await self._run(sqlite_transactions.fetch, _SELECT_GAMES + where, channel_id, name)
        return GameRow(**rows[0]) if rows else None

    async def artifact(self, game_id: int, key: str) -> bytes | None:
        sql = "SELECT content FROM made WHERE game_id = ? AND what = ?"
        rows = await self._run(sqlite_transactions.fetch, sql, game_id, key)
        return cast("bytes", rows[0][0]) if rows else None

    async def save_artifact(self, game_id: int, key: str, content: bytes) -> None:
        sql = """INSERT INTO made (game_id, what, content) VALUES (?1, ?2, ?3)
            ON CONFLICT (game_id, what) DO UPDATE SET content = ?3"""
        await self._run(sqlite_transactions.write, sql, game_id, key, content)

    async def mark_announced(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        sql = """UPDATE game SET posted_ply = ?1, turn_message_id = ?2
            WHERE id = ?3 AND posted_ply <= ?1"""
        await self._run(sqlite_transactions.write, sql, ply, turn_message_id, game_id)

    async def mark_phase_announced(self, game_id: int, ply: int) -> None:
        sql = "UPDATE game SET story_ply = ?1 WHERE id = ?2 AND story_ply <= ?1"
        await self._run(sqlite_transactions.write, sql, ply, game_id)

    async def due_reminders(self, now: int) -> tuple[GameRef, ...]:
        sql = """SELECT id, channel_id FROM game WHERE status = 'running' AND id IN
            (SELECT game_id FROM seat WHERE remind_at <= ?) ORDER BY id"""
        return await self._game_refs(sql, now)

    async def clear_reminders(self, game_id: int, now: int) -> None:
        sql = "UPDATE seat SET remind_at = NULL WHERE game_id = ?1 AND remind_at <= ?2"
        await self._run(sqlite_transactions.write, sql, game_id, now)

    async def personal_best(
        self, name: str, user_id: int, players: int, before_game_id: int
    ) -> int | None:
        sql = """SELECT max(points) FROM result JOIN game ON game.id = game_id
            WHERE status = 'over' AND name = ? AND user_id = ? AND players = ? AND game_id < ?"""
        rows = await self._run(
            sqlite_transactions.fetch, sql, name, user_id, players, before_game_id
        )
        return cast("int | None", rows[0][0])

    async def ended_games(
        self, guild_id: int, *, name: str | None = None, user_id: int | None = None
    ) -> tuple[EndedGame, ...]:
        return await self._run(ended_games.ended_games, guild_id, name, user_id)

    async def season_starts(self, guild_id: int) -> tuple[int, ...]:
        return await self._run(ended_games.season_starts, guild_id)

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        return await self._run(ended_games.begin_season, guild_id, number, at)

    async def user_settings(self, user_id: int) -> str:
        known = await self._fetch_text("SELECT settings FROM person WHERE user_id = ?", user_id)
        return known or "{}"

    async def settings_of_users(self, user_ids: Collection[int]) -> dict[int, str]:
        sql = """SELECT user_id, settings FROM person
            WHERE user_id IN (SELECT value FROM json_each(?))"""
        found = await self._run(sqlite_transactions.fetch, sql, json.dumps(list(user_ids)))
        return {row["user_id"]: row["settings"] for row in found}

    async def set_user_settings(self, user_id: int, settings: str) -> None:
        sql = """INSERT INTO person (user_id, settings) VALUES (?1, ?2)
            ON CONFLICT (user_id) DO UPDATE SET settings = ?2"""
        await self._run(sqlite_transactions.write, sql, user_id, settings)

    async def guild_settings(self, guild_id: int) -> str:
        known = await self._fetch_text("SELECT settings FROM server WHERE guild_id = ?", guild_id)
        return known or "{}"

    async def set_guild_settings(self, guild_id: int, settings: str) -> None:
        sql = """INSERT INTO server (guild_id, settings) VALUES (?1, ?2)
            ON CONFLICT (guild_id) DO UPDATE SET settings = ?2"""
        await self._run(sqlite_transactions.write, sql, guild_id, settings)

    async def request_review(self, game_id: int, user_id: int) -> None:
        sql = """INSERT INTO review (game_id, user_id) VALUES (?, ?)
            ON CONFLICT (game_id, user_id) DO NOTHING"""
        await self._run(sqlite_transactions.write, sql, game_id, user_id)

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        rows = await self._reviews("WHERE game_id = ? AND user_id = ?", game_id, user_id)
        return rows[0] if rows else None

    async def save_review(self, game_id: int, user_id: int, findings: str, *, done: bool) -> bool:
        sql = "UPDATE review SET found = ?, done = ? WHERE game_id = ? AND user_id = ?"
        return bool(
            await self._run(sqlite_transactions.write, sql, findings, done, game_id, user_id)
        )

    async def pending_reviews(self) -> tuple[ReviewRow, ...]:
        return await self._reviews("WHERE NOT done ORDER BY number")

    async def _reviews(self, where: str, *values: int) -> tuple[ReviewRow, ...]:
        sql = f"SELECT game_id, user_id, found, done FROM review {where}"  # noqa: S608
        rows = await self._run(sqlite_transactions.fetch, sql, *values)
        return tuple(
            ReviewRow(row["game_id"], row["user_id"], row["found"], bool(row["done"]))
            for row in rows
        )

    async def forget_user(self, user_id: int, pseudonym: str) -> None:
        await self._run(sqlite_transactions.forget_user, user_id, pseudonym)

    async def get_meta(self, key: str) -> str | None:
        return await self._fetch_text("SELECT value FROM meta WHERE key = ?", key)

    async def set_meta(self, key: str, value: str) -> None:
        await self._run(sqlite_transactions.write, sqlite_transactions.SET_META, key, value)

    async def _one_game(self, sql: str, value: int) -> GameRow | None:
        rows = await self._run(sqlite_transactions.fetch, sql, value)
        return GameRow(**rows[0]) if rows else None

    async def _game_refs(self, sql: str, *values: int | None) -> tuple[GameRef, ...]:
        rows = await self._run(sqlite_transactions.fetch, sql, *values)
        return tuple(GameRef(**row) for row in rows)

    async def _fetch_text(self, sql: str, *values: int | str) -> str | None:
        rows = await self._run(sqlite_transactions.fetch, sql, *values)
        return cast("str", rows[0][0]) if rows else None

    async def _run(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a function in the store's thread, after those that were submitted before.

        One hop per function: a hop per statement would cost more than the statements, and would let
        other tasks in between BEGIN and COMMIT. If the caller is cancelled, the function still
        runs: what was posted to a channel has to be recorded in any case.
        """
        asked = time.monotonic()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def run_and_report() -> None:
            # Time in the queue counts: behind a caller that waits for a lock, this one waits for
            # it, too.
            try:
                set_busy_timeout(self._connection, time.monotonic() - asked)
                outcome = work(self._connection, *args, **kwargs)
            except BaseException as error:
                loop.call_soon_threadsafe(_set_exception, answer, error)
            else:
                loop.call_soon_threadsafe(_set_result, answer, outcome)

        try:
            self._thread.submit(run_and_report)
        except RuntimeError as error:
            raise StoreError("the store is closed") from error
        with translate_errors():
            return await answer


def _set_result(answer: "asyncio.Future[T]", outcome: T) -> None:
    if not answer.cancelled():
        answer.set_result(outcome)


def _set_exception(answer: "asyncio.Future[T]", error: BaseException) -> None:
    if not answer.cancelled():
        answer.set_exception(error)
