"""Amounts as they are written everywhere: getting in one colour, paying in another."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, sprite_factory
from render.palette import Sprite
from render.sprites import Align


def amount_colour(amount: int) -> theme.Colour:
    """What an amount is written in on paper: one colour for getting, one for paying."""
    return GAIN_COLOUR if amount > 0 else COST_COLOUR if amount < 0 else theme.MUTED


@lru_cache(maxsize=1024)
def amount_sprite(
    text: str,
    size: int,
    colour: theme.Colour,
    background: theme.Colour,
    width: int,
    height: int,
    align: Align = "middle",
) -> Sprite:
    """A number, pressed if there is too little room. It is never shortened."""
    drawing = sprite_factory.drawing(width, height, background)
    x = {"left": 0, "middle": width // 2, "right": width}[align]
    drawing.text(x, height // 2, text, "number", size, colour, align, width)
    return drawing.sprite()
