"""What PostgreSQL, its driver and the network report, in the store's own errors.

Details that the server adds to an error quote rows, in which hidden things stand: nothing of
them goes into a message, and the driver's error is no cause of ours, so that no log shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.storage.contract import StoreError, StoreUnavailable

CONNECTION_LOST = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What is raised where a server does not answer, or not this connection, or not any more.

What was asked may have been done all the same.
"""

TRANSIENT = (
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.PostgresSystemError,
)


_CLOSED_PHRASES = ("is closed", "released back")
"""In what the driver says of a connection that broke before it was asked."""


def is_connection_lost(error: BaseException) -> bool:
    """Whether it is the way to the server that failed, or the server as a whole."""
    if isinstance(error, asyncpg.InterfaceError):
        # What the driver refuses by itself is one of these, and so is a connection that is gone.
        return not isinstance(error, ValueError) and any(
            word in str(error) for word in _CLOSED_PHRASES
        )
    return isinstance(error, CONNECTION_LOST)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise what driver and network raise as StoreUnavailable or StoreError."""
    try:
        yield
    except _DRIVER_ERRORS as error:
        message = _safe_message(error)
        transient = is_connection_lost(error) or isinstance(error, TRANSIENT)
    else:
        return
    # Out here and from nothing: what is raised shows nobody the driver's error.
    raise (StoreUnavailable if transient else StoreError)(message) from None


_DRIVER_ERRORS = (
    *CONNECTION_LOST,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OverflowError,
    UnicodeEncodeError,
)


def _safe_message(error: Exception) -> str:
    """What went wrong, without anything that was to be written."""
    constraint = getattr(error, "constraint_name", None)
    known = f" of {constraint}" if constraint else ""
    return f"PostgreSQL: {type(error).__name__}{known}"
