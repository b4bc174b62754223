"""Hidden information, and forced passes that must not reveal it."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    after,
    all_pass,
    cards,
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


def test_open_rubles_option_shows_all_rubles() -> None:
    state = table(Options(open_rubles=True))
    assert rubles(state, None) == rubles(state, 0) == [7, 31]
    assert hands(state, 0) == [JUDGE_AUTHOR, None]


def test_open_hands_option_shows_all_hands() -> None:
    state = table(Options(open_hands=True))
    assert hands(state, None) == hands(state, 1) == [JUDGE_AUTHOR, THEATER]
    assert rubles(state, 1) == [None, 31]


def test_rubles_and_hands_are_shown_at_the_end() -> None:
    state = table()
    state.phase, state.last_round = Phase.TRADING, True
    state = all_pass(state)
    assert rubles(state, None) == [7, 31]
    assert hands(state, None) == [JUDGE_AUTHOR, THEATER]


BUILDING = Phase.BUILDING


@pytest.mark.parametrize(
    ("state", "action"),
    [
        pytest.param(position(player(rubles=0), player()), PASS, id="nothing to buy"),
        pytest.param(position(player(rubles=40), player()), PASS, id="rubles, nothing to buy"),
        pytest.param(position(player("observatory", used=1), phase=BUILDING), PASS, id="used"),
        pytest.param(position(player(rubles=0), upper="author"), None, id="a card to take"),
        pytest.param(position(player(hand="author", rubles=0)), None, id="a hand"),
        pytest.param(position(player("observatory"), phase=BUILDING), None, id="a draw"),
        pytest.param(
            after(position(player("pub", rubles=0), phase=BUILDING), PASS), None, id="a pub"
        ),
    ],
)
def test_pass_is_forced_if_no_other_action_is_publicly_possible(
    state: State, action: Action | None
) -> None:
    """In the Pub secret rubles decide what is possible."""
    assert GAME.forced_action(GAME.view(state, None), 0) == action
