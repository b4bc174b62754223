"""`python -m tests.programs.palette GAME`: fit the mixed colours of a palette to its pictures.

The given colours stay. In each round the mixed ones that matter least give way to those that
would help most; a sprite counts the more the worse it looks.
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

_ROUNDS, _SWAPPED, _CANDIDATES, _WORST = 4, 8, 120, 1500
_GOOD = 41.5
_CLOSE = 150
"""A mixed colour nearer to a given one would be taken for it: Pillow rounds before it looks."""


FixedColours: TypeAlias = frozenset[Colour]
"""The colours that stay."""


class ColourHistogram(NamedTuple):
    """A drawing's size and how often each colour is in it."""

    area: int
    colours: list[tuple[int, Colour]]


class NearestColours(NamedTuple):
    """How far the two nearest colours of a palette are, and which is the first."""

    distance: int
    place: int
    second: int


def record_drawings(show: RenderAdapter) -> list[ColourHistogram]:
    """All that is drawn for pictures of every sort, each once."""
    with record_sprites() as found:
        for _name, draw in show.gallery():
            draw()
    images = {(each.image.size, each.image.tobytes()): each.image for each in found}.values()
    return [ColourHistogram(i.width * i.height, i.getcolors(i.width * i.height)) for i in images]  # type: ignore[arg-type]


def squared_distance(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def nearest(colour: Colour, palette: list[Colour]) -> NearestColours:
    ranked = sorted(
        (squared_distance(colour, other), place) for place, other in enumerate(palette)
    )[:2]
    return NearestColours(ranked[0][0], ranked[0][1], ranked[1][0])


def quality(drawn: ColourHistogram, near: dict[Colour, NearestColours]) -> float:
    """The PSNR of one drawing."""
    mean = sum(number * near[colour].distance for number, colour in drawn.colours) / (
        3 * drawn.area
    )
    return 10 * math.log10(255**2 / max(mean, 1e-5))


def fit_palette(
    drawn: list[ColourHistogram], palette: list[Colour], given: FixedColours
) -> list[Colour]:
    """The best palette of a few rounds."""
    every = {colour for each in drawn for _, colour in each.colours}
    best, best_worst = palette, 0.0
    for number in range(_ROUNDS + 1):
        near = {colour: nearest(colour, palette) for colour in every}
        qualities = [quality(each, near) for each in drawn]
        print(f"round {number}: worst {min(qualities):.2f} dB")
        if min(qualities) > best_worst:
            best, best_worst = palette, min(qualities)
        weights: defaultdict[Colour, float] = defaultdict(float)
        for each, found in zip(drawn, qualities, strict=True):
            urgency = 2.0 ** min(max(1.5 * (_GOOD - found), -5.0), 10.0) / each.area
            for count, colour in each.colours:
                weights[colour] += count * urgency
        palette = _with_most_useful(
            _without_least_used(palette, near, weights, given), weights, given
        )
    return best


def _without_least_used(
    palette: list[Colour],
    near: dict[Colour, NearestColours],
    weights: dict[Colour, float],
    given: FixedColours,
) -> list[Colour]:
    """The palette without the mixed colours that are missed least."""
    missed = [0.0] * len(palette)
    for colour, weight in weights.items():
        found = near[colour]
        missed[found.place] += weight * (found.second - found.distance)
    mixed = [place for place, colour in enumerate(palette) if colour not in given]
    spare = _SWAPPED - (256 - len(palette))
    gone = set(sorted(mixed, key=missed.__getitem__)[: max(spare, 0)])
    return [colour for place, colour in enumerate(palette) if place not in gone]


def _with_most_useful(
    palette: list[Colour], weights: dict[Colour, float], given: FixedColours
) -> list[Colour]:
    """The palette made full with what helps most."""
    harm = {
        colour: (weight, nearest(colour, palette).distance) for colour, weight in weights.items()
    }
    free = (colour for colour in harm if nearest(colour, sorted(given)).distance >= _CLOSE)
    worst = sorted(free, key=lambda c: -harm[c][0] * harm[c][1])[:_WORST]
    left = {colour: harm[colour] for colour in worst}
    while len(palette) < 256:
        chosen = max(worst[:_CANDIDATES], key=lambda c: _error_reduction(c, left.items()))
        palette = [*palette, chosen]
        left = {
            c: (weight, min(old, squared_distance(c, chosen))) for c, (weight, old) in left.items()
        }
    return palette


def _error_reduction(chosen: Colour, left: Iterable[tuple[Colour, tuple[float, int]]]) -> float:
    return sum(weight * max(old - squared_distance(c, chosen), 0) for c, (weight, old) in left)


def main(game: str) -> None:
    show, given = RENDER_ADAPTERS[game], frozenset(RENDER_ADAPTERS[game].palette.exact_colours)
    palette = fit_palette(record_drawings(show), list(show.palette.colours), given)
    mixed = sorted(colour for colour in palette if colour not in given)
    codes = " ".join("{:02X}{:02X}{:02X}".format(*colour) for colour in mixed)
    lines = "\n".join(f'    "{line} "' for line in textwrap.wrap(codes, 90))
    file = Path(importlib.import_module(f"render.games.{game}.palette").__file__ or "")
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"_MIXES = \(\n.*?\n\)", f"_MIXES = (\n{lines}\n)", text, flags=re.DOTALL)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
