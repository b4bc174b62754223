"""The connection pool of a process: ordering, deadlines and retries.

Every operation runs to its end within `DEADLINE`, even if its caller is cancelled; operations with
the same key run in the order in which they were requested. An operation that holds a connection
must never request a second one, or the pool could deadlock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.storage.contract import CommitOutcomeUnknown, StoreError, StoreUnavailable
from bot.storage.postgres.errors import is_connection_lost, translate_errors

T = TypeVar("T")

Connection: TypeAlias = Any
"""A connection of the driver, which has no types."""

Work: TypeAlias = Callable[[Connection, bool], Awaitable[T]]
"""What to do with a connection; whether it may have been done before, and the answer was lost.

Done twice, it must leave what it leaves when it is done once.
"""

DEADLINE = 5.0
"""Seconds after which an operation fails for its caller."""

ATTEMPT_TIMEOUT = 2.0
"""Seconds after which an unresponsive connection is replaced by another one."""

RETRY_DELAY = 0.1
"""Seconds between attempts to reach an unavailable server."""

MAX_CONNECTIONS = 8
"""Connections per process. A move holds one for about a millisecond."""

CLOSE_TIMEOUT = 2.0
"""Seconds in which connections say goodbye."""


class ConnectionPool:
    """A pool of up to so many connections, opened on demand."""

    def __init__(self, pool: Any) -> None:
        """Use `Connections.open`."""
        self._pool = pool
        self._pending = set[asyncio.Task[Any]]()
        self._last_by_key = dict[Hashable, asyncio.Task[Any]]()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, dsn: str, settings: Mapping[str, str], max_connections: int = MAX_CONNECTIONS
    ) -> ConnectionPool:
        """Connections with these settings of the server; the first opens when it is needed."""
        milliseconds = round(1000 * DEADLINE)
        pool = await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=max_connections,
            timeout=ATTEMPT_TIMEOUT,
            reset=_skip_reset,
            server_settings={
                # What was given up here is not to go on there.
                "statement_timeout": str(milliseconds),
                "idle_in_transaction_session_timeout": str(milliseconds),
                **settings,
            },
        )
        return cls(pool)

    async def run(self, work: Work[T], order_key: Hashable = None) -> T:
        """Do the work, after all that was asked before about the same thing.

        Raises StoreError, and StoreUnavailable for what goes over.
        """
        if self._closing is not None:
            raise StoreError("the store is closed")
        before = None if order_key is None else self._last_by_key.get(order_key)
        task = asyncio.create_task(self._run_in_order(before, work))
        self._pending.add(task)
        if order_key is not None:
            self._last_by_key[order_key] = task
        task.add_done_callback(lambda done: self._on_done(done, order_key))
        return await asyncio.shield(task)

    def _on_done(self, task: asyncio.Task[Any], order_key: Hashable) -> None:
        self._pending.discard(task)
        if self._last_by_key.get(order_key) is task:
            del self._last_by_key[order_key]
        if not task.cancelled():
            # Seen by somebody, though nobody may wait for it any more.
            task.exception()

    async def _run_in_order(self, previous: asyncio.Task[Any] | None, work: Work[T]) -> T:
        begun = asyncio.Event()
        with translate_errors():
            try:
                async with asyncio.timeout(DEADLINE):
                    if previous is not None:
                        await asyncio.wait([previous])
                    return await self._run_with_retries(work, begun)
            except TimeoutError:
                kind = CommitOutcomeUnknown if begun.is_set() else StoreUnavailable
                raise kind("the database does not answer") from None

    async def _run_with_retries(self, work: Work[T], begun: asyncio.Event) -> T:
        """Try again while it is the way to the server that fails. Says when it has begun."""
        is_retry = False
        while True:
            try:
                connection = await self._pool.acquire()
            except Exception as error:
                if not is_connection_lost(error):
                    raise
                await asyncio.sleep(RETRY_DELAY)
                continue
            try:
                begun.set()
                async with asyncio.timeout(ATTEMPT_TIMEOUT):
                    return await work(connection, is_retry)
            except BaseException as error:
                lost = is_connection_lost(error)
                if lost or not isinstance(error, Exception):
                    await self._discard(connection, silent=isinstance(error, TimeoutError))
                if not lost:
                    raise
                is_retry = True
            finally:
                with suppress(asyncpg.InterfaceError):
                    await self._pool.release(connection)

    async def _discard(self, connection: Connection, *, silent: bool) -> None:
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
        if self._pending:
            await asyncio.wait(self._pending)
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._pool.close()
        except (TimeoutError, asyncpg.InterfaceError):
            self._pool.terminate()


async def _skip_reset(_: Connection) -> None:
    """Nothing that we do changes a connection: to reset it would take a round trip each time."""
