"""The connections of a process to its server: who waits for whom, how long, and what goes over.

Everything runs to its end though its caller is cancelled, within `PATIENCE`; what concerns the same
thing runs in the order in which it was asked. Whoever has a connection never asks for a second
one: with all of them held by such, nobody would go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.store.contract import StoreBusy, StoreFailed, StoreUnsure
from bot.store.postgres.faults import in_own_errors, is_lost

T = TypeVar("T")

Connection: TypeAlias = Any
"""A connection of the driver, which has no types."""

Work: TypeAlias = Callable[[Connection, bool], Awaitable[T]]
"""What to do with a connection; whether it may have been done before, and the answer was lost.

Done twice, it must leave what it leaves when it is done once.
"""

PATIENCE = 5.0
"""Seconds after which whoever asked is told that it could not be done."""

TRY = 2.0
"""Seconds after which a connection that does not answer is given up for another one."""

PAUSE = 0.1
"""Seconds until a server that was away is asked again."""

MOST = 8
"""Connections a process. A move holds one for about a millisecond."""

CLOSING = 2.0
"""Seconds in which connections say goodbye."""


class Connections:
    """Up to so many connections, opened when they are needed."""

    def __init__(self, pool: Any) -> None:
        """Use `Connections.open`."""
        self._pool = pool
        self._asked = set[asyncio.Task[Any]]()
        self._last = dict[Hashable, asyncio.Task[Any]]()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, dsn: str, settings: Mapping[str, str], most: int = MOST) -> Connections:
        """Connections with these settings of the server; the first opens when it is needed."""
        milliseconds = round(1000 * PATIENCE)
        pool = await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=most,
            timeout=TRY,
            reset=_leave_as_it_is,
            server_settings={
                # What was given up here is not to go on there.
                "statement_timeout": str(milliseconds),
                "idle_in_transaction_session_timeout": str(milliseconds),
                **settings,
            },
        )
        return cls(pool)

    async def run(self, work: Work[T], about: Hashable = None) -> T:
        """Do the work, after all that was asked before about the same thing.

        Raises StoreFailed, and StoreBusy for what goes over.
        """
        if self._closing is not None:
            raise StoreFailed("the store is closed")
        before = None if about is None else self._last.get(about)
        task = asyncio.create_task(self._in_turn(before, work))
        self._asked.add(task)
        if about is not None:
            self._last[about] = task
        task.add_done_callback(lambda done: self._done(done, about))
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any], about: Hashable) -> None:
        self._asked.discard(task)
        if self._last.get(about) is task:
            del self._last[about]
        if not task.cancelled():
            # Seen by somebody, though nobody may wait for it any more.
            task.exception()

    async def _in_turn(self, before: asyncio.Task[Any] | None, work: Work[T]) -> T:
        begun = asyncio.Event()
        with in_own_errors():
            try:
                async with asyncio.timeout(PATIENCE):
                    if before is not None:
                        await asyncio.wait([before])
                    return await self._until_done(work, begun)
            except TimeoutError:
                kind = StoreUnsure if begun.is_set() else StoreBusy
                raise kind("the database does not answer") from None

    async def _until_done(self, work: Work[T], begun: asyncio.Event) -> T:
        """Try again while it is the way to the server that fails. Says when it has begun."""
        again = False
        while True:
            try:
                connection = await self._pool.acquire()
            except Exception as error:
                if not is_lost(error):
                    raise
                await asyncio.sleep(PAUSE)
                continue
            try:
                begun.set()
                async with asyncio.timeout(TRY):
                    return await work(connection, again)
            except BaseException as error:
                lost = is_lost(error)
                if lost or not isinstance(error, Exception):
                    await self._give_up(connection, silent=isinstance(error, TimeoutError))
                if not lost:
                    raise
                again = True
            finally:
                with suppress(asyncpg.InterfaceError):
                    await self._pool.release(connection)

    async def _give_up(self, connection: Connection, *, silent: bool) -> None:
        """Whoever comes next should not wait for this connection, nor for others like it."""
        with suppress(asyncpg.InterfaceError):
            connection.terminate()
        if silent:
            await self._pool.expire_connections()

    async def close(self) -> None:
        """Finish what was asked, and let the connections go. A second call changes nothing."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._asked:
            await asyncio.wait(self._asked)
        try:
            async with asyncio.timeout(CLOSING):
                await self._pool.close()
        except (TimeoutError, asyncpg.InterfaceError):
            self._pool.terminate()


async def _leave_as_it_is(_: Connection) -> None:
    """Nothing that we do changes a connection: to reset it would take a round trip each time."""
