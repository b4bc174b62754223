"""Training of linear value functions, by ridge regression."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from engine.ai.training.dataset import Dataset, common_columns
from engine.ai.training.trajectories import Trajectory
from engine.ai.value.linear_model import Coefficients, LinearModel

RIDGE = 1e-3
"""Ridge penalty per row, which keeps coefficients of constant or collinear features small."""


@dataclass(frozen=True, slots=True)
class LinearDataset(Dataset):
    """Samples for a linear model: `names` of the features, and each seat's `features`."""

    SHARED: ClassVar[frozenset[str]] = frozenset({"names"})

    bucket: Any
    features: NDArray[np.float64]
    names: Any


@dataclass(frozen=True, slots=True)
class LinearTrainer:
    """Regresses what each seat still gains over the others on the features of the state.

    Samples at the start of a period are fitted to final results, the others to the prediction at
    the next such sample (bootstrapping), which removes the luck of everything after it.
    """

    dataset: ClassVar[type[LinearDataset]] = LinearDataset

    def encode(self, numbers: Sequence[int], trajectories: Sequence[Trajectory]) -> LinearDataset:
        """Return the samples of these games. All of them have the same features by name."""
        samples = [sample.features for each in trajectories for sample in each.samples]
        names = sorted(samples[0].per_seat[0]) if samples else []
        rows = [[[own[name] for name in names] for own in each.per_seat] for each in samples]
        seats = len(trajectories[0].final.points)
        return LinearDataset(
            **common_columns(numbers, trajectories),
            bucket=np.array([each.bucket for each in samples], np.str_),
            features=np.array(rows, np.float64).reshape(len(samples), seats, len(names)),
            names=np.array(names, np.str_),
        )

    def train(self, dataset: LinearDataset, checkpoint: Path) -> LinearModel:
        """Return the coefficients of every bucket. It takes too little time for a checkpoint."""
        final = dataset.final_points.astype(np.float64)
        at_starts = self._solve(dataset, dataset.starts_period, final, np.zeros(len(dataset)))
        target, stddev = _next_predictions(LinearModel(buckets=at_starts), dataset)
        others = ~dataset.starts_period & ~np.isin(dataset.bucket, list(at_starts))
        buckets = at_starts | self._solve(dataset, others, target, stddev)
        return LinearModel(buckets=dict(sorted(buckets.items())))

    def describe_loss(self, model: LinearModel, dataset: LinearDataset) -> str:
        """Return the root-mean-square error of the first seat's points, or lead, as text."""
        known = np.isin(dataset.bucket, list(model.buckets))
        if not known.any():
            return "no samples in buckets that were fitted"
        errors = _predicted_points(model, dataset)[known] - dataset.final_points[known]
        if dataset.seats > 1:
            errors = errors - errors[:, 1:2]
        return f"{sqrt(float((errors[:, 0] ** 2).mean())):.2f} points ({len(errors)} samples)"

    @staticmethod
    def _solve(
        dataset: LinearDataset, rows: Any, target: Any, stddev: Any
    ) -> dict[str, Coefficients]:
        """Return the coefficients of each bucket that occurs in these rows."""
        names = [str(name) for name in dataset.names]
        solved = {}
        for bucket in sorted({str(name) for name in dataset.bucket[rows]}):
            own = rows & (dataset.bucket == bucket)
            gained = target[own] - dataset.points[own]
            solved[bucket] = solve_coefficients(names, dataset.features[own], gained, stddev[own])
        return solved


def solve_coefficients(
    names: Sequence[str],
    features: NDArray[np.float64],
    gained: NDArray[np.float64],
    lead_stddev: NDArray[np.float64],
) -> Coefficients:
    """Return the ridge regression of the points that seats gain on their features.

    `features` are by sample, seat and name, `gained` by sample and seat. `lead_stddev` is the
    uncertainty of a sample's gains if they were predicted; 0 if observed. With several seats, both
    are centred on the mean of the seats: what all seats gain alike is luck that would add noise.
    """
    centred, gains = features, gained
    if features.shape[1] > 1:
        centred = features - features.mean(axis=1, keepdims=True)
        gains = gained - gained.mean(axis=1, keepdims=True)
    rows = centred.reshape(-1, len(names))
    gram = rows.T @ rows + RIDGE * len(rows) * np.eye(len(names))
    slopes = np.linalg.solve(gram, rows.T @ gains.ravel())
    errors = gained - features @ slopes
    pairs = list(combinations(errors.T, 2))
    lead_variance = float(np.mean([(a - b) ** 2 for a, b in pairs])) if pairs else 0.0
    return Coefficients(
        intercept=round(float(errors.mean()), 1),
        slopes=dict(zip(names, slopes.tolist(), strict=True)),
        lead_stddev=round(sqrt(lead_variance + float((lead_stddev**2).mean())), 1),
    )


def _predicted_points(model: LinearModel, dataset: LinearDataset) -> NDArray[np.float64]:
    """Return the predicted final points by seat; those of unknown buckets are the present ones."""
    points = dataset.points.astype(np.float64)
    names = [str(name) for name in dataset.names]
    for bucket, each in model.buckets.items():
        rows = dataset.bucket == bucket
        slopes = np.array([each.slopes[name] for name in names])
        points[rows] += each.intercept + dataset.features[rows] @ slopes
    return points


def _next_predictions(
    model: LinearModel, dataset: LinearDataset
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return for each sample the points predicted at the next start of a period, and their stddev.

    After the last one of a game, that is the final result.
    """
    predicted = _predicted_points(model, dataset)
    target, stddev = dataset.final_points.astype(np.float64), np.zeros(len(dataset))
    for row in range(len(dataset) - 2, -1, -1):
        after = row + 1
        if dataset.game[row] != dataset.game[after]:
            continue
        if dataset.starts_period[after]:
            target[row] = predicted[after]
            stddev[row] = model.buckets[str(dataset.bucket[after])].lead_stddev
        else:
            target[row], stddev[row] = target[after], stddev[after]
    return target, stddev
