"""Scenes: what lies where is known before anything is painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from threading import local
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.encode import png
from render.palette import Palette, Sprite
from render.sprites import Sketch
from render.theme import GROUND, WHITE, Colour

WIDTH, HEIGHT = 1100, 688
"""Every picture's size in pixels: twice the box that Discord shows it in."""

RIM = 4
"""Pixels of light rim around a picture."""


class Rect(NamedTuple):
    """A rectangle of whole pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    def overlaps(self, other: Rect) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def contains(self, other: Rect) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


Laid: TypeAlias = tuple[Rect, Sprite]
"""A sprite, and where it lies."""


@dataclass(slots=True)
class Scene:
    """Opaque sprites on panels on a flat ground. Sprites never touch one another."""

    palette: Palette
    ground: Sprite
    panels: list[Laid] = field(default_factory=list)
    sprites: list[Laid] = field(default_factory=list)

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, *self.ground.size)

    def panel(self, x: int, y: int, sprite: Sprite) -> Rect:
        """Lay a panel that other sprites lie on."""
        rect = Rect(x, y, *sprite.size)
        self.panels.append((rect, sprite))
        return rect

    def put(self, x: int, y: int, sprite: Sprite) -> Rect:
        """Lay a sprite that nothing else lies on."""
        rect = Rect(x, y, *sprite.size)
        self.sprites.append((rect, sprite))
        return rect

    def centre(self, within: Rect, sprite: Sprite) -> Rect:
        """Lay a sprite into the middle of a rectangle."""
        width, height = sprite.size
        return self.put(
            within.x + (within.w - width) // 2, within.y + (within.h - height) // 2, sprite
        )

    def painted(self) -> Sprite:
        """One sprite of all."""
        image = self.ground.copy()
        _paint(image, self.panels, 0)
        _paint(image, self.sprites, 0)
        return image

    def png(self) -> bytes:
        """A PNG file of all."""
        width, height = self.ground.size
        sheet = _sheet(width, height)
        sheet.show(self)
        return png(sheet.lines, width, height, self.palette.table)


def _paint(image: Image.Image, laid: Sequence[Laid], shift: int) -> None:
    """Copy sprites `shift` pixels to the right of where they lie.

    Straight through Pillow's core: the checks of Image.paste cost more than the copying.
    """
    paste = image.im.paste
    for (x, y, w, h), sprite in laid:
        paste(sprite.im, (x + shift, y, x + shift + w, y + h))


class _Sheet:
    """An image and the bytes it paints into, used again and again.

    It is one pixel wider than the picture: its first column stays 0, the filter byte which
    each line of a PNG begins with. So nothing is copied before it is packed. It remembers its
    last picture, so that of the next one only what is different needs to be painted.
    """

    def __init__(self, width: int, height: int) -> None:
        self.lines = bytearray((width + 1) * height)
        self.image = Image.frombuffer("L", (width + 1, height), self.lines, "raw", "L", 0, 1)
        self.ground: Sprite | None = None
        self.panels: list[Laid] = []
        self.sprites: list[Laid] = []

    def show(self, scene: Scene) -> None:
        """Paint what the last picture did not have in the same place.

        A panel hides what lies on it: unless all of them are the last picture's, everything
        is painted. Where its sprites lay somewhere else, the ground is as well.
        """
        changed = scene.panels + scene.sprites
        if self._stands_like(scene):
            changed = [
                new
                for new, old in zip(scene.sprites, self.sprites, strict=True)
                if new[1] is not old[1]
            ]
        else:
            width, height = scene.ground.size
            self.image.im.paste(scene.ground.im, (1, 0, width + 1, height))
        _paint(self.image, changed, 1)
        self.ground, self.panels, self.sprites = scene.ground, scene.panels[:], scene.sprites[:]

    def _stands_like(self, scene: Scene) -> bool:
        """Whether ground and panels are the last picture's, and its sprites lay in these places."""
        return (
            self.ground is scene.ground
            and len(self.panels) == len(scene.panels)
            and len(self.sprites) == len(scene.sprites)
            and all(
                new[1] is old[1] and new[0] == old[0]
                for new, old in zip(scene.panels, self.panels, strict=True)
            )
            and all(new[0] == old[0] for new, old in zip(scene.sprites, self.sprites, strict=True))
        )


# One for each thread that draws.
_own = local()


def _sheet(width: int, height: int) -> _Sheet:
    sheet: _Sheet | None = getattr(_own, "sheet", None)
    if sheet is None or sheet.image.size != (width + 1, height):
        sheet = _own.sheet = _Sheet(width, height)
    return sheet


@lru_cache(maxsize=8)
def backdrop(
    palette: Palette, width: int = WIDTH, height: int = HEIGHT, colour: Colour = GROUND
) -> Sprite:
    """A calm ground with a light rim, at home on dark and on light."""
    sketch = Sketch(palette, width, height, WHITE)
    sketch.fill(RIM, RIM, width - 2 * RIM, height - 2 * RIM, colour)
    return sketch.sprite()
