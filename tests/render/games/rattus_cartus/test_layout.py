"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.rattus_cartus.state import Options
from render.context import RenderContext
from render.games.rattus_cartus.card_sprites import nun_sprite, small_cards_width
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.gain_rows import gain_places, gain_rows
from render.games.rattus_cartus.hand import hand_scene, largest_grid
from render.games.rattus_cartus.hand_card import card_sprite
from render.games.rattus_cartus.icons import EYE, FIRST, TOKEN
from render.games.rattus_cartus.influence import ClassStanding
from render.games.rattus_cartus.palette import SKIN
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.seat_panel import SeatStanding, seat_scene, seats_layout
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.kit.icon_run import IconToken
from render.rect import Rect
from tests.render.games.rattus_cartus.adapter import full_hand, survivors
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    resolved_buildings,
    translate,
)
from tests.support.render.drawn_texts import record_texts
from tests.support.render.layout import check_layout

CONTEXT_WITH_AI = RenderContext(NAMES, translate, frozenset({1}))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_tables_with_many_changes(seats: int) -> None:
    view = crowded(seats)
    nothing = changes_of(view, ())
    changes = replace(
        nothing,
        supplies=frozenset(range(seats)),
        entered=frozenset(range(seats)),
        laid=(1,) * seats,
        seats=tuple(
            replace(each, influence=(3,) * 6, tokens=2, cards=-2) for each in nothing.seats
        ),
    )
    for new_round in (False, True):
        check_layout(table_scene(view, replace(changes, new_round=new_round), CONTEXT_WITH_AI))


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


@pytest.mark.parametrize("number", [2, 3, 7, 12, 20, 33, 40, 60, 110])
def test_hands_of_any_size(number: int) -> None:
    check_layout(hand_scene(GAME.view(full_hand(number), 1), CONTEXT))


def test_hand_without_cards() -> None:
    check_layout(hand_scene(GAME.view(GAME.new(3, 1, Options()), 0), CONTEXT))


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


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_tableaux(seats: int) -> None:
    """With cards that nobody sees yet, and with those that a building has shown."""
    shown = [public(phase.state) for phase in resolved_buildings(seats, 4)[::9]]
    for view in (crowded(seats), *shown):
        for seat in range(seats):
            check_layout(tableau_scene(view, seat, CONTEXT))


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
    _, (row, *_) = gain_rows(view, phase.events, CONTEXT_WITH_AI)
    players = [replace(player, known_nuns=(1, 2, 4)) for player in view.players]
    knowing = replace(view, players=tuple(players), first=row.player.seat)
    _, (shown, *_) = gain_rows(knowing, phase.events, CONTEXT_WITH_AI)
    assert (IconToken(FIRST),) in shown.holdings
    assert (IconToken(EYE), "3") in shown.holdings


def test_no_result_shows_the_number_of_a_seat() -> None:
    """It would be taken for a place."""
    with record_texts() as texts:
        result_scene(survivors(5), CONTEXT_WITH_AI)
    numbers = [each for each in texts if each.text.isdigit()]
    assert [each.text for each in numbers if each.style == "name"] == ["1", "2", "3", "4"]
    on_cards = [each for each in numbers if each.style == "number" and each.size < 37]
    assert len(on_cards) == len(survivors(5).nuns)
