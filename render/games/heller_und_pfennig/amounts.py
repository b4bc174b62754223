"""Amounts of money: gains in one colour, costs in another."""

from __future__ import annotations

from render import theme
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.sprites import Align


def amount_colour(amount: int) -> theme.Colour:
    """Return the text colour of an amount on paper."""
    return GAIN_COLOUR if amount > 0 else COST_COLOUR if amount < 0 else theme.MUTED


@cached_image
def amount_sprite(
    text: str,
    size: int,
    colour: theme.Colour,
    background: theme.Colour,
    width: int,
    height: int,
    align: Align = "middle",
) -> Sprite:
    """Draw a number, squeezed if necessary but never shortened."""
    drawing = sprite_factory.drawing(width, height, background)
    x = {"left": 0, "middle": width // 2, "right": width}[align]
    drawing.text(x, height // 2, text, "number", size, colour, align, width)
    return drawing.sprite()
