"""The round: turns, passing, the actions and the hand."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase, card_number
from tests.engine.games.saint_petersburg.positions import (
    PASS,
    after,
    all_pass,
    buy,
    cards,
    in_play,
    is_legal,
    play,
    player,
    position,
    rejection_of,
    take,
    to_act,
)

FULL_ROW = "4*market 4*author"


def test_turns_go_clockwise_from_the_holder_of_the_marker() -> None:
    state = position(*[player()] * 4, upper=FULL_ROW, markers=(0, 2, 0, 0))
    state = all_pass(state)
    turns = []
    for _ in range(4):
        turns.append(to_act(state))
        state = after(state, PASS)
    assert turns == [2, 3, 0, 1]


def test_player_who_passed_may_act_on_the_next_turn() -> None:
    state = position(player(), player(), upper="lumberjack market")
    state = after(state, PASS, buy("market"))
    assert to_act(state) == 0
    assert is_legal(state, buy("lumberjack"))


def test_phase_ends_when_all_players_pass_in_succession() -> None:
    state = position(*[player()] * 3, upper=FULL_ROW)
    state = after(state, PASS, PASS)
    assert state.phase is Phase.WORKER
    assert after(state, PASS).phase is Phase.BUILDING


@pytest.mark.parametrize("move", [buy("market"), take("market"), play("author")])
def test_any_other_action_resets_the_pass_count(move: Action) -> None:
    state = position(*[player(hand="author")] * 3, upper=FULL_ROW)
    state = after(state, PASS, PASS, move, PASS, PASS)
    assert state.phase is Phase.WORKER
    assert to_act(state) == 2
    assert after(state, PASS).phase is Phase.BUILDING


def test_passes_of_a_phase_do_not_count_in_the_next_phase() -> None:
    state = all_pass(position(*[player()] * 2, upper=FULL_ROW))
    state = after(state, PASS)
    assert state.phase is Phase.BUILDING


def test_single_pass_ends_the_phase_in_a_solo_game() -> None:
    state = after(position(player(), upper=FULL_ROW), PASS)
    assert state.phase is Phase.BUILDING


def test_bought_card_of_either_row_is_paid_for_and_put_into_play() -> None:
    state = position(player(), player(), upper="market", lower="author")
    state = after(state, buy("market"), buy("author", "lower"))
    assert (state.upper, state.lower) == ([], [])
    assert [seat.rubles for seat in state.players] == [20, 22]
    assert in_play(state, 0) == cards("market")
    assert in_play(state, 1) == cards("author")


def test_taking_a_card_of_either_row_into_the_hand_is_free() -> None:
    state = position(player(), player(), upper="market", lower="author")
    state = after(state, take("market"), take("author", "lower"))
    assert (state.upper, state.lower) == ([], [])
    assert [seat.rubles for seat in state.players] == [25, 25]
    assert [seat.hand for seat in state.players] == [cards("market"), cards("author")]


def test_card_played_from_the_hand_is_paid_for() -> None:
    state = position(player(hand="market author"), player())
    state = after(state, play("market"))
    assert state.players[0].rubles == 20
    assert state.players[0].hand == cards("author")
    assert in_play(state, 0) == cards("market")


def test_card_can_be_played_in_the_phase_in_which_it_was_taken() -> None:
    state = position(player(), player(), upper="market")
    state = after(state, take("market"), PASS, play("market"))
    assert in_play(state, 0) == cards("market")


@pytest.mark.parametrize("phase", Phase)
def test_any_kind_of_card_can_be_bought_taken_and_played_in_any_phase(phase: Phase) -> None:
    kinds = ("shepherd", "library", "judge")
    rows = " ".join(kinds)
    state = position(player(hand=rows), player(), phase=phase, upper=rows, lower=rows)
    for card in kinds:
        assert is_legal(state, play(card))
        state.players[0].hand = []
        assert is_legal(state, buy(card))
        assert is_legal(state, take(card))
        assert is_legal(state, buy(card, "lower"))
        assert is_legal(state, take(card, "lower"))
        state.players[0].hand = cards(rows)


def test_unaffordable_card_cannot_be_bought() -> None:
    state = position(player(rubles=4), player(), upper="market", lower="market")
    assert not is_legal(state, buy("market"))
    assert is_legal(state, buy("market", "lower"))


def test_hand_limit_is_three() -> None:
    state = position(player(hand="market author"), player(), upper="judge theater")
    assert is_legal(state, take("judge"))
    state = after(state, take("judge"), PASS)
    assert rejection_of(state, take("theater")).params == {"limit": 3, "instead": "nothing"}


def test_hand_limit_with_the_warehouse_is_four() -> None:
    state = position(player("warehouse", hand="3*market"), player(), upper="judge theater")
    state = after(state, take("judge"), PASS)
    assert rejection_of(state, take("theater")).params == {"limit": 4, "instead": "nothing"}


def test_warehouse_raises_the_hand_limit_at_once() -> None:
    state = position(player(hand="3*market"), player(), upper="warehouse author")
    assert not is_legal(state, take("author"))
    assert is_legal(after(state, buy("warehouse"), PASS), take("author"))


def test_hand_limit_is_three_again_after_losing_the_warehouse_but_four_cards_stay() -> None:
    state = position(player("warehouse", hand="4*market"), player(), upper="bank author")
    state = after(state, buy("bank", over="warehouse"), PASS)
    assert state.players[0].hand == cards("4*market")
    assert not is_legal(state, take("author"))
    state = after(state, play("market"), PASS)
    assert len(state.players[0].hand) == 3
    assert not is_legal(state, take("author"))
    state = after(state, play("market"), PASS)
    assert is_legal(state, take("author"))


def test_unplayed_card_stays_in_the_hand() -> None:
    state = position(player(hand="market"), player(), upper=FULL_ROW, phase=Phase.TRADING)
    state = all_pass(all_pass(state))
    assert state.players[0].hand == cards("market")


def test_rule_book_example_of_an_aristocrat_phase() -> None:
    """A buys an administrator, B passes ... all pass: the example of both rule books."""
    state = position(
        player(),
        player(rubles=3),
        player(hand="warehouse_manager"),
        player(),
        phase=Phase.ARISTOCRAT,
        upper="2*administrator secretary ship_builder controller",
        lower="st_isaacs_cathedral academy czar",
    )
    moves = [
        (0, buy("administrator")),
        (1, PASS),
        (2, buy("administrator")),
        (3, take("secretary")),
        (0, take("ship_builder")),
        (1, take("st_isaacs_cathedral", "lower")),
        (2, play("warehouse_manager")),
        (3, PASS),
        (0, PASS),
        (1, PASS),
        (2, PASS),
    ]
    for seat, move in moves:
        assert state.phase is Phase.ARISTOCRAT
        assert to_act(state) == seat
        state = after(state, move)
    assert state.phase is Phase.TRADING
    assert len(state.stacks[Phase.TRADING]) == 30 - 5
    assert [seat.hand for seat in state.players] == [
        cards("ship_builder"),
        cards("st_isaacs_cathedral"),
        [],
        cards("secretary"),
    ]
    assert in_play(state, 2) == sorted(cards("administrator warehouse_manager"))
    assert card_number("czar") in state.lower
