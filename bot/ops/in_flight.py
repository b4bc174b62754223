"""What is being answered just now, so that a stop can wait for it; and what goes on after that."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from discord.webhook.async_ import async_context

Result = TypeVar("Result")


def detached_context() -> contextvars.Context:
    """What work that goes on by itself knows: nothing of who began it, only how answers change."""
    context = contextvars.Context()
    context.run(async_context.set, async_context.get())
    return context


def spawn_detached(work: Coroutine[object, object, Result], name: str) -> asyncio.Task[Result]:
    """Begin work that belongs to no interaction, and may take minutes.

    The local table tells by the context what an action of its page has to wait for.
    """
    return detached_context().run(asyncio.create_task, work, name=name)


class InFlightWork:
    """The tasks that are in the middle of something that should be finished."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    @contextmanager
    def track(self) -> Iterator[None]:
        """Count the present task as under way while the block runs."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def wait_until_idle(self, grace_seconds: float) -> None:
        """Wait until nothing is under way any more, but only so many seconds."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=grace_seconds)


class LiveReplies:
    """Answers that are kept up to date after they were given. Nothing is lost by ending one."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def start(self, key: Hashable, work: Coroutine[object, object, None]) -> None:
        """Begin to keep an answer up to date, in place of an earlier one to the same."""
        if key in self._tasks:
            self._tasks[key].cancel()
        task = self._tasks[key] = spawn_detached(work, "following")
        task.add_done_callback(lambda ended: self._forget(key, ended))

    def _forget(self, key: Hashable, ended: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is ended:
            del self._tasks[key]

    async def close(self) -> None:
        """End them all."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
