"""The example of the rule book: four players at a Tent and two Monasteries."""

from __future__ import annotations

import pytest

from engine.games.rattus_cartus.events import CardsGiven, InfluenceScored, NunSeen, RatsTaken
from engine.games.rattus_cartus.state import State
from tests.engine.games.rattus_cartus.positions import (
    Events,
    after,
    after_with_events,
    all_enter_with_events,
    class_number,
    gives,
    hand,
    heights,
    look,
    of_kind,
    rats,
    table,
    to_act,
    used,
)

RED, YELLOW, GREEN, BLUE = range(4)
TENT, MONASTERY_1, MONASTERY_2 = range(3)


@pytest.fixture(scope="module")
def all_entered() -> tuple[State, Events]:
    """The state in which Yellow must look at nuns, and the events since all entered."""
    state = table(
        "monk king witch witch",
        "witch witch monk",
        "peasant peasant knight knight gold",
        "sword",
        row="fortune_tellers_tent_1 monastery_1 monastery_2",
        nuns="monk_4 king_3 witch_2 knight_1 peasant_0",
    )
    return all_enter_with_events(
        state, "1 monk king witch witch", "0 witch witch monk", "2", "2 sword"
    )


def test_discs_take_the_lowest_free_number(all_entered: tuple[State, Events]) -> None:
    assert all_entered[0].entered == [[YELLOW], [RED], [GREEN, BLUE]]


def test_tent_gives_yellow_influence_a_rat_and_two_looks(
    all_entered: tuple[State, Events],
) -> None:
    state, events = all_entered
    assert heights(state, "magic") == [0, 3, 0, 0]
    assert of_kind(events, RatsTaken) == [RatsTaken(YELLOW, 1)]
    assert to_act(state) == YELLOW
    state, look_events = after_with_events(state, look(0), look(2))
    assert [event.nun for event in of_kind(look_events, NunSeen)] == [0, 2]
    assert state.players[YELLOW].known == 0b101


def test_first_monastery_scores_for_red_and_privilege_removes_rats(
    all_entered: tuple[State, Events],
) -> None:
    state, events = after_with_events(all_entered[0], look(0), look(2))
    assert of_kind(events, InfluenceScored) == [InfluenceScored(RED, class_number("church"), 4, 4)]
    assert of_kind(events, RatsTaken) == [RatsTaken(RED, 3)]
    assert rats(state)[RED] == 10 + 3 - 2


def test_green_gives_half_the_hand_but_keeps_the_privilege(
    all_entered: tuple[State, Events],
) -> None:
    state = after(all_entered[0], look(0), look(2))
    assert to_act(state) == GREEN
    state, events = after_with_events(state, *gives("peasant gold"))
    assert [event.number for event in of_kind(events, CardsGiven)] == [2]
    assert [len(hand(state, seat)) for seat in (GREEN, BLUE)] == [3, 2]
    assert used(events) == [(GREEN, True), (BLUE, False)]
    assert rats(state) == [11, 11, 8, 9]
    assert heights(state, "church") == [4, 0, 0, 0]
