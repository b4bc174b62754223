"""Value functions: what the search, the training programs and the games need to know of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from engine.ai.value.estimate import ValueEstimate
from engine.ai.value.features import NetworkFeatures
from engine.ai.weights_store import NetworkStore

if TYPE_CHECKING:
    from engine.ai.value.network import Ensemble


class ValueFunction(Protocol):
    """Predicts the outcome of a game from a determinized state."""

    def evaluate_all(self, states: Sequence[Any]) -> list[ValueEstimate]:
        """Return the expected outcomes of states with the same model key, at least one."""

    def features(self, state: Any) -> Any:
        """Return what the prediction for a state depends on."""

    def model_key(self, state: Any) -> str:
        """Return the key of the model that evaluates a state."""


@dataclass(frozen=True, slots=True)
class TrainedValueFunction:
    """A value function whose networks are stored. They are loaded when first used.

    `features` and `model_key` are those of `ValueFunction`. There is an ensemble for each number of
    players, and for each edition if these differ.
    """

    features: Callable[[Any], NetworkFeatures]
    model_key: Callable[[Any], str]
    store: NetworkStore
    _ensembles: dict[str, Ensemble] = field(default_factory=dict, init=False)

    def evaluate_all(self, states: Sequence[Any]) -> list[ValueEstimate]:
        """Return the expected outcomes of states with the same model key, at least one."""
        return self._ensemble(states[0]).predict_all([self.features(state) for state in states])

    def _ensemble(self, state: Any) -> Ensemble:
        key = self.model_key(state)
        ensemble = self._ensembles.get(key)
        if ensemble is None:
            ensemble = self._ensembles[key] = self.store.load(key)
        return ensemble
