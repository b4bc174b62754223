"""A run: a training with a folder of its own, so that it can be stopped and continued at any time.

Everything a run has computed is written at once or not at all, and depends only on what the run
began with. So a run that was interrupted, even killed, yields the same as one that was not.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

from engine.ai.match import make_process_pool
from engine.ai.provenance import TrainingRecord
from engine.ai.training.fingerprint import DATA
from engine.ai.weights_store import WeightsStore, write_bytes

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


class RunRefused(Exception):
    """A run cannot begin or go on. The message says why."""


class RunHeader(BaseModel):
    """What determines the result of a run, and must not change while it lasts.

    The fields are those of `TrainingRecord`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    command: str
    code: str
    data: str
    inputs: dict[str, str]
    versions: dict[str, str]


@dataclass(frozen=True, slots=True)
class Run:
    """The folder of a run, and what it began with."""

    folder: Path
    header: RunHeader

    def record(self, seed: int, games: int, rounds_finished: int, rounds: int) -> TrainingRecord:
        """Return the record of what the run has made so far."""
        return TrainingRecord(
            seed=seed,
            games=games,
            rounds_finished=rounds_finished,
            rounds=rounds,
            complete=rounds_finished == rounds,
            **self.header.model_dump(),
        )

    def has_stored(self, store: WeightsStore[Any], key: str) -> bool:
        """Return whether the stored weights are those that this run has made."""
        if not store.is_intact(key):
            return False
        provenance, names = store.provenance(key), set(RunHeader.model_fields)
        return isinstance(provenance, TrainingRecord) and self.header == RunHeader(
            **provenance.model_dump(include=names)
        )

    def check_unchanged(self, header: RunHeader) -> None:
        """Raise RunRefused if the code, the data or the stored weights have changed since."""
        for name in RunHeader.model_fields:
            before, now = getattr(self.header, name), getattr(header, name)
            if before != now:
                raise RunRefused(
                    f"the run in {self.folder} has another {name}: {before}, not {now}"
                )


def open_run(folder: Path, header: RunHeader) -> Run:
    """Begin a run in a folder, or return the one there.

    Raises RunRefused if the folder holds something else, or lies among the data.
    """
    folder = folder.resolve()
    if folder.is_relative_to(DATA.resolve()):
        raise RunRefused("the folder of a run must not lie among the data")
    path = folder / "run.json"
    if path.exists():
        return Run(folder, RunHeader.model_validate_json(path.read_text(encoding="utf-8")))
    if folder.exists() and {file.name for file in folder.iterdir()} - {"run.partial"}:
        raise RunRefused(f"{folder} holds something else than a run")
    folder.mkdir(parents=True, exist_ok=True)
    write_text(path, header.model_dump_json(indent=2) + "\n")
    return Run(folder, header)


def write_text(path: Path, text: str) -> None:
    """Write a file at once or not at all."""
    write_bytes(path, text.encode())


@contextmanager
def stopping(minutes: float | None) -> Iterator[None]:
    """Raise KeyboardInterrupt at SIGINT, at SIGTERM, and after so many minutes."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM)
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        if minutes is not None:
            signal.setitimer(signal.ITIMER_REAL, 60 * minutes)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


class Workers:
    """Processes that work for a run. With 0 this process does the work itself.

    A signal then interrupts the work wherever it is, and compiled modules may end the process at
    that without a word of it.
    """

    def __init__(self, number: int) -> None:
        self._pool: Executor | None = make_process_pool(number) if number else None

    def map(self, work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterable[ResultT]:
        """Return the result of each task, in their order."""
        return map(work, tasks) if self._pool is None else self._pool.map(work, tasks)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *error: Any) -> None:
        if self._pool is not None:
            self._pool.__exit__(*error)
