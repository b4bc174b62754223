"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from unittest.mock import patch

import pytest

from engine.games.rattus_cartus.view import View
from render.context import RenderContext
from render.games.rattus_cartus.card import LOOKUP_IDS, card_scene
from render.games.rattus_cartus.card_sprites import nun_sprite, small_cards_width
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.gain_rows import gain_places, gain_rows
from render.games.rattus_cartus.hand import hand_scene, largest_grid
from render.games.rattus_cartus.hand_card import card_sprite
from render.games.rattus_cartus.icons import EYE, FIRST, TOKEN
from render.games.rattus_cartus.influence import ClassStanding
from render.games.rattus_cartus.palette import SKIN
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.seat_panel import SeatStanding, seat_scene, seats_layout
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.kit.icon_run import IconToken
from render.rect import Rect
from render.sprites import Drawing
from tests.render.games.rattus_cartus.adapter import full_hand, survivors
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
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
        check_layout(table_scene(view, changes_of(view, ()), RenderContext(NAMES, translate, AI)))


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
        check_layout(table_scene(view, changes, RenderContext(NAMES, translate, AI)))
        check_layout(
            table_scene(view, replace(changes, new_round=True), RenderContext(NAMES, translate, AI))
        )


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("changed", [0, 2])
def test_seats(seats: int, changed: int) -> None:
    part = seats_layout(Rect(0, 0, 470, 604), seats).panels[0]
    for first in (False, True):
        standing = SeatStanding(
            seat=0,
            name="Alexandra the Great of Saint Petersburg",
            acting=True,
            is_ai=True,
            first=first,
            cards=24,
            more_cards=changed,
            nuns_seen=5,
            tokens=12,
            more_tokens=changed,
            standings=(ClassStanding(28, changed, 0, 10),) * 6,
        )
        check_layout(seat_scene(standing, part, translate))


def test_resolved_buildings() -> None:
    for seats in SEAT_COUNTS:
        for phase in resolved_buildings(seats, 2):
            check_layout(
                phase_scene(public(phase.state), phase.events, RenderContext(NAMES, translate, AI))
            )


@pytest.mark.parametrize("number", [2, 3, 7, 12, 20, 33, 40, 60, 110])
def test_hands_of_any_size(number: int) -> None:
    check_layout(hand_scene(GAME.view(full_hand(number), 1), CONTEXT))


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7, 9, 10, 12, 24])
def test_cards_in_hand_fill_their_board(number: int) -> None:
    area = Rect(0, 0, 1076, 420)
    columns, width, height = largest_grid(number, area)
    assert -(-number // columns) * height <= area.h
    assert columns * width <= area.w
    assert number * width * height >= 0.55 * area.w * area.h


@pytest.mark.parametrize("width", [80, 130, 256])
def test_a_picked_card_says_so_in_words(width: int) -> None:
    look = 4, "Peasant", (width, 180), SKIN.board
    assert len({card_sprite(*look, word).tobytes() for word in ("", "picked", "choisie")}) == 3


def test_a_known_nun_card_shows_its_place() -> None:
    look = 120, 150
    third, fourth = (nun_sprite(4, *look, place, False, SKIN.board) for place in "34")
    assert third.tobytes() != fourth.tobytes()


def test_hands_and_tableaux() -> None:
    for seats in SEAT_COUNTS:
        for state in random_states(seats, seats)[::40]:
            for seat in range(seats):
                check_layout(hand_scene(GAME.view(state, seat), CONTEXT))
                check_layout(tableau_scene(public(state), seat, CONTEXT))
    for view in views():
        check_layout(tableau_scene(view, 1, CONTEXT))


def test_results() -> None:
    for seats in SEAT_COUNTS:
        for seed in (1, 2):
            check_layout(
                result_scene(
                    public(random_states(seats, seed)[-1]), RenderContext(NAMES, translate, AI)
                )
            )
    with pytest.raises(ValueError, match="end"):
        result_scene(crowded(), RenderContext(NAMES, translate, AI))


@pytest.mark.parametrize("number", [1, 2, 4, 6, 9])
def test_gains_are_beside_the_cards_that_brought_them(number: int) -> None:
    area = Rect(0, 0, 380, 230)
    cards = tuple(range(number))
    assert small_cards_width(cards, area) <= min(area.w, number * 130)
    gains = ((IconToken(TOKEN), "+1"),) * 3
    assert gain_places(gains, area)[0].x == area.x


def test_who_was_not_at_a_building_shows_all_that_is_known() -> None:
    phase = resolved_buildings(4, 2)[0]
    view = public(phase.state)
    _, (row, *_) = gain_rows(view, phase.events, RenderContext(NAMES, translate, AI))
    players = [replace(player, known_nuns=(1, 2, 4)) for player in view.players]
    knowing = replace(view, players=tuple(players), first=row.player.seat)
    _, (shown, *_) = gain_rows(knowing, phase.events, RenderContext(NAMES, translate, AI))
    assert (IconToken(FIRST),) in shown.holdings
    assert (IconToken(EYE), "3") in shown.holdings


def test_no_result_shows_the_number_of_a_seat() -> None:
    """It would be taken for a place."""
    with patch.object(Drawing, "text", autospec=True, side_effect=Drawing.text) as draw_text:
        result_scene(survivors(5), RenderContext(NAMES, translate, AI))
    numbers = [call.args[3:6] for call in draw_text.call_args_list if call.args[3].isdigit()]
    places = [text for text, style, _ in numbers if style == "name"]
    assert places == ["1", "2", "3", "4"]
    on_cards = [text for text, style, size in numbers if style == "number" and size < 37]
    assert len(on_cards) == len(survivors(5).nuns)


def test_hand_is_drawn_only_for_its_seat() -> None:
    with pytest.raises(ValueError, match="seat"):
        hand_scene(crowded(), CONTEXT)


@pytest.mark.parametrize("card_id", LOOKUP_IDS)
def test_cards(card_id: str) -> None:
    check_layout(card_scene(card_id, "base", translate))


@pytest.mark.parametrize("card_id", ["nun", "farm_1", "monk_3", ""])
def test_unknown_card_is_rejected(card_id: str) -> None:
    with pytest.raises(ValueError, match="card"):
        card_scene(card_id, "base", translate)
