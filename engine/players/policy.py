"""What a game gives to its AI players: a quick opinion of what is worth doing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

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


Parameters: TypeAlias = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Skill:
    """How a game's policies are made, tuned and stored.

    `tuned` gives the policy for a number of players with its stored weights. `parameters` gives
    those weights by name, or for None those from before any tuning; `build` makes a policy of
    any, and `store` writes them with how they were found. `figures` names numbers about a game
    that was played, from its first and its last state.
    """

    tuned: Callable[[int], Policy]
    parameters: Callable[[int | None], Parameters]
    build: Callable[[Parameters], Policy]
    store: Callable[[int, Parameters, Mapping[str, str | int | float]], None]
    figures: Callable[[Any, Any], Mapping[str, float]]
