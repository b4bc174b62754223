"""What the players of Saint Petersburg know: a few moments where one move is plainly right."""

from __future__ import annotations

import pytest

from engine.ai.games.saint_petersburg.phase_values import (
    NO_LAST_DEAL_COST,
    SOLO_EXTRA_ROUND_VALUE,
    last_deal_cost,
)
from engine.ai.games.saint_petersburg.policy import AGENT_SPEC, tuned_policy
from engine.ai.games.saint_petersburg.weights import (
    Weights,
    save_weights,
)
from engine.ai.match import Match, play_deal
from engine.ai.weights_file import read_weights_file
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import EDITIONS, Phase, card_table
from engine.games.saint_petersburg.editions import DATA
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

TRIFLE = 2.0
"""Points that the quick choice may cost, at most."""


def best(state: State, seats: int = 2) -> object:
    """What the greedy player does; the same by its values and by its quick choice."""
    seat = GAME.to_act(state)[0]
    actions = GAME.legal_actions(state, seat)
    values = tuned_policy(seats).values(state, seat, actions)
    chosen = tuned_policy(seats).choose(state, seat)
    assert chosen == actions[values.index(max(values))]
    return chosen


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(edition, seats) for edition in EDITIONS for seats in card_table(edition).seat_counts],
)
def test_the_stored_weights_say_how_they_were_found(edition: str, seats: int) -> None:
    path = DATA / "players" / edition / f"{seats}.json"
    file = read_weights_file(Weights, path)
    assert file.players == seats
    command = str(file.provenance["command"])
    assert f"engine.ai.training.tune saint_petersburg {seats} " in command
    assert (f'"edition":"{edition}"' in command) == (edition != Options().edition)
    assert int(file.provenance["games"]) > 1000


def test_stored_weights_come_back(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.ai.games.saint_petersburg.weights.DATA", tmp_path)
    base = Options()
    assert AGENT_SPEC.load_parameters(2, base) == Weights().model_dump()
    save_weights(2, {**AGENT_SPEC.load_parameters(2, base), "denial": 0.25}, {"command": "by hand"})
    assert AGENT_SPEC.load_parameters(2, base)["denial"] == 0.25
    assert AGENT_SPEC.load_parameters(2, NEW_SOCIETY)["denial"] == 0.25, (
        "as long as it has none of its own"
    )
    AGENT_SPEC.save_parameters(
        2, NEW_SOCIETY, {**AGENT_SPEC.load_parameters(2, base), "denial": 0.5}, {"command": ""}
    )
    assert AGENT_SPEC.load_parameters(2, NEW_SOCIETY)["denial"] == 0.5
    assert AGENT_SPEC.load_parameters(2, base)["denial"] == 0.25


@pytest.mark.parametrize("seats", SEATS)
def test_workers_are_bought_at_the_start(seats: int) -> None:
    others = [player() for _ in range(seats - 1)]
    state = position(player(), *others, upper="lumberjack gold_miner")
    assert best(state, seats) in (buy("lumberjack"), buy("gold_miner"))


def test_a_worker_that_will_not_pay_back_is_left() -> None:
    state = position(
        player(rubles=20), player(), phase=Phase.TRADING, upper="ship_builder", last_round=True
    )
    assert best(state) == PASS


def test_points_are_bought_at_the_very_end() -> None:
    """Rubles are nearly worthless then, a kind of aristocrat is not."""
    state = position(
        player(rubles=4), player(), phase=Phase.TRADING, upper="author market", last_round=True
    )
    assert best(state) == buy("author")


def test_a_card_of_the_hand_is_rather_played_than_lost() -> None:
    state = position(
        player(hand="market", rubles=9), player(), phase=Phase.TRADING, last_round=True
    )
    assert best(state) == play("market")


def test_nothing_is_taken_that_can_no_longer_be_paid() -> None:
    state = position(
        player(rubles=3), player(), phase=Phase.TRADING, upper="judge", last_round=True
    )
    assert best(state) == PASS


def test_a_dear_aristocrat_is_taken_early() -> None:
    state = position(
        player("3*lumberjack 2*author", rubles=6),
        player("3*lumberjack", rubles=20),
        phase=Phase.ARISTOCRAT,
        upper="judge",
    )
    assert best(state) == take("judge")


def test_the_pub_sells_all_it_can_in_the_last_round() -> None:
    state = position(player("pub", rubles=30), player(), phase=Phase.BUILDING, last_round=True)
    state.pub_owners = [0]
    assert best(state) == points(5)


def test_what_is_displaced_is_what_yields_least() -> None:
    """Potemkin's Village yields nothing and is worth more than a market besides."""
    state = position(
        player("market potemkin_village", rubles=30),
        player(),
        phase=Phase.TRADING,
        upper="winter_palace",
    )
    assert best(state) == buy("winter_palace", over="potemkin_village")


def test_figures_tell_of_the_game() -> None:
    state = GAME.new(4, 1, position(player()).options)
    start = GAME.clone(state)
    while acting := GAME.to_act(state):
        GAME.advance(state, acting[0], tuned_policy(4).choose(state, acting[0]))
    figures = AGENT_SPEC.game_statistics(start, state)
    result = GAME.result(state)
    assert result is not None
    holder_won = start.markers[Phase.ARISTOCRAT] in result.winners
    assert figures["rounds"] == state.round
    assert (figures["first aristocrat marker wins"] > 0) == holder_won


# Alone: how long the game lasts


@pytest.mark.parametrize(
    ("aristocrats", "seats", "does"),
    [
        pytest.param(7, 1, PASS, id="one would be left"),
        pytest.param(8, 1, buy("academy"), id="two would be left"),
        pytest.param(6, 1, buy("academy"), id="it is the last deal anyhow"),
        pytest.param(7, 2, buy("academy"), id="others take cards as well"),
    ],
)
def test_alone_what_keeps_the_next_deal_from_being_the_last_is_left(
    aristocrats: int, seats: int, does: Action
) -> None:
    """Two cards lie in the rows, so six are dealt, and seven once one of the two is gone.

    The weights are those from before any tuning: others might not like the card.
    """
    state = position(
        *[player("3*lumberjack author", rubles=60) for _ in range(seats)],
        phase=Phase.BUILDING,
        upper="academy",
        lower="potemkin_village",
        stacks={Phase.ARISTOCRAT: f"{aristocrats}*author"},
    )
    assert (
        AGENT_SPEC.build_policy(AGENT_SPEC.load_parameters(None, Options())).choose(state, 0)
        == does
    )


def test_alone_nothing_is_drawn_that_makes_the_next_deal_the_last() -> None:
    state = position(
        player("6*lumberjack observatory", rubles=20),
        phase=Phase.BUILDING,
        upper="market potemkin_village",
        stacks={Phase.ARISTOCRAT: "7*czar"},
    )
    drawing = draw(Phase.ARISTOCRAT)
    cost = last_deal_cost(state).cost
    assert cost(drawing) == cost(buy("market")) == cost(take("market")) == SOLO_EXTRA_ROUND_VALUE
    assert cost(draw(Phase.TRADING)) == cost(PASS) == 0
    assert best(state, 1) != drawing


def test_alone_the_lower_row_is_cleared_before_the_workers_are_dealt() -> None:
    """It goes at the end of the round whatever is left of it; the upper row stays as the lower."""
    state = position(
        player("6*lumberjack", rubles=20),
        phase=Phase.TRADING,
        upper="author",
        lower="market",
        stacks={Phase.WORKER: "8*lumberjack"},
    )
    assert last_deal_cost(state).cost(buy("author")) == SOLO_EXTRA_ROUND_VALUE
    assert last_deal_cost(state).cost(buy("market", source="lower")) == 0
    state.last_round = True
    assert last_deal_cost(state) == NO_LAST_DEAL_COST


# The quick choice and the values


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(edition, seats) for edition in EDITIONS for seats in card_table(edition).seat_counts],
)
def test_the_quick_choice_is_what_the_values_say_but_for_trifles(edition: str, seats: int) -> None:
    """Which card is displaced is chosen without a look at the reserve: that costs a point or so."""
    policy, missed, asked = tuned_policy(seats), 0, 0
    for deal in range(3):
        state = GAME.new(seats, deal, Options(edition=edition))
        while acting := GAME.to_act(state):
            seat = acting[0]
            legal = GAME.legal_actions(state, seat)
            values, chosen = policy.values(state, seat, legal), policy.choose(state, seat)
            lost = max(values) - values[legal.index(chosen)]
            asked, missed = asked + 1, missed + (lost > 1e-9)
            assert lost < TRIFLE, (chosen, legal[values.index(max(values))])
            GAME.advance(state, seat, chosen)
    assert missed <= asked / 100


# The New Society


@pytest.mark.parametrize("seats", range(2, 6))
def test_whole_games_of_the_new_society(seats: int) -> None:
    """What it does quickly is legal, and hardly worse than the best by its own values."""
    missed, asked = 0.0, 0
    for seed in range(3):
        state, greedy = GAME.new(seats, seed, NEW_SOCIETY), tuned_policy(seats)
        while acting := GAME.to_act(state):
            actions = GAME.legal_actions(state, acting[0])
            values = greedy.values(state, acting[0], actions)
            chosen = greedy.choose(state, acting[0])
            missed += max(values) - values[actions.index(chosen)]
            asked += 1
            GAME.advance(state, acting[0], chosen)
    assert missed / asked < 0.05


def test_a_match_is_played_with_the_given_options() -> None:
    match = Match("saint_petersburg", ("medium",) * 5, 1, None, '{"edition":"new_society"}')
    assert [len(game.result.points) for game in play_deal(match, 1)] == [5] * 5


def at_house(house: str, rubles: int, *, last: bool) -> State:
    """The owner is asked after the building scoring, early in the game or at its end."""
    owner = player(house, rubles=rubles)
    state = position(owner, player(), phase=Phase.BUILDING, last_round=last, options=NEW_SOCIETY)
    return after(state, PASS, PASS)


def test_the_guild_hall_is_asked_for_rubles_early_and_for_points_at_the_end() -> None:
    assert best(at_house("guild_hall", 3, last=False)) == divide(0)
    assert best(at_house("guild_hall", 30, last=True)) == divide(4)


def test_the_trading_house_is_used_at_the_end() -> None:
    assert best(at_house("trading_house", 30, last=True)) == trade(2)
    assert best(at_house("trading_house", 3, last=False)) == trade(0)


def test_the_best_card_of_the_discard_pile_is_released() -> None:
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


def test_a_released_card_that_is_worth_nothing_is_discarded() -> None:
    state = position(
        player("debtors_prison", rubles=0, hand="3*author"),
        player(),
        phase=Phase.BUILDING,
        pile="judge",
        options=NEW_SOCIETY,
    )
    assert best(after(state, release("judge"))) == DISCARD


def test_a_coffee_house_is_worth_more_to_who_has_aristocrats() -> None:
    def values(in_play: str) -> float:
        state = position(
            player(in_play, rubles=20),
            player(),
            phase=Phase.BUILDING,
            upper="coffee_house",
            options=NEW_SOCIETY,
        )
        actions = GAME.legal_actions(state, 0)
        return tuned_policy(2).values(state, 0, actions)[actions.index(buy("coffee_house"))]

    assert values("4*author 2*judge") > values("author") + 3


def test_a_sycophant_is_bought_for_the_kind_that_it_is() -> None:
    state = position(
        player("author judge secretary controller", rubles=9),
        player(),
        phase=Phase.TRADING,
        upper="sycophant",
        last_round=True,
        options=NEW_SOCIETY,
    )
    assert best(state) == buy("sycophant")
