"""The Guild Hall and the Trading House, and the order in which buildings are used."""

from __future__ import annotations

import pytest

from engine.core import PhaseEnded
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Divided, PointsBought, Scored, Traded
from engine.games.saint_petersburg.state import Player, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    divide,
    events_of,
    player,
    points,
    position,
    to_act,
    trade,
)


def building(*seats: Player, first: int = 0, upper: str = "8*author", last: bool = False) -> State:
    """A building phase in which all seats but the last have passed."""
    state = position(
        *seats,
        phase=Phase.BUILDING,
        upper=upper,
        markers=(0, first, 0, 0),
        last_round=last,
        options=NEW_SOCIETY,
    )
    return after(state, *[PASS] * (len(seats) - 1))


def after_building(*seats: Player, first: int = 0, last: bool = False) -> State:
    """The same after the last pass: the first owner must decide."""
    return after(building(*seats, first=first, last=last), PASS)


# The Guild Hall


@pytest.mark.parametrize("chosen", range(5))
def test_guild_hall_gives_4_in_any_mix_of_rubles_and_points(chosen: int) -> None:
    state = after_building(player("guild_hall"), player())
    assert GAME.legal_actions(state, 0) == [divide(number) for number in range(5)]
    state = after(state, divide(chosen))
    assert (state.players[0].rubles, state.players[0].points) == (25 + 4 - chosen, chosen)
    assert state.phase is Phase.ARISTOCRAT


def test_guild_hall_income_is_not_part_of_the_scoring() -> None:
    events = events_of(building(player("guild_hall"), player()), PASS, divide(1))
    assert events[1] == Scored(Phase.BUILDING, (0, 0), (0, 0))
    assert events[2] == Divided(0, 3, 1)


def test_guild_hall_in_the_hand_pays_nothing() -> None:
    assert after_building(player(hand="guild_hall"), player()).phase is Phase.ARISTOCRAT


# The Trading House


def test_trading_house_sells_2_points_for_3_rubles() -> None:
    state = after_building(player("trading_house"), player())
    assert GAME.legal_actions(state, 0) == [trade(0), trade(2)]
    state = after(state, trade(2))
    assert (state.players[0].rubles, state.players[0].points) == (22, 2)
    assert state.phase is Phase.ARISTOCRAT


def test_trading_house_owner_with_too_few_rubles_can_only_decline() -> None:
    state = after_building(player("trading_house", rubles=2), player())
    assert GAME.legal_actions(state, 0) == [trade(0)]


def test_guild_hall_and_trading_house_are_used_in_the_last_round() -> None:
    state = after_building(player("guild_hall trading_house"), player(), last=True)
    assert after(state, divide(4), trade(2)).players[0].points == 4 + 2


# The order


def test_order_is_guild_hall_then_trading_house_then_pubs() -> None:
    """The building marker decides only the order of the Pubs."""
    seats = player("pub"), player("trading_house"), player("guild_hall pub"), player()
    for first in range(4):
        state = after_building(*seats, first=first)
        decisions = []
        while state.phase is Phase.BUILDING:
            decisions.append((to_act(state), GAME.legal_actions(state, to_act(state))[0].kind))
            state = after(state, GAME.legal_actions(state, to_act(state))[0])
        pubs = [2, 0] if first in (1, 2) else [0, 2]
        assert decisions == [
            (2, "guild-hall"),
            (1, "trading-house"),
            *[(seat, "pub") for seat in pubs],
        ]


def test_guild_hall_rubles_can_be_spent_in_the_trading_house_and_pub() -> None:
    state = after_building(player("guild_hall trading_house pub", rubles=0), player())
    state = after(state, divide(0), trade(2))
    assert GAME.legal_actions(state, 0) == [points(0)]
    assert (state.players[0].rubles, state.players[0].points) == (1, 2)


def test_buildings_are_used_between_scoring_and_new_cards() -> None:
    state = building(
        player("guild_hall trading_house pub bank", rubles=0), player(), upper="author"
    )
    events = events_of(state, PASS, divide(4), trade(2), points(1))
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (Scored, Divided, Traded, PointsBought, PhaseEnded)]
    assert order == sorted(order)


def test_view_shows_the_pending_building_and_its_limit() -> None:
    state = after_building(player("guild_hall trading_house pub", rubles=0), player())
    shown = []
    for move in (divide(4), trade(0), points(0)):
        view = GAME.view(state, None)
        shown.append(
            (
                (view.at_guild_hall, view.at_trading_house, view.at_pub),
                (view.guild_hall_gain, view.trading_house_limit, view.pub_limit),
            )
        )
        assert GAME.forced_action(view, 0) is None
        state = after(state, move)
    assert shown == [
        ((True, False, False), (4, 0, 0)),
        ((False, True, False), (0, 2, 0)),
        ((False, False, True), (0, 0, 5)),
    ]
    view = GAME.view(state, None)
    assert (view.at_guild_hall, view.at_trading_house, view.at_pub) == (False, False, False)
