"""Players in the pictures of any game: their names, and discs in their colours."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from render import theme
from render.fonts import has_all_glyphs
from render.palette import Palette, Sprite
from render.sprites import Drawing
from render.translation import Translate, cached_text


def seat_colour(seat: Seat) -> theme.Colour:
    return theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]


def displayed_name(names: Sequence[str], seat: Seat, translate: Translate) -> str:
    """Return the player's name, or "Player 2" if the font lacks one of its characters."""
    name = _normalized(names[seat]) if seat < len(names) else ""
    if name and has_all_glyphs(name):
        return name
    return cached_text(translate, "picture-player", number=seat + 1)


def alt_text_name(names: Sequence[str], seat: Seat, translate: Translate) -> str:
    """Return the player's name for texts, whatever its characters, shortened to 32 of them."""
    name = _normalized(names[seat]) if seat < len(names) else ""
    return name[:32].rstrip() or cached_text(translate, "picture-player", number=seat + 1)


@lru_cache(maxsize=1024)
def _normalized(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


@lru_cache(maxsize=64)
def disc_sprite(palette: Palette, seat: Seat, size: int, background: theme.Colour) -> Sprite:
    """Draw a disc in the seat's colour with its number, counted from 1."""
    drawing = Drawing(palette, size, size, background)
    draw_disc(drawing, seat, 0, 0, size)
    return drawing.sprite()


def draw_disc(drawing: Drawing, seat: Seat, x: int, y: int, size: int) -> None:
    drawing.rounded_rect(x, y, size, size, size // 2, seat_colour(seat))
    drawing.text(
        x + size // 2,
        y + size // 2,
        str(seat + 1),
        "number",
        max(round(size * 0.74), 20),
        theme.WHITE,
        "middle",
    )
