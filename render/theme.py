"""The colours, and the one palette that every picture is drawn in."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


def _colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


WHITE = _colour("#FFFFFF")
INK = _colour("#1B2333")
MUTED = _colour("#55606E")
PAPER = _colour("#FBF7EC")
GROUND = _colour("#D3DFE3")
TRAY = _colour("#B9CAD1")
SHADE = _colour("#97ABB5")
SLATE = _colour("#46566B")
IDLE = _colour("#5F6B78")
SILVER = _colour("#DEE3E6")

GREEN = _colour("#2D8467")
BLUE = _colour("#142148")
RED = _colour("#570B0E")
GOLD = _colour("#DBA91C")
GREEN_TINT = _colour("#D2E8DC")
BLUE_TINT = _colour("#D5DBEE")
RED_TINT = _colour("#F0D9D5")
GOLD_TINT = _colour("#FBEBB9")
BRONZE = _colour("#8A6508")
COIN = _colour("#F0C544")
ALERT = _colour("#B8290F")

SEATS = tuple(map(_colour, ("#7A3E9D", "#B5510C", "#1F70A8", "#3A3F45", "#BE1E6B")))
"""The colour of each seat. Its number always stands beside or in it."""

INKS: tuple[tuple[Colour, Colour], ...] = (
    (INK, PAPER),
    (INK, GROUND),
    (INK, TRAY),
    (INK, WHITE),
    (INK, GOLD),
    (INK, GOLD_TINT),
    (INK, COIN),
    (INK, SILVER),
    (MUTED, PAPER),
    (MUTED, WHITE),
    (ALERT, PAPER),
    (ALERT, WHITE),
    (WHITE, INK),
    (WHITE, GREEN),
    (WHITE, BLUE),
    (WHITE, RED),
    (WHITE, SLATE),
    (WHITE, IDLE),
    (WHITE, ALERT),
    *((WHITE, seat) for seat in SEATS),
)
"""Which colour writes on which. Each pair has a contrast of at least 4.5."""

_EDGES: tuple[tuple[Colour, Colour], ...] = (
    (GREEN, GREEN_TINT),
    (BLUE, BLUE_TINT),
    (RED, RED_TINT),
    (GREEN, PAPER),
    (BLUE, PAPER),
    (RED, PAPER),
    (BRONZE, COIN),
    (BRONZE, GOLD),
    (BRONZE, PAPER),
    (GOLD, PAPER),
    (GOLD, GREEN),
    (GOLD, BLUE),
    (GOLD, RED),
    (COIN, GREEN),
    (COIN, BLUE),
    (COIN, RED),
    (SHADE, GROUND),
    (PAPER, GROUND),
    (GOLD, GROUND),
    (ALERT, GROUND),
)
"""Which colours meet along a drawn edge, besides those that write on one another."""

_STEPS = 5
_NEAR = 6


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _far_from_all(colour: Colour, found: list[Colour]) -> bool:
    return all(
        max(abs(a - b) for a, b in zip(colour, other, strict=True)) >= _NEAR for other in found
    )


def _palette() -> tuple[Colour, ...]:
    """All named colours, the steps between those that meet, and a coarse cube for art."""
    found = list(dict.fromkeys([*_named(), (0, 0, 0)]))
    between = (
        _mixed(one, other, step / (_STEPS + 1))
        for step in range(1, _STEPS + 1)
        for one, other in INKS + _EDGES
    )
    levels = (0, 51, 102, 153, 204, 255)
    cube = ((red, green, blue) for red in levels for green in levels for blue in levels)
    for colour in (*between, *cube):
        if len(found) < 256 and _far_from_all(colour, found):
            found.append(colour)
    return tuple(found)


def _named() -> list[Colour]:
    named = [value for name, value in globals().items() if name.isupper() and name[0] != "_"]
    return [value for value in named if isinstance(value[0], int)] + list(SEATS)


PALETTE = _palette()
"""The 256 colours of all pictures. The named ones come first."""

INDEX = {colour: place for place, colour in reversed(list(enumerate(PALETTE)))}
"""Where a palette colour stands."""

PALETTE_BYTES = b"".join(map(bytes, PALETTE))

PALETTE_IMAGE = Image.new("P", (1, 1))
PALETTE_IMAGE.putpalette(PALETTE_BYTES)
