"""Taken cards leave a trace at their places, as long as there is room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Dealt, Event, Passed, Took
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.places import Ghost, NewCards, RowCard, places_of
from tests.render.games.saint_petersburg.drawn_states import overfull_table, public

VIEW = replace(public(overfull_table(kinds=1)), upper=(1, 2, 3), lower=(4, 5))


def test_a_taken_card_is_a_ghost_where_it_was() -> None:
    events: list[Event] = [Dealt(Phase.BUILDING, (1, 7, 2, 3), 9), Took(2, 7, "upper")]
    rows = places_of(VIEW, changes_of(VIEW, events))
    assert [place.card for place in rows.upper] == [1, 7, 2, 3]
    assert rows.upper[1] == Ghost(7, 2, "hand", bought=False)
    assert all(isinstance(place, RowCard) and place.new == "" for place in rows.upper[::2])
    assert not any(isinstance(place, Ghost) for place in rows.lower)


def test_the_oldest_ghosts_go_when_the_board_is_full() -> None:
    events: list[Event] = [Took(1, card, "lower") for card in (7, 8, 9, 10, 11)]
    rows = places_of(VIEW, changes_of(VIEW, events))
    assert len(rows.upper) + len(rows.lower) == 8
    ghosts = [place.card for place in rows.lower if isinstance(place, Ghost)]
    assert ghosts == [9, 10, 11]


def test_without_events_nothing_is_marked() -> None:
    rows = places_of(VIEW, changes_of(VIEW, ()))
    places = (*rows.upper, *rows.lower)
    assert [place.card for place in places] == [1, 2, 3, 4, 5]
    assert all(isinstance(place, RowCard) and not place.new for place in places)


def test_ghosts_carry_the_order_of_several_moves() -> None:
    events: list[Event] = [Took(1, 8, "upper"), Passed(2), Took(3, 7, "lower")]
    rows = places_of(VIEW, changes_of(VIEW, events))
    ghosts = [place for place in (*rows.upper, *rows.lower) if isinstance(place, Ghost)]
    assert [(ghost.card, ghost.order) for ghost in ghosts] == [(8, 1), (7, 3)]


@pytest.mark.parametrize(
    ("dealt", "row", "marks"),
    [
        ((1, 2), NewCards(), ["tab", "tab", "", ""]),
        ((1, 2, 3), NewCards(3, 4), ["outline", "outline", "outline", ""]),
        ((1, 2, 3, 4), NewCards(4, 4), ["", "", "", ""]),
    ],
)
def test_a_row_that_is_mostly_new_is_marked_once(
    dealt: tuple[int, ...], row: NewCards, marks: list[str]
) -> None:
    view = replace(VIEW, upper=(1, 2, 3, 4))
    rows = places_of(view, changes_of(view, [Dealt(Phase.BUILDING, dealt, 9)]))
    assert rows.new_upper == row
    assert [place.new for place in rows.upper if isinstance(place, RowCard)] == marks
    assert rows.new_lower == NewCards()


def test_two_new_cards_are_marked_one_by_one() -> None:
    view = replace(VIEW, upper=(1, 2))
    rows = places_of(view, changes_of(view, [Dealt(Phase.BUILDING, (1, 2), 9)]))
    assert rows.new_upper == NewCards()
