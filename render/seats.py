"""Players in pictures of any game: their names, and discs in their colours."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from render import theme
from render.fonts import drawable
from render.palette import Palette, Sprite
from render.sprites import Sketch
from render.words import Say, said


def colour_of(seat: Seat) -> theme.Colour:
    return theme.SEATS[seat % len(theme.SEATS)]


def picture_name(names: Sequence[str], seat: Seat, translate: Say) -> str:
    """The player's name, or "Player 2" where the font lacks a character of it."""
    name = _tidy(names[seat]) if seat < len(names) else ""
    if name and drawable(name):
        return name
    return said(translate, "picture-player", number=seat + 1)


def spoken_name(names: Sequence[str], seat: Seat, translate: Say) -> str:
    """The player's true name for text, at most 32 characters of it."""
    name = _tidy(names[seat]) if seat < len(names) else ""
    return name[:32].rstrip() or said(translate, "picture-player", number=seat + 1)


@lru_cache(maxsize=1024)
def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


@lru_cache(maxsize=64)
def disc(palette: Palette, seat: Seat, size: int, ground: theme.Colour) -> Sprite:
    """A seat's colour with its number, counted from 1."""
    sketch = Sketch(palette, size, size, ground)
    draw_disc(sketch, seat, 0, 0, size)
    return sketch.sprite()


def draw_disc(sketch: Sketch, seat: Seat, x: int, y: int, size: int) -> None:
    sketch.round(x, y, size, size, size // 2, colour_of(seat))
    sketch.text(
        x + size // 2,
        y + size // 2,
        str(seat + 1),
        "number",
        max(round(size * 0.74), 20),
        theme.WHITE,
        "middle",
    )
