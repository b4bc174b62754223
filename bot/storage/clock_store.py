"""The clocks of seats: which reminders are due, whose time is over, and what puts them off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.storage import clock_statements as statements
from bot.storage.connection import Connection, Database, Value, rows_as_json
from bot.storage.place_store import PlaceStore
from bot.storage.records import GameRef, SeatRow


@dataclass(frozen=True, slots=True)
class Pause:
    """The time since the last beat of a shard."""

    seconds: int
    games: tuple[GameRef, ...]
    """Those whose clocks were put off, since that time counts for nobody."""
    missed: int = 0
    """The seconds, if that time counts for nobody at all."""


class ClockStore(PlaceStore):
    """The part of the store that knows which clocks have run out. Moves start and stop them."""

    def __init__(self, database: Database, shard_count: int | None, shard_id: int | None) -> None:
        super().__init__(database)
        self._shard: dict[str, Value] = {"shard_count": shard_count, "shard_id": shard_id}

    async def due_reminders(self, now: int) -> tuple[GameRef, ...]:
        """Return the running games with a reminder that is due."""
        return await self._rows(GameRef, statements.DUE_REMINDERS, now=now, **self._shard)

    async def clear_reminders(self, game_id: int, now: int) -> None:
        """Clear the due reminders of a game: each is sent only once."""
        await self._write(statements.CLEAR_REMINDERS, game_id=game_id, now=now)

    async def deadlines(self, until: int) -> tuple[tuple[GameRef, int], ...]:
        """Return the running games in which the time of a seat is over by then, and when it is.

        None whose channel has not been told of the newest move: nobody can answer a question that
        was not asked.
        """
        rows = await self._fetch(statements.DEADLINES, until=until, **self._shard)
        return tuple((GameRef(game_id, channel_id), at) for game_id, channel_id, at in rows)

    async def set_clocks(self, game_id: int, seats: Sequence[SeatRow], ends_at: int | None) -> None:
        """Set the clocks of seats, and when the game ends. This is not a move: the ply stays."""
        listed = rows_as_json(
            (row.seat, row.remind_at, row.deadline_at, row.clock_at, row.away_until)
            for row in seats
        )

        async def work(connection: Connection, _: bool) -> None:
            async with connection.transaction():
                for statement in statements.SET_CLOCKS:
                    await connection.write(
                        statement, game_id=game_id, clocks=listed, ends_at=ends_at
                    )

        await self._database.run(work, ("game_id", game_id))

    async def heartbeat(self, now: int, *, longest: int, notice: int) -> Pause:
        """Note that the shard's games are served. Return which of them were not before.

        If the last beat is more than `longest` seconds ago, the time since then counts for nobody,
        and neither does it in a game whose channel has not been told of the newest move since then.
        Games end as many seconds after it was announced as `notice` says.
        """
        values: dict[str, Value] = {"now": now, "longest": longest, **self._shard}

        async def work(connection: Connection, _: bool) -> Pause:
            last = await connection.fetch(statements.LAST_BEAT, **self._shard)
            if last and now - last[0][0] <= longest:
                # As nearly always: no game of the shard needs to be looked at.
                before = last[0][0]
                if not await connection.fetch(statements.HAS_UNTOLD_GAMES, before=before):
                    await connection.write(statements.HEARTBEAT, now=now, **self._shard)
                    return Pause(now - before, ())
            async with connection.transaction():
                seats = await connection.write(statements.PUT_CLOCKS_OFF, **values)
                games = await connection.write(statements.PUT_ENDS_OFF, notice=notice, **values)
                await connection.write(statements.HEARTBEAT, now=now, **self._shard)
            put_off = {row[0]: GameRef(*row) for row in (*seats, *games)}
            seconds = now - last[0][0] if last else 0
            missed = seconds if seconds > longest else 0
            return Pause(seconds, tuple(put_off.values()), missed)

        return await self._database.run(work, "heartbeat")

    async def unattended_games(self, now: int, idle_before: int) -> tuple[GameRef, ...]:
        """Return the running games that nobody plays any more, and those that are to end by now.

        In these no user has moved after `idle_before`, or AI players play for all of them, and
        nobody has announced an absence.
        """
        return await self._rows(
            GameRef, statements.UNATTENDED_GAMES, now=now, idle_before=idle_before, **self._shard
        )
