"""The cache of rendered pictures."""

from __future__ import annotations

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
