"""The colours that the pictures of all games share."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""An RGB colour: red, green and blue, 0 to 255 each."""


def colour(code: str) -> Colour:
    """Return the RGB colour of six hexadecimal digits such as `DBA91C`."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def colours(codes: str) -> tuple[Colour, ...]:
    """Return the RGB colours of hexadecimal codes between spaces."""
    return tuple(map(colour, codes.split()))


WHITE = colour("FFFFFF")
INK = colour("1B2333")
MUTED = colour("55606E")
PAPER = colour("FBF7EC")
BACKGROUND = colour("D3DFE3")
TRAY = colour("B9CAD1")
SHADE = colour("97ABB5")
SLATE = colour("46566B")
IDLE = colour("5F6B78")
SILVER = colour("DEE3E6")

GOLD = colour("DBA91C")
GOLD_TINT = colour("FBEBB9")
BRONZE = colour("8A6508")
COIN = colour("F0C544")
ALERT = colour("B8290F")

SEAT_COLOURS = colours("692C7D A3570F 0A5FD6 14171B D41C61")
"""The colour of each seat, distinguishable with any colour vision.

The seat's number or name is always shown next to its colour or on it.
"""

TEXT_COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (INK, PAPER),
    (INK, BACKGROUND),
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
    (WHITE, SLATE),
    (WHITE, IDLE),
    (WHITE, ALERT),
    *((WHITE, seat) for seat in SEAT_COLOURS),
)
"""The allowed pairs of text colour and background, each with a contrast ratio of at least 4.5."""


def _single_colours() -> list[Colour]:
    values = [value for name, value in globals().items() if name.isupper()]
    return [value for value in values if isinstance(value[0], int)]


SHARED_COLOURS = (*_single_colours(), *SEAT_COLOURS)
"""All colours of this module: every palette begins with them."""
