"""Finds in the log where the rules of a file fail while they are played, for their author."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

from engine.simple.files import innermost_frame


@dataclass(frozen=True, slots=True)
class RuleFailure:
    """A line of a file that has failed, and with which kind of error."""

    function: str
    line: int
    error: str


class _FailureHandler(logging.Handler):
    """Passes on where in a file a logged error arose. Records come from any thread."""

    def __init__(self, file: Path, report: Callable[[RuleFailure], None]) -> None:
        super().__init__(logging.ERROR)
        self._file, self._report = file, report
        self._loop = asyncio.get_running_loop()

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        frame = None if error is None else innermost_frame(error, self._file)
        if frame is not None:
            failure = RuleFailure(frame.name, frame.lineno or 0, type(error).__name__)
            self._loop.call_soon_threadsafe(self._report, failure)


@contextmanager
def failures_reported(file: Path, report: Callable[[RuleFailure], None]) -> Iterator[None]:
    """Report in the event loop meanwhile each logged error that arose in a file."""
    handler, root = _FailureHandler(file, report), logging.getLogger()
    shorten, shown = partial(_shorten_trace, file), tuple(root.handlers)
    for each in shown:
        each.addFilter(shorten)
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        for each in shown:
            each.removeFilter(shorten)


def _shorten_trace(file: Path, record: logging.LogRecord) -> bool:
    """Let a record trace an error which arose in the file there alone, and return True.

    What called it is of no use to the author. The error itself keeps its whole trace.
    """
    error = record.exc_info[1] if record.exc_info else None
    if error is None or innermost_frame(error, file) is None:
        return True
    short: TracebackType | None = None
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        if Path(frame.f_code.co_filename).resolve() == file.resolve():
            short = TracebackType(short, frame, frame.f_lasti, line)
    record.exc_info = type(error), error, short
    return True
