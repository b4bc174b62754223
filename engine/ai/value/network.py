"""A small neural network that predicts final points and their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.ai.value.estimate import MAX_EXPONENT, ValueEstimate, value_of_points
from engine.ai.value.features import NetworkFeatures

Array: TypeAlias = NDArray[np.float32]

POINTS_PER_UNIT = 20.0
"""Points per unit of the network's output."""


@dataclass(frozen=True, slots=True)
class Network:
    """A multilayer perceptron with two hidden layers, whose weights all seats share.

    A seat's inputs are its counts, its counts times the progress, and its scalars (weights `own`),
    beside the public features (`shared`). The second layer sees the seat's first layer
    (`own_second`) and the mean of the others' (`others_second`), which makes the network
    equivariant to permutations of the seats (Zaheer et al., "Deep sets", 2017). `coming` gives the
    points still to come, `swing` the logarithm of the standard deviation of a lead, from the mean
    of all seats.
    """

    own: Array
    shared: Array
    first_bias: Array
    own_second: Array
    others_second: Array
    second_bias: Array
    coming: Array
    coming_bias: Array
    swing: Array
    swing_bias: Array

    def predict(self, features: NetworkFeatures) -> ValueEstimate:
        """Return the expected outcome of a state with these features."""
        seats = len(features.points)
        counts = (
            np.frombuffer(features.per_seat_counts, np.uint8).reshape(seats, -1).astype(np.float32)
        )
        measures = np.array(features.per_seat_scalars, np.float32).reshape(seats, -1)
        own = np.concatenate((counts, counts * np.float32(features.progress), measures), axis=1)
        shown = np.frombuffer(features.public_counts, np.uint8).astype(np.float32)
        shared = np.concatenate((shown, np.array(features.public_scalars, np.float32)))
        first = own @ self.own
        first += shared @ self.shared + self.first_bias
        np.maximum(first, 0, out=first)
        second = first @ self.own_second
        if seats > 1:
            others = (first.sum(axis=0) - first) / np.float32(seats - 1)
            second += others @ self.others_second
        second += self.second_bias
        np.maximum(second, 0, out=second)
        coming = (second @ self.coming + self.coming_bias).tolist()
        swing = float(second.sum(axis=0) @ self.swing) / seats + float(self.swing_bias[0])
        expected = [
            own + POINTS_PER_UNIT * more for own, more in zip(features.points, coming, strict=True)
        ]
        stddev = POINTS_PER_UNIT * float(np.exp(min(MAX_EXPONENT, swing)))
        return value_of_points(expected, stddev)

    @classmethod
    def read(cls, path: Path) -> Network:
        """Read a network from an archive. Raises FileNotFoundError if it is not there."""
        with np.load(path) as archive:
            return cls(**{layer: archive[layer].astype(np.float32) for layer in archive.files})

    def write(self, path: Path) -> None:
        """Write an archive in half precision, which is enough and takes half the space."""
        halved = {layer: weights.astype(np.float16) for layer, weights in self.layers().items()}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **halved)

    def layers(self) -> dict[str, Array]:
        """Return all weights by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
