"""A number for each space of the market, all of them in one: adding two adds every space.

Playouts do little else than adding up what rows say of their spaces and what columns say.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct

from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, LINES, SPACES

UNITS_PER_SOU = 1024
"""What is counted are these parts of a sou."""

OFFSET = 1 << 28
"""Lifts what may be below 0, once for a row and once for a column."""

OCCUPIED = -2 * OFFSET / UNITS_PER_SOU
"""What a space says that is taken: its lane is 0."""

_LANES = Struct(f"<{SPACES}I")
_FIELD_BITS = 8 * _LANES.size
_LANE_BITS = _FIELD_BITS // SPACES

LINE_SHIFTS: tuple[int, ...] = tuple(_LANE_BITS * spaces[0] for spaces in LINES)
"""How far what is packed for a line is shifted to its place."""


def pack_fields(fields: Iterable[float], offsets: Iterable[int]) -> int:
    """What a space says, field by field, in the lanes of the first one."""
    found, shift = 0, 0
    for value, offset in zip(fields, offsets, strict=True):
        found += round(UNITS_PER_SOU * value) + offset << shift
        shift += _FIELD_BITS
    return found


def pack_spaces(packed: int, line: bytes, places: Iterable[int]) -> int:
    """What these places of a line say, each the same, unless something stands there."""
    stride = _LANE_BITS if len(line) == COLUMNS else COLUMNS * _LANE_BITS
    return sum([packed << place * stride for place in places if line[place] == EMPTY])


def to_buffer(total: int, fields: int) -> bytes:
    """The sum of all lines as it is read by `unpack_field`."""
    return total.to_bytes(fields * _LANES.size, "little")


def unpack_field(buffer: bytes, field: int = 0) -> tuple[int, ...]:
    """A field of every space, row by row."""
    return _LANES.unpack_from(buffer, field * _LANES.size)


def lane_to_sous(lane: float) -> float:
    """What a lane means that was lifted."""
    return lane / UNITS_PER_SOU + OCCUPIED
