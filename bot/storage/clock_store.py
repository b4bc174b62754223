"""The clocks of seats: which reminders are due, and whose time is over."""

from __future__ import annotations

from bot.storage import statements
from bot.storage.connection import Database, Value
from bot.storage.place_store import PlaceStore
from bot.storage.records import GameRef


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
