"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.card import LOOKUP_IDS, card_scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.hand import hand_scene
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.player_row import player_row_scene, player_rows
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.games.rattus_cartus.tracks import tracks_scene, tracks_width
from tests.render.games.rattus_cartus.adapter import full_hand
from tests.render.games.rattus_cartus.drawn_states import (
    GAME,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
    translate,
)
from tests.support.render.layout import check_layout

AI = frozenset({1})


@cache
def views() -> list[View]:
    views = [crowded(seats) for seats in SEAT_COUNTS]
    for seats in SEAT_COUNTS:
        states = random_states(seats, seats)
        views += [public(state) for state in (*states[::25], states[-1])]
    return views


def test_tables() -> None:
    for view in views():
        check_layout(table_scene(view, NAMES, translate, AI))
        seats = len(view.players)
        check_layout(tracks_scene(view.tracks, seats, tracks_width(seats), 308))
        for line in player_rows(view, NAMES, translate, AI):
            for size in ((500, 57), (640, 72), (700, 98), (780, 140)):
                check_layout(player_row_scene(line, *size))


def test_tables_with_changes() -> None:
    for view in views():
        seats = [player.seat for player in view.players]
        nothing = changes_of(view, ())
        changes = replace(
            nothing,
            supplies=frozenset(seats),
            entered=frozenset(seats),
            laid=(1,) * len(seats),
            seats=tuple(
                replace(each, influence=(3,) * 6, tokens=2, cards=-2) for each in nothing.seats
            ),
        )
        check_layout(table_scene(view, NAMES, translate, AI, changes))
        gains = tuple(each.influence for each in changes.seats)
        width = tracks_width(len(seats))
        check_layout(tracks_scene(view.tracks, len(seats), width, 308, gains, "new"))
        for line in player_rows(view, NAMES, translate, AI, changes):
            for size in ((500, 57), (640, 72), (700, 98), (780, 140)):
                check_layout(player_row_scene(line, *size))


def test_resolved_buildings() -> None:
    for seats in SEAT_COUNTS:
        for phase in resolved_buildings(seats, 2):
            check_layout(phase_scene(public(phase.state), phase.events, NAMES, translate, AI))


@pytest.mark.parametrize("number", [2, 3, 7, 12, 20, 33, 40, 60, 110])
def test_hands_of_any_size(number: int) -> None:
    check_layout(hand_scene(GAME.view(full_hand(number), 1), NAMES, translate))


def test_hands_and_tableaux() -> None:
    for seats in SEAT_COUNTS:
        for state in random_states(seats, seats)[::40]:
            for seat in range(seats):
                check_layout(hand_scene(GAME.view(state, seat), NAMES, translate))
                check_layout(tableau_scene(public(state), seat, NAMES, translate))
    for view in views():
        check_layout(tableau_scene(view, 1, NAMES, translate))


def test_results() -> None:
    for seats in SEAT_COUNTS:
        for seed in (1, 2):
            check_layout(result_scene(public(random_states(seats, seed)[-1]), NAMES, translate, AI))
    with pytest.raises(ValueError, match="end"):
        result_scene(crowded(), NAMES, translate, AI)


def test_hand_is_drawn_only_for_its_seat() -> None:
    with pytest.raises(ValueError, match="seat"):
        hand_scene(crowded(), NAMES, translate)


@pytest.mark.parametrize("card_id", LOOKUP_IDS)
def test_cards(card_id: str) -> None:
    check_layout(card_scene(card_id, translate))


@pytest.mark.parametrize("card_id", ["nun", "farm_1", "monk_3", ""])
def test_unknown_card_is_rejected(card_id: str) -> None:
    with pytest.raises(ValueError, match="card"):
        card_scene(card_id, translate)
