"""Hidden information, and forced passes that must not reveal it."""

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


def test_players_see_their_own_rubles_and_hand() -> None:
    assert rubles(table(), 0) == [7, None]
    assert hands(table(), 0) == [JUDGE_AUTHOR, None]
    assert rubles(table(), 1) == [None, 31]
    assert hands(table(), 1) == [None, THEATER]


def test_hand_sizes_are_public() -> None:
    assert [seat.hand_size for seat in GAME.view(table(), None).players] == [2, 1]


def test_stack_sizes_are_public() -> None:
    assert GAME.view(table(), None).stacks == (31, 28, 27, 30)


def test_open_rubles_option_shows_all_rubles() -> None:
    state = table(Options(open_rubles=True))
    assert rubles(state, None) == rubles(state, 0) == [7, 31]
    assert hands(state, 0) == [JUDGE_AUTHOR, None]


def test_open_hands_option_shows_all_hands() -> None:
    state = table(Options(open_hands=True))
    assert hands(state, None) == hands(state, 1) == [JUDGE_AUTHOR, THEATER]
    assert rubles(state, 1) == [None, 31]


def test_rubles_and_hands_are_secret_by_default() -> None:
    assert Options() == Options(edition="base", open_rubles=False, open_hands=False)


def test_rubles_and_hands_are_shown_at_the_end() -> None:
    state = table()
    state.phase, state.last_round = Phase.TRADING, True
    state = all_pass(state)
    assert rubles(state, None) == [7, 31]
    assert hands(state, None) == [JUDGE_AUTHOR, THEATER]


def test_public_view_does_not_reveal_who_can_pay() -> None:
    poor, rich = table(), table()
    poor.players[0].rubles = 0
    assert not is_legal(poor, buy("library"))
    rich.players[0].rubles = 60
    assert is_legal(rich, buy("library"))
    assert GAME.view(poor, None) == GAME.view(rich, None)


@pytest.mark.parametrize("hidden", [0, 1])
def test_pass_is_forced_if_no_other_action_is_publicly_possible(hidden: int) -> None:
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
def test_pass_is_not_forced_if_another_action_is_publicly_possible(state: State) -> None:
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) is None


def test_used_observatory_does_not_prevent_a_forced_pass() -> None:
    state = position(player("observatory", used=1), player(), phase=Phase.BUILDING)
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) == PASS


def test_pub_decision_is_not_forced_since_rubles_are_secret() -> None:
    state = position(player("pub", rubles=0), phase=Phase.BUILDING)
    GAME.advance(state, 0, PASS)
    assert GAME.to_act(state) == (0,)
    assert GAME.forced_action(GAME.view(state, None), GAME.to_act(state)[0]) is None
