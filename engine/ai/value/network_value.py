"""What a game's players expect where a game is cut off, learned from self-play."""

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
    """What there is to say of a state, in numbers.

    `progress` says how much of the game is still to come. `points` are those of each seat so far;
    `per_seat_counts` how many it has of each thing, a byte each, seat after seat, and `per_seat_scalars` what else
    there is to say of it, seat after seat. `public_counts` counts what lies open for all, a byte each,
    and `public_scalars` is what else holds for all. Measures are about 1 in size.
    """

    progress: float
    points: Sequence[float]
    per_seat_counts: bytes
    per_seat_scalars: Sequence[float]
    public_counts: bytes
    public_scalars: Sequence[float]


@dataclass(frozen=True, slots=True)
class NetworkValueFunction:
    """How a game's states are judged, and where the networks are kept that do it.

    `features` is what a network goes by, and `model_key` names the one for a state: there is one for each
    number of players, and for each edition if these differ. They are kept in `folder`.
    """

    features: Callable[[Any], NetworkFeatures]
    model_key: Callable[[Any], str]
    folder: Path
    _networks: dict[str, Network] = field(default_factory=dict, init=False)

    def evaluate(self, state: Any) -> ValueEstimate:
        """The ending to expect of a state."""
        key = self.model_key(state)
        if key not in self._networks:
            self._networks[key] = self.load(key)
        return value_of_points(*self._networks[key].predict(self.features(state)))

    def save(self, key: str, network: Network, provenance: Provenance) -> None:
        """Keep a network that was trained, and judge by it from now on."""
        network.save(self.folder, key, provenance)
        self._networks.pop(key, None)

    def load(self, key: str) -> Network:
        """The network of that name. Raises FileNotFoundError where none was trained."""
        # Only who thinks needs numpy, and the bot's own process does not.
        from engine.ai.value.network import Network

        return Network.load(self.folder, key)
