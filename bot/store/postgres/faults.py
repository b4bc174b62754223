"""What PostgreSQL, its driver and the network report, in the store's own errors.

Details that the server adds to an error quote rows, in which hidden things stand: nothing of
them goes into a message, and the driver's error is no cause of ours, so that no log shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.store.contract import StoreBusy, StoreFailed

LOST = (
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

_GO_OVER = (
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.PostgresSystemError,
)


_GONE = ("is closed", "released back")
"""In what the driver says of a connection that broke before it was asked."""


def is_lost(error: BaseException) -> bool:
    """Whether it is the way to the server that failed, or the server as a whole."""
    if isinstance(error, asyncpg.InterfaceError):
        # What the driver refuses by itself is one of these, and so is a connection that is gone.
        return not isinstance(error, ValueError) and any(word in str(error) for word in _GONE)
    return isinstance(error, LOST)


@contextmanager
def in_own_errors() -> Iterator[None]:
    """Raise what driver and network raise as StoreBusy or StoreFailed."""
    try:
        yield
    except _OF_THE_DRIVER as error:
        words = _words(error)
        goes_over = is_lost(error) or isinstance(error, _GO_OVER)
    else:
        return
    # Out here and from nothing: what is raised shows nobody the driver's error.
    raise (StoreBusy if goes_over else StoreFailed)(words) from None


_OF_THE_DRIVER = (
    *LOST,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OverflowError,
    UnicodeEncodeError,
)


def _words(error: Exception) -> str:
    """What went wrong, without anything that was to be written."""
    constraint = getattr(error, "constraint_name", None)
    known = f" of {constraint}" if constraint else ""
    return f"PostgreSQL: {type(error).__name__}{known}"
