"""Packs what is kept of ended games, once everybody was told how they ended.

What is to be packed stands in the database: a crash delays it until the next start, and loses
nothing.
"""

from __future__ import annotations

import asyncio
import logging

from bot.storage.contract import LeaseLost, Store, StoreError

log = logging.getLogger(__name__)

BATCH_SIZE = 20
"""Games looked up at a time."""

PAUSE_SECONDS = 0.1
"""Seconds between two games, in which the store is free for those who play."""


class HistoryCompressor:
    """One task that packs all there is to pack, and ends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._scheduled = False
        self._task: asyncio.Task[None] | None = None

    def schedule(self) -> None:
        """A game may have to be packed now."""
        self._scheduled = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="packing")

    async def close(self) -> None:
        """Stop; what is not packed is packed after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._scheduled:
            self._scheduled = False
            try:
                await self.compress_all()
            except (StoreError, LeaseLost) as error:
                log.warning("ended games are packed later: %s", error)
                return

    async def compress_all(self) -> None:
        """Pack every game that is to be packed by now."""
        while games := await self._store.uncompressed_games(BATCH_SIZE):
            for game_id in games:
                await self._store.compress_game(game_id)
                await asyncio.sleep(PAUSE_SECONDS)
