"""What is being answered just now, so that a stop can wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class UnderWay:
    """The tasks that are in the middle of something that should be finished."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count the present task as under way while the block runs."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def finished(self, within: float) -> None:
        """Wait until nothing is under way any more, but only so many seconds."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=within)
