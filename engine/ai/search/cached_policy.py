"""A policy that remembers its choices for the length of a search, and ends when its time is up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engine.ai.agent_spec import Policy
from engine.core import Seat


class OutOfTime(Exception):
    """A search has used up its time within a playout."""


class CachedPolicy:
    """Chooses like another policy, but only once in each information set.

    Until hidden things are revealed, the playouts of a search lead through the same information
    sets again and again.
    """

    def __init__(
        self,
        policy: Policy,
        information_set_key: Callable[[Any, Seat], Hashable],
        has_time: Callable[[], bool] | None = None,
    ) -> None:
        """Once it does not have time any more, choosing raises OutOfTime."""
        self._policy = policy
        self._information_set_key = information_set_key
        self._has_time = has_time
        self._choices = dict[tuple[Seat, Hashable], Any]()

    def values(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """Return the value of each legal action in points."""
        return self._policy.values(state, seat, legal)

    def choose(self, state: Any, seat: Seat) -> Any:
        """Return the choice of the policy, remembered or made now."""
        key = self._information_set_key(state, seat)
        action = None if key is None else self._choices.get((seat, key))
        if action is None:
            if self._has_time is not None and not self._has_time():
                raise OutOfTime
            action = self._policy.choose(state, seat)
            if key is not None:
                self._choices[seat, key] = action
        return action

    def equivalence_keys(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Sequence[Hashable]:
        """Return the policy's key for each legal action."""
        return self._policy.equivalence_keys(state, seat, legal)
