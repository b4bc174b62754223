"""The policy of a game: a fast estimate of what each action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core import Seat


class Policy(Protocol):
    """A player's judgement, quick enough to play games to the end with.

    It may read a state only as far as the seat can work it out from what it saw: never the
    order of what is shuffled, not even through the order in which it adds things up.
    """

    def values(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """What each legal action is worth, in points; only differences count."""

    def choose(self, state: Any, seat: Seat) -> Any:
        """The legal action with the highest value, or one that is as good but for trifles."""
