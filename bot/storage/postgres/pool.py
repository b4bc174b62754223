"""The connection pool of a process: deadlines and retries.

An operation that holds a connection must never request a second one, or the pool could deadlock.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.storage.errors import CommitOutcomeUnknown, StoreUnavailable
from bot.storage.postgres.errors import RETRIABLE, is_connection_lost, translate_errors
from bot.storage.unit_of_work import UnitOfWorkRunner

T = TypeVar("T")

DriverWork: TypeAlias = Callable[[Any, bool], Awaitable[T]]
"""A function of the driver's connection and of whether this is a retry.

It has to be idempotent.
"""

DEADLINE = 5.0
"""Seconds after which an operation fails for its caller."""

ATTEMPT_TIMEOUT = 2.0
"""Seconds after which an unresponsive connection is replaced by another one."""

STATEMENT_TIMEOUT = 0.9
"""The part of `ATTEMPT_TIMEOUT` after which the server ends a statement.

So a slow statement ends in an answer, and only a silent connection is given up.
"""

RETRY_DELAY, MAX_RETRY_DELAY = 0.05, 0.8
"""Seconds before the first retry, and at most. Each retry waits up to twice as long as the last."""

DISCONNECTION_CHECK_INTERVAL = 250
"""Milliseconds after which the server notices that nobody waits for a statement any more."""

MAX_CONNECTIONS = 8
"""Connections per process. A move holds one for about a millisecond."""

CLOSE_TIMEOUT = 2.0
"""Seconds for connections to close."""


class ConnectionPool:
    """A pool with a maximum size that opens connections on demand."""

    def __init__(self, pool: Any) -> None:
        """Use `ConnectionPool.open`."""
        self._pool = pool
        self._runner = UnitOfWorkRunner()

    @classmethod
    async def open(
        cls, dsn: str, settings: Mapping[str, str], max_connections: int = MAX_CONNECTIONS
    ) -> ConnectionPool:
        """Create a pool with these session settings. Connections open when they are needed."""
        pool = await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=max_connections,
            timeout=ATTEMPT_TIMEOUT,
            init=_check_for_disconnection,
            reset=_skip_reset,
            server_settings={
                "statement_timeout": str(round(1000 * STATEMENT_TIMEOUT * ATTEMPT_TIMEOUT)),
                "idle_in_transaction_session_timeout": str(round(1000 * DEADLINE)),
                **settings,
            },
        )
        return cls(pool)

    async def run(self, work: DriverWork[T], order_key: Hashable = None) -> T:
        """Run an operation within `DEADLINE`, after all earlier ones with the same key.

        Raises StoreError, and StoreUnavailable for transient failures.
        """

        async def run_after(previous: asyncio.Task[Any] | None) -> T:
            attempts = _Attempts(self._pool)
            with translate_errors():
                try:
                    async with asyncio.timeout(DEADLINE):
                        if previous is not None:
                            await asyncio.wait([previous])
                        return await attempts.run(work)
                except TimeoutError:
                    kind = CommitOutcomeUnknown if attempts.may_be_done else StoreUnavailable
                    raise kind("the database does not answer") from None

        return await self._runner.run(run_after, order_key)

    async def close(self) -> None:
        """Finish pending operations and close all connections. A second call does nothing."""
        await self._runner.close(self._close)

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._pool.close()
        except (TimeoutError, asyncpg.InterfaceError):
            self._pool.terminate()


class _Attempts:
    """The attempts at one operation."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._delay = RETRY_DELAY
        self._deadline = asyncio.get_running_loop().time() + DEADLINE
        self.may_be_done = False
        """Whether an attempt has begun of which nobody knows how it ended."""

    async def run(self, work: DriverWork[T]) -> T:
        """Retry while the connection fails, and while the server ends what takes too long."""
        while True:
            try:
                connection = await self._pool.acquire()
            except Exception as error:
                if not is_connection_lost(error):
                    raise
                await self._back_off()
                continue
            try:
                return await self._attempt(work, connection)
            except Exception as error:
                if not (is_connection_lost(error) or isinstance(error, RETRIABLE)):
                    raise
            finally:
                with suppress(asyncpg.InterfaceError):
                    await self._pool.release(connection)
            await self._back_off()

    async def _attempt(self, work: DriverWork[T], connection: Any) -> T:
        is_retry, self.may_be_done = self.may_be_done, True
        was_silent = False

        def end_silence() -> None:
            nonlocal was_silent
            was_silent = True
            connection.terminate()

        # Cancelled, a transaction would wait for the answer to its rollback.
        loop = asyncio.get_running_loop()
        timer = loop.call_at(min(loop.time() + ATTEMPT_TIMEOUT, self._deadline), end_silence)
        try:
            return await work(connection, is_retry)
        except BaseException as error:
            if is_connection_lost(error) or not isinstance(error, Exception):
                await self._give_up(connection, was_silent=was_silent)
            elif isinstance(error, RETRIABLE):
                # This attempt did nothing.
                self.may_be_done = is_retry
            raise
        finally:
            timer.cancel()

    async def _give_up(self, connection: Any, *, was_silent: bool) -> None:
        """Drop a connection that failed; if it was silent, the others of that age with it."""
        with suppress(asyncpg.InterfaceError):
            connection.terminate()
        if was_silent:
            await self._pool.expire_connections()

    async def _back_off(self) -> None:
        await asyncio.sleep(random.uniform(self._delay / 2, self._delay))
        self._delay = min(2 * self._delay, MAX_RETRY_DELAY)


async def _check_for_disconnection(connection: Any) -> None:
    """Have the server end a statement that nobody waits for, where it can."""
    with suppress(asyncpg.PostgresError):
        await connection.execute(
            f"SET client_connection_check_interval = {DISCONNECTION_CHECK_INTERVAL}"
        )


async def _skip_reset(_: Any) -> None:
    """Save a round trip: no operation changes the settings of a connection."""
