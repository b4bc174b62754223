"""Sprites: drawn once in full colour, kept as indices of a palette."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.art import Drawing, filling, raster
from render.fonts import PRESSED, Style, fitted, font, width
from render.palette import Palette, Sprite
from render.shapes import Sign, corners, mask, rounded
from render.theme import Colour

Align: TypeAlias = Literal["left", "middle", "right"]

_ANCHORS: dict[Align, str] = {"left": "ls", "middle": "ms", "right": "rs"}
_BASELINE = 0.33
"""How far below the middle of a line its text stands: half of a capital's height."""

_PATTERN = 64
"""Pixels of the panel whose corners all larger ones have: none is rounder than half of it."""

# A font keeps the glyph that it draws in itself.
_pen = Lock()


class Sketch:
    """A drawing in full colour that becomes a sprite."""

    def __init__(self, palette: Palette, wide: int, high: int, ground: Colour) -> None:
        self.palette = palette
        self.image = Image.new("RGB", (wide, high), ground)

    def fill(self, x: int, y: int, wide: int, high: int, colour: Colour) -> None:
        # Straight through Pillow's core: the checks of Image.paste cost more than the filling.
        self.image.im.paste(colour, (x, y, x + wide, y + high))

    def round(self, x: int, y: int, wide: int, high: int, radius: int, colour: Colour) -> None:
        """A rectangle with round corners. Only these are mixed with what lies below."""
        if not radius:
            self.fill(x, y, wide, high, colour)
            return
        if min(wide, high) <= 2 * radius:
            self.image.paste(colour, (x, y), rounded(wide, high, radius))
            return
        self.fill(x, y + radius, wide, high - 2 * radius, colour)
        self.fill(x + radius, y, wide - 2 * radius, high, colour)
        right, bottom = x + wide - radius, y + high - radius
        places = ((x, y), (right, y), (x, bottom), (right, bottom))
        for (left, top), corner in zip(places, corners(radius), strict=True):
            self.image.im.paste(colour, (left, top, left + radius, top + radius), corner.im)

    def sign(self, sign: Sign, x: int, y: int, size: int, colour: Colour | None = None) -> None:
        """A sign in one colour, or a drawing in its own."""
        if isinstance(sign, Drawing) and colour is None:
            drawn = raster(sign, size)
            self.image.paste(drawn, (x, y), drawn)
            return
        if colour is None:
            raise ValueError("a shape has no colour of its own")
        self.image.paste(colour, (x, y), mask(sign, size, size))

    def picture(self, drawing: Drawing, x: int, y: int, wide: int, high: int) -> None:
        """Art that fills a rectangle."""
        self.image.paste(filling(drawing, wide, high), (x, y))

    def text(
        self,
        x: int,
        middle: int,
        text: str,
        style: Style,
        size: int,
        colour: Colour,
        align: Align = "left",
        room: int = 0,
    ) -> None:
        """Write one line whose capitals are centred on the height `middle`.

        With `room` a line that is wider is pressed into it.
        """
        if room and width(text, style, size) > room:
            self._pressed(x, middle, text, style, size, colour, align, room)
            return
        baseline = middle + round(_BASELINE * size)
        with _pen:
            ImageDraw.Draw(self.image).text(
                (x, baseline), text, colour, font(style, size), _ANCHORS[align]
            )

    def _pressed(
        self,
        x: int,
        middle: int,
        text: str,
        style: Style,
        size: int,
        colour: Colour,
        align: Align,
        room: int,
    ) -> None:
        line = Image.new("L", (width(text, style, size), 2 * size))
        with _pen:
            ImageDraw.Draw(line).text(
                (0, size + round(_BASELINE * size)), text, 255, font(style, size), "ls"
            )
        left = {"left": x, "middle": x - room // 2, "right": x - room}[align]
        narrow = line.resize((room, line.height), Image.Resampling.LANCZOS)
        self.image.paste(colour, (left, middle - size), narrow)

    def sprite(self) -> Sprite:
        """The drawing in the nearest colours of its palette."""
        return self.palette.sprite(self.image)


@lru_cache(maxsize=256)
def flat(palette: Palette, wide: int, high: int, colour: Colour) -> Sprite:
    """A rectangle of one given colour."""
    return palette.flat(wide, high, colour)


@lru_cache(maxsize=24)
def plate(
    palette: Palette,
    wide: int,
    high: int,
    radius: int,
    colour: Colour,
    ground: Colour,
    edge: Colour | None = None,
    border: int = 0,
) -> Sprite:
    """A panel with round corners, with a border of some pixels if it has an edge colour.

    The corners of a large one are cut from a small one.
    """
    if min(wide, high) <= _PATTERN:
        sketch = Sketch(palette, wide, high, ground)
        if edge is not None:
            sketch.round(0, 0, wide, high, radius, edge)
        inside = (wide - 2 * border, high - 2 * border)
        sketch.round(border, border, *inside, max(radius - border, 0), colour)
        return sketch.sprite()
    corner = _PATTERN // 2
    pattern = plate(palette, _PATTERN, _PATTERN, radius, colour, ground, edge, border)
    sprite = palette.flat(wide, high, colour if edge is None else edge)
    sprite.paste(palette.flat(wide - 2 * border, high - 2 * border, colour), (border, border))
    for left, x in ((0, 0), (corner, wide - corner)):
        for top, y in ((0, 0), (corner, high - corner)):
            sprite.paste(pattern.crop((left, top, left + corner, top + corner)), (x, y))
    return sprite


@lru_cache(maxsize=2048)
def label(
    palette: Palette,
    text: str,
    style: Style,
    size: int,
    colour: Colour,
    ground: Colour,
    wide: int = 0,
    high: int = 0,
    align: Align = "left",
) -> Sprite:
    """One line of text on a flat ground, shortened to `wide` pixels; 0 takes what it needs."""
    wide = wide or width(text, style, size)
    high = high or round(size * 1.2)
    sketch = Sketch(palette, wide, high, ground)
    x = {"left": 0, "middle": wide // 2, "right": wide}[align]
    sketch.text(x, high // 2, fitted(text, style, size, wide), style, size, colour, align)
    return sketch.sprite()


@lru_cache(maxsize=192)
def pressed(
    palette: Palette,
    text: str,
    style: Style,
    size: int,
    colour: Colour,
    ground: Colour,
    wide: int,
    high: int,
) -> Sprite:
    """One line of text, pressed into `wide` pixels before it is shortened."""
    sketch = Sketch(palette, wide, high, ground)
    line = fitted(text, style, size, int(wide / PRESSED))
    sketch.text(0, high // 2, line, style, size, colour, room=wide)
    return sketch.sprite()


@lru_cache(maxsize=160)
def vignette(palette: Palette, drawing: Drawing, wide: int, high: int) -> Sprite:
    """Art by itself."""
    sketch = Sketch(palette, wide, high, (255, 255, 255))
    sketch.picture(drawing, 0, 0, wide, high)
    return sketch.sprite()


@lru_cache(maxsize=256)
def icon(palette: Palette, sign: Sign, size: int, colour: Colour | None, ground: Colour) -> Sprite:
    """A sign on a flat ground."""
    sketch = Sketch(palette, size, size, ground)
    sketch.sign(sign, 0, 0, size, colour)
    return sketch.sprite()
