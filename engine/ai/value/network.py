"""A small network that says how a game will end, from what its players can know of a state."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.ai.value.estimate import MAX_EXPONENT
from engine.ai.value.network_value import NetworkFeatures
from engine.ai.weights_file import Provenance

Array: TypeAlias = NDArray[np.float32]

POINTS_PER_UNIT = 20.0
"""Points that an output of 1 stands for."""


@dataclass(frozen=True, slots=True)
class Network:
    """Two hidden layers, the same for every seat, which looks at the others' through their mean.

    A seat's inputs are its counts, the same times the stage, and its measures (`own`); all have
    what is common beside them (`shared`). The second layer sees the seat's first one
    (`own_second`) and the mean of the others' (`others_second`). `coming` gives the points still
    to come, `swing` the logarithm of how far leads may still change.
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

    def predict(self, features: NetworkFeatures) -> tuple[list[float], float]:
        """The points that each seat will end with, and the standard deviation of a lead."""
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
        return expected, POINTS_PER_UNIT * float(np.exp(min(MAX_EXPONENT, swing)))

    @classmethod
    def load(cls, folder: Path, name: str) -> Network:
        """The network that is kept there. Raises FileNotFoundError where there is none."""
        with np.load(folder / f"{name}.npz") as kept:
            return cls(**{layer: kept[layer].astype(np.float32) for layer in kept.files})

    def save(self, folder: Path, name: str, provenance: Provenance) -> None:
        """Keep the network, and in a file beside it how it was trained.

        Half the digits are enough, and half as large.
        """
        folder.mkdir(parents=True, exist_ok=True)
        halved = {layer: of.astype(np.float16) for layer, of in self.layers().items()}
        with (folder / f"{name}.npz").open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **halved)
        told = json.dumps({"provenance": dict(provenance)}, indent=2)
        (folder / f"{name}.json").write_text(told + "\n", encoding="utf-8")

    def layers(self) -> dict[str, Array]:
        """All weights by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
