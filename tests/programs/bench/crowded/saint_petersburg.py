"""Saint Petersburg with 25 kinds of cards in play for each of four players."""

from __future__ import annotations

from dataclasses import replace

from engine.games.saint_petersburg.events import Bought, Event, Scored
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.phase import phase_scene
from render.games.saint_petersburg.table import table_scene
from tests.programs.bench.crowded import CrowdedTables
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    SEAT_COUNTS,
    overfull_table,
    public,
    random_states,
)

_VIEW = public(overfull_table())
_DIFFERENT = 600
_NO_CHANGES = changes_of(_VIEW, ())


def _next_turn(turn: int) -> View:
    """Return the view after another seat has acted and its points have changed."""
    seat = turn % len(_VIEW.players)
    players = list(_VIEW.players)
    players[seat] = replace(players[seat], points=turn % 150)
    return replace(_VIEW, players=tuple(players), to_act=((seat + 1) % len(players),))


def _table(view: View) -> Scene:
    return table_scene(view, _NO_CHANGES, CONTEXT)


def _next_phase(turn: int) -> tuple[View, tuple[Event, ...]]:
    """Return the end of a phase in which one seat bought a card, and all were paid."""
    seat, seats = turn % len(_VIEW.players), len(_VIEW.players)
    card, _copies = _VIEW.players[seat].in_play[turn // seats % 20]
    paid = tuple(turn % 20 + other for other in range(seats))
    bought = Bought(seat, card, "upper", None, 5)
    return _next_turn(turn), (bought, Scored(_VIEW.phase, paid, paid))


_TURNS = [_next_turn(turn) for turn in range(_DIFFERENT)]
_PHASES = [_next_phase(turn) for turn in range(_DIFFERENT)]


def _in_games() -> list[Scene]:
    """Return tables of random games with the most players."""
    views = [
        public(state)
        for seed in range(3)
        for state in list(random_states(SEAT_COUNTS[-1 - seed % 2], seed))[::5]
    ]
    return [table_scene(view, changes_of(view, ()), CONTEXT) for view in views]


CROWDED = CrowdedTables(
    turn=lambda turn: _table(_TURNS[turn % _DIFFERENT]),
    phase=lambda turn: phase_scene(*_PHASES[turn % _DIFFERENT], CONTEXT),
    in_games=_in_games,
)
