"""Training of a value network with Adam, and backpropagation written out by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sqrt
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from engine.ai.training.dataset import Dataset, save_arrays
from engine.ai.value.estimate import LOGISTIC_SCALE
from engine.ai.value.network import POINTS_PER_UNIT, Array, Network

FIRST_LAYER_UNITS = 128
"""Units of the first hidden layer."""

SECOND_LAYER_UNITS = 64

BATCH_SIZE = 256

LEARNING_RATE = 2e-3
"""Peak learning rate: reached after the warm-up, then decayed along a cosine."""

FINE_TUNING_RATE = 2e-4
"""The same where a trained network goes on: it learns from few games and forgets little."""

WEIGHT_DECAY = 0.1
"""Decoupled weight decay per step, relative to the learning rate (AdamW)."""

LEAD_LOSS_WEIGHT = 2.0
"""Weight of the squared error of leads, relative to the log loss of the win."""

MEAN_POINTS_LOSS_WEIGHT = 0.05
"""Weight of the squared error of the seats' mean points, relative to the log loss of the win."""

TD_LAMBDA = 0.8
"""Lambda of TD(lambda): 1 learns from final results only, 0 from the next prediction only."""

ADAM_BETA1 = 0.9
ADAM_BETA2 = 0.999
"""Decay rates of the running means of gradients and squared gradients."""

WARM_UP_STEPS = 200
"""Steps in which the learning rate rises linearly."""

Gradients: TypeAlias = dict[str, Array]


def init_network(dataset: Dataset, seed: int) -> Network:
    """Return a network with random weights, for the features of this dataset."""
    rng = np.random.default_rng(seed)
    own, shared = dataset.inputs(np.arange(1))

    def layer(inputs: int, outputs: int, size: float = 1.0) -> Array:
        weights = rng.standard_normal((inputs, outputs)) * size / sqrt(max(1, inputs))
        return np.asarray(weights, np.float32)

    def bias(outputs: int, value: float = 0.0) -> Array:
        return np.full(outputs, value, np.float32)

    return Network(
        own=layer(own.shape[2], FIRST_LAYER_UNITS),
        shared=layer(shared.shape[1], FIRST_LAYER_UNITS),
        first_bias=bias(FIRST_LAYER_UNITS),
        own_second=layer(FIRST_LAYER_UNITS, SECOND_LAYER_UNITS),
        others_second=layer(FIRST_LAYER_UNITS, SECOND_LAYER_UNITS),
        second_bias=bias(SECOND_LAYER_UNITS),
        value=layer(SECOND_LAYER_UNITS, 1, 0.3)[:, 0],
        value_bias=bias(1, 1.0),
        log_stddev=layer(SECOND_LAYER_UNITS, 1, 0.1)[:, 0],
        log_stddev_bias=bias(1),
    )


@dataclass(frozen=True, slots=True)
class Activations:
    """Inputs, activations and outputs of a forward pass, layer by layer."""

    own: Array
    shared: Array
    first: Array
    others: Array
    second: Array
    value: Array
    log_stddev: Array


def forward(network: Network, own: Array, shared: Array) -> Activations:
    """Run a batch through the network."""
    seats = own.shape[1]
    common = shared @ network.shared + network.first_bias
    first = np.maximum(own @ network.own + common[:, None, :], 0)
    others = (first.sum(axis=1, keepdims=True) - first) / np.float32(max(1, seats - 1))
    second = first @ network.own_second + others @ network.others_second + network.second_bias
    second = np.maximum(second, 0)
    value = second @ network.value + network.value_bias
    log_stddev = second.mean(axis=1) @ network.log_stddev + network.log_stddev_bias
    return Activations(own, shared, first, others, second, value, log_stddev)


def backward(
    network: Network, activations: Activations, value: Array, log_stddev: Array
) -> Gradients:
    """Return the gradients of all weights, given those of the outputs `value` and `log_stddev`."""
    seats = activations.own.shape[1]
    second = (
        value[:, :, None] * network.value + log_stddev[:, None, None] * network.log_stddev / seats
    )
    second = second * (activations.second > 0)
    others = second @ network.others_second.T
    first = second @ network.own_second.T
    first += (others.sum(axis=1, keepdims=True) - others) / np.float32(max(1, seats - 1))
    first *= activations.first > 0
    by_row = first.sum(axis=1)
    return {
        "own": _flatten_rows(activations.own).T @ _flatten_rows(first),
        "shared": activations.shared.T @ by_row,
        "first_bias": by_row.sum(axis=0),
        "own_second": _flatten_rows(activations.first).T @ _flatten_rows(second),
        "others_second": _flatten_rows(activations.others).T @ _flatten_rows(second),
        "second_bias": second.sum(axis=(0, 1)),
        "value": (activations.second * value[:, :, None]).sum(axis=(0, 1)),
        "value_bias": value.sum().reshape(1),
        "log_stddev": (activations.second.mean(axis=1) * log_stddev[:, None]).sum(axis=0),
        "log_stddev_bias": log_stddev.sum().reshape(1),
    }


def _flatten_rows(rows: Array) -> Array:
    return rows.reshape(-1, rows.shape[-1])


def win_probabilities(points: Array, value: Array, log_stddev: Array) -> Array:
    """Return each seat's probability to win: a softmax of points, as in `ValueEstimate`."""
    scaled = (points / POINTS_PER_UNIT + value) / (LOGISTIC_SCALE * np.exp(log_stddev)[:, None])
    exponentials = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return np.asarray(exponentials / exponentials.sum(axis=1, keepdims=True), np.float32)


def loss_and_gradients(
    dataset: Dataset, rows: Any, activations: Activations
) -> tuple[float, Array, Array]:
    """Return the loss of a batch, and its gradients with respect to `value` and `log_stddev`.

    The loss returned is the log loss of the win (alone: the squared error of points). The gradients
    include the squared errors of leads and of mean points, too.
    """
    expected = dataset.points[rows] / POINTS_PER_UNIT + activations.value
    errors = expected - dataset.final_points[rows] / POINTS_PER_UNIT
    total, seats = errors.shape
    mean_errors = errors.mean(axis=1, keepdims=True)
    value = (2 * MEAN_POINTS_LOSS_WEIGHT / total / seats) * mean_errors * np.ones_like(errors)
    if seats == 1:
        return (
            float((errors**2).mean()),
            errors * np.float32(2 / total),
            np.zeros(total, np.float32),
        )
    lead_errors = errors - mean_errors
    value += 2 * LEAD_LOSS_WEIGHT * lead_errors / errors.size
    probabilities = win_probabilities(
        dataset.points[rows], activations.value, activations.log_stddev
    )
    win = dataset.win_shares[rows]
    scale = LOGISTIC_SCALE * np.exp(activations.log_stddev)[:, None]
    # A game that nobody won adds nothing to the log loss.
    win_gradients = (probabilities * win.sum(axis=1, keepdims=True) - win) / total / scale
    loss = -float((win * np.log(probabilities + 1e-9)).sum(axis=1).mean())
    log_stddev = -(win_gradients * expected).sum(axis=1)
    return loss, np.asarray(value + win_gradients, np.float32), np.asarray(log_stddev, np.float32)


def train_network(
    network: Network,
    dataset: Dataset,
    epochs: int,
    seed: int,
    checkpoint: Path | None = None,
    learning_rate: float = LEARNING_RATE,
) -> Network:
    """Train a copy of the network, at most at this learning rate, and return it.

    The targets are final results in the first half of the epochs, then TD(lambda) returns. After
    each epoch the state is written to `checkpoint`; if that exists, the training goes on from it
    and yields the same as one that was not interrupted.
    """
    adam, rng, first_epoch = Adam(network), np.random.default_rng(seed), 0
    if checkpoint is not None and checkpoint.exists():
        first_epoch = adam.load(checkpoint, rng)
    batch = min(BATCH_SIZE, len(dataset))
    steps = epochs * (len(dataset) // batch)
    for epoch in range(first_epoch, epochs):
        targets = dataset if 2 * epoch < epochs else td_targets(adam.network, dataset, TD_LAMBDA)
        for rows in _batches(len(dataset), batch, rng):
            activations = forward(adam.network, *dataset.inputs(rows))
            _, value, log_stddev = loss_and_gradients(targets, rows, activations)
            decayed = learning_rate * (0.5 * (1 + cos(pi * adam.steps / steps)) + 0.01)
            adam.step(backward(adam.network, activations, value, log_stddev), decayed)
        if checkpoint is not None:
            adam.save(checkpoint, rng, epoch + 1)
    return adam.network


class Adam:
    """The AdamW optimiser: Adam with decoupled weight decay, from which biases are exempt.

    Kingma and Ba, "Adam", 2014; Loshchilov and Hutter, "Decoupled weight decay regularization",
    2017.
    """

    def __init__(self, network: Network) -> None:
        self.network = Network(**{name: layer.copy() for name, layer in network.layers().items()})
        self.steps = 0
        self._means = {name: np.zeros_like(layer) for name, layer in network.layers().items()}
        self._squares = {name: np.zeros_like(layer) for name, layer in network.layers().items()}

    def step(self, gradients: Gradients, learning_rate: float) -> None:
        """Update all weights once."""
        self.steps += 1
        learning_rate *= min(1.0, self.steps / WARM_UP_STEPS)
        mean_correction, square_correction = 1 - ADAM_BETA1**self.steps, 1 - ADAM_BETA2**self.steps
        for name, layer in self.network.layers().items():
            gradient, mean, square = gradients[name], self._means[name], self._squares[name]
            mean += (1 - ADAM_BETA1) * (gradient - mean)
            square += (1 - ADAM_BETA2) * (gradient * gradient - square)
            update = (mean / mean_correction) / (np.sqrt(square / square_correction) + 1e-7)
            if layer.ndim > 1:
                update += WEIGHT_DECAY * layer
            layer -= np.float32(learning_rate) * update

    def save(self, path: Path, rng: np.random.Generator, epochs: int) -> None:
        """Write the state after so many epochs, with that of the random generator."""
        arrays = {
            f"{part}.{name}": layer
            for part, layers in self._parts().items()
            for name, layer in layers.items()
        }
        progress = {"steps": self.steps, "epochs": epochs, "rng": rng.bit_generator.state}
        save_arrays(path, {**arrays, "progress": np.array(json.dumps(progress))})

    def load(self, path: Path, rng: np.random.Generator) -> int:
        """Restore what `save` wrote, and return the number of epochs."""
        with np.load(path) as archive:
            for part, layers in self._parts().items():
                for name, layer in layers.items():
                    layer[...] = archive[f"{part}.{name}"]
            progress = json.loads(str(archive["progress"]))
        self.steps, rng.bit_generator.state = progress["steps"], progress["rng"]
        return int(progress["epochs"])

    def _parts(self) -> dict[str, dict[str, Array]]:
        return {"network": self.network.layers(), "means": self._means, "squares": self._squares}


def _batches(total: int, batch: int, rng: np.random.Generator) -> Iterator[Any]:
    order = rng.permutation(total)
    for start in range(0, total - batch + 1, batch):
        yield order[start : start + batch]


def td_targets(network: Network, dataset: Dataset, td_lambda: float) -> Dataset:
    """Return the dataset with TD(lambda) returns as targets (Sutton, 1988).

    A target is `td_lambda` times that of the next sample of the game, plus (1 - `td_lambda`) times
    the network's prediction there. This has less variance than the final result.
    """
    final, win = dataset.final_points.copy(), dataset.win_shares.copy()
    points, wins = _predictions(network, dataset)
    for row in range(len(dataset) - 2, -1, -1):
        if dataset.game[row] == dataset.game[row + 1]:
            after = row + 1
            final[row] = td_lambda * final[after] + (1 - td_lambda) * points[after]
            win[row] = td_lambda * win[after] + (1 - td_lambda) * wins[after]
    return replace(dataset, final_points=final, win_shares=win)


def _predictions(network: Network, dataset: Dataset) -> tuple[Array, Array]:
    points, wins = [], []
    for start in range(0, len(dataset), 8192):
        rows = np.arange(start, min(len(dataset), start + 8192))
        activations = forward(network, *dataset.inputs(rows))
        points.append(dataset.points[rows] + POINTS_PER_UNIT * activations.value)
        wins.append(
            win_probabilities(dataset.points[rows], activations.value, activations.log_stddev)
        )
    return np.concatenate(points), np.concatenate(wins)


def loss(network: Network, dataset: Dataset) -> tuple[float, float]:
    """Return the log loss of the win and the RMS error of leads in points.

    In solo games the first is the squared error and the second the RMS error of points.
    """
    log_loss_sum = squared_error = 0.0
    for start in range(0, len(dataset), 8192):
        rows = np.arange(start, min(len(dataset), start + 8192))
        activations = forward(network, *dataset.inputs(rows))
        log_loss, _, _ = loss_and_gradients(dataset, rows, activations)
        errors = (
            dataset.points[rows] + POINTS_PER_UNIT * activations.value - dataset.final_points[rows]
        )
        if dataset.seats > 1:
            errors = errors[:, 0] - errors[:, 1]
        log_loss_sum += log_loss * len(rows)
        squared_error += float((errors**2).mean()) * len(rows)
    return log_loss_sum / len(dataset), sqrt(squared_error / len(dataset))
