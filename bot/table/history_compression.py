"""Compresses the histories of ended games once their ends are posted.

The database knows which games are left to compress: a crash only delays them until the next
start.
"""

from __future__ import annotations

import asyncio
import logging

from bot.storage.errors import LeaseLost, StoreError
from bot.storage.store import Store

log = logging.getLogger(__name__)

BATCH_SIZE = 20
"""Games read from the database at a time."""

PAUSE_SECONDS = 0.1
"""Seconds between two games, so that running games can use the store."""


class HistoryCompressor:
    """A background task that compresses all remaining histories, then ends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._scheduled = False
        self._task: asyncio.Task[None] | None = None

    def schedule(self) -> None:
        """Look for games to compress, in the background."""
        self._scheduled = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="compression")

    async def close(self) -> None:
        """Stop; the rest is compressed after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._scheduled:
            self._scheduled = False
            try:
                await self.compress_all()
            except (StoreError, LeaseLost) as error:
                log.warning("ended games are compressed later: %s", error)
                return

    async def compress_all(self) -> None:
        """Compress every ended game that is left to compress."""
        while games := await self._store.uncompressed_games(BATCH_SIZE):
            for game_id in games:
                await self._store.compress_game(game_id)
                await asyncio.sleep(PAUSE_SECONDS)
