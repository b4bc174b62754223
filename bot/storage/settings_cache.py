"""A cache of settings, which are read at every press and seldom changed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MAX_AGE = 300.0
"""Seconds after which settings are read again, even where only one process writes."""

MAX_ENTRIES = 10_000
"""The number of users or servers whose settings are cached."""


class SettingsCache:
    """The settings of users or of servers, by id; the least recently used are evicted.

    What this process writes is visible at once, what others write after `max_age` seconds.
    """

    def __init__(
        self, max_age: float = MAX_AGE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._max_age = max_age
        self._clock = clock
        self._entries = OrderedDict[int, tuple[float, str]]()
        self._changes = 0

    async def get(self, owner_id: int, read: Callable[[], Awaitable[str]]) -> str:
        """Return the settings of this id, reading them if they are not cached."""
        now = self._clock()
        cached = self._entries.get(owner_id)
        if cached is not None and now - cached[0] < self._max_age:
            self._entries.move_to_end(owner_id)
            return cached[1]
        changes = self._changes
        settings = await read()
        if changes == self._changes:
            # Otherwise something was written meanwhile, perhaps these settings.
            self._keep(owner_id, now, settings)
        return settings

    async def set(
        self, owner_id: int, settings: str, write: Callable[[], Awaitable[object]]
    ) -> None:
        """Write settings, and cache them if that succeeds."""
        now = self._clock()
        try:
            await write()
        finally:
            self.drop(owner_id)
        self._keep(owner_id, now, settings)

    def drop(self, owner_id: int) -> None:
        """Forget what is cached or being read for this id."""
        self._changes += 1
        self._entries.pop(owner_id, None)

    def _keep(self, owner_id: int, read_at: float, settings: str) -> None:
        self._entries[owner_id] = (read_at, settings)
        self._entries.move_to_end(owner_id)
        if len(self._entries) > MAX_ENTRIES:
            self._entries.popitem(last=False)
