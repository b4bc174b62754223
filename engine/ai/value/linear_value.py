"""Linear value functions: expected points to come as a weighted sum of features.

Cheaper than a network, and good enough for some games. `training.fit` fits them to self-play.
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
"""The features of a seat, by name."""


class Coefficients(BaseModel):
    """The coefficients of one bucket of states, in points per unit of a feature.

    `base` is the intercept. `swing` is the standard deviation of the prediction of a lead.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: float = 0.0
    factors: dict[str, float] = Field(default_factory=dict)
    swing: float = 0.0

    def points_to_come(self, features: LinearFeatures) -> float:
        """Return the points still to come for a seat with these features."""
        factors = self.factors
        return self.base + sum([factors[name] * value for name, value in features.items() if value])

    def evaluate(
        self, points: Sequence[float], features: Sequence[LinearFeatures]
    ) -> ValueEstimate:
        """Return the expected outcome for seats with these points and features."""
        coming = map(self.points_to_come, features)
        expected = [own + more for own, more in zip(points, coming, strict=True)]
        return value_of_points(expected, self.swing)


class CoefficientsByBucket(BaseModel):
    """The coefficients of every bucket of states."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    moments: dict[str, Coefficients] = Field(default_factory=dict)

    def at(self, bucket: str) -> Coefficients:
        """Return the coefficients of a bucket. Raises KeyError if none were fitted."""
        return self.moments[bucket]


@dataclass(frozen=True, slots=True)
class LinearValueFunction:
    """The linear value function of a game, and the folder of its coefficients.

    `points` returns each seat's points so far, `bucket` the name of the states that share
    coefficients, such as a stage of the game, and `features` each seat's features. `folder` holds
    one file per number of players.
    """

    points: Callable[[Any], Sequence[float]]
    bucket: Callable[[Any], str]
    features: Callable[[Any], Sequence[LinearFeatures]]
    folder: Path
    _coefficients: dict[int, CoefficientsByBucket] = field(default_factory=dict, init=False)

    def evaluate(self, state: Any) -> ValueEstimate:
        """Return the expected outcome of a state."""
        points = self.points(state)
        seats = len(points)
        if seats not in self._coefficients:
            self._coefficients[seats] = self.load(seats)
        return (
            self._coefficients[seats].at(self.bucket(state)).evaluate(points, self.features(state))
        )

    def load(self, seats: int) -> CoefficientsByBucket:
        """Return the coefficients for a number of players."""
        return read_weights(CoefficientsByBucket, self._file(seats))

    def save(self, seats: int, coefficients: CoefficientsByBucket, provenance: Provenance) -> None:
        """Store coefficients for a number of players, with their provenance."""
        write_weights(self._file(seats), seats, coefficients, provenance)

    def _file(self, seats: int) -> Path:
        return self.folder / f"{seats}.json"
