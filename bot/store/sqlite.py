"""The store: every game and every move, in one SQLite file.

All access goes through `Store`, so that a server database can stand behind it later.
"""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar, cast

import aiosqlite

from bot.store import transactions
from bot.store.opening import MIGRATIONS, StoreUnusable, open_database, wait_for_others
from bot.store.records import Change, Committed, GameRow, MoveRow, SeatRow, Status
from bot.store.transactions import ChannelTaken, TakenOver

__all__ = [
    "Change",
    "ChannelTaken",
    "Committed",
    "GameRow",
    "MoveRow",
    "SeatRow",
    "Status",
    "Store",
    "StoreUnusable",
    "TakenOver",
]

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The games, kept so that what was committed survives a crash of the machine."""

    def __init__(self, connection: sqlite3.Connection, thread: aiosqlite.Connection) -> None:
        """Use `Store.open`."""
        self._connection = connection
        self._thread = thread

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> Self:
        """Open the file, or make a new one, and bring it up to date. Raises StoreUnusable."""
        connection = await asyncio.to_thread(open_database, path, migrations)
        connection.create_function("this_process", 0, lambda: None)
        return cls(connection, await aiosqlite.Connection(lambda: connection, iter_chunk_size=64))

    async def take_over(self) -> None:
        """From now on only this process may write, whatever others have the file open."""
        await self._run(transactions.take_over, secrets.token_hex(8))

    async def check_in_charge(self) -> None:
        """Raise TakenOver once another process has taken over."""
        await self._run(transactions.check_in_charge)

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._thread.close()

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
        """Open a lobby at ply 1, with the move "open" in its log, and return the game's id.

        None if this interaction was written before. Raises ChannelTaken.
        """
        game = (channel_id, guild_id, name, schema, options, settings, at, at)
        return await self._run(transactions.create_game, game, seats, user_id, interaction_id, at)

    async def open_game(self, channel_id: int) -> GameRow | None:
        """The lobby or running game of a channel."""
        sql = "SELECT * FROM game WHERE channel_id = ? AND status IN ('lobby', 'running')"
        return await self._one_game(sql, channel_id)

    async def game(self, game_id: int) -> GameRow | None:
        """One game by its id."""
        return await self._one_game("SELECT * FROM game WHERE id = ?", game_id)

    async def games_of(self, user_id: int) -> tuple[GameRow, ...]:
        """Every game, open or ended, in which this person has a seat; the latest played first."""
        sql = """SELECT * FROM game WHERE id IN (SELECT game_id FROM seat WHERE user_id = ?)
            ORDER BY updated DESC, id DESC"""
        return await self._games(sql, user_id)

    async def unfinished(self) -> tuple[GameRow, ...]:
        """What to take up again at start: games not told to the end, or that move by themselves.

        The others wait for somebody to act, and are loaded then.
        """
        sql = """SELECT * FROM game WHERE posted_ply < ply
            OR status IN ('lobby', 'running') AND turn_message_id IS NULL
            OR status = 'running' AND id IN
                (SELECT game_id FROM seat WHERE ai IS NOT NULL OR intent IS NOT NULL)
            ORDER BY id"""
        return await self._games(sql)

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        """The seats of a game in their order."""
        sql = """SELECT seat, name, user_id, ai, intent, remind_at FROM seat
            WHERE game_id = ? ORDER BY seat"""
        return tuple(SeatRow(**row) for row in await self._run(transactions.fetch, sql, game_id))

    async def commit(self, change: Change) -> Committed:
        """Write one move with all that follows from it, or nothing at all.

        Raises ChannelTaken if it reopens a game whose channel has another by now.
        """
        return await self._run(transactions.commit, change)

    async def moves(
        self, game_id: int, after_ply: int, upto_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        """The log of a game past `after_ply`, up to and with `upto_ply` or to its end."""
        sql = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at FROM move
            WHERE game_id = ? AND ply > ? AND ply <= coalesce(?, ply) ORDER BY ply"""
        rows = await self._run(transactions.fetch, sql, game_id, after_ply, upto_ply)
        return tuple(MoveRow(**row) for row in rows)

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        """The state stored for this ply, if it is still kept."""
        sql = "SELECT state FROM snapshot WHERE game_id = ? AND ply = ?"
        return await self._text(sql, game_id, ply)

    async def mark_posted(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        """Remember that the channel was told up to this ply, and which message shows the turn.

        A report older than what is known already is ignored.
        """
        sql = """UPDATE game SET posted_ply = ?1, turn_message_id = ?2
            WHERE id = ?3 AND posted_ply <= ?1"""
        await self._run(transactions.write, sql, ply, turn_message_id, game_id)

    async def mark_story(self, game_id: int, ply: int) -> None:
        """Remember that the story of the phase that ended with this ply was told."""
        sql = "UPDATE game SET story_ply = ?1 WHERE id = ?2 AND story_ply <= ?1"
        await self._run(transactions.write, sql, ply, game_id)

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        """Remember what a seat wants done for it. This is no move: the ply stays."""
        sql = "UPDATE seat SET intent = ?1 WHERE game_id = ?2 AND seat = ?3"
        await self._run(transactions.write, sql, intent, game_id, seat)

    async def due_reminders(self, now: int) -> tuple[GameRow, ...]:
        """The running games in which somebody is to be reminded by now."""
        sql = """SELECT * FROM game WHERE status = 'running' AND id IN
            (SELECT game_id FROM seat WHERE remind_at <= ?) ORDER BY id"""
        return await self._games(sql, now)

    async def clear_reminders(self, game_id: int, now: int) -> None:
        """Forget the reminders of a game that are due by now: they are given only once."""
        sql = "UPDATE seat SET remind_at = NULL WHERE game_id = ?1 AND remind_at <= ?2"
        await self._run(transactions.write, sql, game_id, now)

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        """Continue an open game in another channel. Raises ChannelTaken if that has one."""
        await self._run(transactions.move_game, game_id, channel_id, guild_id)

    async def best(self, name: str, user_id: int, players: int, before: int) -> int | None:
        """A person's most points in games with so many players that ended before this one."""
        sql = """SELECT max(points) FROM result JOIN game ON game.id = game_id
            WHERE name = ? AND user_id = ? AND players = ? AND game_id < ?"""
        rows = await self._run(transactions.fetch, sql, name, user_id, players, before)
        return cast("int | None", rows[0][0])

    async def person(self, user_id: int) -> str:
        """A person's settings as JSON; an empty object for who never chose any."""
        known = await self._text("SELECT settings FROM person WHERE user_id = ?", user_id)
        return known or "{}"

    async def set_person(self, user_id: int, settings: str) -> None:
        """Remember a person's settings."""
        sql = "INSERT INTO person VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET settings = ?2"
        await self._run(transactions.write, sql, user_id, settings)

    async def forget(self, user_id: int, name: str) -> None:
        """Delete what is stored about a person. Ended games keep the moves under `name`."""
        await self._run(transactions.forget, user_id, name)

    async def meta(self, key: str) -> str | None:
        """A small remembered value, such as the hash of the command tree last synced."""
        return await self._text("SELECT value FROM meta WHERE key = ?", key)

    async def set_meta(self, key: str, value: str) -> None:
        """Remember a small value."""
        sql = "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2"
        await self._run(transactions.write, sql, key, value)

    async def check(self) -> None:
        """Raise unless the database answers; cheap enough for a health check."""
        await self._run(transactions.fetch, "SELECT id FROM game LIMIT 1")

    async def _games(self, sql: str, *values: int) -> tuple[GameRow, ...]:
        return tuple(GameRow(**row) for row in await self._run(transactions.fetch, sql, *values))

    async def _one_game(self, sql: str, value: int) -> GameRow | None:
        games = await self._games(sql, value)
        return games[0] if games else None

    async def _text(self, sql: str, *values: int | str) -> str | None:
        rows = await self._run(transactions.fetch, sql, *values)
        return cast("str", rows[0][0]) if rows else None

    async def _run(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a plain function in the database thread, undisturbed by other calls.

        aiosqlite's public methods hop to the thread for every statement, which costs more than
        the statements do and lets other tasks in between BEGIN and COMMIT. Its one private
        method takes any function. A cancelled caller does not stop a function half way.
        """
        asked = time.monotonic()

        def in_time() -> T:
            # Counted from the question: who queues up behind somebody that waits for another
            # program's lock has waited for it as well.
            wait_for_others(self._connection, time.monotonic() - asked)
            return work(self._connection, *args, **kwargs)

        hop = self._thread._execute(in_time)  # type: ignore[no-untyped-call]
        return cast("T", await hop)
