"""Every channel's table: loaded when it is needed, one lock a channel."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.storage.contract import ChannelTaken, CommitOutcomeUnknown, Store
from bot.storage.records import GameRef, GameRow, SeatRow
from bot.table.errors import RequestRejected
from bot.table.lobby import validated_options_json
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from bot.table.unreadable import UnreadableGame, abandon_unreadable_game
from engine.core import AnyGame

log = logging.getLogger(__name__)

MAX_CACHED_TABLES = 2_000
"""Tables held in memory; the one idle longest is let go and loaded again when needed."""


AUTOCOMPLETE_LOAD_SECONDS = 2.0
"""Seconds that suggestions, which cannot be deferred, wait for a table to be loaded."""


class TableRepository:
    """Finds the open table of a channel, and tells `on_change` of each one that moved on."""

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Table], None],
        clock: Callable[[], float] = time.time,
        max_cached: int = MAX_CACHED_TABLES,
        *,
        shared: bool = False,
    ) -> None:
        """What is `shared` with other processes is one person's own: he may be anywhere."""
        self._shared = shared
        self._store = store
        self._on_change = on_change
        self._clock = clock
        self._max_cached = max_cached
        # By channel; and by game all that anybody still holds, so that none is made twice.
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._loaded: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._load_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._reported_unreadable = set[int]()

    def __len__(self) -> int:
        """How many tables are held in memory."""
        return len(self._tables)

    def lock(self, channel_id: int) -> asyncio.Lock:
        """The lock under which a channel's table changes."""
        return _get_lock(self._locks, channel_id)

    async def get(self, channel_id: int) -> Table:
        """The lobby or running game of a channel. Refuses where there is none."""
        if self._shared and channel_id < 0:
            await self._refresh_private(channel_id)
        table = self._cached_open(channel_id)
        if table is None:
            async with _get_lock(self._load_locks, channel_id):
                table = self._cached_open(channel_id)
                if table is None:
                    table = await self._load_row(await self._store.open_game(channel_id))
            if not _is_open(table):
                # It ended while it was read.
                raise RequestRejected("no-game")
        self._tables.move_to_end(channel_id)
        return table

    async def _refresh_private(self, channel_id: int) -> None:
        """Know how a person's own table stands, whoever has played on there meanwhile."""
        table, row = self._tables.get(channel_id), await self._store.open_game(channel_id)
        if table is None or (row is not None and (row.id, row.ply) == _version_of(table)):
            return
        if row is not None and row.id == table.row.id:
            await table.stored.reload()
        else:
            self.evict(channel_id)

    def _cached_open(self, channel_id: int) -> Table | None:
        table = self._tables.get(channel_id)
        return table if table is not None and _is_open(table) else None

    async def get_for_autocomplete(self, channel_id: int) -> Table:
        """The same for who cannot wait. Refuses also where loading takes too long."""
        try:
            async with asyncio.timeout(AUTOCOMPLETE_LOAD_SECONDS):
                return await self.get(channel_id)
        except TimeoutError as error:
            raise RequestRejected("no-game") from error

    async def load(self, place: GameRef) -> Table:
        """Make a stored game a table in memory. Refuses where it is in that channel no more.

        However old the question is, the table is as the game stands now, and the channel's open
        game stays its table.
        """
        async with _get_lock(self._load_locks, place.channel_id):
            table = self._loaded.get(place.id)
            if table is None:
                row = await self._store.game(place.id)
                here = row is not None and row.channel_id == place.channel_id
                table = await self._load_row(row if here else None)
        return table

    async def _load_row(self, row: GameRow | None) -> Table:
        """Make a row a table in memory, while nobody else reads the channel's."""
        if row is None:
            raise RequestRejected("no-game")
        seats = await self._store.seats(row.id)
        table = self._loaded.get(row.id)
        if table is None:
            table = self._loaded[row.id] = self._build(row, seats)
            if row.announced_ply < row.ply:
                # Before anything else happens: the last run may have stopped in the middle of
                # telling.
                self._on_change(table)
        if _is_open(table) or self._cached_open(row.channel_id) is None:
            self._tables[row.channel_id] = table
            self._evict_idle()
        return table

    def _build(self, row: GameRow, seats: tuple[SeatRow, ...]) -> Table:
        try:
            return Table(self._store, row, seats, self._clock)
        except Exception as error:
            # Whatever is wrong with one game, the others go on. Said once, as it is met again
            # with every question.
            if row.id not in self._reported_unreadable:
                self._reported_unreadable.add(row.id)
                log.exception("game %s cannot be read", row.id)
            raise UnreadableGame(TableSnapshot(replace(row, state=None), seats, None)) from error

    def evict(self, channel_id: int) -> None:
        """Know nothing any more of a channel's table, which was deleted."""
        table = self._tables.pop(channel_id, None)
        if table is not None:
            self._loaded.pop(table.row.id, None)

    def _evict_idle(self) -> None:
        """Forget the tables idle longest, but none that somebody changes or tells about now."""
        for channel_id, table in list(self._tables.items())[:-1]:
            if len(self._tables) <= self._max_cached:
                return
            if table.row.announced_ply == table.row.ply and not self.lock(channel_id).locked():
                del self._tables[channel_id]

    @asynccontextmanager
    async def modify(self, channel_id: int) -> AsyncIterator[Table]:
        """The channel's table under its lock; afterwards the channel is told what changed."""
        async with self.lock(channel_id):
            table = await self.get(channel_id)
            before = table.row.ply
            try:
                yield table
            except CommitOutcomeUnknown:
                # Whoever looks next sees how it stands, and has the channel told.
                self.evict(channel_id)
                raise
            finally:
                if table.row.ply != before or table.play.automatic_moves_pending:
                    self._on_change(table)

    async def move_to_channel(
        self, place: GameRef, user_id: int, channel_id: int, guild_id: int | None
    ) -> Table:
        """Go on with a game in another channel. Only somebody at the table may say so."""
        async with AsyncExitStack() as locks:
            # In one order for all: two games may change places.
            for one in sorted({place.channel_id, channel_id}):
                await locks.enter_async_context(self.lock(one))
            table = await self.load(place)
            if not _is_open(table):
                raise RequestRejected("no-game")
            if table.seat_of(user_id) is None:
                raise RequestRejected("not-at-table")
            try:
                await self._store.move_game(place.id, channel_id, guild_id)
            except ChannelTaken as error:
                raise RequestRejected("channel-taken") from error
            self._tables.pop(place.channel_id, None)
            self._loaded.pop(place.id, None)
            return await self.get(channel_id)

    async def abandon_unreadable(
        self, place: GameRef, user_id: int, may_manage: bool, interaction_id: int
    ) -> GameRow:
        """End a channel's open game that cannot be read. The host may, and who manages.

        Returns the game as it is then; its channel is not told yet.
        """
        async with self.lock(place.channel_id):
            try:
                await self.get(place.channel_id)
            except UnreadableGame as game:
                if game.snapshot.row.id != place.id:
                    raise RequestRejected("old-button") from None
                game.check_may_abandon(user_id, may_manage)
                at = int(self._clock())
                return await abandon_unreadable_game(self._store, game, user_id, interaction_id, at)
            raise RequestRejected("old-button")

    async def open_lobby(
        self,
        game: AnyGame,
        options: dict[str, object],
        *,
        channel_id: int,
        guild_id: int | None,
        seats: Sequence[SeatRow],
        interaction_id: int | None,
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
                    options=validated_options_json(game, options),
                    seats=seats,
                    user_id=seats[0].user_id,
                    settings=settings,
                    interaction_id=interaction_id,
                    at=int(self._clock()),
                )
            except ChannelTaken as error:
                raise RequestRejected("channel-taken") from error
            if game_id is None:
                raise RequestRejected("seen")
            table = await self.get(channel_id)
            self._on_change(table)
            return table

    async def resume(self) -> list[GameRow]:
        """After a start: make the moves that were due, and tell channels what they missed.

        Returns the ended games which nobody can read, and whose channels do not know it yet.
        """
        ended = []
        for place in await self._store.games_to_resume():
            try:
                async with self.lock(place.channel_id):
                    table = await self.load(place)
                    await table.play.try_automatic_moves()
                    self._on_change(table)
            except UnreadableGame as game:
                if game.snapshot.row.status == "abandoned":
                    ended.append(game.snapshot.row)
            except RequestRejected as refusal:
                log.info("game %s is not taken up: %s", place.id, refusal)
            except Exception:
                log.exception("game %s could not be taken up", place.id)
        return ended


def _version_of(table: Table) -> tuple[int, int]:
    return table.row.id, table.row.ply


def _is_open(table: Table) -> bool:
    return table.row.status in ("lobby", "running")


def _get_lock(locks: WeakValueDictionary[int, asyncio.Lock], channel_id: int) -> asyncio.Lock:
    lock = locks.get(channel_id)
    if lock is None:
        lock = locks[channel_id] = asyncio.Lock()
    return lock
