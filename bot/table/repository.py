"""The tables of all channels: a cache over the store, with one lock per channel."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from types import MappingProxyType
from weakref import WeakValueDictionary

from bot.storage.errors import ChannelTaken, CommitOutcomeUnknown
from bot.storage.records import GameRef, GameRow, PlanRow, SeatRow, ThreadParent
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.lobby import validated_options_json
from bot.table.plans import PlanRules
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from bot.table.unreadable import UnreadableGame, abandon_unreadable_game
from engine.core import AnyGame

log = logging.getLogger(__name__)

MAX_CACHED_TABLES = 2_000
"""Tables held in memory; the least recently used are evicted and loaded again when needed."""

AUTOCOMPLETE_LOAD_SECONDS = 2.0
"""Seconds that autocompletion, which cannot be deferred, waits for a table to be loaded."""


def _do_nothing() -> None:
    pass


class TableRepository:
    """Finds the open table of a channel, and reports changed tables."""

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Table], None],
        clock: Callable[[], float] = time.time,
        max_cached: int = MAX_CACHED_TABLES,
        *,
        shared: bool = False,
        plan_rules: Mapping[str, PlanRules] = MappingProxyType({}),
    ) -> None:
        """Call `on_change` for each table that has changed.

        With `shared`, other processes use the store, too, and private tables, which belong to
        no shard, may change there. `max_cached` is the number of tables held in memory.
        `plan_rules` are those of the games in which moves can be planned, by the engine's name.
        """
        self._shared = shared
        self._plan_rules = plan_rules
        self._store = store
        self.absences = dict[int, int]()
        """Until when users are absent, in Unix seconds; whoever changes it tells the tables."""
        self._on_change = on_change
        self._clock = clock
        self._max_cached = max_cached
        # By channel id, the least recently used first.
        self._tables: OrderedDict[int, Table] = OrderedDict()
        # By game id, all that are still in use, so that no game has two tables.
        self._loaded: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._load_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._reported_unreadable = set[int]()

    def __len__(self) -> int:
        """The number of tables held in memory."""
        return len(self._tables)

    def lock(self, channel_id: int) -> asyncio.Lock:
        """The lock that must be held while the channel's table is changed."""
        return _get_lock(self._locks, channel_id)

    async def get(self, channel_id: int) -> Table:
        """The lobby or running game of a channel.

        Raises RequestRejected if there is none, or UnreadableGame.
        """
        if self._shared and channel_id < 0:
            await self._refresh_private(channel_id)
        table = self._cached_open(channel_id)
        if table is None:
            async with _get_lock(self._load_locks, channel_id):
                table = self._cached_open(channel_id)
                if table is None:
                    table = await self._load_row(await self._store.open_game(channel_id))
            if not table.snapshot.is_open:
                # It ended while it was loaded.
                raise RequestRejected("no-game")
        self._tables.move_to_end(channel_id)
        return table

    async def _refresh_private(self, channel_id: int) -> None:
        """Bring a private table up to date with what other processes have done."""
        table, row = self._tables.get(channel_id), await self._store.open_game(channel_id)
        if table is None or (row is not None and (row.id, row.ply) == _version_of(table)):
            return
        if row is not None and row.id == table.row.id:
            await table.stored.reload()
        else:
            self.evict(channel_id)

    def _cached_open(self, channel_id: int) -> Table | None:
        table = self._tables.get(channel_id)
        return table if table is not None and table.snapshot.is_open else None

    def is_loaded(self, game_id: int) -> bool:
        """Whether the table of a game is in use."""
        return game_id in self._loaded

    async def read_names(self, games: Iterable[GameRef]) -> None:
        """Read the players' names anew at those tables of these games that are in use."""
        for game in games:
            async with self.lock(game.channel_id):
                if (table := self._loaded.get(game.id)) is not None:
                    await table.stored.reload()

    async def get_for_autocomplete(self, channel_id: int) -> Table:
        """Like `get`, but raises RequestRejected if loading takes too long."""
        try:
            async with asyncio.timeout(AUTOCOMPLETE_LOAD_SECONDS):
                return await self.get(channel_id)
        except TimeoutError as error:
            raise RequestRejected("no-game") from error

    async def load(self, ref: GameRef) -> Table:
        """The table of a game, open or ended, in its current state.

        Raises RequestRejected if the game is no longer in that channel, or UnreadableGame. An
        ended game does not take the place of the channel's open one.
        """
        async with _get_lock(self._load_locks, ref.channel_id):
            table = self._loaded.get(ref.id)
            if table is None:
                row = await self._store.game(ref.id)
                in_channel = row is not None and row.channel_id == ref.channel_id
                table = await self._load_row(row if in_channel else None)
        return table

    async def _load_row(self, row: GameRow | None) -> Table:
        """The table of a row; the channel's load lock must be held."""
        if row is None:
            raise RequestRejected("no-game")
        seats, plans = await self._store.seats(row.id), await self._store.plans(row.id)
        table = self._loaded.get(row.id)
        if table is None:
            table = self._build(row, seats, plans)
            await table.play.read_preferences()
            self._loaded[row.id] = table
            if row.announced_ply < row.ply or table.play.delayed_move is not None:
                # Reported before anything else happens: the last run may have stopped while
                # posting, or in the pause before a move.
                self._on_change(table)
        if table.snapshot.is_open or self._cached_open(row.channel_id) is None:
            self._tables[row.channel_id] = table
            self._evict_idle()
        return table

    def _build(self, row: GameRow, seats: tuple[SeatRow, ...], plans: tuple[PlanRow, ...]) -> Table:
        try:
            rules = self._plan_rules.get(row.name)
            return Table(self._store, row, seats, self._clock, plans, rules, self.absences)
        except Exception as error:
            # Whatever is wrong with one game, the others go on. Logged once, since every
            # request for the game ends here.
            if row.id not in self._reported_unreadable:
                self._reported_unreadable.add(row.id)
                log.exception("game %s cannot be read", row.id)
            raise UnreadableGame(TableSnapshot(replace(row, state=None), seats, None)) from error

    def evict(self, channel_id: int) -> None:
        """Forget a channel's table, so that it is loaded again when needed."""
        table = self._tables.pop(channel_id, None)
        if table is not None:
            self._loaded.pop(table.row.id, None)

    def _evict_idle(self) -> None:
        """Forget the least recently used tables, except those being changed or posted."""
        for channel_id, table in list(self._tables.items())[:-1]:
            if len(self._tables) <= self._max_cached:
                return
            if table.row.announced_ply == table.row.ply and not self.lock(channel_id).locked():
                del self._tables[channel_id]

    @asynccontextmanager
    async def modify(self, channel_id: int) -> AsyncIterator[Table]:
        """The channel's table with its lock held; a change is reported on exit."""
        async with self.lock(channel_id):
            table = await self.get(channel_id)
            before = table.row.ply
            try:
                yield table
            except CommitOutcomeUnknown:
                # The next request loads the table in its true state, and reports it.
                self.evict(channel_id)
                raise
            finally:
                if table.row.ply != before or table.play.automatic_moves_pending:
                    self._on_change(table)

    async def move_to_channel(
        self,
        ref: GameRef,
        user_id: int,
        channel_id: int,
        guild_id: int | None,
        *,
        parent: ThreadParent | None = None,
        settle: Callable[[int], Awaitable[None]] | None = None,
        on_committed: Callable[[], None] = _do_nothing,
    ) -> Table:
        """Continue a game in another channel; only its players may ask for it.

        If that is a thread, `parent` is where its channel shows how the game stands. `settle` is
        awaited with the old channel while nothing can change there. Calls `on_committed` once the
        move is stored, before anything else can fail.

        Raises RequestRejected if the game is over, or the channel has an open game.
        """
        async with AsyncExitStack() as locks:
            # Always in the same order: two games that swap channels must not deadlock.
            for locked_id in sorted({ref.channel_id, channel_id}):
                await locks.enter_async_context(self.lock(locked_id))
            table = await self.load(ref)
            if not table.snapshot.is_open:
                raise RequestRejected("no-game")
            if table.seat_of(user_id) is None:
                raise RequestRejected("not-at-table")
            if settle is not None:
                await settle(ref.channel_id)
            try:
                await self._store.move_game(ref.id, channel_id, guild_id, parent)
            except ChannelTaken as error:
                raise RequestRejected("channel-taken") from error
            on_committed()
            self._tables.pop(ref.channel_id, None)
            self._loaded.pop(ref.id, None)
            table = await self.get(channel_id)
            self._on_change(table)
            return table

    async def abandon_unreadable(
        self, ref: GameRef, user_id: int, may_manage: bool, interaction_id: int
    ) -> GameRow:
        """End a channel's open game that cannot be read.

        Only the host and users who `may_manage` the channel may ask for it. Returns the row as
        it is then; the end is not posted yet.
        """
        async with self.lock(ref.channel_id):
            try:
                await self.get(ref.channel_id)
            except UnreadableGame as game:
                if game.snapshot.row.id != ref.id:
                    raise RequestRejected("old-button") from None
                game.check_may_abandon(user_id, may_manage)
                at = int(self._clock())
                return await abandon_unreadable_game(self._store, game, user_id, interaction_id, at)
            raise RequestRejected("old-button")

    async def end_lost(self, ref: GameRef) -> None:
        """End an open game whose place is gone for good, without telling anybody there."""
        async with self.lock(ref.channel_id):
            try:
                table = await self.load(ref)
                if table.snapshot.is_open:
                    await table.end_as_lost()
                    self._on_change(table)
            except UnreadableGame as game:
                row = await abandon_unreadable_game(
                    self._store, game, None, None, int(self._clock())
                )
                await self._store.mark_announced(row.id, row.ply, None)
            except RequestRejected as refusal:
                log.info("game %s is not ended: %s", ref.id, refusal)
                return
        log.info("game %s is ended: its place is gone", ref.id)

    async def end_unless(self, ref: GameRef, fits: Callable[[Table], bool]) -> GameRow | None:
        """End an open game, unless it can be read and its table fits.

        Returns its row if it is ended; the end is not posted yet.
        """
        async with self.lock(ref.channel_id):
            try:
                table = await self.load(ref)
                if fits(table):
                    return None
                self._tables.pop(ref.channel_id, None)
                self._loaded.pop(ref.id, None)
                misfit = UnreadableGame(replace(table.snapshot, state=None))
            except UnreadableGame as unreadable:
                misfit = unreadable
            except RequestRejected:
                return None
            at = int(self._clock())
            return await abandon_unreadable_game(self._store, misfit, None, None, at)

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
        parent: ThreadParent | None = None,
        on_committed: Callable[[], None] = _do_nothing,
    ) -> Table:
        """Open a lobby; the first user among `seats` is its host.

        `parent` is where the channel of a thread shows how its game stands.

        Calls `on_committed` once that is stored, before anything else can fail.

        Raises RequestRejected if the channel has an open game, or for an interaction or options
        that cannot be accepted.
        """
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
                    parent=parent,
                    interaction_id=interaction_id,
                    at=int(self._clock()),
                )
            except ChannelTaken as error:
                raise RequestRejected("channel-taken") from error
            if game_id is None:
                raise RequestRejected("seen")
            on_committed()
            table = await self.get(channel_id)
            self._on_change(table)
            return table

    async def start_without_host(self, ref: GameRef) -> None:
        """Begin the game of a lobby that nobody hosts, before anything of it is shown.

        Does nothing if it has begun.
        """
        async with self.lock(ref.channel_id):
            row = await self._store.game(ref.id)
            if row is not None and row.status == "lobby":
                table = self._loaded.get(ref.id)
                if table is None:
                    table = self._build(row, await self._store.seats(ref.id), ())
                    await table.play.read_preferences()
                await table.lobby.start(None, None)
            self._on_change(await self.load(ref))

    async def resume(self) -> list[GameRow]:
        """After a start, make the moves that are due and report all tables to be posted.

        Returns the abandoned games that cannot be read, whose ends are not posted yet.
        """
        ended = []
        for ref in await self._store.games_to_resume():
            try:
                async with self.lock(ref.channel_id):
                    table = await self.load(ref)
                    await table.play.try_automatic_moves()
                    self._on_change(table)
            except UnreadableGame as game:
                if game.snapshot.row.status == "abandoned":
                    ended.append(game.snapshot.row)
            except RequestRejected as refusal:
                log.info("game %s is not resumed: %s", ref.id, refusal)
            except Exception:
                log.exception("game %s could not be resumed", ref.id)
        return ended


def _version_of(table: Table) -> tuple[int, int]:
    return table.row.id, table.row.ply


def _get_lock(locks: WeakValueDictionary[int, asyncio.Lock], channel_id: int) -> asyncio.Lock:
    lock = locks.get(channel_id)
    if lock is None:
        lock = locks[channel_id] = asyncio.Lock()
    return lock
