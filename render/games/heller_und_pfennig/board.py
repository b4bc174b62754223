"""The market of a view as the engine's board, for what pieces on it would pay."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, Space, Stall, stall_piece
from engine.games.heller_und_pfennig.scoring import payout_gains
from engine.games.heller_und_pfennig.view import Cell, View


def cell_at(view: View, space: Space) -> Cell:
    """Return what is on a space."""
    return view.rows[space // COLUMNS][space % COLUMNS]


def stalls_on_market(view: View, seat: Seat) -> dict[Space, Stall]:
    """Return the stalls that a seat has placed, by space."""
    cells = enumerate(cell for row in view.rows for cell in row)
    return {space: c for space, c in cells if isinstance(c, Stall) and c.seat == seat}


def board_of(view: View) -> bytearray:
    """Return the code of the piece on each space."""
    return bytearray(_code(cell) for row in view.rows for cell in row)


def gains_by_space(view: View, piece: int | Stall) -> dict[Space, tuple[int, ...]]:
    """Return what a piece would change for each seat now, in sous, by empty space."""
    board, seats = bytes(board_of(view)), len(view.players)
    return {
        space: tuple(payout_gains(board, _code(piece), space, seats)) for space in view.empty_spaces
    }


def payment_on(view: View, space: Space, stall: Stall) -> int:
    """Return what its row and its column would pay for a stall now, in sous."""
    segments = (segment for line in view.lines for segment in line.segments)
    return stall.goods * sum(each.value_per_good for each in segments if space in each.spaces)


def _code(cell: Cell) -> int:
    if isinstance(cell, Stall):
        return stall_piece(cell.seat, cell.goods)
    return cell or EMPTY
