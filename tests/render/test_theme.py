"""Colours: legible, distinguishable with colour blindness, and kept exactly by the palettes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from render import theme
from render.games.heller_und_pfennig import palette as heller_und_pfennig
from render.games.rattus_cartus import palette as rattus_cartus
from render.games.saint_petersburg import palette as saint_petersburg
from render.palette import Palette
from render.registry import RENDERERS
from render.sprites import Drawing
from render.theme import TEXT_COLOUR_PAIRS, Colour

PALETTES = pytest.mark.parametrize(
    "palette", [renderer.palette for renderer in RENDERERS.values()], ids=list(RENDERERS)
)

ALL_TEXT_COLOUR_PAIRS = dict.fromkeys(
    (
        *TEXT_COLOUR_PAIRS,
        *heller_und_pfennig.TEXT_COLOUR_PAIRS,
        *rattus_cartus.TEXT_COLOUR_PAIRS,
        *saint_petersburg.TEXT_COLOUR_PAIRS,
    )
)
"""Those of all pictures, and those of each game's own."""

Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

# Machado, Oliveira and Fernandes 2009, at full strength; for the first two also the stricter
# Viénot, Brettel and Mollon 1999.
BLINDNESS: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "protan 1999": ((0.112, 0.888, 0.0), (0.112, 0.888, 0.0), (0.004, -0.004, 1.0)),
    "deutan 1999": ((0.293, 0.707, 0.0), (0.293, 0.707, 0.0), (-0.022, 0.022, 1.0)),
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}


def linear(colour: Colour) -> Linear:
    def to_linear(value: int) -> float:
        part = value / 255
        return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)

    return to_linear(colour[0]), to_linear(colour[1]), to_linear(colour[2])


def contrast(first: Colour, second: Colour) -> float:
    lights = sorted(
        sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) + 0.05
        for c in (first, second)
    )
    return lights[1] / lights[0]


def lab(colour: Linear) -> Linear:
    weights = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = times(weights, colour)

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    fx, fy, fz = root(x / 0.9505), root(y), root(z / 1.089)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def times(matrix: Matrix, colour: Linear) -> Linear:
    a, b, c = (sum(m * v for m, v in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def seen(colour: Colour, blindness: str) -> Linear:
    r, g, b = (min(max(v, 0.0), 1.0) for v in times(BLINDNESS[blindness], linear(colour)))
    return lab((r, g, b))


@pytest.mark.parametrize(("ink", "ground"), ALL_TEXT_COLOUR_PAIRS)
def test_text_is_legible(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_seat_colours_are_distinguishable(blindness: str) -> None:
    """For all five seats with any colour vision; the seat's number is also next to its colour."""
    assert len(theme.SEAT_COLOURS) == 5
    assert nearest(theme.SEAT_COLOURS, blindness) >= 20


def nearest(colours: Sequence[Colour], blindness: str) -> float:
    """Return the distance of the two most similar colours."""
    pairs = combinations([seen(colour, blindness) for colour in colours], 2)
    return min(math.dist(first, second) for first, second in pairs)


@PALETTES
def test_palette_has_256_colours_with_shared_colours_first(palette: Palette) -> None:
    assert len(set(palette.colours)) == len(palette.colours) == 256
    assert len(palette.rgb_bytes) == 768
    shared = tuple(dict.fromkeys(theme.SHARED_COLOURS))
    assert palette.colours[: len(shared)] == palette.exact_colours[: len(shared)] == shared


@PALETTES
def test_named_colours_are_kept_exactly(palette: Palette) -> None:
    assert {colour for pair in TEXT_COLOUR_PAIRS for colour in pair} <= {*palette.exact_colours}
    for colour in palette.exact_colours:
        sprite = Drawing(palette, 4, 4, colour).sprite()
        assert set(sprite.tobytes()) == {palette.index[colour]}
