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
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import EDITIONS, Phase, card_table
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
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


def at_the_end(in_play: str = "", *, hand: str = "", rubles: int, upper: str = "") -> State:
    """The last decision of a game, in which rubles are nearly worthless."""
    owner = player(in_play, hand=hand, rubles=rubles)
    return position(owner, player(), phase=Phase.TRADING, upper=upper, last_round=True)


def after_building_scoring(building: str, rubles: int, *, last: bool) -> State:
    """The decision of the building's owner, early in the game or at its end."""
    owner = player(building, rubles=rubles)
    state = position(owner, player(), phase=Phase.BUILDING, last_round=last, options=NEW_SOCIETY)
    return after(state, PASS, PASS)


CASES: dict[str, tuple[State, Action]] = {
    "a worker is bought at the start": (
        position(player(), player(), upper="lumberjack market"),
        buy("lumberjack"),
    ),
    "a worker that will not pay back is not bought": (
        at_the_end(rubles=20, upper="ship_builder"),
        PASS,
    ),
    "a new kind of aristocrat is bought at the end": (
        at_the_end(rubles=4, upper="author market"),
        buy("author"),
    ),
    "a card in the hand is played in the end": (
        at_the_end(hand="market", rubles=9),
        play("market"),
    ),
    "a card that can no longer be paid for is not taken": (
        at_the_end(rubles=3, upper="judge"),
        PASS,
    ),
    "an expensive aristocrat is taken into the hand": (
        position(
            player("3*lumberjack 2*author", rubles=6),
            player("3*lumberjack", rubles=20),
            phase=Phase.ARISTOCRAT,
            upper="judge",
        ),
        take("judge"),
    ),
    "Potemkin's Village is displaced: it pays nothing, and is worth more than a Market": (
        position(
            player("market potemkin_village", rubles=30),
            player(),
            phase=Phase.TRADING,
            upper="winter_palace",
        ),
        buy("winter_palace", over="potemkin_village"),
    ),
    "all points of the Pub are bought at the end": (
        after_building_scoring("pub", 30, last=True),
        points(5),
    ),
    "the Guild Hall gives rubles early": (
        after_building_scoring("guild_hall", 3, last=False),
        divide(0),
    ),
    "the Guild Hall gives points at the end": (
        after_building_scoring("guild_hall", 30, last=True),
        divide(4),
    ),
    "the Trading House is not used early": (
        after_building_scoring("trading_house", 3, last=False),
        trade(0),
    ),
    "the Trading House is used at the end": (
        after_building_scoring("trading_house", 30, last=True),
        trade(2),
    ),
    "the best card of the discard pile is released": (
        position(
            player("debtors_prison 3*lumberjack", rubles=30),
            player(),
            phase=Phase.BUILDING,
            pile="author mistress_of_ceremonies market",
            options=NEW_SOCIETY,
        ),
        release("mistress_of_ceremonies"),
    ),
}


@pytest.mark.parametrize(("state", "chosen"), CASES.values(), ids=CASES)
def test_best_action_is_chosen(state: State, chosen: Action) -> None:
    assert best(state) == chosen


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
