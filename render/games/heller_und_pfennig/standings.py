"""What the panel of each seat shows."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.view import PlayerView, View
from render.context import RenderContext
from render.games.heller_und_pfennig.changes import Changes
from render.players import displayed_name


class Standing(NamedTuple):
    """A seat: its money, what the market would pay now, and what it still has.

    `projected` is None once the round has been paid. `earned` is what rounds have paid since the
    reader's last move, and `improved` how much more the market would pay. `has_kept` tells whether
    the seat keeps its tile face down, `has_drawn` whether it holds a drawn tile that it must place.
    `paid` is what the rows and the columns of a finished round have paid.
    """

    seat: Seat
    name: str
    money: int
    projected: int | None
    earned: int
    improved: int
    stalls: tuple[int, ...]
    has_kept: bool
    has_drawn: bool
    acting: bool
    leading: bool
    is_ai: bool
    paid: tuple[int, int] | None = None


def standings(view: View, changes: Changes | None, context: RenderContext) -> tuple[Standing, ...]:
    """Return what each seat's panel shows."""
    most = max(player.money for player in view.players)
    everybody_equal = all(player.money == most for player in view.players)
    return tuple(
        Standing(
            player.seat,
            displayed_name(context.names, player.seat, context.translate),
            player.money,
            player.projected_payout if view.to_act else None,
            _earned(player, view, changes),
            0 if changes is None else changes.projected[player.seat],
            player.stalls,
            player.has_kept and bool(view.to_act),
            view.drawing and player.seat in view.to_act,
            player.seat in view.to_act,
            player.money == most and not everybody_equal,
            player.seat in context.ai_seats,
            None if view.to_act else lines_paid(view, player.seat),
        )
        for player in view.players
    )


def _earned(player: PlayerView, view: View, changes: Changes | None) -> int:
    """Return what rounds have paid since the reader's last move, or the one that has just ended."""
    if changes is not None and any(changes.earned):
        return changes.earned[player.seat]
    return 0 if view.to_act else player.projected_payout


def lines_paid(view: View, seat: Seat) -> tuple[int, int]:
    """Return what the rows and what the columns paid a seat."""
    paid = [line.payouts[seat] for line in view.lines]
    return sum(paid[:ROWS]), sum(paid[ROWS:])
