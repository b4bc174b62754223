"""How far a piece puts its owner ahead as the market stands: what the buttons of a turn show."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import stall_piece
from engine.games.heller_und_pfennig.scoring import immediate_lead, payout_gains
from engine.games.heller_und_pfennig.state import State


def lead_now(state: State, seat: Seat, action: Action) -> float | None:
    """Return how much more a seat gains at once than the opponent who gains most.

    None for drawing, since what is drawn is not known before.
    """
    if isinstance(action, Draw):
        return None
    gains = payout_gains(
        bytes(state.board), _piece(state, seat, action), action.space, len(state.players)
    )
    return immediate_lead(gains, seat)[0]


def _piece(
    state: State, seat: Seat, action: PlaceStall | PlaceDrawn | PlaceKept | PlaceOpen
) -> int:
    if isinstance(action, PlaceStall):
        return stall_piece(seat, action.goods)
    if isinstance(action, PlaceOpen):
        return action.tile
    tile = state.drawn if isinstance(action, PlaceDrawn) else state.players[seat].kept
    assert tile is not None
    return tile
