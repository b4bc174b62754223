"""Amounts of money: gains in one colour, costs in another."""

from __future__ import annotations

from render import theme
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, SKIN, sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.theme import Colour
from render.translation import format_signed


def amount_colour(amount: int) -> Colour:
    """Return the colour of an amount: as text on paper, or as ground below white text."""
    return GAIN_COLOUR if amount > 0 else COST_COLOUR if amount < 0 else theme.SLATE


@cached_image
def amount_plate(
    amount: int, width: int, height: int, size: int, ground: Colour = SKIN.recess
) -> Sprite:
    """Draw an amount with its sign on a plate; a wide one is squeezed, never shortened."""
    drawing = sprite_factory.drawing(width, height, ground)
    drawing.rounded_rect(0, 0, width, height, 6, amount_colour(amount))
    text = format_signed(amount)
    x, y = width // 2, height // 2
    drawing.text(x, y, text, "number", size, theme.WHITE, "middle", width - 6)
    return drawing.sprite()
