"""An almost full market of Auf Heller und Pfennig with four players."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import SPACES, stall_piece
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.table import table_scene
from tests.programs.bench.crowded import CrowdedTables
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
)

_DIFFERENT = 600


def _next_turn(turn: int) -> View:
    """Return the view with another stall on one space, which changes the payouts of two lines."""
    state, seat = crowded(), turn % len(NAMES)
    state.board[turn * 7 % SPACES] = stall_piece(seat, 1 + turn // SPACES % 4)
    state.turn = (seat + 1) % len(NAMES)
    return public(state)


_TURNS = [_next_turn(turn) for turn in range(_DIFFERENT)]
_NO_CHANGES = changes_of(_TURNS[0], ())


def _in_games() -> list[Scene]:
    """Return markets of random games with the most players."""
    return [
        table_scene(view, changes_of(view, ()), CONTEXT)
        for seed in range(3)
        for view in map(public, list(random_states(SEAT_COUNTS[-1], seed))[::5])
    ]


CROWDED = CrowdedTables(
    turn=lambda turn: table_scene(_TURNS[turn % _DIFFERENT], _NO_CHANGES, CONTEXT),
    phase=lambda turn: phase_scene(_TURNS[turn % _DIFFERENT], (), CONTEXT),
    in_games=_in_games,
)
