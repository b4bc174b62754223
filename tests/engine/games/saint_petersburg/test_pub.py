"""The Pub."""

from __future__ import annotations

import pytest

from engine.core import PhaseEnded
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import PointsBought, Scored
from engine.games.saint_petersburg.state import Player, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    after,
    events_of,
    player,
    points,
    position,
    rejection_of,
    to_act,
)


def after_building(*seats: Player, first: int = 0, last_round: bool = False) -> State:
    """The state after all seats pass in the building phase: owners of a Pub must decide."""
    state = position(
        *seats,
        phase=Phase.BUILDING,
        upper="4*author 4*administrator",
        markers=(0, first, 0, 0),
        last_round=last_round,
    )
    return after(state, *[PASS] * len(seats))


def test_pub_owner_may_buy_up_to_5_points_at_2_rubles_each() -> None:
    state = after_building(player("pub"), player())
    assert GAME.legal_actions(state, 0) == [points(number) for number in range(6)]
    state = after(state, points(5))
    assert (state.players[0].rubles, state.players[0].points) == (25 - 10, 5)
    assert state.phase is Phase.ARISTOCRAT


def test_two_pubs_sell_up_to_10_points_in_one_decision() -> None:
    state = after_building(player("2*pub"), player())
    assert GAME.legal_actions(state, 0) == [points(number) for number in range(11)]
    state = after(state, points(10))
    assert (state.players[0].rubles, state.players[0].points) == (5, 10)
    assert state.phase is Phase.ARISTOCRAT


def test_pub_owner_without_rubles_must_still_decide() -> None:
    state = after_building(player("pub", rubles=0), player())
    assert GAME.legal_actions(state, 0) == [points(0)]


def test_rubles_of_the_building_scoring_can_be_spent_in_the_pub() -> None:
    state = position(player("pub bank", rubles=0), player(), phase=Phase.BUILDING)
    events = events_of(state, PASS, PASS, points(2))
    kinds = [type(event) for event in events]
    assert kinds.index(Scored) < kinds.index(PointsBought) < kinds.index(PhaseEnded)
    assert after(state, PASS, PASS, points(2)).players[0].rubles == 5 - 4


def test_phase_ends_at_once_without_a_pub_owner() -> None:
    assert after_building(player("market"), player()).phase is Phase.ARISTOCRAT


def test_pub_in_the_hand_sells_nothing() -> None:
    assert after_building(player(hand="pub"), player()).phase is Phase.ARISTOCRAT


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_pub_owners_decide_in_turn_order_from_the_building_marker(
    holder: int, order: list[int]
) -> None:
    state = after_building(player("pub"), player(), player("pub"), first=holder)
    for seat in order:
        assert to_act(state) == seat
        assert rejection_of(state, points(1), seat=1).params == {"seat": seat}
        state = after(state, points(1 + seat))
    assert [seat.points for seat in state.players] == [1, 0, 3]
    assert state.phase is Phase.ARISTOCRAT


def test_pub_sells_in_the_last_round() -> None:
    state = after_building(player("pub"), player(), last_round=True)
    assert after(state, points(4)).players[0].points == 4


def test_new_cards_are_dealt_after_all_pub_owners_have_decided() -> None:
    state = position(player("pub"), player("pub"), phase=Phase.BUILDING, upper="author")
    state = after(state, PASS, PASS, points(0))
    assert len(state.upper) == 1
    assert len(after(state, points(0)).upper) == 8
