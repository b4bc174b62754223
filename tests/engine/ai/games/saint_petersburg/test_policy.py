"""The policy of Saint Petersburg, in states where one action is clearly best."""

from __future__ import annotations

import pytest

from engine.ai.games.saint_petersburg.phase_values import (
    NO_LAST_DEAL_COST,
    SOLO_EXTRA_ROUND_VALUE,
    last_deal_cost,
)
from engine.ai.games.saint_petersburg.policy import AGENT_SPEC
from engine.ai.games.saint_petersburg.weights import Weights
from engine.ai.match import Match, play_deal
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import EDITIONS, Phase, card_table
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    buy,
    divide,
    draw,
    play,
    player,
    points,
    position,
    release,
    take,
    trade,
)

SEATS = range(1, 5)

MAX_LOSS = 2.0
"""The most points that the fast choice may lose."""


def best(state: State) -> object:
    """The action that the policy chooses, after checking that it has the highest value."""
    seat = GAME.to_act(state)[0]
    actions = GAME.legal_actions(state, seat)
    values = AGENT_SPEC.policy(state).values(state, seat, actions)
    chosen = AGENT_SPEC.policy(state).choose(state, seat)
    assert chosen == actions[values.index(max(values))]
    return chosen


@pytest.mark.parametrize("seats", SEATS)
def test_workers_are_bought_at_the_start(seats: int) -> None:
    others = [player() for _ in range(seats - 1)]
    state = position(player(), *others, upper="lumberjack gold_miner")
    assert best(state) in (buy("lumberjack"), buy("gold_miner"))


def test_worker_that_will_not_pay_back_is_not_bought() -> None:
    state = position(
        player(rubles=20), player(), phase=Phase.TRADING, upper="ship_builder", last_round=True
    )
    assert best(state) == PASS


def test_new_kind_of_aristocrat_is_bought_at_the_end_of_the_game() -> None:
    """Rubles are then nearly worthless; a new kind of aristocrat is not."""
    state = position(
        player(rubles=4), player(), phase=Phase.TRADING, upper="author market", last_round=True
    )
    assert best(state) == buy("author")


def test_card_of_the_hand_is_played_at_the_end_of_the_game() -> None:
    state = position(
        player(hand="market", rubles=9), player(), phase=Phase.TRADING, last_round=True
    )
    assert best(state) == play("market")


def test_card_that_can_no_longer_be_paid_for_is_not_taken() -> None:
    state = position(
        player(rubles=3), player(), phase=Phase.TRADING, upper="judge", last_round=True
    )
    assert best(state) == PASS


def test_expensive_aristocrat_is_taken_into_the_hand() -> None:
    state = position(
        player("3*lumberjack 2*author", rubles=6),
        player("3*lumberjack", rubles=20),
        phase=Phase.ARISTOCRAT,
        upper="judge",
    )
    assert best(state) == take("judge")


def test_all_pub_points_are_bought_in_the_last_round() -> None:
    state = position(player("pub", rubles=30), player(), phase=Phase.BUILDING, last_round=True)
    state.pub_owners = [0]
    assert best(state) == points(5)


def test_card_with_the_least_income_is_displaced() -> None:
    """Potemkin's Village pays nothing, and is worth more than a Market when displaced."""
    state = position(
        player("market potemkin_village", rubles=30),
        player(),
        phase=Phase.TRADING,
        upper="winter_palace",
    )
    assert best(state) == buy("winter_palace", over="potemkin_village")


def test_game_statistics_describe_the_game() -> None:
    state = GAME.new(4, 1, position(player()).options)
    start = GAME.clone(state)
    while acting := GAME.to_act(state):
        GAME.advance(state, acting[0], AGENT_SPEC.policy(state).choose(state, acting[0]))
    statistics = AGENT_SPEC.game_statistics(start, state)
    result = GAME.result(state)
    assert result is not None
    holder_won = start.markers[Phase.ARISTOCRAT] in result.winners
    assert statistics["rounds"] == state.round
    assert (statistics["first aristocrat marker wins"] > 0) == holder_won


# Solo games: how long the game lasts


@pytest.mark.parametrize(
    ("aristocrats", "seats", "expected"),
    [
        pytest.param(7, 1, PASS, id="one would be left"),
        pytest.param(8, 1, buy("academy"), id="two would be left"),
        pytest.param(6, 1, buy("academy"), id="it is the last deal anyway"),
        pytest.param(7, 2, buy("academy"), id="others take cards as well"),
    ],
)
def test_solo_policy_leaves_a_card_that_delays_the_last_deal(
    aristocrats: int, seats: int, expected: Action
) -> None:
    """Two cards are in the rows, so six are dealt, or seven once one of the two is gone.

    Uses the untuned weights, since tuned ones might not value the card.
    """
    state = position(
        *[player("3*lumberjack author", rubles=60) for _ in range(seats)],
        phase=Phase.BUILDING,
        upper="academy",
        lower="potemkin_village",
        stacks={Phase.ARISTOCRAT: f"{aristocrats}*author"},
    )
    assert AGENT_SPEC.build_policy(Weights()).choose(state, 0) == expected


def test_solo_policy_avoids_a_draw_that_makes_the_next_deal_the_last() -> None:
    state = position(
        player("6*lumberjack observatory", rubles=20),
        phase=Phase.BUILDING,
        upper="market potemkin_village",
        stacks={Phase.ARISTOCRAT: "7*czar"},
    )
    drawing = draw(Phase.ARISTOCRAT)
    cost = last_deal_cost(state)
    assert cost.of_draw(Phase.ARISTOCRAT) == cost.of_card("upper") == SOLO_EXTRA_ROUND_VALUE
    assert cost.of_draw(Phase.TRADING) == cost.of_card("drawn") == 0
    assert best(state) != drawing


def test_solo_cost_of_the_last_worker_deal_ignores_the_lower_row() -> None:
    """The lower row is discarded before the workers are dealt; the upper row becomes the lower."""
    state = position(
        player("6*lumberjack", rubles=20),
        phase=Phase.TRADING,
        upper="author",
        lower="market",
        stacks={Phase.WORKER: "8*lumberjack"},
    )
    assert last_deal_cost(state).of_card("upper") == SOLO_EXTRA_ROUND_VALUE
    assert last_deal_cost(state).of_card("lower") == 0
    state.last_round = True
    assert last_deal_cost(state) == NO_LAST_DEAL_COST


# The fast choice and the values


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(edition, seats) for edition in EDITIONS for seats in card_table(edition).seat_counts],
)
def test_fast_choice_rarely_loses_points_and_never_many(edition: str, seats: int) -> None:
    """The fast choice of the displaced card ignores the reserve, which may lose a point or so."""
    misses, decisions = 0, 0
    for deal in range(3):
        state = GAME.new(seats, deal, Options(edition=edition))
        policy = AGENT_SPEC.policy(state)
        while acting := GAME.to_act(state):
            seat = acting[0]
            legal = GAME.legal_actions(state, seat)
            values, chosen = policy.values(state, seat, legal), policy.choose(state, seat)
            lost = max(values) - values[legal.index(chosen)]
            decisions, misses = decisions + 1, misses + (lost > 1e-9)
            assert lost < MAX_LOSS, (chosen, legal[values.index(max(values))])
            GAME.advance(state, seat, chosen)
    assert misses <= decisions / 100


# The New Society


def test_match_is_played_with_the_given_options() -> None:
    match = Match("saint_petersburg", ("medium",) * 5, 1, None, '{"edition":"new_society"}')
    assert [len(game.result.points) for game in play_deal(match, 1)] == [5]


def at_building(building: str, rubles: int, *, last: bool) -> State:
    """The decision of the building's owner, early in the game or at its end."""
    owner = player(building, rubles=rubles)
    state = position(owner, player(), phase=Phase.BUILDING, last_round=last, options=NEW_SOCIETY)
    return after(state, PASS, PASS)


def test_guild_hall_gives_rubles_early_and_points_at_the_end() -> None:
    assert best(at_building("guild_hall", 3, last=False)) == divide(0)
    assert best(at_building("guild_hall", 30, last=True)) == divide(4)


def test_trading_house_is_used_only_at_the_end() -> None:
    assert best(at_building("trading_house", 30, last=True)) == trade(2)
    assert best(at_building("trading_house", 3, last=False)) == trade(0)


def test_best_card_of_the_discard_pile_is_released() -> None:
    state = position(
        player("debtors_prison 3*lumberjack", rubles=30),
        player(),
        phase=Phase.BUILDING,
        pile="author mistress_of_ceremonies market",
        options=NEW_SOCIETY,
    )
    assert best(state) == release("mistress_of_ceremonies")
    state = after(state, release("mistress_of_ceremonies"))
    assert best(state) == buy("mistress_of_ceremonies", "drawn")


def test_useless_released_card_is_discarded() -> None:
    state = position(
        player("debtors_prison", rubles=0, hand="3*author"),
        player(),
        phase=Phase.BUILDING,
        pile="judge",
        options=NEW_SOCIETY,
    )
    assert best(after(state, release("judge"))) == DISCARD


def test_coffee_house_is_worth_more_with_more_aristocrats() -> None:
    def value(in_play: str) -> float:
        state = position(
            player(in_play, rubles=20),
            player(),
            phase=Phase.BUILDING,
            upper="coffee_house",
            options=NEW_SOCIETY,
        )
        actions = GAME.legal_actions(state, 0)
        return AGENT_SPEC.policy(state).values(state, 0, actions)[
            actions.index(buy("coffee_house"))
        ]

    assert value("4*author 2*judge") > value("author") + 3


def test_sycophant_is_bought_as_another_kind_of_aristocrat() -> None:
    state = position(
        player("author judge secretary controller", rubles=9),
        player(),
        phase=Phase.TRADING,
        upper="sycophant",
        last_round=True,
        options=NEW_SOCIETY,
    )
    assert best(state) == buy("sycophant")
