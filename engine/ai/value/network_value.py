"""Value functions that use a trained network, and its inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.ai.value.estimate import ValueEstimate, value_of_points
from engine.ai.weights_file import Provenance

if TYPE_CHECKING:
    from engine.ai.value.network import Network


class NetworkFeatures(NamedTuple):
    """The inputs of a value network, from a determinized state.

    Scalars are scaled to a magnitude of about 1.
    """

    progress: float
    """How much of the game is still to come."""
    points: Sequence[float]
    """Each seat's points so far."""
    per_seat_counts: bytes
    """How many of each thing a seat has, one byte each, seat after seat."""
    per_seat_scalars: Sequence[float]
    """Other features of a seat, seat after seat."""
    public_counts: bytes
    """How many of each thing are open to all, one byte each."""
    public_scalars: Sequence[float]
    """Other features shared by all seats."""


@dataclass(frozen=True, slots=True)
class NetworkValueFunction:
    """The networks of a game: how a state is encoded, and which network evaluates it.

    `features` encodes a state. `model_key` names its network: there is one for each number of
    players, and for each edition if these differ. `folder` holds the networks, which are loaded
    when first used.
    """

    features: Callable[[Any], NetworkFeatures]
    model_key: Callable[[Any], str]
    folder: Path
    _networks: dict[str, Network] = field(default_factory=dict, init=False)

    def evaluate(self, state: Any) -> ValueEstimate:
        """Return the expected outcome of a state."""
        key = self.model_key(state)
        if key not in self._networks:
            self._networks[key] = self.load(key)
        return value_of_points(*self._networks[key].predict(self.features(state)))

    def save(self, key: str, network: Network, provenance: Provenance) -> None:
        """Store a trained network, which replaces the loaded one."""
        network.save(self.folder, key, provenance)
        self._networks.pop(key, None)

    def load(self, key: str) -> Network:
        """Return the stored network of that key. Raises FileNotFoundError if there is none."""
        # Imported here, as the bot's own process does not need numpy: only workers do.
        from engine.ai.value.network import Network

        return Network.load(self.folder, key)
