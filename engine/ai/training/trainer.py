"""What trains a value function: a network by gradient descent, or a linear model by regression."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from engine.ai.training.dataset import Dataset
from engine.ai.training.gradient_descent import (
    NetworkDataset,
    encode,
    init_network,
    loss,
    train_network,
)
from engine.ai.training.linear_regression import LinearTrainer
from engine.ai.training.trajectories import Trajectory
from engine.ai.value.features import LinearFeatures, NetworkFeatures
from engine.ai.value.network import Network

DatasetT = TypeVar("DatasetT", bound=Dataset)


class Trainer(Protocol[DatasetT]):
    """Trains a model of one kind. All it does is repeatable, and independent of the machine's load.

    `dataset` is the type of its samples.
    """

    dataset: ClassVar[type[Any]]

    def encode(self, numbers: Sequence[int], trajectories: Sequence[Trajectory]) -> DatasetT:
        """Return the samples of games with these numbers in the run."""

    def train(self, dataset: DatasetT, checkpoint: Path) -> Any:
        """Return a model. What takes long goes on from the file `checkpoint`, where it exists."""

    def describe_loss(self, model: Any, dataset: DatasetT) -> str:
        """Return the error of a model's predictions as text."""


@dataclass(frozen=True, slots=True)
class NetworkTrainer:
    """Trains a network from random weights."""

    dataset: ClassVar[type[NetworkDataset]] = NetworkDataset

    epochs: int
    seed: int

    def encode(self, numbers: Sequence[int], trajectories: Sequence[Trajectory]) -> NetworkDataset:
        return encode(numbers, trajectories)

    def train(self, dataset: NetworkDataset, checkpoint: Path) -> Network:
        network = init_network(dataset, self.seed)
        return train_network(network, dataset, self.epochs, self.seed, checkpoint)

    def describe_loss(self, model: Network, dataset: NetworkDataset) -> str:
        log_loss, rms_error = loss(model, dataset)
        return f"log loss {log_loss:.4f}, {rms_error:.2f} points ({len(dataset)} samples)"


def find_trainer(features: Any, epochs: int, seed: int) -> Trainer[Any]:
    """Return the trainer of models with such features. Raises ValueError if there is none."""
    match features:
        case NetworkFeatures():
            return NetworkTrainer(epochs, seed)
        case LinearFeatures():
            return LinearTrainer()
    raise ValueError(f"nothing trains a model of {type(features).__name__}")
