"""Samples of games as arrays, to train on and to keep in files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from engine.ai.training.trajectories import Trajectory
from engine.ai.value.network import Array
from engine.ai.weights_store import write_bytes

VALIDATION_EVERY = 20
"""One game of so many is held back for validation."""

GameFilter: TypeAlias = Callable[[Any], Any]
"""Returns which of an array of games' numbers are chosen."""


def all_games(games: Any) -> Any:
    """Return True for every game."""
    return np.ones(len(games), bool)


def training_games(games: Any) -> Any:
    """Return which games are there to train on."""
    return games % VALIDATION_EVERY != 0


def validation_games(games: Any) -> Any:
    """Return which games are held back for validation."""
    return games % VALIDATION_EVERY == 0


@dataclass(frozen=True, slots=True)
class Dataset:
    """Samples of games, one row each in the order of play, with their targets.

    `game` is the number of the game in its run. `points` are those of each seat in the sample,
    `final_points` the target points, `win_shares` the target shares of the win. The other fields
    are those of `NetworkFeatures`.
    """

    game: Any
    points: Array
    final_points: Array
    win_shares: Array
    progress: Array
    per_seat_counts: Any
    per_seat_scalars: Array
    public_counts: Any
    public_scalars: Array

    def __len__(self) -> int:
        return len(self.game)

    @property
    def seats(self) -> int:
        """The number of seats of the games."""
        return int(self.points.shape[1])

    def inputs(self, rows: Any) -> tuple[Array, Array]:
        """Return the network inputs of these rows: per seat, and shared by all seats."""
        counts = self.per_seat_counts[rows].astype(np.float32)
        by_progress = counts * self.progress[rows][:, None, None]
        own = np.concatenate((counts, by_progress, self.per_seat_scalars[rows]), axis=2)
        return own, np.concatenate(
            (self.public_counts[rows].astype(np.float32), self.public_scalars[rows]), axis=1
        )

    def select(self, rows: Any) -> Dataset:
        """Return some of the rows, in the same order."""
        return Dataset(**{name: values[rows] for name, values in self._arrays().items()})

    def save(self, path: Path) -> None:
        """Write a compressed archive, at once or not at all."""
        save_arrays(path, self._arrays())

    @classmethod
    def load(cls, path: Path) -> Dataset:
        """Read an archive. Raises FileNotFoundError if it is not there."""
        with np.load(path) as archive:
            return cls(**{name: archive[name] for name in archive.files})

    @classmethod
    def load_all(cls, paths: Sequence[Path], is_chosen: GameFilter) -> Dataset:
        """Read the chosen games of several archives, with hardly more memory than they fill.

        Raises FileNotFoundError if an archive is not there.
        """
        chosen = []
        for path in paths:
            with np.load(path) as archive:
                chosen.append((path, is_chosen(archive["game"])))
        filled = [(path, rows) for path, rows in chosen if rows.any()] or chosen[:1]
        total, at = sum(int(rows.sum()) for _, rows in filled), 0
        columns = {
            name: np.empty((total, *values.shape[1:]), values.dtype)
            for name, values in cls.load(filled[0][0])._arrays().items()
        }
        for path, rows in filled:
            part = cls.load(path).select(rows)
            for name, values in part._arrays().items():
                columns[name][at : at + len(part)] = values
            at += len(part)
        return cls(**columns)

    def _arrays(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def encode(numbers: Sequence[int], trajectories: Sequence[Trajectory]) -> Dataset:
    """Return the samples of games with these numbers, with final results as targets."""
    rows = [
        (number, features, trajectory.final)
        for number, trajectory in zip(numbers, trajectories, strict=True)
        for features in trajectory.samples
    ]
    samples, total = [features for _, features, _ in rows], len(rows)
    seats = range(len(trajectories[0].final.points))

    def scalars(values: Sequence[Sequence[float]]) -> Array:
        return np.array(values, np.float32).reshape(total, -1 if total else 0)

    def counts(values: Sequence[bytes]) -> Any:
        return np.frombuffer(b"".join(values), np.uint8).reshape(total, -1 if total else 0)

    def by_seat(values: Any) -> Any:
        return values.reshape(total, len(seats), values.shape[1] // len(seats))

    def targets(values: Sequence[Sequence[float]]) -> Array:
        return np.array(values, np.float32).reshape(total, len(seats))

    return Dataset(
        game=np.array([number for number, _, _ in rows], np.int64),
        points=targets([each.points for each in samples]),
        final_points=targets([[final.points_of(seat) for seat in seats] for *_, final in rows]),
        win_shares=targets([[final.win_share(seat) for seat in seats] for *_, final in rows]),
        progress=np.array([each.progress for each in samples], np.float32),
        per_seat_counts=by_seat(counts([each.per_seat_counts for each in samples])),
        per_seat_scalars=by_seat(scalars([each.per_seat_scalars for each in samples])),
        public_counts=counts([each.public_counts for each in samples]),
        public_scalars=scalars([each.public_scalars for each in samples]),
    )


def save_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write a compressed archive of arrays, at once or not at all."""
    archive = BytesIO()
    np.savez_compressed(archive, allow_pickle=False, **arrays)
    write_bytes(path, archive.getvalue())
