"""Background tasks, and work that a shutdown waits for."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from discord.webhook.async_ import async_context

Result = TypeVar("Result")


def detached_context() -> contextvars.Context:
    """Return a context without the variables of the caller, except for discord.py's webhooks.

    `async_context` holds how discord.py sends interaction responses.
    """
    context = contextvars.Context()
    context.run(async_context.set, async_context.get())
    return context


def spawn_detached(work: Coroutine[object, object, Result], name: str) -> asyncio.Task[Result]:
    """Start work that belongs to no interaction and may take minutes.

    Without this, the local table would wait for it before it shows the result of an action: it
    recognises what an action has started by its context.
    """
    return detached_context().run(asyncio.create_task, work, name=name)


class BackgroundTasks:
    """Tasks that are kept until they end.

    The event loop holds only weak references to tasks.
    """

    def __init__(self) -> None:
        self._tasks = set[asyncio.Task[Any]]()

    def spawn(
        self, work: Coroutine[object, object, Result], name: str | None = None
    ) -> asyncio.Task[Result]:
        """Start a task and keep it until it ends."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        """Iterate over the tasks that run now."""
        return iter(tuple(self._tasks))

    def cancel(self) -> None:
        """Cancel all tasks without waiting for their ends."""
        for task in self:
            task.cancel()


class InFlightWork:
    """The interactions being answered, so that a shutdown can wait for them."""

    def __init__(self) -> None:
        self._tasks = set[asyncio.Task[Any]]()

    @contextmanager
    def track(self) -> Iterator[None]:
        """Count the current task as in flight while the block runs."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def wait_until_idle(self, grace_seconds: float) -> None:
        """Wait until no other task is in flight, or until the time is up."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=grace_seconds)


class PressQueues:
    """Queues of the presses on each private message, so that they are answered as they came.

    Answered at once, a slow answer to an early press would replace that to a later one.
    """

    def __init__(self) -> None:
        self._running: dict[int, list[asyncio.Future[None]]] = {}

    @contextmanager
    def queue(self, message_id: int) -> Iterator[Callable[[], Awaitable[None]]]:
        """Keep a place in the queue of a message while the block runs.

        Yields a function that waits until the blocks that came before have ended.
        """
        queued = self._running.setdefault(message_id, [])
        before = tuple(queued)
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queued.append(ended)

        async def wait_for_turn() -> None:
            if before:
                await asyncio.wait(before)

        try:
            yield wait_for_turn
        finally:
            ended.set_result(None)
            # A block that does not wait, such as one that fails early, may end before others.
            queued.remove(ended)
            if not queued:
                del self._running[message_id]


class LiveReplies:
    """Private messages that are updated after they were sent, such as the progress of a review.

    Nothing is lost when an update is cancelled: the next request for the message shows everything.
    """

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._on_replaced: dict[Hashable, Callable[[], Awaitable[None]]] = {}
        self._messages: dict[int, asyncio.Task[None]] = {}
        self._replaced = BackgroundTasks()

    def start(
        self,
        key: Hashable,
        work: Coroutine[object, object, None],
        on_replaced: Callable[[], Awaitable[None]],
        *,
        message_id: int | None = None,
    ) -> None:
        """Start to update a message, in place of an earlier update with the same key.

        `on_replaced` ends the message if a later update takes its place. The id is needed of a
        message with buttons, which may let it show something else.
        """
        if key in self._tasks:
            ending = self._end_replaced(self._tasks[key], self._on_replaced[key])
            detached_context().run(self._replaced.spawn, ending, "replaced-reply")
        task = self._tasks[key] = spawn_detached(work, "live-reply")
        self._on_replaced[key] = on_replaced
        task.add_done_callback(lambda ended: self._forget(key, ended, message_id))
        if message_id is not None:
            self._messages[message_id] = task

    async def stop(self, message_id: int) -> None:
        """Update a message no longer, which shows something else from now on."""
        if (task := self._messages.get(message_id)) is not None:
            task.cancel()
            await asyncio.wait({task})

    async def _end_replaced(
        self, task: asyncio.Task[None], on_replaced: Callable[[], Awaitable[None]]
    ) -> None:
        task.cancel()
        await asyncio.wait({task})
        await on_replaced()

    def _forget(self, key: Hashable, ended: asyncio.Task[None], message_id: int | None) -> None:
        if self._tasks.get(key) is ended:
            del self._tasks[key], self._on_replaced[key]
        if message_id is not None and self._messages.get(message_id) is ended:
            del self._messages[message_id]

    async def close(self) -> None:
        """Cancel all updates and wait for their ends."""
        tasks = [*self._tasks.values(), *self._replaced]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
