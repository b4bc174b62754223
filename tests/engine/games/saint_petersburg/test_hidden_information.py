"""What is secret."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    all_pass,
    buy,
    cards,
    is_legal,
    player,
    position,
)


def table(options: Options | None = None) -> State:
    return position(
        player("market", hand="judge author", rubles=7),
        player(hand="theater", rubles=31),
        upper="library",
        options=options,
    )


def rubles(state: State, viewer: int | None) -> list[int | None]:
    return [seat.rubles for seat in GAME.view(state, viewer).players]


def hands(state: State, viewer: int | None) -> list[tuple[int, ...] | None]:
    return [seat.hand for seat in GAME.view(state, viewer).players]


JUDGE_AUTHOR, THEATER = tuple(cards("judge author")), tuple(cards("theater"))


def test_rubles_and_hands_are_secret() -> None:
    assert rubles(table(), None) == [None, None]
    assert hands(table(), None) == [None, None]


def test_everyone_sees_his_own() -> None:
    assert rubles(table(), 0) == [7, None]
    assert hands(table(), 0) == [JUDGE_AUTHOR, None]
    assert rubles(table(), 1) == [None, 31]
    assert hands(table(), 1) == [None, THEATER]


def test_how_many_cards_are_in_each_hand_is_open() -> None:
    assert [seat.hand_size for seat in GAME.view(table(), None).players] == [2, 1]


def test_the_number_of_cards_in_each_stack_is_open() -> None:
    assert GAME.view(table(), None).stacks == (31, 28, 27, 30)


def test_rubles_can_be_played_openly() -> None:
    state = table(Options(open_rubles=True))
    assert rubles(state, None) == rubles(state, 0) == [7, 31]
    assert hands(state, 0) == [JUDGE_AUTHOR, None]


def test_hands_can_be_played_openly() -> None:
    state = table(Options(open_hands=True))
    assert hands(state, None) == hands(state, 1) == [JUDGE_AUTHOR, THEATER]
    assert rubles(state, 1) == [None, 31]


def test_both_are_secret_unless_the_table_says_otherwise() -> None:
    assert Options() == Options(edition="base", open_rubles=False, open_hands=False)


def test_at_the_end_everything_is_shown() -> None:
    state = table()
    state.phase, state.last_round = Phase.TRADING, True
    state = all_pass(state)
    assert rubles(state, None) == [7, 31]
    assert hands(state, None) == [JUDGE_AUTHOR, THEATER]


def test_the_public_prices_do_not_tell_who_can_pay() -> None:
    poor, rich = table(), table()
    poor.players[0].rubles = 0
    assert not is_legal(poor, buy("library"))
    rich.players[0].rubles = 60
    assert is_legal(rich, buy("library"))
    assert GAME.view(poor, None) == GAME.view(rich, None)


@pytest.mark.parametrize("hidden", [0, 1])
def test_who_can_do_nothing_as_all_can_see_is_forced_to_pass(hidden: int) -> None:
    state = position(player(rubles=hidden * 40), player())
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) == PASS


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position(player(rubles=0), player(), upper="author"), id="a card to take"),
        pytest.param(position(player(hand="author", rubles=0), player()), id="a hand"),
        pytest.param(position(player("observatory"), player(), phase=Phase.BUILDING), id="a draw"),
    ],
)
def test_who_may_have_a_choice_as_far_as_others_know_is_asked(state: State) -> None:
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) is None


def test_a_used_observatory_does_not_keep_one_from_being_forced() -> None:
    state = position(player("observatory", used=1), player(), phase=Phase.BUILDING)
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) == PASS


def test_at_the_pub_nobody_is_forced_since_rubles_are_secret() -> None:
    state = position(player("pub", rubles=0), phase=Phase.BUILDING)
    GAME.advance(state, 0, PASS)
    assert GAME.to_act(state) == (0,)
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) is None
