"""What a seat can tell apart in Auf Heller und Pfennig: everything but tiles it has not seen."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.games.heller_und_pfennig.state import State


def information_set_key(state: State, seat: Seat) -> Hashable:
    """Return a key that is equal for states that the seat cannot tell apart.

    The tiles that it has not seen follow from the others; only who has which is hidden.
    """
    return (
        state.round,
        state.turn,
        state.first,
        state.last_round,
        bytes(state.board),
        state.drawn is not None,
        state.drawn if state.turn == seat else None,
        state.players[seat].kept,
        len(state.pile),
        tuple(state.face_up),
        *[(player.kept is None, *player.stalls, *player.earned) for player in state.players],
    )
