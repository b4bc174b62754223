"""Linear value models: expected points to come as a weighted sum of features.

Cheaper than a network, and good enough for some games.
"""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict, Field

from engine.ai.value.estimate import ValueEstimate, value_of_points
from engine.ai.value.features import LinearFeatures


class Coefficients(BaseModel):
    """The coefficients of one bucket of states, in points per unit of a feature.

    `base` is the intercept. `swing` is the standard deviation of the prediction of a lead.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: float = 0.0
    factors: dict[str, float] = Field(default_factory=dict)
    swing: float = 0.0

    def points_to_come(self, features: Mapping[str, float]) -> float:
        """Return the points still to come for a seat with these features."""
        factors = self.factors
        return self.base + sum([factors[name] * value for name, value in features.items() if value])


class LinearModel(BaseModel):
    """The coefficients of every bucket of states."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    buckets: dict[str, Coefficients] = Field(default_factory=dict)

    def predict(self, features: LinearFeatures) -> ValueEstimate:
        """Return the expected outcome. Raises KeyError for a bucket that was not fitted."""
        coefficients = self.buckets[features.bucket]
        coming = map(coefficients.points_to_come, features.per_seat)
        expected = [own + more for own, more in zip(features.points, coming, strict=True)]
        return value_of_points(expected, coefficients.swing)
