"""The policy of a game: a fast estimate of what each action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core import Seat


class Policy(Protocol):
    """A fast evaluation of actions, used as prior and as rollout policy.

    It may read of a state only what the seat can infer from what it saw: never the order of
    shuffled cards, not even through the order of a floating-point sum.
    """

    def values(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """Return the value of each legal action in points. Only differences matter."""

    def choose(self, state: Any, seat: Seat) -> Any:
        """Return the legal action with the highest value, or one of nearly the same value."""
