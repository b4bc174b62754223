"""Amounts as they are written everywhere: getting in one colour, paying in another."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.games.heller_und_pfennig.palette import PAYS, TAKES, studio
from render.palette import Sprite
from render.sprites import Align


def ink(amount: int) -> theme.Colour:
    """What an amount is written in on paper: one colour for getting, one for paying."""
    return PAYS if amount > 0 else TAKES if amount < 0 else theme.MUTED


@lru_cache(maxsize=1024)
def figure(
    text: str,
    size: int,
    colour: theme.Colour,
    ground: theme.Colour,
    wide: int,
    high: int,
    align: Align = "middle",
) -> Sprite:
    """A number, pressed if there is too little room. It is never shortened."""
    sketch = studio.sketch(wide, high, ground)
    x = {"left": 0, "middle": wide // 2, "right": wide}[align]
    sketch.text(x, high // 2, text, "number", size, colour, align, wide)
    return sketch.sprite()
