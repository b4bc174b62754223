"""Settings are read once, and again after a while."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage import settings_cache
from bot.storage.settings_cache import SettingsCache


class StoredSettings:
    """Settings of users in a database that counts how often they are read."""

    def __init__(self) -> None:
        self.now = 0.0
        self.value = "a"
        self.reads = 0
        self.cache = SettingsCache(10.0, lambda: self.now)
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def read(self) -> str:
        self.reads += 1
        value = self.value
        await self.may_go_on.wait()
        return value

    async def get(self, user_id: int = 7) -> str:
        return await self.cache.get(user_id, self.read)

    async def set(self, value: str) -> None:
        async def write() -> None:
            self.value = value

        await self.cache.set(7, value, write)


@pytest.fixture
def stored() -> StoredSettings:
    return StoredSettings()


async def test_settings_are_read_once(stored: StoredSettings) -> None:
    assert [await stored.get(), await stored.get(), stored.reads] == ["a", "a", 1]


async def test_change_by_another_process_is_seen_after_a_while(stored: StoredSettings) -> None:
    await stored.get()
    stored.value, stored.now = "b", 9.9
    assert await stored.get() == "a"
    stored.now = 10.0
    assert await stored.get() == "b"


async def test_own_change_is_seen_at_once(stored: StoredSettings) -> None:
    await stored.get()
    await stored.set("b")
    assert [await stored.get(), stored.reads] == ["b", 1]


async def test_read_that_a_write_overtakes_is_not_kept(stored: StoredSettings) -> None:
    stored.may_go_on.clear()
    reading = asyncio.create_task(stored.get())
    await asyncio.sleep(0)
    await stored.set("b")
    stored.may_go_on.set()
    assert await reading == "a"
    assert await stored.get() == "b"


async def test_failed_write_leaves_nothing_cached(stored: StoredSettings) -> None:
    async def fail() -> None:
        stored.value = "b"
        raise OSError("the disk is full")

    await stored.get()
    with pytest.raises(OSError, match="full"):
        await stored.cache.set(7, "b", fail)
    assert [await stored.get(), stored.reads] == ["b", 2]


async def test_least_recently_used_settings_are_evicted(
    stored: StoredSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_cache, "MAX_ENTRIES", 2)
    for user_id in (1, 2, 1, 3, 1):
        await stored.get(user_id)
    assert stored.reads == 3
    await stored.get(2)
    assert stored.reads == 4
