"""Translates errors of PostgreSQL, its driver and the network into those of the store.

The server's error details quote rows, which contain hidden information. So messages contain none of
them, and the driver's error is not chained, since a log would show it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.storage.errors import StoreError, StoreUnavailable

CONNECTION_LOST = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""The errors of an unreachable server or a broken connection.

The statement may have been executed nevertheless.
"""

RETRIABLE = (
    asyncpg.QueryCanceledError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
)
"""The errors with which the server ends a statement that took too long or met another one.

Nothing was done, and the connection is sound.
"""

TRANSIENT = (*RETRIABLE, asyncpg.InsufficientResourcesError, asyncpg.PostgresSystemError)


_CLOSED_PHRASES = ("is closed", "released back")
"""Phrases in the driver's messages about a connection that broke before it was used."""


def is_connection_lost(error: BaseException) -> bool:
    """Return whether the connection failed, or the server as a whole, not the statement."""
    if isinstance(error, asyncpg.InterfaceError):
        # The driver raises InterfaceError for invalid arguments as well as for closed connections.
        return not isinstance(error, ValueError) and any(
            word in str(error) for word in _CLOSED_PHRASES
        )
    return isinstance(error, CONNECTION_LOST)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise errors of the driver and the network as StoreUnavailable or StoreError."""
    try:
        yield
    except _DRIVER_ERRORS as error:
        message = _safe_message(error)
        transient = is_connection_lost(error) or isinstance(error, TRANSIENT)
    else:
        return
    # Raised outside the `except`, so that no traceback shows the driver's error.
    raise (StoreUnavailable if transient else StoreError)(message) from None


_DRIVER_ERRORS = (
    *CONNECTION_LOST,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OverflowError,
    UnicodeEncodeError,
)


def _safe_message(error: Exception) -> str:
    """Return the kind of error, without any data."""
    constraint = getattr(error, "constraint_name", None)
    known = f" of {constraint}" if constraint else ""
    return f"PostgreSQL: {type(error).__name__}{known}"
