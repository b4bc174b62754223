"""Runs: numbers and signs one after the other, as in "+2 cards −1 rat"."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from render import theme
from render.art import Drawing
from render.fonts import width
from render.games.rattus_cartus.palette import studio
from render.palette import Sprite
from render.sprites import Align, Sketch

Run: TypeAlias = tuple[str | Drawing, ...]
"""Texts are written as numbers, drawings are as high as these. A blank text is a gap."""

SIZES = (47, 41, 36, 32, 28)
"""How large numbers are written, the largest that fits."""

_SIGN = 0.9
"""How large a drawing is beside numbers."""


def run_wide(run: Run, size: int) -> int:
    """Pixels a run is wide."""
    return sum(_part_wide(part, size) for part in run)


def _part_wide(part: str | Drawing, size: int) -> int:
    if isinstance(part, Drawing):
        return round(size * _SIGN) + 4
    return width(part, "number", size) + 3 if part.strip() else size // 3


def draw_run(
    sketch: Sketch,
    run: Run,
    x: int,
    middle: int,
    room: int,
    colour: theme.Colour,
    align: Align = "left",
    most: int = SIZES[0],
) -> None:
    """Draw a run as large as it fits, but never larger than `most`."""
    sizes = [size for size in SIZES if size <= most]
    size = next((each for each in sizes if run_wide(run, each) <= room), sizes[-1])
    wide = run_wide(run, size)
    x += {"left": 0, "middle": (room - wide) // 2, "right": room - wide}[align]
    for part in run:
        across = _part_wide(part, size)
        if isinstance(part, Drawing):
            sketch.sign(part, x, middle - (across - 4) // 2, across - 4)
        elif part.strip():
            sketch.text(x, middle, part, "number", size, colour)
        x += across


Tinted: TypeAlias = tuple[tuple[Run, theme.Colour], ...]
"""Runs one after the other, each written in a colour."""


@lru_cache(maxsize=256)
def tinted_sprite(
    tinted: Tinted, wide: int, high: int, ground: theme.Colour, most: int = SIZES[0]
) -> Sprite:
    """Several runs as large as all of them fit, with gaps between."""
    sketch = studio.sketch(wide, high, ground)
    gap = 14
    spare = gap * (len(tinted) - 1)
    sizes = [size for size in SIZES if size <= most]
    size = next(
        (s for s in sizes if sum(run_wide(run, s) for run, _ in tinted) + spare <= wide),
        sizes[-1],
    )
    x = 0
    for run, colour in tinted:
        across = run_wide(run, size)
        draw_run(sketch, run, x, high // 2, across, colour, most=size)
        x += across + gap
    return sketch.sprite()


@lru_cache(maxsize=512)
def run_sprite(
    run: Run,
    wide: int,
    high: int,
    colour: theme.Colour,
    ground: theme.Colour,
    align: Align = "left",
    most: int = SIZES[0],
) -> Sprite:
    """A run on a flat ground."""
    sketch = studio.sketch(wide, high, ground)
    draw_run(sketch, run, 0, high // 2, wide, colour, align, most)
    return sketch.sprite()
