"""What the players of Rattus Cartus know: moments where one move is plainly right."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.ai.games.rattus_cartus.features import VALUE_FUNCTION
from engine.ai.games.rattus_cartus.policy import AGENT_SPEC, tuned_policy
from engine.ai.games.rattus_cartus.track_values import TrackEvaluator, forecast_nuns
from engine.ai.games.rattus_cartus.weights import Weights, save_weights
from engine.ai.weights_file import read_weights_file
from engine.games.rattus_cartus.actions import DONE, ENTER_AT, LOOK_AT, SUPPLY_AT, USE_PASS, Action
from engine.games.rattus_cartus.cards import DATA
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
    """What the greedy player does; the same by its values and by its quick choice."""
    asked = to_act(state) if seat is None else seat
    policy, legal = tuned_policy(len(state.players)), GAME.legal_actions(state, asked)
    values = policy.values(state, asked, legal)
    chosen = policy.choose(state, asked)
    assert values[legal.index(chosen)] == pytest.approx(max(values), abs=0.01)
    return chosen


def knowing_all(state: State) -> State:
    for player in state.players:
        player.known = 0b11111
    return state


def laid_by(state: State) -> list[int]:
    """What the greedy player lays down at the building it enters."""
    seat = to_act(state)
    while (state.step, to_act(state)) != (Step.ENTER, (seat + 1) % len(state.players)):
        action = best(state)
        if action == DONE:
            return state.players[seat].chosen
        state = after(state, action)
    raise AssertionError("it has to end with Done")


@pytest.mark.parametrize("seats", SEATS)
def test_the_stored_weights_say_how_they_were_found(seats: int) -> None:
    path = DATA / "players" / f"{seats}.json"
    file = read_weights_file(Weights, path)
    assert file.players == seats
    assert f"engine.ai.training.tune rattus_cartus {seats} " in str(file.provenance["command"])
    assert int(file.provenance["games"]) > 1000


def test_stored_weights_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.ai.games.rattus_cartus.weights.DATA", tmp_path)
    assert AGENT_SPEC.load_parameters(2, Options()) == Weights().model_dump()
    (tmp_path / "players").mkdir()
    save_weights(
        2, {**AGENT_SPEC.load_parameters(2, Options()), "gold": 0.25}, {"command": "by hand"}
    )
    assert AGENT_SPEC.load_parameters(2, Options())["gold"] == 0.25
    assert AGENT_SPEC.load_parameters(None, Options())["gold"] == Weights().gold


@pytest.mark.parametrize("seats", SEATS)
def test_fitting_people_are_played_before_strange_ones(seats: int) -> None:
    hands = ["king monk monk monk witch", *["" for _ in range(seats - 1)]]
    state = table(*hands, row="monastery_1 castle_1 castle_2", round_number=4, nuns=TEN_NUNS)
    assert best(state) == ENTER_AT[0]
    laid = laid_by(state)
    assert cards("monk monk monk")[0] in laid
    assert laid.count(card("monk")) >= min(3, len(laid))


@pytest.mark.parametrize("seats", SEATS)
def test_in_the_last_round_nobody_plays_himself_to_death(seats: int) -> None:
    """Strange people would win a track, but each is a rat more than there are nuns."""
    hands = ["king king king", *["" for _ in range(seats - 1)]]
    state = last_round(
        table(*hands, row="monastery_1 castle_1 farm_1", nuns=TEN_NUNS, rats=(10, 9))
    )
    state = after(knowing_all(state), ENTER_AT[0])
    assert best(state) == DONE


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_about_to_die_gets_rid_of_rats(seats: int) -> None:
    hands = ["monk", *["" for _ in range(seats - 1)]]
    row = "monastery_1 brewery_1 castle_2"
    state = table(*hands, row=row, nuns=TEN_NUNS, rats=(11,), round_number=7)
    assert best(knowing_all(state)) == ENTER_AT[0]


def test_who_is_about_to_die_takes_the_supply_against_rats() -> None:
    state = table("", "", "", row="farm_1 castle_4 palace_3", nuns=TEN_NUNS, rats=(12,))
    state = knowing_all(last_round(state))
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    assert best(state) == supply(1) == SUPPLY_AT[1]


def test_the_least_useful_card_is_given_away() -> None:
    row = "palace_1 castle_1 farm_1"
    state = all_enter(table("sword", "gold monk", "", row=row), "0 sword", "0", "1")
    assert [best(state)] == gives("monk")


def test_the_sick_discard_cards_and_the_healthy_do_not() -> None:
    row = "hospital_1 castle_1 farm_1"
    state = table("", "monk", "", row=row, rats=(5, 10, 5), nuns=TEN_NUNS, round_number=8)
    state.heights[class_number("church")] = [9, 9, 9]
    state = knowing_all(state)
    state.players[1].rats = 12
    state = all_enter(state, "0", "0", "1")
    assert [best(state, 1)] == discards("monk")
    state.players[1].rats = 1
    assert best(state, 1) == DONE


def test_who_knows_nothing_looks_at_the_first_nun() -> None:
    state = table("", "", "", row="fortune_tellers_tent_1 castle_1 farm_1")
    assert best(all_enter(state, "0", "1", "1")) == LOOK_AT[0]


def test_a_pass_is_worth_what_waiting_is() -> None:
    state = table("pass monk", "", "", row="monastery_1 castle_1 farm_1")
    policy, legal = tuned_policy(3), GAME.legal_actions(state, 0)
    values = dict(zip(legal, policy.values(state, 0, legal), strict=True))
    weights = AGENT_SPEC.load_parameters(3, Options())
    best_place = max(value for action, value in values.items() if action != USE_PASS)
    assert values[USE_PASS] - best_place == pytest.approx(weights["wait"] - weights["pass_"])


def test_more_nuns_are_expected_where_few_were_seen() -> None:
    state = table("king_0 king_0 king_0 king_0", "king_4 king_4 king_4 king_4")
    fewer, more = [forecast_nuns(state, player).nuns for player in state.players]
    assert fewer > 10 > more
    state.players[0].known = 0b11111
    state.nuns = cards("monk_4 monk_4 monk_2 monk_0 monk_0")
    assert forecast_nuns(state, state.players[0])[:2] == (10, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_a_track_is_worth_more_the_higher_one_is(seats: int) -> None:
    appraiser, state = TrackEvaluator(Weights(), seats), table(*["" for _ in range(seats)])
    worth = [appraiser.track_value(state, 0, 1, more) for more in range(12)]
    assert worth == sorted(worth)
    assert worth[0] < worth[3] < worth[11] <= 10
    assert worth[11] > 8


def test_who_is_sure_to_die_is_not_expected_to_win() -> None:
    doomed = table("", "", "", nuns=TEN_NUNS, rats=(30, 2, 2), round_number=8)
    expected = VALUE_FUNCTION.evaluate(doomed)
    assert expected.win_share(0) < 0.1
    assert expected.points_of(0) < min(expected.points_of(1), expected.points_of(2))


def test_a_token_more_is_expected_to_win_more() -> None:
    state = table("", "", "", nuns=TEN_NUNS, rats=(2, 2, 2), round_number=8)
    before = VALUE_FUNCTION.evaluate(state)
    state.players[1].tokens += 3
    after = VALUE_FUNCTION.evaluate(state)
    assert after.win_share(1) > before.win_share(1) + 0.01
    assert after.lead(1) > before.lead(1) + 1


def test_what_cannot_be_known_changes_no_choice() -> None:
    rng = Random(3)
    for seats in SEATS:
        state, policy = GAME.new(seats, seats, Options()), tuned_policy(seats)
        while acting := GAME.to_act(state):
            seat = rng.choice(acting)
            chosen = policy.choose(state, seat)
            if rng.random() < 0.1:
                other = GAME.determinize(state, seat, rng.randrange(1000))
                assert policy.choose(other, seat) == chosen
            GAME.advance(state, seat, chosen)
