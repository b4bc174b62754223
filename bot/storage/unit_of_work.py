"""Runs units of work as tasks of their own, in order where that matters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, TypeVar

from bot.storage.errors import StoreError

T = TypeVar("T")


class UnitOfWorkRunner:
    """Runs each unit of work to its end, even if its caller is cancelled.

    What a channel was told has to be recorded in any case, and a statement that is abandoned would
    leave its transaction open. Units with the same key run in the order in which they were
    requested.
    """

    def __init__(self) -> None:
        self._pending = set[asyncio.Task[Any]]()
        self._last_by_key = dict[Hashable, asyncio.Task[Any]]()
        self._closing: asyncio.Task[None] | None = None

    async def run(
        self,
        start: Callable[[asyncio.Task[Any] | None], Coroutine[Any, Any, T]],
        order_key: Hashable,
    ) -> T:
        """Run `start`, which is given the task that it has to wait for first."""
        if self._closing is not None:
            raise StoreError("the store is closed")
        previous = None if order_key is None else self._last_by_key.get(order_key)
        task = asyncio.create_task(start(previous))
        self._pending.add(task)
        if order_key is not None:
            self._last_by_key[order_key] = task
        task.add_done_callback(lambda done: self._on_done(done, order_key))
        return await asyncio.shield(task)

    def _on_done(self, task: asyncio.Task[Any], order_key: Hashable) -> None:
        self._pending.discard(task)
        if self._last_by_key.get(order_key) is task:
            del self._last_by_key[order_key]
        if not task.cancelled():
            # Retrieve the exception: the caller may have been cancelled, and asyncio would log it.
            task.exception()

    async def close(self, close_database: Callable[[], Awaitable[None]]) -> None:
        """Finish pending units and close the database. A second call does nothing."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(close_database))
        await asyncio.shield(self._closing)

    async def _close(self, close_database: Callable[[], Awaitable[None]]) -> None:
        if self._pending:
            await asyncio.wait(self._pending)
        await close_database()
