"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

import pytest

from engine.games.heller_und_pfennig.market import COLUMNS, ROWS
from engine.games.heller_und_pfennig.state import Options
from render.canvas import HEIGHT, WIDTH
from render.context import RenderContext
from render.games.heller_und_pfennig.changes import Changes, Move
from render.games.heller_und_pfennig.line_ends import line_end, line_end_scene
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import CELL, CORNER, cell_rect
from render.games.heller_und_pfennig.remaining_tiles import RemainingTiles, remaining_tiles_scene
from render.games.heller_und_pfennig.standings import lines_paid
from render.games.heller_und_pfennig.table import focus_area, side_areas, table_scene
from render.rect import enclosing
from tests.render.games.heller_und_pfennig.drawn_states import (
    GAME,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    rounds,
    translate,
)
from tests.support.render.layout import check_layout

CONTEXT_WITH_AI = RenderContext(NAMES, translate, frozenset({1}))
CROWDED = [public(crowded(seats, free)) for seats in SEAT_COUNTS for free in (0, 3)]


@pytest.mark.parametrize("number", [0, 2, 9, 30])
def test_tables_with_many_changes(number: int) -> None:
    for view in CROWDED:
        filled = sorted({*range(30)} - {*view.empty_spaces})
        amounts = (-40,) * len(view.players)
        moves = (Move(1, None), *(Move(0, space) for space in filled[:number]))
        changes = Changes(moves, cleared=number < 9, earned=amounts, projected=amounts)
        check_layout(table_scene(view, changes, CONTEXT_WITH_AI))


def test_parts_of_tables() -> None:
    for view in CROWDED:
        for line in view.lines:
            check_layout(line_end_scene(line_end(line), CORNER.w, CELL.h, column=False))
            check_layout(line_end_scene(line_end(line), CELL.w, CORNER.h, column=True))
        taken = ((view.unplaced_tiles or ((1, 1),))[0][0], 1)
        tiles = RemainingTiles(view.unplaced_tiles, (taken,), view.pile, "Still to come")
        check_layout(remaining_tiles_scene(tiles, side_areas(len(view.players)).tiles))


def test_three_segments_between_two_fires_fit() -> None:
    end = line_end(public(crowded()).lines[0])._replace(values=(-52, 41, 30))
    check_layout(line_end_scene(end, CORNER.w, CELL.h, column=False))
    check_layout(line_end_scene(end, CELL.w, CORNER.h, column=True))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_lines_of_a_round_add_up(seats: int) -> None:
    for state in rounds(seats, 2):
        view = public(state)
        for player in view.players:
            assert sum(lines_paid(view, player.seat)) == player.projected_payout


def test_boards_fill_the_picture() -> None:
    scene = market_scene(public(crowded()), translate)
    assert scene.rect.w == WIDTH
    assert HEIGHT - 20 < max(rect.bottom for rect, _ in scene.sprites) < HEIGHT


def test_focus_on_a_line_encloses_its_spaces_only() -> None:
    view = public(GAME.new(2, 1, Options()))
    row, column = focus_area(view, "A2–F2"), focus_area(view, "F1–F5")
    assert row == enclosing([cell_rect(1, at) for at in range(COLUMNS)])
    assert column == enclosing([cell_rect(at, COLUMNS - 1) for at in range(ROWS)])
