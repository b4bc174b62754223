"""New cards after a phase, and the end of a round."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase
from tests.engine.games.saint_petersburg.positions import (
    DECK,
    all_pass,
    cards,
    player,
    position,
    to_act,
)

FULL_ROW = "4*market 4*author"


def test_new_cards_of_the_next_phase_go_into_the_upper_row() -> None:
    state = position(*[player()] * 2, upper="market author", lower="judge")
    state = all_pass(state)
    assert len(state.upper) == 7
    assert set(state.upper[:5]) <= set(DECK[Phase.BUILDING])
    assert state.upper[5:] == cards("market author")
    assert state.lower == cards("judge")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_are_filled_to_eight_for_any_number_of_players(seats: int) -> None:
    state = position(*[player()] * seats, upper="market", lower="judge author")
    for phase in (Phase.BUILDING, Phase.ARISTOCRAT, Phase.TRADING):
        state = all_pass(state)
        assert state.phase is phase
        assert len(state.upper) + len(state.lower) == 8
        state.upper.pop()


def test_rows_are_filled_even_if_no_card_was_taken() -> None:
    state = all_pass(position(*[player()] * 2, upper="4*lumberjack"))
    assert len(state.upper) == 8


def test_full_rows_get_no_new_cards() -> None:
    state = all_pass(position(*[player()] * 2, upper=FULL_ROW))
    assert state.upper == cards(FULL_ROW)
    assert len(state.stacks[Phase.BUILDING]) == 28


def test_stack_that_runs_out_deals_its_remaining_cards() -> None:
    stacks = {Phase.BUILDING: "pub market"}
    state = all_pass(position(*[player()] * 2, upper="author", stacks=stacks))
    assert sorted(state.upper) == sorted(cards("author pub market"))
    assert state.stacks[Phase.BUILDING] == []
    state = all_pass(state)
    assert len(state.upper) == 8


def test_lower_row_is_discarded_and_upper_row_moves_down_after_trading() -> None:
    state = position(
        *[player()] * 2, phase=Phase.TRADING, upper="market judge author", lower="bank pub"
    )
    state = all_pass(state)
    assert state.discard_pile == cards("bank pub")
    assert state.lower == cards("market judge author")
    assert len(state.upper) == 5
    assert set(state.upper) <= set(DECK[Phase.WORKER])
    assert (state.round, state.phase) == (2, Phase.WORKER)


def test_trading_phase_has_no_scoring() -> None:
    everything = player("lumberjack market author mariinskij_theater tax_man")
    state = all_pass(position(everything, everything, phase=Phase.TRADING))
    assert [(seat.rubles, seat.points) for seat in state.players] == [(25, 0)] * 2


def test_start_markers_move_to_the_left_neighbour() -> None:
    state = position(*[player()] * 4, phase=Phase.TRADING, markers=(3, 0, 1, 2))
    state = all_pass(state)
    assert state.markers == [0, 1, 2, 3]
    assert to_act(state) == 0


def test_both_markers_of_a_seat_move_with_three_players() -> None:
    state = position(*[player()] * 3, phase=Phase.TRADING, markers=(0, 1, 0, 2))
    assert all_pass(state).markers == [1, 2, 1, 0]
