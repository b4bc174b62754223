"""What changed on the market since somebody's last move, computed from the events since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.events import (
    Event,
    LinePaid,
    MarketCleared,
    StallPlaced,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, Space, Stall, stall_piece
from engine.games.heller_und_pfennig.scoring import board_payouts, payout_totals
from engine.games.heller_und_pfennig.view import Cell, View


class Placed(NamedTuple):
    """A piece that a seat placed on a space."""

    space: Space
    seat: Seat


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed on the market.

    `placed` are the pieces placed since that are still there, the last one at the end. Other pieces
    never move, but `cleared` says that all of an earlier round were taken off: back to their owners
    or out of the game. `earned` is by seat what rounds paid at their ends, in sous, and `projected`
    how the pieces in `placed` change what the market would pay now.
    """

    placed: tuple[Placed, ...]
    cleared: bool
    earned: tuple[int, ...]
    projected: tuple[int, ...]

    @property
    def last(self) -> Space | None:
        """The space of the last piece placed."""
        return self.placed[-1].space if self.placed else None

    def placed_tiles(self, view: View) -> dict[int, Seat]:
        """Return the kinds of tiles placed since, each with the seat that placed one last."""
        pieces = (
            (view.rows[space // COLUMNS][space % COLUMNS], seat) for space, seat in self.placed
        )
        return {piece: seat for piece, seat in pieces if isinstance(piece, int)}


def changes_of(view: View, events: Sequence[Event]) -> Changes:
    """Return what these public events changed; `view` is the market after the last of them."""
    placed: list[Placed] = []
    cleared = False
    earned = [0] * len(view.players)
    for event in events:
        match event:
            case StallPlaced() | TilePlaced():
                placed.append(Placed(event.space, event.seat))
            case LinePaid(amounts=amounts):
                earned = [sum(pair) for pair in zip(earned, amounts, strict=True)]
            case MarketCleared():
                placed, cleared = [], True
            case _:
                pass
    return Changes(tuple(placed), cleared, tuple(earned), _projected_change(view, placed))


def _projected_change(view: View, placed: Sequence[Placed]) -> tuple[int, ...]:
    """Return by seat how much more the market would pay than without these pieces."""
    board = bytearray(_piece(cell) for row in view.rows for cell in row)
    for space, _ in placed:
        board[space] = EMPTY
    before = payout_totals(board_payouts(bytes(board), len(view.players)))
    return tuple(
        player.projected_payout - paid for player, paid in zip(view.players, before, strict=True)
    )


def _piece(cell: Cell) -> int:
    if isinstance(cell, Stall):
        return stall_piece(cell.seat, cell.goods)
    return cell or EMPTY
