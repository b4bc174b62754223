"""Pictures of the table are small files, however crowded it is."""

from __future__ import annotations

from engine.games.saint_petersburg.events import Scored
from render.canvas import HEIGHT, WIDTH
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.phase import phase_scene
from render.games.saint_petersburg.table import table_scene
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    SEAT_COUNTS,
    overfull_table,
    public,
    random_states,
)

MAX_BYTES, MAX_BYTES_FOR_FIVE = 100 * 1024, 120 * 1024


def test_pictures_are_wide_and_files_are_small() -> None:
    assert WIDTH / HEIGHT >= 1.57
    states = [s for seats in SEAT_COUNTS for s in list(random_states(seats, 7))[::60]]
    crowded = [overfull_table(seats, kinds) for seats in SEAT_COUNTS for kinds in (8, 16, 25)]
    for state in (*states, *crowded):
        view, seats = public(state), len(state.players)
        paid = Scored(state.phase, (18,) * seats, (13,) * seats)
        max_bytes = MAX_BYTES if seats < 5 else MAX_BYTES_FOR_FIVE
        changes = changes_of(view, ())
        assert len(table_scene(view, changes, CONTEXT).to_png()) <= max_bytes
        assert len(phase_scene(view, (paid,), CONTEXT).to_png()) <= max_bytes
