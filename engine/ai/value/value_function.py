"""Value functions: what the search, the training programs and the games need to know of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from engine.ai.value.estimate import ValueEstimate
from engine.ai.weights_store import Provenance, WeightsStore

FeaturesT = TypeVar("FeaturesT")
FeaturesT_contra = TypeVar("FeaturesT_contra", contravariant=True)


class ValueModel(Protocol[FeaturesT_contra]):
    """A trained model, such as a network or a linear model."""

    def predict(self, features: FeaturesT_contra) -> ValueEstimate:
        """Return the expected outcome of the state with these features."""


class ValueFunction(Protocol):
    """Predicts the outcome of a game from a determinized state, with trained models."""

    def evaluate(self, state: Any) -> ValueEstimate:
        """Return the expected outcome of a state."""

    def features(self, state: Any) -> Any:
        """Return the inputs of the model for a state: what training samples consist of."""

    def model_key(self, state: Any) -> str:
        """Return the key of the model that evaluates a state."""

    def load(self, key: str) -> Any:
        """Return the stored model. Raises FileNotFoundError if there is none."""

    def save(self, key: str, model: Any, provenance: Provenance) -> None:
        """Store a model, which is used from now on."""


ModelT = TypeVar("ModelT", bound=ValueModel[Any])


@dataclass(frozen=True, slots=True)
class TrainedValueFunction(Generic[FeaturesT, ModelT]):
    """A value function whose models are stored. They are loaded when first used.

    `features` and `model_key` are those of `ValueFunction`. There is a model for each number of
    players, and for each edition if these differ.
    """

    features: Callable[[Any], FeaturesT]
    model_key: Callable[[Any], str]
    store: WeightsStore[ModelT]
    _models: dict[str, ModelT] = field(default_factory=dict, init=False)

    def evaluate(self, state: Any) -> ValueEstimate:
        """Return the expected outcome of a state."""
        key = self.model_key(state)
        model = self._models.get(key)
        if model is None:
            model = self._models[key] = self.store.load(key)
        return model.predict(self.features(state))

    def load(self, key: str) -> ModelT:
        """Return the stored model. Raises FileNotFoundError if there is none."""
        return self.store.load(key)

    def save(self, key: str, model: ModelT, provenance: Provenance) -> None:
        """Store a model, which is used from now on."""
        self.store.save(key, model, provenance)
        self._models.pop(key, None)
