"""What a game's players expect where a game is cut off, by factors fitted to self-play.

They are what a network learns in a straight line: quick, and enough for some games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.players.ending import Ending, estimated
from engine.players.weights import Provenance, read_weights, write_weights

Traits: TypeAlias = Mapping[str, float]
"""What a seat's points to come hang on, by name."""


class Fitted(BaseModel):
    """What each trait is worth at one kind of moment, in points, beside a `base` that all have.

    `swing` is by how much the lead of one seat before another turned out otherwise: the
    standard deviation.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: float = 0.0
    factors: dict[str, float] = Field(default_factory=dict)
    swing: float = 0.0

    def points(self, traits: Traits) -> float:
        """The points that are still to come for who has these traits."""
        factors = self.factors
        return self.base + sum([factors[name] * of for name, of in traits.items() if of])

    def ending(self, points: Sequence[float], traits: Sequence[Traits]) -> Ending:
        """The ending to expect for seats that have these points and traits."""
        coming = map(self.points, traits)
        expected = [own + more for own, more in zip(points, coming, strict=True)]
        return estimated(expected, self.swing)


class Prospects(BaseModel):
    """The factors for every kind of moment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    moments: dict[str, Fitted] = Field(default_factory=dict)

    def at(self, kind: str) -> Fitted:
        """The factors at such a moment. Raises KeyError where none were fitted."""
        return self.moments[kind]


@dataclass(frozen=True, slots=True)
class Factors:
    """How a game's states are judged, and where the factors are kept.

    `points` are those of each seat so far. `kind` names the moments that have factors of their
    own, and `traits` gives what each seat's points to come hang on. In `folder` the factors are
    kept, a file for each number of players.
    """

    points: Callable[[Any], Sequence[float]]
    kind: Callable[[Any], str]
    traits: Callable[[Any], Sequence[Traits]]
    folder: Path
    _known: dict[int, Prospects] = field(default_factory=dict, init=False)

    def estimate(self, state: Any) -> Ending:
        """The ending to expect of a state."""
        points = self.points(state)
        seats = len(points)
        if seats not in self._known:
            self._known[seats] = self.load(seats)
        return self._known[seats].at(self.kind(state)).ending(points, self.traits(state))

    def load(self, seats: int) -> Prospects:
        """What was fitted for that number of players."""
        return read_weights(Prospects, self._file(seats))

    def store(self, seats: int, prospects: Prospects, provenance: Provenance) -> None:
        """Keep what was fitted for that number of players and how it was found."""
        write_weights(self._file(seats), seats, prospects, provenance)

    def _file(self, seats: int) -> Path:
        return self.folder / f"{seats}.json"
