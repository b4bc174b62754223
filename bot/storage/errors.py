"""The errors that a store may raise. No error of a database driver leaves this package."""


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
