"""What a game's players expect where a game is cut off, by factors fitted to self-play.

They are what a network learns in a straight line: quick, and enough for some games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.ai.value.estimate import ValueEstimate, value_of_points
from engine.ai.weights_file import Provenance, read_weights, write_weights

LinearFeatures: TypeAlias = Mapping[str, float]
"""What a seat's points to come hang on, by name."""


class Coefficients(BaseModel):
    """What each trait is worth at one kind of moment, in points, beside a `base` that all have.

    `swing` is by how much the lead of one seat before another turned out otherwise: the
    standard deviation.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: float = 0.0
    factors: dict[str, float] = Field(default_factory=dict)
    swing: float = 0.0

    def points_to_come(self, features: LinearFeatures) -> float:
        """The points that are still to come for who has these traits."""
        factors = self.factors
        return self.base + sum([factors[name] * of for name, of in features.items() if of])

    def evaluate(
        self, points: Sequence[float], features: Sequence[LinearFeatures]
    ) -> ValueEstimate:
        """The ending to expect for seats that have these points and traits."""
        coming = map(self.points_to_come, features)
        expected = [own + more for own, more in zip(points, coming, strict=True)]
        return value_of_points(expected, self.swing)


class CoefficientsByBucket(BaseModel):
    """The factors for every kind of moment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    moments: dict[str, Coefficients] = Field(default_factory=dict)

    def at(self, bucket: str) -> Coefficients:
        """The factors at such a moment. Raises KeyError where none were fitted."""
        return self.moments[bucket]


@dataclass(frozen=True, slots=True)
class LinearValueFunction:
    """How a game's states are judged, and where the factors are kept.

    `points` are those of each seat so far. `bucket` names the moments that have factors of their
    own, and `features` gives what each seat's points to come hang on. In `folder` the factors are
    kept, a file for each number of players.
    """

    points: Callable[[Any], Sequence[float]]
    bucket: Callable[[Any], str]
    features: Callable[[Any], Sequence[LinearFeatures]]
    folder: Path
    _coefficients: dict[int, CoefficientsByBucket] = field(default_factory=dict, init=False)

    def evaluate(self, state: Any) -> ValueEstimate:
        """The ending to expect of a state."""
        points = self.points(state)
        seats = len(points)
        if seats not in self._coefficients:
            self._coefficients[seats] = self.load(seats)
        return (
            self._coefficients[seats].at(self.bucket(state)).evaluate(points, self.features(state))
        )

    def load(self, seats: int) -> CoefficientsByBucket:
        """What was fitted for that number of players."""
        return read_weights(CoefficientsByBucket, self._file(seats))

    def save(self, seats: int, coefficients: CoefficientsByBucket, provenance: Provenance) -> None:
        """Keep what was fitted for that number of players and how it was found."""
        write_weights(self._file(seats), seats, coefficients, provenance)

    def _file(self, seats: int) -> Path:
        return self.folder / f"{seats}.json"
