"""One number for each space of the market, packed into a single integer.

Adding two packed integers adds the numbers of all spaces at once (SIMD within a register), and
playouts do little else than add what rows and columns contribute to their spaces. Several fields of
30 lanes follow each other in one integer.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct

from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, LINES, SPACES

UNITS_PER_SOU = 1024
"""Fixed-point units of a lane per sou."""

OFFSET = 1 << 28
"""Added to a lane by its row and by its column, to keep negative values positive."""

OCCUPIED = -2 * OFFSET / UNITS_PER_SOU
"""Value of an occupied space: its lane is 0, without offsets."""

_LANES = Struct(f"<{SPACES}I")
_FIELD_BITS = 8 * _LANES.size
_LANE_BITS = _FIELD_BITS // SPACES

LINE_SHIFTS: tuple[int, ...] = tuple(_LANE_BITS * spaces[0] for spaces in LINES)
"""Bits by which a packed line is shifted to its first space."""


def pack_fields(fields: Iterable[float], offsets: Iterable[int]) -> int:
    """Pack the fields of a space into the lanes of the first space."""
    packed, shift = 0, 0
    for value, offset in zip(fields, offsets, strict=True):
        packed += round(UNITS_PER_SOU * value) + offset << shift
        shift += _FIELD_BITS
    return packed


def pack_spaces(packed: int, line: bytes, places: Iterable[int]) -> int:
    """Pack the same fields for each of these places of the line that is empty."""
    stride = _LANE_BITS if len(line) == COLUMNS else COLUMNS * _LANE_BITS
    return sum([packed << place * stride for place in places if line[place] == EMPTY])


def to_buffer(total: int, fields: int) -> bytes:
    """Return the sum of all lines as bytes for `unpack_field`."""
    return total.to_bytes(fields * _LANES.size, "little")


def unpack_field(buffer: bytes, field: int = 0) -> tuple[int, ...]:
    """Return the lanes of one field, space by space in rows."""
    return _LANES.unpack_from(buffer, field * _LANES.size)


def lane_to_sous(lane: float) -> float:
    """Return the value in sous of a lane with both offsets."""
    return lane / UNITS_PER_SOU + OCCUPIED
