"""The market: its spaces and lines, and the pieces on them.

Rows are numbered 1 to 5 from the top, columns are lettered A to F from the left: A1 is the space in
the upper left corner, F5 the one in the lower right. Spaces are integers, row by row. A piece is
one byte, so that lines can be copied, compared and cached fast.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, PlainValidator

from engine.core import Seat
from engine.games.heller_und_pfennig.tiles import MARKET_FILE, TILE_IDS, tile_id, tile_number

ROWS, COLUMNS = MARKET_FILE.rows, MARKET_FILE.columns
SPACES = ROWS * COLUMNS

ROW_NAMES = tuple("12345")
COLUMN_NAMES = tuple("ABCDEF")
LINE_NAMES = ROW_NAMES + COLUMN_NAMES
"""The 11 lines by number: rows 1 to 5, then columns A to F."""

SPACE_NAMES = tuple(column + row for row in ROW_NAMES for column in COLUMN_NAMES)

LINES: tuple[tuple[int, ...], ...] = (
    *(tuple(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)),
    *(tuple(range(column, SPACES, COLUMNS)) for column in range(COLUMNS)),
)
"""The spaces of each line, from the left or from the top."""

LINE_SLICES: tuple[slice, ...] = (
    *(slice(row * COLUMNS, (row + 1) * COLUMNS) for row in range(ROWS)),
    *(slice(column, SPACES, COLUMNS) for column in range(COLUMNS)),
)
"""The slice of the board for each line."""

LINES_OF_SPACE: tuple[tuple[int, int], ...] = tuple(
    (row, ROWS + column) for row in range(ROWS) for column in range(COLUMNS)
)
"""The numbers of the row and the column that cross on each space."""

EMPTY = 0
"""The piece of an empty space."""

MAX_GOODS = 4
MAX_SEATS = 4
FIRST_STALL_PIECE = len(TILE_IDS)
"""Lower pieces are kinds of tiles; from here on they are stalls, seat by seat."""


@dataclass(frozen=True, slots=True)
class Stall:
    """A stall with 1 to 4 goods."""

    seat: Seat
    goods: int


def stall_piece(seat: Seat, goods: int) -> int:
    """Return the piece of a seat's stall."""
    return FIRST_STALL_PIECE + MAX_GOODS * seat + goods - 1


STALLS: tuple[Stall | None, ...] = (
    *(None for _ in range(FIRST_STALL_PIECE)),
    *(Stall(seat, goods) for seat in range(MAX_SEATS) for goods in range(1, MAX_GOODS + 1)),
)
"""The stall of each piece; None for tiles and empty spaces."""


def space_number(name: Any) -> int:
    """Return the space with this name. Raises ValueError for anything else."""
    if not isinstance(name, str) or name not in SPACE_NAMES:
        raise ValueError(f"no space is called {name!r}")
    return SPACE_NAMES.index(name)


def space_name(space: int) -> str:
    """Return a space's name: column letter and row number, such as C2."""
    return SPACE_NAMES[space]


def line_number(name: Any) -> int:
    """Return the line with this name. Raises ValueError for anything else."""
    if not isinstance(name, str) or name not in LINE_NAMES:
        raise ValueError(f"no line is called {name!r}")
    return LINE_NAMES.index(name)


def line_name(line: int) -> str:
    """Return a row's number or a column's letter."""
    return LINE_NAMES[line]


def _parse_piece(name: Any) -> int:
    if name is None:
        return EMPTY
    match name:
        case {"seat": int(seat), "goods": int(goods)} if (
            0 <= seat < MAX_SEATS and 1 <= goods <= MAX_GOODS
        ):
            return stall_piece(seat, goods)
    return tile_number(name)


def _serialize_piece(piece: int) -> str | dict[str, int] | None:
    stall = STALLS[piece]
    if stall is not None:
        return {"seat": stall.seat, "goods": stall.goods}
    return tile_id(piece) if piece else None


def _parse_board(value: Any) -> bytearray:
    if not isinstance(value, list) or len(value) != SPACES:
        raise ValueError(f"a board lists {SPACES} spaces")
    return bytearray(map(_parse_piece, value))


def _serialize_board(board: bytearray) -> list[str | dict[str, int] | None]:
    return [_serialize_piece(piece) for piece in board]


Space: TypeAlias = Annotated[
    int, BeforeValidator(space_number), PlainSerializer(space_name, return_type=str)
]
"""A space, numbered row by row; its name in JSON."""

Line: TypeAlias = Annotated[
    int, BeforeValidator(line_number), PlainSerializer(line_name, return_type=str)
]
"""A line, rows first; its name in JSON."""

Board: TypeAlias = Annotated[
    bytearray,
    PlainValidator(_parse_board),
    PlainSerializer(_serialize_board, return_type=list[str | dict[str, int] | None]),
]
"""The piece on each space, one byte each; in JSON ids of tiles, and stalls."""
