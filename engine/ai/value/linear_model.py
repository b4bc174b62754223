"""Linear value models: expected points to come as a weighted sum of features.

Cheaper than a network, and good enough for some games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field

from engine.ai.value.estimate import ValueEstimate, value_of_points
from engine.ai.value.features import LinearFeatures


class Coefficients(BaseModel):
    """The coefficients of one bucket of states: `slopes` in points per unit of a feature.

    `lead_stddev` is the standard deviation of the prediction of a lead.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    intercept: float = 0.0
    slopes: dict[str, float] = Field(default_factory=dict)
    lead_stddev: float = 0.0

    def points_to_come(self, features: Mapping[str, float]) -> float:
        """Return the points still to come for a seat with these features."""
        slopes = self.slopes
        products = [slopes[name] * value for name, value in features.items() if value]
        return self.intercept + sum(products)


class LinearModel(BaseModel):
    """The coefficients of every bucket of states."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    buckets: dict[str, Coefficients] = Field(default_factory=dict)

    def predict_all(self, batch: Sequence[LinearFeatures]) -> list[ValueEstimate]:
        """Return the expected outcomes. Raises KeyError for a bucket that was not fitted."""
        return [self.predict(features) for features in batch]

    def predict(self, features: LinearFeatures) -> ValueEstimate:
        """Return the expected outcome. Raises KeyError for a bucket that was not fitted."""
        coefficients = self.buckets[features.bucket]
        coming = map(coefficients.points_to_come, features.per_seat)
        expected = [own + more for own, more in zip(features.points, coming, strict=True)]
        return value_of_points(expected, coefficients.lead_stddev)
