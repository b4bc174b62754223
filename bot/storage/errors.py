"""What every store promises, whichever database is behind it, and the errors it may raise.

Callers annotate with `Store` and catch the errors defined here: no error of a database driver
leaves this package.
"""

from typing import Protocol


class StoreError(Exception):
    """The operation failed; nothing was written, unless CommitOutcomeUnknown is raised."""


class StoreUnavailable(StoreError):
    """A transient failure: the database is locked or unreachable, or the disk is full."""


class CommitOutcomeUnknown(StoreUnavailable):
    """The operation may have been done: the database did not confirm it in time."""


class StoreUnusable(Exception):
    """The database cannot be used; the message is one sentence for the operator."""

    def __init__(self, location: object, reason: str) -> None:
        """`location` is shown as text: a path, or a URL without its password."""
        super().__init__(f"The database {location} {reason}.")


class ChannelTaken(Exception):
    """The channel already has an open game."""


class StillSeated(Exception):
    """The user has a seat at a table that is still open."""


class LeaseLost(Exception):
    """Another process has taken over the games: this one may not write any more."""


class MetaStore(Protocol):
    """An open database: its health, and small values that belong to no game."""

    async def check(self) -> None:
        """Raise StoreError unless the database answers; cheap enough for a health check."""
        ...

    async def get_meta(self, key: str) -> str | None:
        """Return the value under a key, such as the hash of the command tree last synced."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Store a small value under a key."""
        ...

    async def close(self) -> None:
        """Finish pending operations and close the database. A second call does nothing."""
        ...
