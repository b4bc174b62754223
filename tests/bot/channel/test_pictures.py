"""The cache of rendered pictures."""

from __future__ import annotations

import asyncio
import logging
import threading

import pytest

from bot.channel.pictures import PictureCache
from render.picture import Picture


async def test_least_recently_used_picture_is_dropped() -> None:
    pictures, rendered = PictureCache(max_cached=2), list[str]()

    async def draw(key: str) -> None:
        def render() -> Picture:
            rendered.append(key)
            return Picture(b"", alt=key, name="table.png")

        assert await pictures.draw(key, render) == Picture(b"", alt=key, name="table.png")

    for key in "abacab":
        await draw(key)
    assert rendered == ["a", "b", "c", "b"]


class BlockedPicture:
    """A picture whose rendering counts itself, and waits until `finish` is called."""

    def __init__(self) -> None:
        self.render_count = 0
        self._may_finish = threading.Event()

    def render(self) -> Picture:
        self.render_count += 1
        self._may_finish.wait(10)
        return Picture(b"", alt="table", name="table.png")

    def finish(self) -> None:
        self._may_finish.set()


async def test_picture_asked_for_many_times_at_once_is_rendered_once() -> None:
    pictures, blocked = PictureCache(), BlockedPicture()
    asking = [asyncio.create_task(pictures.draw("table", blocked.render)) for _ in range(50)]
    await asyncio.sleep(0)
    blocked.finish()
    assert len({id(picture) for picture in await asyncio.gather(*asking)}) == 1
    assert blocked.render_count == 1


async def test_picture_is_still_rendered_for_others_if_the_first_to_ask_is_cancelled() -> None:
    pictures, blocked = PictureCache(), BlockedPicture()
    first, second = (asyncio.create_task(pictures.draw("table", blocked.render)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    blocked.finish()
    assert await second is not None
    assert blocked.render_count == 1


async def test_picture_that_failed_is_rendered_again_when_next_asked_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures, attempts = PictureCache(), list[int]()

    def fail() -> Picture:
        attempts.append(1)
        raise ValueError("no ink")

    with caplog.at_level(logging.CRITICAL, "bot.channel.pictures"):
        assert await asyncio.gather(*(pictures.draw("table", fail) for _ in range(3))) == [None] * 3
        assert await pictures.draw("table", fail) is None
    assert len(attempts) == 2
