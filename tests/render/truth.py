"""What was drawn before the palette had its say, and how far from it a picture is."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageChops, ImageStat

from render import sprites
from render.canvas import Scene
from render.sprites import Sketch, Sprite
from render.theme import PALETTE_BYTES, Colour


def caches() -> Iterator[tuple[str, _lru_cache_wrapper[Any]]]:
    """Every cache of the room `render` that is loaded, with where it stands."""
    for name, module in sorted(sys.modules.items()):
        if name == "render" or name.startswith("render."):
            for thing in vars(module).values():
                if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == name:
                    yield f"{name}.{thing.__name__}", thing


def clear_caches() -> None:
    for _name, cache in caches():
        cache.cache_clear()


@contextmanager
def recorded() -> Iterator[list[tuple[Image.Image, Sprite]]]:
    """All drawings that become sprites meanwhile, each with what it becomes."""
    found: list[tuple[Image.Image, Sprite]] = []

    def sprite(sketch: Sketch) -> Sprite:
        made = indexed(sketch)
        found.append((sketch.image, made))
        return made

    indexed = Sketch.sprite
    clear_caches()
    with patch.object(Sketch, "sprite", sprite):
        yield found
    clear_caches()


def true_colours(draw: Callable[[], Scene]) -> Image.Image:
    """A scene in full colour, as if there were no palette."""

    def flat(wide: int, high: int, colour: Colour) -> Sprite:
        return Image.new("RGB", (wide, high), colour)

    clear_caches()
    users = [module for module in sys.modules.values() if hasattr(module, "flat")]
    users = [module for module in users if module.flat is sprites.flat]
    with patch.object(Sketch, "sprite", lambda sketch: sketch.image.copy()):
        kept = sprites.flat
        for module in users:
            module.flat = flat  # type: ignore[attr-defined]
        try:
            return draw().painted()
        finally:
            for module in users:
                module.flat = kept  # type: ignore[attr-defined]
            clear_caches()


def seen(sprite: Sprite) -> Image.Image:
    """A sprite in the colours of the palette."""
    indexed = Image.frombytes("P", sprite.size, sprite.tobytes())
    indexed.putpalette(PALETTE_BYTES)
    return indexed.convert("RGB")


def psnr(one: Image.Image, other: Image.Image) -> float:
    """How alike two pictures are, in dB: 40 is hardly told apart, 99 the same."""
    apart = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB")))
    mean_square = sum(apart.sum2) / (3 * apart.count[0])
    return 10 * math.log10(255**2 / mean_square) if mean_square > 1e-5 else 99.0
