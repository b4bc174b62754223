"""Small neural networks that predict final points and their uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from io import BytesIO
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
    equivariant to permutations of the seats (Zaheer et al., "Deep sets", 2017). Two heads end
    it: `value` gives the points still to come, `log_stddev` the logarithm of the standard deviation
    of a lead, from the mean of all seats.
    """

    own: Array
    shared: Array
    first_bias: Array
    own_second: Array
    others_second: Array
    second_bias: Array
    value: Array
    value_bias: Array
    log_stddev: Array
    log_stddev_bias: Array

    def outputs(self, own: Array, shared: Array) -> tuple[Array, Array]:
        """Return the values of each state's seats, and the logarithm of its standard deviation.

        The shape of `own` is (states, seats, inputs of a seat), that of `shared` (states, inputs).
        """
        states, seats, _ = own.shape
        # A product of matrices is faster than one of stacks of matrices.
        first = (own.reshape(states * seats, -1) @ self.own).reshape(states, seats, -1)
        first += (shared @ self.shared + self.first_bias)[:, None, :]
        np.maximum(first, 0, out=first)
        second = (first.reshape(states * seats, -1) @ self.own_second).reshape(states, seats, -1)
        if seats > 1:
            others = (np.add.reduce(first, axis=1, keepdims=True) - first) / np.float32(seats - 1)
            second += others @ self.others_second
        second += self.second_bias
        np.maximum(second, 0, out=second)
        mean = np.add.reduce(second, axis=1) / np.float32(seats)
        values = second @ self.value + self.value_bias
        return np.asarray(values), np.asarray(mean @ self.log_stddev + self.log_stddev_bias)

    def layers(self) -> dict[str, Array]:
        """Return all weights by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_layers(cls, layers: Mapping[str, NDArray[np.floating]]) -> Network:
        """Return a network with these weights by name, in whatever precision they are."""
        return cls(**{name: weights.astype(np.float32) for name, weights in layers.items()})


@dataclass(frozen=True, slots=True)
class Ensemble:
    """Networks that were trained on different games, whose outputs are averaged.

    Each errs in its own way, so that their mean errs less (Lakshminarayanan, Pritzel and Blundell,
    "Simple and scalable predictive uncertainty estimation using deep ensembles", 2017).
    """

    networks: tuple[Network, ...]

    def predict_all(self, batch: Sequence[NetworkFeatures]) -> list[ValueEstimate]:
        """Return the expected outcomes of several states with the same number of seats.

        One forward pass costs little more for several states than for one.
        """
        own, shared = _inputs(batch)
        outputs = [network.outputs(own, shared) for network in self.networks]
        to_come = POINTS_PER_UNIT * np.mean([values for values, _ in outputs], axis=0)
        log_stddevs = np.mean([log_stddev for _, log_stddev in outputs], axis=0)
        stddevs = POINTS_PER_UNIT * np.exp(np.minimum(log_stddevs, MAX_EXPONENT))
        return [
            value_of_points(
                [own + more for own, more in zip(each.points, gains, strict=True)], stddev
            )
            for each, gains, stddev in zip(batch, to_come.tolist(), stddevs.tolist(), strict=True)
        ]

    @classmethod
    def read(cls, path: Path) -> Ensemble:
        """Read the networks of an archive. Raises FileNotFoundError if it is not there."""
        layers = [field.name for field in fields(Network)]
        with np.load(path) as archive:
            halved = [
                {layer: archive[_archive_name(layer, at)] for layer in layers}
                for at in range(len(archive.files) // len(layers))
            ]
        return cls(tuple(map(Network.from_layers, halved)))

    def encode(self) -> bytes:
        """Return an archive in half precision, which is enough and takes half the space."""
        halved = {
            _archive_name(layer, at): weights.astype(np.float16)
            for at, network in enumerate(self.networks)
            for layer, weights in network.layers().items()
        }
        archive = BytesIO()
        np.savez_compressed(archive, allow_pickle=False, **halved)
        return archive.getvalue()


def _archive_name(layer: str, network: int) -> str:
    return f"{layer}.{network}" if network else layer


def _inputs(batch: Sequence[NetworkFeatures]) -> tuple[Array, Array]:
    """Return the inputs of these states: per seat, and shared by all seats."""
    states, seats = len(batch), len(batch[0].points)
    counts = _counts([each.per_seat_counts for each in batch]).reshape(states, seats, -1)
    progress = np.array([each.progress for each in batch], np.float32)[:, None, None]
    scalars = np.array([each.per_seat_scalars for each in batch], np.float32)
    own = np.concatenate((counts, counts * progress, scalars.reshape(states, seats, -1)), axis=2)
    public_counts = _counts([each.public_counts for each in batch]).reshape(states, -1)
    public_scalars = np.array([each.public_scalars for each in batch], np.float32)
    return own, np.concatenate((public_counts, public_scalars), axis=1)


def _counts(rows: Sequence[bytes]) -> Array:
    return np.frombuffer(b"".join(rows), np.uint8).astype(np.float32)
