"""The store in a database of PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Hashable, Sequence
from pathlib import Path
from typing import Any, Self, cast

from bot.store import ended
from bot.store.address import Address
from bot.store.contract import Store
from bot.store.postgres import keeping, moves, reading, writing
from bot.store.postgres.connections import Connection, Connections
from bot.store.postgres.opening import MIGRATIONS, naming_faults, prepare, settings
from bot.store.records import (
    Change,
    Committed,
    EndedGame,
    GamePlace,
    GameRow,
    MoveRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    SittingRow,
    StateRow,
)


class PostgresStore(Store):
    """Keeps the promises of `Store` with a few connections and one statement a move."""

    def __init__(self, connections: Connections) -> None:
        """Use `PostgresStore.open`."""
        self._connections = connections
        self._moves = moves.Moves()
        self._right = writing.right_to_all(None)
        self._shard: tuple[int | None, int | None] = (None, None)

    @classmethod
    async def open(cls, address: Address, migrations: Path = MIGRATIONS) -> Self:
        """Open the database and bring it up to date. Raises StoreUnusable."""
        await prepare(address, migrations)
        with naming_faults(address):
            return cls(await Connections.open(address.dsn, settings(address)))

    async def take_over(self) -> None:
        process = secrets.token_hex(8)

        async def work(connection: Connection, _: bool) -> None:
            await connection.execute(writing.TAKE_OVER, process)

        await self._connections.run(work, "charge")
        self._right = writing.right_to_all(process)

    async def check_in_charge(self) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await writing.check_in_charge(connection, self._right)

        await self._connections.run(work)

    async def check(self) -> None:
        await self._fetch("SELECT id FROM game LIMIT 1")

    async def close(self) -> None:
        await self._connections.close()

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

        async def work(connection: Connection, again: bool) -> int | None:
            who = (user_id, interaction_id, at)
            return await moves.create_game(connection, again, self._right, game, seats, *who)

        return await self._connections.run(work)

    async def commit(self, change: Change) -> Committed:
        async def work(connection: Connection, again: bool) -> Committed:
            return await self._moves.commit(connection, again, self._right, change)

        return await self._connections.run(work, change.game_id)

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        async def work(connection: Connection, _: bool) -> None:
            where = (game_id, channel_id, guild_id)
            with moves.channel_guarded():
                await writing.write(connection, self._right, writing.MOVE_GAME, *where)

        await self._connections.run(work, game_id)

    async def game(self, game_id: int) -> GameRow | None:
        return await self._one_game(reading.GAME, game_id, about=game_id)

    async def open_game(self, channel_id: int) -> GameRow | None:
        return await self._one_game(reading.OPEN_GAME, channel_id)

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GamePlace, ...]:
        return await self._places(reading.OPEN_GAMES_OF, user_id, guild_id, limit)

    async def is_seated(self, user_id: int) -> bool:
        return bool(await self._value(keeping.IS_SEATED, user_id))

    async def unfinished(self) -> tuple[GamePlace, ...]:
        return await self._places(reading.UNFINISHED, *self._shard)

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        rows = await self._fetch(reading.SEATS, game_id, about=game_id)
        return tuple(SeatRow(*row) for row in rows)

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        await self._write(writing.SET_INTENT, game_id, seat, intent)

    async def set_settings(self, game_id: int, settings: str) -> None:
        await self._write(writing.SET_SETTINGS, game_id, settings)

    async def set_told(self, game_id: int, seat: int, ply: int) -> None:
        await self._write(writing.SET_TOLD, game_id, seat, ply)

    async def moves(
        self, game_id: int, after_ply: int, upto_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        async def work(connection: Connection, _: bool) -> tuple[MoveRow, ...]:
            return await keeping.moves(connection, game_id, after_ply, upto_ply)

        return await self._connections.run(work, game_id)

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        found = await self._value(reading.SNAPSHOT, game_id, ply, about=game_id)
        return cast("str | None", found)

    async def phases(self, game_id: int, ply: int) -> tuple[str, ...]:
        rows = await self._fetch(reading.PHASES, game_id, ply, about=game_id)
        return tuple(row[0] for row in rows)

    async def sittings(self, game_id: int) -> tuple[SittingRow, ...]:
        rows = await self._fetch(reading.SITTINGS, game_id, about=game_id)
        return tuple(SittingRow(*row) for row in rows)

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        rows = await self._fetch(reading.RESULTS, game_id, about=game_id)
        return tuple(ResultRow(*row) for row in rows)

    async def states(self, game_id: int) -> tuple[StateRow, ...]:
        async def work(connection: Connection, _: bool) -> tuple[StateRow, ...]:
            return await keeping.states(connection, game_id)

        return await self._connections.run(work, game_id)

    async def unpacked(self, limit: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._fetch(reading.UNPACKED, *self._shard, limit))

    async def pack(self, game_id: int) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await keeping.pack(connection, self._right, game_id)

        await self._connections.run(work, game_id)

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, skip: int, limit: int
    ) -> tuple[GameRow, ...]:
        rows = await self._fetch(reading.ENDED_GAMES_OF, user_id, guild_id, limit, skip)
        return tuple(GameRow(*row) for row in rows)

    async def games_with(self, user_id: int) -> tuple[GameRow, ...]:
        return tuple(GameRow(*row) for row in await self._fetch(reading.GAMES_WITH, user_id))

    async def latest_over(self, channel_id: int, name: str) -> GameRow | None:
        return await self._one_game(reading.LATEST_OVER, channel_id, name)

    async def made(self, game_id: int, what: str) -> bytes | None:
        return cast("bytes | None", await self._value(reading.MADE, game_id, what, about=game_id))

    async def keep_made(self, game_id: int, what: str, content: bytes) -> None:
        await self._write(writing.KEEP_MADE, game_id, what, content)

    async def mark_posted(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        await self._write(writing.MARK_POSTED, game_id, ply, turn_message_id)

    async def mark_story(self, game_id: int, ply: int) -> None:
        await self._write(writing.MARK_STORY, game_id, ply)

    async def due_reminders(self, now: int) -> tuple[GamePlace, ...]:
        return await self._places(reading.DUE_REMINDERS, *self._shard, now)

    async def clear_reminders(self, game_id: int, now: int) -> None:
        await self._write(writing.CLEAR_REMINDERS, game_id, now)

    async def best(self, name: str, user_id: int, players: int, before: int) -> int | None:
        asked = (name, user_id, players, before)
        return cast("int | None", await self._value(reading.BEST, *asked))

    async def ended_games(
        self, guild_id: int, *, name: str | None = None, user_id: int | None = None
    ) -> tuple[EndedGame, ...]:
        return ended.games(await self._fetch(reading.ENDED_GAMES, guild_id, name, user_id))

    async def seasons(self, guild_id: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._fetch(reading.SEASONS, guild_id))

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        async def work(connection: Connection, again: bool) -> bool:
            season = (guild_id, number, at)
            sql = writing.BEGIN_SEASON
            begun = bool(await writing.write(connection, self._right, sql, *season))
            # Where the answer was lost, it may be ours that is there.
            return begun or (again and await connection.fetchval(reading.IS_SEASON, *season))

        return await self._connections.run(work, ("season", guild_id))

    async def person(self, user_id: int) -> str:
        return await self._value(reading.PERSON, user_id, about=("person", user_id)) or "{}"

    async def people(self, user_ids: Collection[int]) -> dict[int, str]:
        return dict(await self._fetch(reading.PEOPLE, list(user_ids)))

    async def set_person(self, user_id: int, settings: str) -> None:
        about = ("person", user_id)
        await self._write(writing.SET_PERSON, user_id, settings, about=about)

    async def server(self, guild_id: int) -> str:
        return await self._value(reading.SERVER, guild_id, about=("server", guild_id)) or "{}"

    async def set_server(self, guild_id: int, settings: str) -> None:
        about = ("server", guild_id)
        await self._write(writing.SET_SERVER, guild_id, settings, about=about)

    async def begin_review(self, game_id: int, user_id: int) -> None:
        await self._write(writing.BEGIN_REVIEW, game_id, user_id)

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        rows = await self._fetch(reading.REVIEW, game_id, user_id, about=game_id)
        return ReviewRow(*rows[0]) if rows else None

    async def keep_review(self, game_id: int, user_id: int, found: str, *, done: bool) -> bool:
        sql = writing.KEEP_REVIEW
        return bool(await self._write(sql, game_id, user_id, found, int(done)))

    async def reviews_to_do(self) -> tuple[ReviewRow, ...]:
        rows = await self._fetch(reading.REVIEWS_TO_DO, *self._shard)
        return tuple(ReviewRow(*row) for row in rows)

    async def forget(self, user_id: int, name: str) -> None:
        async def work(connection: Connection, _: bool) -> None:
            await keeping.forget(connection, self._right, user_id, name)

        await self._connections.run(work)

    async def meta(self, key: str) -> str | None:
        found = await self._value(reading.META, key, about=("meta", key))
        return cast("str | None", found)

    async def set_meta(self, key: str, value: str) -> None:
        await self._write(writing.SET_META, key, value, about=("meta", key))

    async def _one_game(self, sql: str, *values: Any, about: Hashable = None) -> GameRow | None:
        rows = await self._fetch(sql, *values, about=about)
        return GameRow(*rows[0]) if rows else None

    async def _places(self, sql: str, *values: Any) -> tuple[GamePlace, ...]:
        return tuple(GamePlace(*row) for row in await self._fetch(sql, *values))

    async def _value(self, sql: str, *values: Any, about: Hashable = None) -> Any:
        rows = await self._fetch(sql, *values, about=about)
        return rows[0][0] if rows else None

    async def _fetch(self, sql: str, *values: Any, about: Hashable = None) -> list[Any]:
        async def work(connection: Connection, _: bool) -> list[Any]:
            return cast("list[Any]", await connection.fetch(sql, *values))

        return await self._connections.run(work, about)

    async def _write(self, sql: str, *values: Any, about: Hashable = None) -> int:
        """Run a guarded statement about the game that its first value names, or something else."""

        async def work(connection: Connection, _: bool) -> int:
            return await writing.write(connection, self._right, sql, *values)

        return await self._connections.run(work, values[0] if about is None else about)
