"""The error with which a table turns down a request."""

from __future__ import annotations

from engine.core import ReasonParam


class RequestRejected(Exception):
    """A request that the table does not accept, with nothing changed.

    `reason` is the key of the text that explains it to the user, `params` are its arguments.
    Times are in Unix seconds, and called `at`.
    """

    def __init__(self, reason: str, **params: ReasonParam) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params
