"""The policy of Rattus Cartus, in states where one action is clearly best."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.games.rattus_cartus.features import VALUE_FUNCTION
from engine.ai.games.rattus_cartus.policy import AGENT_SPEC
from engine.ai.games.rattus_cartus.track_values import TrackEvaluator, forecast_nuns
from engine.ai.games.rattus_cartus.weights import Weights
from engine.games.rattus_cartus.actions import DONE, ENTER_AT, LAY, LOOK_AT, SUPPLY_AT, Action
from engine.games.rattus_cartus.state import Options, Phase, State, Step
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    cards,
    class_number,
    discards,
    gives,
    last_round,
    supply,
    table,
    to_act,
)

SEATS = range(2, 6)
TEN_NUNS = "monk_4 monk_4 monk_2 monk_0 monk_0"


def best(state: State, seat: int | None = None) -> Action:
    """The action that the policy chooses, after checking that it has the highest value."""
    acting_seat = to_act(state) if seat is None else seat
    policy, legal = AGENT_SPEC.policy(state), GAME.legal_actions(state, acting_seat)
    values = policy.values(state, acting_seat, legal)
    chosen: Action = policy.choose(state, acting_seat)
    assert values[legal.index(chosen)] == max(values)
    return chosen


def with_known_nuns(state: State) -> State:
    for player in state.players:
        player.known = 0b11111
    return state


def cards_laid(state: State) -> list[int]:
    """The cards that the policy lays down at the building it enters."""
    seat = to_act(state)
    while (state.step, to_act(state)) != (Step.ENTER, (seat + 1) % len(state.players)):
        action = best(state)
        if action == DONE:
            return state.players[seat].chosen
        state = after(state, action)
    raise AssertionError("laying down cards must end with Done")


def test_population_cards_of_the_buildings_class_are_played_first() -> None:
    hand = "king monk monk monk witch"
    state = table(hand, "", "", row="monastery_1 castle_1 castle_2", round_number=4, nuns=TEN_NUNS)
    assert best(state) == ENTER_AT[0]
    laid = cards_laid(state)
    assert cards("monk monk monk")[0] in laid
    assert laid.count(card("monk")) >= min(3, len(laid))


def test_fatal_cards_are_not_played_in_the_last_round() -> None:
    """Cards of another class would win a track, but each brings a rat too many."""
    row = "monastery_1 castle_1 farm_1"
    state = table("king king king", "", "", row=row, nuns=TEN_NUNS, rats=(10, 9))
    state = after(with_known_nuns(last_round(state)), ENTER_AT[0])
    assert best(state) == DONE


def test_monastery_is_entered_with_too_many_rats() -> None:
    row = "monastery_1 brewery_1 castle_2"
    state = table("monk", "", "", row=row, nuns=TEN_NUNS, rats=(11,), round_number=7)
    assert best(with_known_nuns(state)) == ENTER_AT[0]


def test_supply_that_removes_rats_is_taken_with_too_many_rats() -> None:
    state = table("", "", "", row="farm_1 castle_4 palace_3", nuns=TEN_NUNS, rats=(12,))
    state = with_known_nuns(last_round(state))
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    assert best(state) == supply(1) == SUPPLY_AT[1]


def test_least_useful_card_is_given_away() -> None:
    row = "palace_1 castle_1 farm_1"
    state = all_enter(table("sword", "gold monk", "", row=row), "0 sword", "0", "1")
    assert [best(state)] == gives("monk")


def test_hospital_discards_depend_on_the_number_of_rats() -> None:
    row = "hospital_1 castle_1 farm_1"
    state = table("", "monk", "", row=row, rats=(5, 10, 5), nuns=TEN_NUNS, round_number=8)
    state.heights[class_number("church")] = [9, 9, 9]
    state = with_known_nuns(state)
    state.players[1].rats = 12
    state = all_enter(state, "0", "0", "1")
    assert [best(state, 1)] == discards("monk")
    state.players[1].rats = 1
    assert best(state, 1) == DONE


def test_first_nun_is_looked_at_if_none_is_known() -> None:
    state = table("", "", "", row="fortune_tellers_tent_1 castle_1 farm_1")
    assert best(all_enter(state, "0", "1", "1")) == LOOK_AT[0]


def test_more_nuns_are_forecast_if_few_were_seen() -> None:
    state = table("king_0 king_0 king_0 king_0", "king_4 king_4 king_4 king_4")
    fewer, more = [forecast_nuns(state, player, 1).nuns for player in state.players]
    assert fewer > 10 > more
    state.players[0].known = 0b11111
    state.nuns = cards("monk_4 monk_4 monk_2 monk_0 monk_0")
    assert forecast_nuns(state, state.players[0], 1)[:2] == (10, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_track_value_rises_with_influence(seats: int) -> None:
    evaluator, state = TrackEvaluator(Weights(), seats), table(*["" for _ in range(seats)])
    track_values = [evaluator.track_value(state, 0, 1, influence) for influence in range(12)]
    assert track_values == sorted(track_values)
    assert track_values[0] < track_values[3] < track_values[11] <= 10
    assert track_values[11] > 8


def test_doomed_seat_has_a_low_win_share() -> None:
    doomed = table("", "", "", nuns=TEN_NUNS, rats=(30, 2, 2), round_number=8)
    expected = VALUE_FUNCTION.evaluate_all([doomed])[0]
    assert expected.win_share(0) < 0.1
    assert expected.points_of(0) < min(expected.points_of(1), expected.points_of(2))


def test_extra_tokens_raise_win_share_and_lead() -> None:
    state = table("", "", "", nuns=TEN_NUNS, rats=(2, 2, 2), round_number=8)
    before = VALUE_FUNCTION.evaluate_all([state])[0]
    state.players[1].tokens += 3
    after = VALUE_FUNCTION.evaluate_all([state])[0]
    assert after.win_share(1) > before.win_share(1) + 0.01
    assert after.lead(1) > before.lead(1) + 1


def keys(state: State) -> dict[Action, object]:
    legal, policy = GAME.legal_actions(state, to_act(state)), AGENT_SPEC.policy(state)
    return dict(zip(legal, policy.equivalence_keys(state, to_act(state), legal), strict=True))


def test_cards_of_a_class_are_equivalent_whatever_their_nuns() -> None:
    hands = ["monk_0 monk_2 king_0 joker", "", ""]
    state = after(table(*hands, row="monastery_1 castle_1 farm_1"), ENTER_AT[0])
    key = keys(state)
    assert key[LAY[card("monk_0")]] == key[LAY[card("monk_2")]]
    assert len(set(key.values())) == 4, "a monk, a king, a Joker, and no further card"


def test_unknown_nuns_are_equivalent_unless_others_know_them() -> None:
    state = table("", "", "", row="fortune_tellers_tent_1 castle_1 farm_1")
    state = all_enter(state, "0", "1", "1")
    state.players[1].known = 0b00100
    key = keys(state)
    assert key[LOOK_AT[0]] == key[LOOK_AT[4]] != key[LOOK_AT[2]]


@pytest.mark.parametrize("seats", SEATS)
def test_choices_have_the_highest_value_and_equivalent_ones_the_same(seats: int) -> None:
    rng, state = Random(seats), GAME.new(seats, 1, Options())
    policy = AGENT_SPEC.policy(state)
    while acting := GAME.to_act(state):
        seat = acting[0]
        legal = GAME.legal_actions(state, seat)
        values = policy.values(state, seat, legal)
        chosen = policy.choose(state, seat)
        assert values[legal.index(chosen)] == max(values)
        of_class: dict[object, float] = {}
        for key, value in zip(policy.equivalence_keys(state, seat, legal), values, strict=True):
            assert of_class.setdefault(key, value) == pytest.approx(value)
        GAME.advance(state, seat, chosen if rng.random() < 0.7 else rng.choice(legal))
