"""Fits the mixed colours of a palette to a game's pictures.

    python -m tests.programs.palette GAME

The exact colours stay. Each round replaces the mixed colours that matter least by those that
would help most, where a sprite counts the more the lower its PSNR is.
"""

from __future__ import annotations

import importlib
import math
import re
import sys
import textwrap
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypeAlias

from render.theme import Colour
from tests.contract.adapters import RENDER_ADAPTERS, RenderAdapter
from tests.support.render.colour_fidelity import record_sprites

PALETTE_SIZE = 256
ROUNDS = 4
REPLACED_PER_ROUND = 8
CANDIDATES = 120
"""How many colours are tried for each place in the palette."""
WORST_COLOURS = 1500
"""How many colours of the drawings each candidate is judged by."""
GOOD_PSNR = 41.5
"""In dB: sprites below it count more, those above it less."""
MIN_DISTANCE = 150
"""The least squared distance of a mixed colour from the exact ones.

Pillow rounds before it compares, and would confuse nearer colours.
"""

ColourSet: TypeAlias = frozenset[Colour]


class ColourHistogram(NamedTuple):
    """The pixels of a drawing, and how many of them have each colour."""

    area: int
    colours: list[tuple[int, Colour]]


class NearestColours(NamedTuple):
    """The position of the nearest colour in a palette, and the squared distances of two."""

    distance: int
    position: int
    second_distance: int


def record_drawings(adapter: RenderAdapter) -> list[ColourHistogram]:
    """The histograms of all distinct drawings in the gallery."""
    with record_sprites() as sprites:
        for _name, draw in adapter.gallery():
            draw()
    images = {
        (sprite.image.size, sprite.image.tobytes()): sprite.image for sprite in sprites
    }.values()
    return [ColourHistogram(i.width * i.height, i.getcolors(i.width * i.height)) for i in images]  # type: ignore[arg-type]


def squared_distance(first: Colour, second: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True))


def nearest(colour: Colour, palette: list[Colour]) -> NearestColours:
    """The two nearest of at least two colours."""
    (distance, index), (second_distance, _) = sorted(
        (squared_distance(colour, other), index) for index, other in enumerate(palette)
    )[:2]
    return NearestColours(distance, index, second_distance)


def quality(drawing: ColourHistogram, near: dict[Colour, NearestColours]) -> float:
    """The PSNR of a drawing in a palette, in dB."""
    squares = sum(count * near[colour].distance for count, colour in drawing.colours)
    return 10 * math.log10(255**2 / max(squares / (3 * drawing.area), 1e-5))


def fit_palette(
    drawings: list[ColourHistogram], palette: list[Colour], exact: ColourSet
) -> list[Colour]:
    """The palette of the round whose worst drawing is the best."""
    colours = {colour for drawing in drawings for _, colour in drawing.colours}
    best, best_worst = palette, 0.0
    for number in range(ROUNDS + 1):
        near = {colour: nearest(colour, palette) for colour in colours}
        qualities = [quality(drawing, near) for drawing in drawings]
        print(f"round {number}: worst {min(qualities):.2f} dB")
        if min(qualities) > best_worst:
            best, best_worst = palette, min(qualities)
        weights: defaultdict[Colour, float] = defaultdict(float)
        for drawing, psnr in zip(drawings, qualities, strict=True):
            urgency = 2.0 ** min(max(1.5 * (GOOD_PSNR - psnr), -5.0), 10.0) / drawing.area
            for count, colour in drawing.colours:
                weights[colour] += count * urgency
        kept = _without_least_useful(palette, near, weights, exact)
        palette = _with_most_useful(kept, weights, exact)
    return best


def _without_least_useful(
    palette: list[Colour],
    near: dict[Colour, NearestColours],
    weights: dict[Colour, float],
    exact: ColourSet,
) -> list[Colour]:
    """The palette without the mixed colours whose loss increases the error least."""
    losses = [0.0] * len(palette)
    for colour, weight in weights.items():
        neighbours = near[colour]
        losses[neighbours.position] += weight * (neighbours.second_distance - neighbours.distance)
    mixed = [index for index, colour in enumerate(palette) if colour not in exact]
    count = max(REPLACED_PER_ROUND - (PALETTE_SIZE - len(palette)), 0)
    removed = set(sorted(mixed, key=losses.__getitem__)[:count])
    return [colour for index, colour in enumerate(palette) if index not in removed]


def _with_most_useful(
    palette: list[Colour], weights: dict[Colour, float], exact: ColourSet
) -> list[Colour]:
    """The palette filled with the colours that reduce the error most."""
    errors = {
        colour: (weight, nearest(colour, palette).distance) for colour, weight in weights.items()
    }
    exact_colours = sorted(exact)
    allowed = (c for c in errors if nearest(c, exact_colours).distance >= MIN_DISTANCE)
    worst = sorted(allowed, key=lambda c: -errors[c][0] * errors[c][1])[:WORST_COLOURS]
    remaining = {colour: errors[colour] for colour in worst}
    while len(palette) < PALETTE_SIZE:
        chosen = max(worst[:CANDIDATES], key=lambda c: _error_reduction(c, remaining.items()))
        palette = [*palette, chosen]
        remaining = {
            colour: (weight, min(distance, squared_distance(colour, chosen)))
            for colour, (weight, distance) in remaining.items()
        }
    return palette


def _error_reduction(
    candidate: Colour, errors: Iterable[tuple[Colour, tuple[float, int]]]
) -> float:
    return sum(
        weight * max(distance - squared_distance(colour, candidate), 0)
        for colour, (weight, distance) in errors
    )


def main(game: str) -> None:
    """Fit the palette of a game and write its mixed colours into the game's palette module."""
    adapter = RENDER_ADAPTERS[game]
    exact = frozenset(adapter.palette.exact_colours)
    palette = fit_palette(record_drawings(adapter), list(adapter.palette.colours), exact)
    mixed = sorted(colour for colour in palette if colour not in exact)
    codes = " ".join("{:02X}{:02X}{:02X}".format(*colour) for colour in mixed)
    lines = "\n".join(f'    "{line} "' for line in textwrap.wrap(codes, 90))
    file = Path(importlib.import_module(f"render.games.{game}.palette").__file__ or "")
    text = file.read_text(encoding="utf-8")
    text, count = re.subn(r"_MIXES = \(\n.*?\n\)", f"_MIXES = (\n{lines}\n)", text, flags=re.DOTALL)
    assert count == 1, f"{file} has no _MIXES"
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
