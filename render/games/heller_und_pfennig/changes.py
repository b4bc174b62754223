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
    Skipped,
    StallPlaced,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import EMPTY, SPACES, Space
from engine.games.heller_und_pfennig.scoring import board_payouts, payout_totals
from engine.games.heller_und_pfennig.view import View
from render.games.heller_und_pfennig.board import board_of, cell_at

_MANY = 6
"""Fewer new pieces are marked one by one, even if there are no others."""


class Move(NamedTuple):
    """The space on which a seat placed a piece; None if the seat was skipped."""

    seat: Seat
    space: Space | None


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed on the market.

    `moves` are those since, in order, as far as their pieces are still there. Other pieces never
    move, but `cleared` says that all of an earlier round were taken off: back to their owners or
    out of the game. `earned` is by seat what rounds paid at their ends, in sous, and `projected`
    how the new pieces change what the market would pay now.
    """

    moves: tuple[Move, ...]
    cleared: bool
    earned: tuple[int, ...]
    projected: tuple[int, ...]

    @property
    def placed(self) -> dict[Space, Seat]:
        """The spaces of new pieces, in the order of the moves, and who placed them."""
        return {move.space: move.seat for move in self.moves if move.space is not None}

    @property
    def last(self) -> Space | None:
        """The space of the last piece placed."""
        spaces = (move.space for move in reversed(self.moves))
        return next((space for space in spaces if space is not None), None)

    def nearly_all(self, view: View) -> bool:
        """Return whether so many pieces are new that marking each of them would say nothing."""
        if len(self.moves) < _MANY:
            return False
        new, pieces = len(self.placed), SPACES - len(view.empty_spaces)
        return new >= _MANY and 4 * new >= 3 * pieces

    def placed_tiles(self, view: View) -> dict[int, Seat]:
        """Return the kinds of tiles placed since, each with the seat that placed one last."""
        pieces = ((cell_at(view, space), seat) for space, seat in self.placed.items())
        return {piece: seat for piece, seat in pieces if isinstance(piece, int)}


def changes_of(view: View, events: Sequence[Event]) -> Changes:
    """Return what these public events changed; `view` is the market after the last of them."""
    moves: list[Move] = []
    cleared = False
    earned = [0] * len(view.players)
    for event in events:
        match event:
            case StallPlaced() | TilePlaced():
                moves.append(Move(event.seat, event.space))
            case Skipped():
                moves.append(Move(event.seat, None))
            case LinePaid(amounts=amounts):
                earned = [sum(pair) for pair in zip(earned, amounts, strict=True)]
            case MarketCleared():
                moves, cleared = [], True
            case _:
                pass
    return Changes(tuple(moves), cleared, tuple(earned), _projected_change(view, moves))


def _projected_change(view: View, moves: Sequence[Move]) -> tuple[int, ...]:
    """Return by seat how much more the market would pay than before these moves."""
    board = board_of(view)
    for move in moves:
        if move.space is not None:
            board[move.space] = EMPTY
    before = payout_totals(board_payouts(bytes(board), len(view.players)))
    return tuple(
        player.projected_payout - paid for player, paid in zip(view.players, before, strict=True)
    )
