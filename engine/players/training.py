"""Trains a network on what was seen in games, by gradients worked out by hand (Adam)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sqrt
from typing import Any, TypeAlias

import numpy as np

from engine.players.ending import LOGISTIC
from engine.players.network import POINTS, Array, Network
from engine.players.selfplay import Course

FIRST = 64
"""Units of the first hidden layer."""

SECOND = 32

BATCH = 256

RATE = 2e-3
"""How far a step goes, at first."""

DECAY = 0.1
"""How fast weights go back to nothing that nothing speaks for, as a part of the rate."""

LEADS = 2.0
"""What leads count beside wins in what is learned, and `LEVEL` the points of all together."""

LEVEL = 0.05

PATIENCE = 0.8
"""What is left to later moments when a moment is taught by what is expected at the next."""

MEAN = 0.9
SQUARE = 0.999
"""What stays of the running means of slopes and of their squares."""

WARM_UP = 200
"""Steps until the rate is whole."""

Gradients: TypeAlias = dict[str, Array]


@dataclass(frozen=True, slots=True)
class Lessons:
    """What was seen, a row each, in the order of the games, and what was to come of it.

    `game` numbers the games. `final` are the points of each seat at the end and `win` its part
    of the win. For the others see `Sight`.
    """

    stage: Array
    points: Array
    counts: Any
    measures: Array
    shown: Any
    common: Array
    final: Array
    win: Array
    game: Any

    def __len__(self) -> int:
        return len(self.stage)

    @property
    def seats(self) -> int:
        return int(self.points.shape[1])

    def chosen(self, rows: Any) -> Lessons:
        """Some of the lessons, in the same order."""
        return Lessons(**{name: getattr(self, name)[rows] for name in self.__slots__})

    def inputs(self, rows: Any) -> tuple[Array, Array]:
        """What a network is given of these rows: of each seat, and of what all share."""
        counts = self.counts[rows].astype(np.float32)
        staged = counts * self.stage[rows][:, None, None]
        own = np.concatenate((counts, staged, self.measures[rows]), axis=2)
        return own, np.concatenate((self.shown[rows].astype(np.float32), self.common[rows]), axis=1)


def lessons(courses: Sequence[Course]) -> Lessons:
    """What these games teach."""
    rows = [(number, sight, each) for number, each in enumerate(courses) for sight in each.seen]
    seats, total = len(courses[0].final.points), len(rows)
    sights = [sight for _, sight, _ in rows]

    def numbers(values: Sequence[Any]) -> Array:
        return np.array(values, np.float32).reshape(total, -1)

    def counted(counts: Sequence[bytes]) -> Any:
        return np.frombuffer(b"".join(counts), np.uint8)

    return Lessons(
        stage=numbers([sight.stage for sight in sights])[:, 0],
        points=numbers([sight.points for sight in sights]),
        counts=counted([sight.counts for sight in sights]).reshape(total, seats, -1),
        measures=numbers([sight.measures for sight in sights]).reshape(total, seats, -1),
        shown=counted([sight.shown for sight in sights]).reshape(total, -1),
        common=numbers([sight.common for sight in sights]),
        final=numbers([[each.final.points_of(s) for s in range(seats)] for _, _, each in rows]),
        win=numbers([[each.final.win(s) for s in range(seats)] for _, _, each in rows]),
        game=np.array([number for number, _, _ in rows]),
    )


def together(first: Lessons, second: Lessons) -> Lessons:
    """Both, one after the other."""
    joined = {
        name: np.concatenate((getattr(first, name), getattr(second, name)))
        for name in Lessons.__slots__
        if name != "game"
    }
    after = int(first.game[-1]) + 1 if len(first) else 0
    return Lessons(**joined, game=np.concatenate((first.game, second.game + after)))


def untrained(known: Lessons, seed: int) -> Network:
    """A network for such lessons that knows nothing yet."""
    rng = np.random.default_rng(seed)
    own, shared = known.inputs(np.arange(1))

    def layer(inputs: int, outputs: int, size: float = 1.0) -> Array:
        found = rng.standard_normal((inputs, outputs)) * size / sqrt(max(1, inputs))
        return np.asarray(found, np.float32)

    def bias(outputs: int, value: float = 0.0) -> Array:
        return np.full(outputs, value, np.float32)

    return Network(
        own=layer(own.shape[2], FIRST),
        shared=layer(shared.shape[1], FIRST),
        first_bias=bias(FIRST),
        own_second=layer(FIRST, SECOND),
        others_second=layer(FIRST, SECOND),
        second_bias=bias(SECOND),
        coming=layer(SECOND, 1, 0.3)[:, 0],
        coming_bias=bias(1, 1.0),
        swing=layer(SECOND, 1, 0.1)[:, 0],
        swing_bias=bias(1),
    )


@dataclass(frozen=True, slots=True)
class Pass:
    """What went through a network for some rows, layer by layer."""

    own: Array
    shared: Array
    first: Array
    others: Array
    second: Array
    coming: Array
    swing: Array


def forward(network: Network, own: Array, shared: Array) -> Pass:
    """Let rows go through the network."""
    seats = own.shape[1]
    common = shared @ network.shared + network.first_bias
    first = np.maximum(own @ network.own + common[:, None, :], 0)
    others = (first.sum(axis=1, keepdims=True) - first) / np.float32(max(1, seats - 1))
    second = first @ network.own_second + others @ network.others_second + network.second_bias
    second = np.maximum(second, 0)
    coming = second @ network.coming + network.coming_bias
    swing = second.mean(axis=1) @ network.swing + network.swing_bias
    return Pass(own, shared, first, others, second, coming, swing)


def backward(network: Network, gone: Pass, coming: Array, swing: Array) -> Gradients:
    """The gradients of all weights, from those of what came out."""
    seats = gone.own.shape[1]
    second = coming[:, :, None] * network.coming + swing[:, None, None] * network.swing / seats
    second = second * (gone.second > 0)
    others = second @ network.others_second.T
    first = second @ network.own_second.T
    first += (others.sum(axis=1, keepdims=True) - others) / np.float32(max(1, seats - 1))
    first *= gone.first > 0
    by_row = first.sum(axis=1)
    return {
        "own": _flat(gone.own).T @ _flat(first),
        "shared": gone.shared.T @ by_row,
        "first_bias": by_row.sum(axis=0),
        "own_second": _flat(gone.first).T @ _flat(second),
        "others_second": _flat(gone.others).T @ _flat(second),
        "second_bias": second.sum(axis=(0, 1)),
        "coming": (gone.second * coming[:, :, None]).sum(axis=(0, 1)),
        "coming_bias": coming.sum().reshape(1),
        "swing": (gone.second.mean(axis=1) * swing[:, None]).sum(axis=0),
        "swing_bias": swing.sum().reshape(1),
    }


def _flat(rows: Array) -> Array:
    return rows.reshape(-1, rows.shape[-1])


def likely(points: Array, coming: Array, swing: Array) -> Array:
    """How likely each seat wins."""
    scaled = (points / POINTS + coming) / (LOGISTIC * np.exp(swing)[:, None])
    odds = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True), np.float32)


def missed(known: Lessons, rows: Any, gone: Pass) -> tuple[float, Array, Array]:
    """How far what came out is off, and its gradients by what is to come and by the swing.

    Wins are judged by their log loss, leads and the points of all by their squares.
    """
    expected = known.points[rows] / POINTS + gone.coming
    off = expected - known.final[rows] / POINTS
    total, seats = off.shape
    level = off.mean(axis=1, keepdims=True)
    coming = (2 * LEVEL / total / seats) * level * np.ones_like(off)
    if seats == 1:
        return float((off**2).mean()), off * np.float32(2 / total), np.zeros(total, np.float32)
    leads = off - level
    coming += 2 * LEADS * leads / off.size
    likes, win = likely(known.points[rows], gone.coming, gone.swing), known.win[rows]
    scale = LOGISTIC * np.exp(gone.swing)[:, None]
    # Where nobody won there is no win to be surprised at.
    surprise = (likes * win.sum(axis=1, keepdims=True) - win) / total / scale
    loss = -float((win * np.log(likes + 1e-9)).sum(axis=1).mean())
    swing = -(surprise * expected).sum(axis=1)
    return loss, np.asarray(coming + surprise, np.float32), np.asarray(swing, np.float32)


def trained(network: Network, known: Lessons, epochs: int, seed: int) -> Network:
    """The network after it has seen all lessons so many times.

    The first half of the time it learns from the ends of games, then from what it expects a
    little later itself.
    """
    rng = np.random.default_rng(seed)
    steps, adam = epochs * (len(known) // BATCH), Adam(network)
    for epoch in range(epochs):
        taught = known if 2 * epoch < epochs else expecting(adam.network, known, PATIENCE)
        for rows in _batches(len(known), rng):
            gone = forward(adam.network, *known.inputs(rows))
            _, coming, swing = missed(taught, rows, gone)
            rate = RATE * (0.5 * (1 + cos(pi * adam.steps / steps)) + 0.01)
            adam.step(backward(adam.network, gone, coming, swing), rate)
    return adam.network


class Adam:
    """Moves weights against their gradients, each by its own measure (Kingma and Ba, 2014).

    Weights that nothing speaks for go back to nothing (Loshchilov and Hutter, 2017).
    """

    def __init__(self, network: Network) -> None:
        self.network = Network(**{name: of.copy() for name, of in network.layers().items()})
        self.steps = 0
        self._means = {name: np.zeros_like(of) for name, of in network.layers().items()}
        self._squares = {name: np.zeros_like(of) for name, of in network.layers().items()}

    def step(self, slopes: Gradients, rate: float) -> None:
        """Move all weights a little."""
        self.steps += 1
        rate *= min(1.0, self.steps / WARM_UP)
        lasting, rare = 1 - MEAN**self.steps, 1 - SQUARE**self.steps
        for name, layer in self.network.layers().items():
            slope, mean, square = slopes[name], self._means[name], self._squares[name]
            mean += (1 - MEAN) * (slope - mean)
            square += (1 - SQUARE) * (slope * slope - square)
            moved = (mean / lasting) / (np.sqrt(square / rare) + 1e-7)
            if layer.ndim > 1:
                moved += DECAY * layer
            layer -= np.float32(rate) * moved


def _batches(total: int, rng: np.random.Generator) -> Iterator[Any]:
    order = rng.permutation(total)
    for start in range(0, total - BATCH + 1, BATCH):
        yield order[start : start + BATCH]


def expecting(network: Network, known: Lessons, patience: float) -> Lessons:
    """The lessons, taught by what the network expects a little later and not by the end alone.

    So the luck of what comes after drowns less (TD(lambda), Sutton 1988): `patience` is the
    part that is left to what comes later still.
    """
    final, win = known.final.copy(), known.win.copy()
    points, wins = _expected(network, known)
    for row in range(len(known) - 2, -1, -1):
        if known.game[row] == known.game[row + 1]:
            after = row + 1
            final[row] = patience * final[after] + (1 - patience) * points[after]
            win[row] = patience * win[after] + (1 - patience) * wins[after]
    return replace(known, final=final, win=win)


def _expected(network: Network, known: Lessons) -> tuple[Array, Array]:
    points, wins = [], []
    for start in range(0, len(known), 8192):
        rows = np.arange(start, min(len(known), start + 8192))
        gone = forward(network, *known.inputs(rows))
        points.append(known.points[rows] + POINTS * gone.coming)
        wins.append(likely(known.points[rows], gone.coming, gone.swing))
    return np.concatenate(points), np.concatenate(wins)


def loss(network: Network, known: Lessons) -> tuple[float, float]:
    """The log loss of wins (alone: nothing) and by how many points leads (alone: points) miss."""
    total = wrong = 0.0
    for start in range(0, len(known), 8192):
        rows = np.arange(start, min(len(known), start + 8192))
        gone = forward(network, *known.inputs(rows))
        surprise, _, _ = missed(known, rows, gone)
        off = known.points[rows] + POINTS * gone.coming - known.final[rows]
        if known.seats > 1:
            off = off[:, 0] - off[:, 1]
        total += surprise * len(rows)
        wrong += float((off**2).mean()) * len(rows)
    return total / len(known), sqrt(wrong / len(known))
