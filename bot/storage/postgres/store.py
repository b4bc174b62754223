"""The store in a PostgreSQL database."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Hashable, Sequence
from pathlib import Path
from typing import Any, Self, cast

from bot.storage import ended_games
from bot.storage.contract import Store
from bot.storage.postgres import fencing, history, queries, transactions
from bot.storage.postgres.connection import (
    MIGRATIONS,
    migrate,
    server_settings,
    translate_to_unusable,
)
from bot.storage.postgres.pool import Connection, ConnectionPool
from bot.storage.postgres_url import PostgresUrl
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


class PostgresStore(Store):
    """Implements `Store` with a few connections and one statement per move."""

    def __init__(self, pool: ConnectionPool) -> None:
        """Use `PostgresStore.open`."""
        self._pool = pool
        self._update_writer = transactions.GameUpdateWriter()
        self._fencing_token = fencing.process_token(None)
        self._shard_filter: tuple[int | None, int | None] = (None, None)

    @classmethod
    async def open(cls, url: PostgresUrl, migrations: Path = MIGRATIONS) -> Self:
        """Open the database and apply pending migrations. Raises StoreUnusable."""
        await migrate(url, migrations)
        with translate_to_unusable(url):
            return cls(await ConnectionPool.open(url.dsn, server_settings(url)))

    async def acquire_lease(self) -> None:
        process = secrets.token_hex(8)

        async def work(connection: Connection, _: bool) -> None:
            await connection.execute(fencing.ACQUIRE_LEASE, process)

        await self._pool.run(work, "charge")
        self._fencing_token = fencing.process_token(process)

    async def check_lease(self) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await fencing.check_lease(connection, self._fencing_token)

        await self._pool.run(work)

    async def check(self) -> None:
        await self._fetch("SELECT id FROM game LIMIT 1")

    async def close(self) -> None:
        await self._pool.close()

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
        game = (channel_id, guild_id, name, schema, options, settings)

        async def work(connection: Connection, is_retry: bool) -> int | None:
            who = (user_id, interaction_id, at)
            return await transactions.create_game(
                connection, is_retry, self._fencing_token, game, seats, *who
            )

        return await self._pool.run(work)

    async def commit(self, update: GameUpdate) -> CommitResult:
        async def work(connection: Connection, is_retry: bool) -> CommitResult:
            return await self._update_writer.commit(
                connection, is_retry, self._fencing_token, update
            )

        return await self._pool.run(work, update.game_id)

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        async def work(connection: Connection, _: bool) -> None:
            where = (game_id, channel_id, guild_id)
            with transactions.translate_unique_violations():
                await fencing.write(connection, self._fencing_token, fencing.MOVE_GAME, *where)

        await self._pool.run(work, game_id)

    async def game(self, game_id: int) -> GameRow | None:
        return await self._one_game(queries.GAME, game_id, order_key=game_id)

    async def open_game(self, channel_id: int) -> GameRow | None:
        return await self._one_game(queries.OPEN_GAME, channel_id)

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GameRef, ...]:
        return await self._game_refs(queries.OPEN_GAMES_OF, user_id, guild_id, limit)

    async def is_seated(self, user_id: int) -> bool:
        return bool(await self._fetch_value(history.IS_SEATED, user_id))

    async def games_to_resume(self) -> tuple[GameRef, ...]:
        return await self._game_refs(queries.GAMES_TO_RESUME, *self._shard_filter)

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        rows = await self._fetch(queries.SEATS, game_id, order_key=game_id)
        return tuple(SeatRow(*row) for row in rows)

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        await self._write(fencing.SET_INTENT, game_id, seat, intent)

    async def set_game_settings(self, game_id: int, settings: str) -> None:
        await self._write(fencing.SET_GAME_SETTINGS, game_id, settings)

    async def set_informed_ply(self, game_id: int, seat: int, ply: int) -> None:
        await self._write(fencing.SET_INFORMED_PLY, game_id, seat, ply)

    async def moves(
        self, game_id: int, after_ply: int, up_to_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        async def work(connection: Connection, _: bool) -> tuple[MoveRow, ...]:
            return await history.moves(connection, game_id, after_ply, up_to_ply)

        return await self._pool.run(work, game_id)

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        state = await self._fetch_value(queries.SNAPSHOT, game_id, ply, order_key=game_id)
        return cast("str | None", state)

    async def phase_end_states(self, game_id: int, ply: int) -> tuple[str, ...]:
        rows = await self._fetch(queries.PHASE_END_STATES, game_id, ply, order_key=game_id)
        return tuple(row[0] for row in rows)

    async def seat_assignments(self, game_id: int) -> tuple[SeatAssignmentRow, ...]:
        rows = await self._fetch(queries.SEAT_ASSIGNMENTS, game_id, order_key=game_id)
        return tuple(SeatAssignmentRow(*row) for row in rows)

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        rows = await self._fetch(queries.RESULTS, game_id, order_key=game_id)
        return tuple(ResultRow(*row) for row in rows)

    async def state_history(self, game_id: int) -> tuple[StateRow, ...]:
        async def work(connection: Connection, _: bool) -> tuple[StateRow, ...]:
            return await history.stored_states(connection, game_id)

        return await self._pool.run(work, game_id)

    async def uncompressed_games(self, limit: int) -> tuple[int, ...]:
        return tuple(
            row[0]
            for row in await self._fetch(queries.UNCOMPRESSED_GAMES, *self._shard_filter, limit)
        )

    async def compress_game(self, game_id: int) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await history.compress_game(connection, self._fencing_token, game_id)

        await self._pool.run(work, game_id)

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, offset: int, limit: int
    ) -> tuple[GameRow, ...]:
        rows = await self._fetch(queries.ENDED_GAMES_OF, user_id, guild_id, limit, offset)
        return tuple(GameRow(*row) for row in rows)

    async def games_involving(self, user_id: int) -> tuple[GameRow, ...]:
        return tuple(GameRow(*row) for row in await self._fetch(queries.GAMES_INVOLVING, user_id))

    async def latest_finished_game(self, channel_id: int, name: str) -> GameRow | None:
        return await self._one_game(queries.LATEST_FINISHED_GAME, channel_id, name)

    async def artifact(self, game_id: int, key: str) -> bytes | None:
        return cast(
            "bytes | None",
            await self._fetch_value(queries.ARTIFACT, game_id, key, order_key=game_id),
        )

    async def save_artifact(self, game_id: int, key: str, content: bytes) -> None:
        await self._write(fencing.SAVE_ARTIFACT, game_id, key, content)

    async def mark_announced(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        await self._write(fencing.MARK_ANNOUNCED, game_id, ply, turn_message_id)

    async def mark_phase_announced(self, game_id: int, ply: int) -> None:
        await self._write(fencing.MARK_PHASE_ANNOUNCED, game_id, ply)

    async def due_reminders(self, now: int) -> tuple[GameRef, ...]:
        return await self._game_refs(queries.DUE_REMINDERS, *self._shard_filter, now)

    async def clear_reminders(self, game_id: int, now: int) -> None:
        await self._write(fencing.CLEAR_REMINDERS, game_id, now)

    async def personal_best(
        self, name: str, user_id: int, players: int, before_game_id: int
    ) -> int | None:
        values = (name, user_id, players, before_game_id)
        return cast("int | None", await self._fetch_value(queries.PERSONAL_BEST, *values))

    async def ended_games(
        self, guild_id: int, *, name: str | None = None, user_id: int | None = None
    ) -> tuple[EndedGame, ...]:
        return ended_games.group_by_game(
            await self._fetch(queries.ENDED_GAMES, guild_id, name, user_id)
        )

    async def season_starts(self, guild_id: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._fetch(queries.SEASON_STARTS, guild_id))

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        async def work(connection: Connection, is_retry: bool) -> bool:
            season = (guild_id, number, at)
            sql = fencing.BEGIN_SEASON
            begun = bool(await fencing.write(connection, self._fencing_token, sql, *season))
            # If the reply to a first attempt was lost, the season may be the one it began.
            return begun or (is_retry and await connection.fetchval(queries.HAS_SEASON, *season))

        return await self._pool.run(work, ("season", guild_id))

    async def user_settings(self, user_id: int) -> str:
        return (
            await self._fetch_value(queries.USER_SETTINGS, user_id, order_key=("person", user_id))
            or "{}"
        )

    async def settings_of_users(self, user_ids: Collection[int]) -> dict[int, str]:
        return dict(await self._fetch(queries.SETTINGS_OF_USERS, list(user_ids)))

    async def set_user_settings(self, user_id: int, settings: str) -> None:
        order_key = ("person", user_id)
        await self._write(fencing.SET_USER_SETTINGS, user_id, settings, order_key=order_key)

    async def guild_settings(self, guild_id: int) -> str:
        return (
            await self._fetch_value(
                queries.GUILD_SETTINGS, guild_id, order_key=("server", guild_id)
            )
            or "{}"
        )

    async def set_guild_settings(self, guild_id: int, settings: str) -> None:
        order_key = ("server", guild_id)
        await self._write(fencing.SET_GUILD_SETTINGS, guild_id, settings, order_key=order_key)

    async def request_review(self, game_id: int, user_id: int) -> None:
        await self._write(fencing.REQUEST_REVIEW, game_id, user_id)

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        rows = await self._fetch(queries.REVIEW, game_id, user_id, order_key=game_id)
        return ReviewRow(*rows[0]) if rows else None

    async def save_review(self, game_id: int, user_id: int, findings: str, *, done: bool) -> bool:
        sql = fencing.SAVE_REVIEW
        return bool(await self._write(sql, game_id, user_id, findings, int(done)))

    async def pending_reviews(self) -> tuple[ReviewRow, ...]:
        rows = await self._fetch(queries.PENDING_REVIEWS, *self._shard_filter)
        return tuple(ReviewRow(*row) for row in rows)

    async def forget_user(self, user_id: int, pseudonym: str) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await history.forget_user(connection, self._fencing_token, user_id, pseudonym)

        await self._pool.run(work)

    async def get_meta(self, key: str) -> str | None:
        value = await self._fetch_value(queries.META, key, order_key=("meta", key))
        return cast("str | None", value)

    async def set_meta(self, key: str, value: str) -> None:
        await self._write(fencing.SET_META, key, value, order_key=("meta", key))

    async def _one_game(self, sql: str, *values: Any, order_key: Hashable = None) -> GameRow | None:
        rows = await self._fetch(sql, *values, order_key=order_key)
        return GameRow(*rows[0]) if rows else None

    async def _game_refs(self, sql: str, *values: Any) -> tuple[GameRef, ...]:
        return tuple(GameRef(*row) for row in await self._fetch(sql, *values))

    async def _fetch_value(self, sql: str, *values: Any, order_key: Hashable = None) -> Any:
        rows = await self._fetch(sql, *values, order_key=order_key)
        return rows[0][0] if rows else None

    async def _fetch(self, sql: str, *values: Any, order_key: Hashable = None) -> list[Any]:
        async def work(connection: Connection, _: bool) -> list[Any]:
            return cast("list[Any]", await connection.fetch(sql, *values))

        return await self._pool.run(work, order_key)

    async def _write(self, sql: str, *values: Any, order_key: Hashable = None) -> int:
        """Run a fenced statement, in order with others on the game that its first value names."""

        async def work(connection: Connection, _: bool) -> int:
            return await fencing.write(connection, self._fencing_token, sql, *values)

        return await self._pool.run(work, values[0] if order_key is None else order_key)
