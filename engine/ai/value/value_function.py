"""Value functions: what the search, the training programs and the games need to know of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from engine.ai.value.estimate import ValueEstimate
from engine.ai.weights_store import WeightsStore

FeaturesT = TypeVar("FeaturesT")
FeaturesT_contra = TypeVar("FeaturesT_contra", contravariant=True)


class ValueModel(Protocol[FeaturesT_contra]):
    """A trained model, such as a network or a linear model."""

    def predict_all(self, batch: Sequence[FeaturesT_contra]) -> list[ValueEstimate]:
        """Return the expected outcomes of several states with the same number of seats."""


class ValueFunction(Protocol):
    """Predicts the outcome of a game from a determinized state, with trained models."""

    def evaluate_all(self, states: Sequence[Any]) -> list[ValueEstimate]:
        """Return the expected outcomes of states with the same model key, at least one."""

    def features(self, state: Any) -> Any:
        """Return the inputs of the model for a state: what training samples consist of."""

    def model_key(self, state: Any) -> str:
        """Return the key of the model that evaluates a state."""


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

    def evaluate_all(self, states: Sequence[Any]) -> list[ValueEstimate]:
        """Return the expected outcomes of states with the same model key, at least one."""
        return self._model(states[0]).predict_all([self.features(state) for state in states])

    def _model(self, state: Any) -> ModelT:
        key = self.model_key(state)
        model = self._models.get(key)
        if model is None:
            model = self._models[key] = self.store.load(key)
        return model
