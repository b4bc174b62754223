"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from functools import cache

import pytest

from engine.games.heller_und_pfennig.market import COLUMNS, ROWS
from engine.games.heller_und_pfennig.state import Options, State
from render.canvas import HEIGHT, WIDTH
from render.context import RenderContext
from render.games.heller_und_pfennig.card import CARD_IDS, card_scene
from render.games.heller_und_pfennig.changes import Changes, Move, changes_of
from render.games.heller_und_pfennig.hand import hand_scene
from render.games.heller_und_pfennig.line_ends import line_end, line_end_scene
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import CELL, CORNER, cell_rect
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.remaining_tiles import RemainingTiles, remaining_tiles_scene
from render.games.heller_und_pfennig.result import result_scene
from render.games.heller_und_pfennig.standings import lines_paid
from render.games.heller_und_pfennig.table import focus_area, side_areas, table_scene
from render.games.heller_und_pfennig.tableau import tableau_scene
from render.rect import enclosing
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)
from tests.support.render.layout import check_layout

AI = frozenset({1})
OPTIONS: tuple[dict[str, bool], ...] = ({}, {"no_luck": True}, {"last_stall": True})


@cache
def states() -> list[State]:
    states = [crowded(seats, free) for seats in SEAT_COUNTS for free in (0, 3)]
    for seats in SEAT_COUNTS:
        for options in OPTIONS:
            played = list(random_states(seats, seats, **options))
            states += [*played[::15], played[-1]]
    return states


def test_tables() -> None:
    for state in states():
        view = public(state)
        check_layout(table_scene(view, changes_of(view, ()), RenderContext(NAMES, translate, AI)))


def test_tables_with_changes() -> None:
    for state in states():
        view = public(state)
        filled = sorted({*range(30)} - {*view.empty_spaces})
        amounts = (-40,) * len(view.players)
        context = RenderContext(NAMES, translate, AI)
        for number in (0, 2, 9, 30):
            moves = (Move(1, None), *(Move(0, space) for space in filled[:number]))
            changes = Changes(moves, cleared=number < 9, earned=amounts, projected=amounts)
            check_layout(table_scene(view, changes, context))


def test_parts_of_tables() -> None:
    for state in states():
        view = public(state)
        for line in view.lines:
            check_layout(line_end_scene(line_end(line), CORNER.w, CELL.h, column=False))
            check_layout(line_end_scene(line_end(line), CELL.w, CORNER.h, column=True))
        areas = side_areas(len(view.players))
        taken = ((view.unplaced_tiles or ((1, 1),))[0][0], 1)
        check_layout(
            remaining_tiles_scene(
                RemainingTiles(view.unplaced_tiles, (taken,), view.pile, "Still to come"),
                areas.tiles,
            )
        )


def test_three_segments_between_two_fires_fit() -> None:
    end = line_end(public(crowded()).lines[0])._replace(values=(-52, 41, 30))
    check_layout(line_end_scene(end, CORNER.w, CELL.h, column=False))
    check_layout(line_end_scene(end, CELL.w, CORNER.h, column=True))


def test_rounds() -> None:
    for seats in SEAT_COUNTS:
        for state in rounds(seats, 2):
            view = public(state)
            check_layout(phase_scene(view, (), RenderContext(NAMES, translate, AI)))
            for player in view.players:
                assert sum(lines_paid(view, player.seat)) == player.projected_payout


def test_boards_fill_the_picture() -> None:
    scene = market_scene(public(crowded()), translate)
    assert scene.rect.w == WIDTH
    assert HEIGHT - 20 < max(rect.bottom for rect, _ in scene.sprites) < HEIGHT


def test_hands_and_tableaux() -> None:
    for state in states()[::3]:
        for seat in range(len(state.players)):
            check_layout(hand_scene(GAME.view(state, seat), CONTEXT))
            check_layout(tableau_scene(public(state), seat, CONTEXT))


def test_results() -> None:
    for seats in SEAT_COUNTS:
        for options in OPTIONS:
            ends = list(random_states(seats, seats, **options))[-1]
            check_layout(result_scene(public(ends), RenderContext(NAMES, translate, AI)))
    with pytest.raises(ValueError, match="end"):
        result_scene(public(crowded()), RenderContext(NAMES, translate, AI))


def test_hand_is_drawn_only_for_its_seat() -> None:
    with pytest.raises(ValueError, match="seat"):
        hand_scene(public(crowded()), CONTEXT)


@pytest.mark.parametrize("card_id", CARD_IDS)
def test_cards(card_id: str) -> None:
    check_layout(card_scene(card_id, "base", translate))


@pytest.mark.parametrize("card_id", ["+7", "stall-5", "stall-", "king", ""])
def test_unknown_card_is_rejected(card_id: str) -> None:
    with pytest.raises(ValueError, match="tile"):
        card_scene(card_id, "base", translate)


def test_focus_on_a_line_encloses_its_spaces_only() -> None:
    view = public(GAME.new(2, 1, Options()))
    row, column = focus_area(view, "A2–F2"), focus_area(view, "F1–F5")
    assert row == enclosing([cell_rect(1, at) for at in range(COLUMNS)])
    assert column == enclosing([cell_rect(at, COLUMNS - 1) for at in range(ROWS)])
