"""What a game's players expect at a milestone, by factors fitted to games of self-play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.players.ending import Ending, estimated
from engine.players.weights import Provenance

Traits: TypeAlias = Mapping[str, float]
"""What a seat's points to come hang on, by name."""


class Fitted(BaseModel):
    """What each trait is worth at one kind of milestone, in points.

    `swing` is by how much the lead of one seat before another turned out otherwise: the
    standard deviation.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    factors: dict[str, float] = Field(default_factory=dict)
    swing: float = 0.0

    def points(self, traits: Traits) -> float:
        """The points that are still to come for who has these traits."""
        return sum(self.factors.get(name, 0.0) * of for name, of in traits.items())


class Prospects(BaseModel):
    """The factors for every kind of milestone."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    milestones: dict[str, Fitted] = Field(default_factory=dict)

    def at(self, kind: str) -> Fitted:
        """The factors at such a milestone; where none were fitted, nothing is to come."""
        return self.milestones.get(kind, Fitted())


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a game's states at a milestone are judged, and where the factors are kept.

    `points` are those of each seat so far. `kind` names the milestones that have factors of
    their own, and `traits` gives what each seat's points to come hang on. `load` and `store`
    keep the factors for a number of players.
    """

    points: Callable[[Any], Sequence[float]]
    kind: Callable[[Any], str]
    traits: Callable[[Any], Sequence[Traits]]
    load: Callable[[int], Prospects]
    store: Callable[[int, Prospects, Provenance], None]
    _known: dict[int, Prospects] = field(default_factory=dict)

    def estimate(self, state: Any) -> Ending:
        """The ending to expect of a state at a milestone."""
        now = self.points(state)
        seats = len(now)
        if seats not in self._known:
            self._known[seats] = self.load(seats)
        fitted = self._known[seats].at(self.kind(state))
        coming = map(fitted.points, self.traits(state))
        return estimated([own + more for own, more in zip(now, coming, strict=True)], fitted.swing)
