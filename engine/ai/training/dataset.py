"""Samples of games as arrays, to train on and to keep in files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import numpy as np

from engine.ai.training.trajectories import Trajectory
from engine.ai.value.network import Array
from engine.ai.weights_store import write_bytes

DatasetT = TypeVar("DatasetT", bound="Dataset")

VALIDATION_EVERY = 20
"""One game of so many is held back for validation."""


@dataclass(frozen=True, slots=True)
class Dataset:
    """Samples of games, one row each in the order of play, with their targets.

    `game` is the number of the game in its run, `starts_period` whether the sample is the first of
    a period. `points` are those of each seat in the sample, `final_points` the target points,
    `win_shares` the target shares of the win.
    """

    SHARED: ClassVar[frozenset[str]] = frozenset()
    """The fields without a row for each sample."""

    game: Any
    starts_period: Any
    points: Array
    final_points: Array
    win_shares: Array

    def __len__(self) -> int:
        return len(self.game)

    @property
    def seats(self) -> int:
        """The number of seats of the games."""
        return int(self.points.shape[1])

    def select(self: DatasetT, rows: Any) -> DatasetT:
        """Return some of the rows, in the same order."""
        return type(self)(
            **{
                name: values if name in self.SHARED else values[rows]
                for name, values in self._arrays().items()
            }
        )

    def split(self: DatasetT) -> tuple[DatasetT, DatasetT]:
        """Return the rows to train on, and those of games held back for validation."""
        is_validation = self.game % VALIDATION_EVERY == 0
        return self.select(~is_validation), self.select(is_validation)

    def save(self, path: Path) -> None:
        """Write a compressed archive, at once or not at all."""
        save_arrays(path, self._arrays())

    @classmethod
    def load(cls: type[DatasetT], path: Path) -> DatasetT:
        """Read an archive. Raises FileNotFoundError if it is not there."""
        with np.load(path) as archive:
            return cls(**{name: archive[name] for name in archive.files})

    @classmethod
    def concat(cls: type[DatasetT], parts: Sequence[DatasetT]) -> DatasetT:
        """Return a dataset of all rows."""
        parts = [part for part in parts if len(part)] or parts[:1]
        return cls(
            **{
                field.name: (
                    getattr(parts[0], field.name)
                    if field.name in cls.SHARED
                    else np.concatenate([getattr(part, field.name) for part in parts])
                )
                for field in fields(cls)
            }
        )

    def _arrays(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def common_columns(numbers: Sequence[int], trajectories: Sequence[Trajectory]) -> dict[str, Any]:
    """Return the fields of a `Dataset` for numbered games, with final results as targets."""
    rows = [
        (number, sample, trajectory.final)
        for number, trajectory in zip(numbers, trajectories, strict=True)
        for sample in trajectory.samples
    ]
    seats = range(len(trajectories[0].final.points))

    def by_seat(values: Sequence[Sequence[float]]) -> Array:
        return np.array(values, np.float32).reshape(len(rows), len(seats))

    return {
        "game": np.array([number for number, _, _ in rows], np.int64),
        "starts_period": np.array([sample.starts_period for _, sample, _ in rows], bool),
        "points": by_seat([sample.features.points for _, sample, _ in rows]),
        "final_points": by_seat([[final.points_of(seat) for seat in seats] for *_, final in rows]),
        "win_shares": by_seat([[final.win_share(seat) for seat in seats] for *_, final in rows]),
    }


def save_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write a compressed archive of arrays, at once or not at all."""
    archive = BytesIO()
    np.savez_compressed(archive, allow_pickle=False, **arrays)
    write_bytes(path, archive.getvalue())
