"""Rattus Cartus with five players in one building, far up on every track."""

from __future__ import annotations

from dataclasses import replace

from engine.games.rattus_cartus.events import Event, TokensGained
from engine.games.rattus_cartus.view import View
from render.canvas import Scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.table import table_scene
from tests.programs.bench.crowded import CrowdedTables
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
)

_DIFFERENT = 600
_SEATS = SEAT_COUNTS[-1]
_VIEW = replace(crowded(_SEATS), last_round=False)
_NO_CHANGES = changes_of(_VIEW, ())
_TOLD = max(
    resolved_buildings(_SEATS, 4),
    key=lambda told: len(public(told.state).row[told.state.place].entered),
)


def _next_turn(turn: int) -> View:
    """Return the view after another seat has entered and laid down cards, and a disc has moved."""
    seat, place = turn % _SEATS, turn % len(_VIEW.tracks)
    players, row, tracks = list(_VIEW.players), list(_VIEW.row), list(_VIEW.tracks)
    players[seat] = replace(players[seat], hand_size=turn % 30)
    laid = tuple((turn + other) % 9 for other in range(seat + 1))
    row[1] = replace(row[1], entered=row[1].entered[: seat + 1], laid=laid)
    heights = list(tracks[place].heights)
    heights[seat] = 30 - seat - place + turn // 30 % 2
    tracks[place] = replace(tracks[place], heights=tuple(heights))
    return replace(
        _VIEW,
        players=tuple(players),
        row=tuple(row),
        tracks=tuple(tracks),
        to_act=((seat + 1) % _SEATS,),
        deck=turn % 84,
    )


def _next_phase(turn: int) -> tuple[View, tuple[Event, ...]]:
    """Return a resolved building that everybody entered, with an additional gain."""
    view = public(_TOLD.state)
    seat = turn % _SEATS
    players = list(view.players)
    players[seat] = replace(players[seat], hand_size=turn % 20)
    changed = replace(view, players=tuple(players), round=1 + turn % view.rounds)
    return changed, (*_TOLD.events, TokensGained(seat, 1 + turn // _SEATS % 9))


_TURNS = [_next_turn(turn) for turn in range(_DIFFERENT)]
_PHASES = [_next_phase(turn) for turn in range(_DIFFERENT)]


def _in_games() -> list[Scene]:
    """Return tables of random games with the most players."""
    return [
        table_scene(view, changes_of(view, ()), CONTEXT)
        for seed in range(3)
        for view in map(public, random_states(_SEATS, seed)[::5])
    ]


CROWDED = CrowdedTables(
    turn=lambda turn: table_scene(_TURNS[turn % _DIFFERENT], _NO_CHANGES, CONTEXT),
    phase=lambda turn: phase_scene(*_PHASES[turn % _DIFFERENT], CONTEXT),
    in_games=_in_games,
)
