"""The clock of the database, which all processes that share it go by."""

from __future__ import annotations

from collections.abc import Callable

from bot.storage.meta_store import MetaStore


class DatabaseClock:
    """The database's time in Unix seconds, told by this machine's clock and the offset between."""

    def __init__(self, store: MetaStore, clock: Callable[[], float]) -> None:
        """`clock` is that of this machine. Until `adjust` both count as the same."""
        self._store = store
        self._clock = clock
        self._offset = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self._clock() + self._offset

    async def adjust(self) -> None:
        """Measure the offset. Raises StoreError."""
        self._offset = await self._store.clock_offset()
