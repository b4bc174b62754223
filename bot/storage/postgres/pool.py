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
"""A connection of the driver, which has no type annotations."""

Work: TypeAlias = Callable[[Connection, bool], Awaitable[T]]
"""A function of a connection and of whether this is a retry after a lost reply.

It has to be idempotent.
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
"""Seconds for connections to close."""


class ConnectionPool:
    """A pool with a maximum size that opens connections on demand."""

    def __init__(self, pool: Any) -> None:
        """Use `ConnectionPool.open`."""
        self._pool = pool
        self._pending = set[asyncio.Task[Any]]()
        self._last_by_key = dict[Hashable, asyncio.Task[Any]]()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, dsn: str, settings: Mapping[str, str], max_connections: int = MAX_CONNECTIONS
    ) -> ConnectionPool:
        """Create a pool with these session settings. Connections open when they are needed."""
        milliseconds = round(1000 * DEADLINE)
        pool = await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=max_connections,
            timeout=ATTEMPT_TIMEOUT,
            reset=_skip_reset,
            server_settings={
                # What was given up here must not continue on the server.
                "statement_timeout": str(milliseconds),
                "idle_in_transaction_session_timeout": str(milliseconds),
                **settings,
            },
        )
        return cls(pool)

    async def run(self, work: Work[T], order_key: Hashable = None) -> T:
        """Run an operation, after all earlier ones with the same key.

        Raises StoreError, and StoreUnavailable for transient failures.
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
            # Retrieve the exception: the caller may have been cancelled, and asyncio would log it.
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
        """Retry while the connection fails. Sets `begun` when the operation may have an effect."""
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
        """Drop a connection that a later operation must not wait for, and the others if it was
        silent.
        """
        with suppress(asyncpg.InterfaceError):
            connection.terminate()
        if silent:
            await self._pool.expire_connections()

    async def close(self) -> None:
        """Finish pending operations and close all connections. A second call does nothing."""
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
    """Skip resetting a connection, which would cost a round trip: no operation changes its
    settings.
    """
