"""Every channel's table: loaded when it is needed, one lock a channel."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.store.records import GameRow, SeatRow
from bot.store.sqlite import ChannelTaken, Store
from bot.table.table import Refused, Table, options_json
from engine.core import AnyGame

KEPT = 2_000
"""Tables held in memory; the one idle longest is let go and loaded again when needed."""


AT_HAND = 2.0
"""Seconds that suggestions, which cannot be deferred, wait for a table to be loaded."""


class Tables:
    """Finds the open table of a channel, and tells `changed` of each one that moved on."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Table], None],
        clock: Callable[[], float] = time.time,
        kept: int = KEPT,
    ) -> None:
        self._store = store
        self._changed = changed
        self._clock = clock
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """How many tables are held in memory."""
        return len(self._tables)

    def lock(self, channel_id: int) -> asyncio.Lock:
        """The lock under which a channel's table changes."""
        lock = self._locks.get(channel_id)
        if lock is None:
            lock = self._locks[channel_id] = asyncio.Lock()
        return lock

    async def at(self, channel_id: int) -> Table:
        """The lobby or running game of a channel. Refuses where there is none."""
        table = self._tables.get(channel_id)
        if table is None or table.row.status not in ("lobby", "running"):
            row = await self._store.open_game(channel_id)
            if row is None:
                raise Refused("no-game")
            table = await self.take_up(row)
        self._tables.move_to_end(channel_id)
        return table

    async def at_hand(self, channel_id: int) -> Table:
        """The same for who cannot wait. Refuses also where loading takes too long."""
        try:
            async with asyncio.timeout(AT_HAND):
                return await self.at(channel_id)
        except TimeoutError as error:
            raise Refused("no-game") from error

    async def take_up(self, row: GameRow) -> Table:
        """Make a stored game a table in memory."""
        seats = await self._store.seats(row.id)
        known = self._tables.get(row.channel_id)
        if known is not None and known.row.id == row.id:
            return known
        table = Table(self._store, row, seats, self._clock)
        self._tables[row.channel_id] = table
        self._let_go()
        if row.posted_ply < row.ply:
            # Before anything else happens: the last run may have stopped in the middle of telling.
            self._changed(table)
        return table

    def _let_go(self) -> None:
        """Forget the tables idle longest, but none that somebody changes or tells about now."""
        for channel_id, table in list(self._tables.items()):
            if len(self._tables) <= self._kept:
                return
            if table.row.posted_ply == table.row.ply and not self.lock(channel_id).locked():
                del self._tables[channel_id]

    @asynccontextmanager
    async def changing(self, channel_id: int) -> AsyncIterator[Table]:
        """The channel's table under its lock; afterwards the channel is told what changed."""
        async with self.lock(channel_id):
            table = await self.at(channel_id)
            before = table.row.ply
            try:
                yield table
            finally:
                if table.row.ply != before or table.held_up:
                    self._changed(table)

    async def move(
        self, row: GameRow, user_id: int, channel_id: int, guild_id: int | None
    ) -> Table:
        """Go on with a game in another channel. Only somebody at the table may say so."""
        async with self.lock(channel_id):
            table = await self.take_up(row)
            if table.seat_of(user_id) is None:
                raise Refused("not-at-table")
            try:
                await self._store.move_game(row.id, channel_id, guild_id)
            except ChannelTaken as error:
                raise Refused("channel-taken") from error
            self._tables.pop(row.channel_id, None)
            return await self.at(channel_id)

    async def open(
        self,
        game: AnyGame,
        options: dict[str, object],
        *,
        channel_id: int,
        guild_id: int | None,
        seats: Sequence[SeatRow],
        interaction_id: int,
        settings: str = "{}",
    ) -> Table:
        """Open a lobby; who sits first is its host. Refuses where a game is open already."""
        async with self.lock(channel_id):
            try:
                game_id = await self._store.create_game(
                    channel_id=channel_id,
                    guild_id=guild_id,
                    name=game.name,
                    schema=game.schema,
                    options=options_json(game, options),
                    seats=seats,
                    user_id=seats[0].user_id,
                    settings=settings,
                    interaction_id=interaction_id,
                    at=int(self._clock()),
                )
            except ChannelTaken as error:
                raise Refused("channel-taken") from error
            if game_id is None:
                raise Refused("seen")
            table = await self.at(channel_id)
            self._changed(table)
            return table

    async def resume(self) -> None:
        """After a start: make the moves that were due, and tell channels what they missed."""
        for row in await self._store.unfinished():
            async with self.lock(row.channel_id):
                table = await self.take_up(row)
                await table.follow()
                self._changed(table)
