"""A number for each space of the market, all of them in one: adding two adds every space.

Playouts do little else than adding up what rows say of their spaces and what columns say.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct

from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, LINES, SPACES

EXACT = 1024
"""What is counted are these parts of a sou."""

LIFT = 1 << 28
"""Lifts what may be below 0, once for a row and once for a column."""

TAKEN = -2 * LIFT / EXACT
"""What a space says that is taken: its lane is 0."""

_LANES = Struct(f"<{SPACES}I")
_FIELD = 8 * _LANES.size
_BITS = _FIELD // SPACES

SHIFTS: tuple[int, ...] = tuple(_BITS * spaces[0] for spaces in LINES)
"""How far what is packed for a line is shifted to its place."""


def lifted(fields: Iterable[float], lifts: Iterable[int]) -> int:
    """What a space says, field by field, in the lanes of the first one."""
    found, shift = 0, 0
    for worth, lift in zip(fields, lifts, strict=True):
        found += round(EXACT * worth) + lift << shift
        shift += _FIELD
    return found


def on_spaces(said: int, line: bytes, places: Iterable[int]) -> int:
    """What these places of a line say, each the same, unless something stands there."""
    apart = _BITS if len(line) == COLUMNS else COLUMNS * _BITS
    return sum([said << place * apart for place in places if line[place] == EMPTY])


def spread(total: int, fields: int) -> bytes:
    """The sum of all lines as it is read by `lanes`."""
    return total.to_bytes(fields * _LANES.size, "little")


def lanes(board: bytes, field: int = 0) -> tuple[int, ...]:
    """A field of every space, row by row."""
    return _LANES.unpack_from(board, field * _LANES.size)


def sous(lane: float) -> float:
    """What a lane means that was lifted."""
    return lane / EXACT + TAKEN
