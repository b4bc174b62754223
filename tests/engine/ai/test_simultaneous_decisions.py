"""Seats that decide at once, and endings where points do not decide."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from engine.ai.agents import SearchPlayer, make_hint_player
from engine.ai.information_state import information_state
from engine.ai.joint_action import play_until
from engine.ai.match import Match, PlayedGame, play_deal, report, win_share
from engine.ai.registry import AGENT_SPECS
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.search.sequential_halving import Candidate, search
from engine.ai.search.tree import rollout
from engine.ai.training.tune import TuneArguments, fitness, main, tune, validate
from engine.ai.value.estimate import ValueEstimate, value_of_points, value_of_result
from engine.core import Result
from tests.examples.sealed_bids import (
    COINS,
    GAME,
    ROUNDS,
    SCALES,
    Bid,
    Bidder,
    State,
    skill,
    state,
)


@pytest.fixture
def bidder(monkeypatch: pytest.MonkeyPatch) -> Bidder:
    """The judgement of the game's AI players, while it is among the games."""
    made = Bidder()
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, skill(made))
    return made


# Deciding at once


def test_who_decides_at_once_is_asked_before_any_decision_is_carried_out() -> None:
    bidder, start = Bidder(), state(3)
    play_until(GAME, start, bidder.choose)
    assert bidder.observations == [(0, ()), (1, ()), (2, ())] * ROUNDS
    assert start.coins == [COINS - ROUNDS] * 3


def test_who_decided_before_stays_decided() -> None:
    bidder, start = Bidder(), state(3, sealed=[None, 2, None], round=ROUNDS)
    play_until(GAME, start, bidder.choose)
    assert bidder.observations == [(0, (1,)), (2, (1,))]
    assert start.coins == [COINS - 1, COINS - 2, COINS - 1]


def test_a_search_lets_nobody_see_the_bid_that_it_tries() -> None:
    bidder = Bidder()
    found = search(information_state(GAME, state(3), 1, 1), bidder, SCALES, SearchBudget(30, 3))
    assert {one.action for one in found} == {Bid(0), Bid(1), Bid(2)}
    assert {others for _, others in bidder.observations} == {()}


def test_sealed_bid_is_determinized_for_the_next_bidder() -> None:
    hard = SearchPlayer(Bidder(), SCALES, SearchBudget(30, 3))
    asked = [information_state(GAME, state(3, sealed=[bid, None, None]), 1, 5) for bid in (0, 1, 2)]
    assert asked[0] == asked[1] == asked[2]
    assert len({hard.choose(one) for one in asked}) == 1


def test_matches_and_tuning_let_nobody_see_a_bid(bidder: Bidder) -> None:
    match = Match(GAME.name, ("medium", "easy", "hard"), 4, None)
    assert all(sum(game.result.points) >= 0 for game in play_deal(match, 1))
    assert {others for _, others in bidder.observations} == {()}
    assert {seat for seat, _ in bidder.observations} == {0, 1, 2}


# How a game ended


def test_a_shared_win_is_split() -> None:
    ended = value_of_result(Result((7, 7, 3), (1, 1, 3)))
    assert [ended.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [ended.lead(seat) for seat in range(3)] == [0, 0, -4]


def test_unplaced_seat_has_lost_regardless_of_points() -> None:
    ended = value_of_result(Result((30, 9, 4), (None, 1, 2)))
    assert [ended.win_share(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [ended.points_of(seat) for seat in range(3)] == [0, 9, 4]
    assert [ended.lead(seat) for seat in range(3)] == [-9, 5, -5], "nobody is behind the dead"


def test_who_has_no_place_stands_no_better_than_the_last_who_has_one() -> None:
    ended = value_of_result(Result((3, -5, -8), (None, 1, 2)))
    assert [ended.points_of(seat) for seat in range(3)] == [-8, -5, -8]


def test_where_all_are_dead_nobody_wins_or_leads() -> None:
    ended = value_of_result(Result((5, 2), (None, None)))
    assert [(ended.win_share(seat), ended.lead(seat)) for seat in range(2)] == [(0.0, 0.0)] * 2


def test_value_estimate_handles_eliminated_seats_and_shared_leads() -> None:
    assert value_of_points([None, 4.5, 4.5]).winners == (1, 2)
    assert value_of_points([None, None]).winners == ()


def test_eliminated_seat_has_zero_utility() -> None:
    dead, last = Candidate("a", 0.0), Candidate("b", 0.0)
    dead.record(value_of_result(Result((30, 1), (None, 1))), 0, SCALES)
    last.record(value_of_result(Result((0, 40), (2, 1))), 0, SCALES)
    assert dead.utilities == [0.0]
    assert last.utilities[0] > 0, "there was something to win"
    assert dead.win_shares == last.win_shares == [0.0]


def test_search_keeps_a_coin_to_win() -> None:
    """All bid 1 each time: 2 earns the points of the round, and leaves its bidder the poorest."""
    last = information_state(GAME, state(2, round=ROUNDS, points=[4, 0]), 1, 1)
    found = search(last, Bidder(), SCALES, SearchBudget(30, 3))
    assert found[0].action == Bid(0)
    assert (found[0].win_shares[0], found[-1].win_shares[0]) == (1.0, 0.0)


def test_a_match_that_nobody_wins_gives_nobody_a_share() -> None:
    draw = PlayedGame(
        ("easy", "hard"), Result((3, 3), (None, None)), (("easy", 1), ("hard", 1)), {}
    )
    won = replace(draw, result=Result((9, 2), (None, 1)))
    assert win_share([[draw]], "easy")[0] == win_share([[draw]], "hard")[0] == 0.0
    assert win_share([[won]], "hard")[0] == 1.0
    lines = list(report([[draw], [won]]))
    assert lines[-2:] == ["winner's points 2.0 (2 to 2)", "games that nobody won: 1"]
    assert not any(line.startswith("winner") for line in report([[draw]]))


def test_tuning_counts_wins_and_not_the_points_of_the_dead(bidder: Bidder) -> None:
    plan = TuneArguments(GAME.name, 2, 1, 1, 2, 1, 0.3, 1, lead=0.0, point=0.0, start="defaults")
    rate = partial(fitness, plan, {"liking": 1.0}, range(2))
    assert rate({"liking": 1.0}) == -0.5, "all are dead: nobody wins"
    assert rate({"liking": 2.0}) == -0.5, "the highest bids, and the emptiest purse"
    assert rate({"liking": 0.0}) == 0.5


def tuning(wealth: float) -> TuneArguments:
    """A few generations from a liking of 1 on."""
    return TuneArguments(
        GAME.name, 2, 8, 3, 2, 3, 0.5, 1, lead=0.0, point=wealth, start="defaults", checks=4
    )


def test_samples_play_against_what_tuning_began_with(bidder: Bidder) -> None:
    with ThreadPoolExecutor(1) as pool:
        reached = [best for _, best in tune(tuning(0.0), {"liking": 1.0}, pool)]
    assert reached[-1] == 0.5, "who learned to bid nothing beats all that bid as at first"


def test_what_was_found_is_compared_on_fresh_deals(bidder: Bidder) -> None:
    with ThreadPoolExecutor(1) as pool:
        better = validate(tuning(0.0), {"liking": 1.0}, {"liking": 0.0}, pool)
        same = validate(tuning(0.0), {"liking": 1.0}, {"liking": 1.0}, pool)
    assert (better, same) == ((1.0, 0.0), (0.0, 0.0))


@pytest.mark.parametrize(("learns", "kept"), [(True, 1), (False, 0)])
def test_only_what_beats_what_tuning_began_with_is_stored(
    monkeypatch: pytest.MonkeyPatch, learns: bool, kept: int
) -> None:
    stored = list[Mapping[str, object]]()
    seen = skill(Bidder())
    if not learns:
        seen = replace(seen, build_policy=lambda parameters: Bidder())
    keep = replace(seen, save_parameters=lambda seats, options, found, told: stored.append(told))
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, keep)
    monkeypatch.setattr("engine.ai.training.tune.make_process_pool", ThreadPoolExecutor)
    command = f"tune {GAME.name} 2 --samples 8 --best 3 --deals 2 --generations 3 --spread 0.5"
    monkeypatch.setattr("sys.argv", [*command.split(), "--checks", "4", "--remark", "a bid or two"])
    main()
    assert [(told["games"], told["remark"]) for told in stored] == [(96, "a bid or two")] * kept


# The horizon


def points_so_far(state: State) -> ValueEstimate:
    return value_of_points([points + 0.5 for points in state.points])


def test_rollout_ends_at_the_cutoff() -> None:
    bidder, start = Bidder(), state(3)
    ended = rollout(GAME, start, bidder, Cutoff(points_so_far, max_actions=4))
    assert len(bidder.observations) == 6, "what is decided at once is carried out together"
    assert start.round == 3
    assert ended == value_of_points([0.5, 0.5, 0.5])


def test_rollout_ending_before_the_cutoff_uses_the_true_result() -> None:
    far = Cutoff(points_so_far, max_actions=3 * ROUNDS)
    assert rollout(GAME, state(3), Bidder(), far) == rollout(GAME, state(3), Bidder())


def test_rollout_ends_at_the_milestone_after_the_tried_action() -> None:
    bidder, start = Bidder(), state(2)
    by_round = Cutoff(points_so_far, period=lambda state: state.round)
    ended = rollout(GAME, start, bidder, by_round)
    assert (start.round, ended.points) == (2, tuple(points + 0.5 for points in start.points))
    assert len(bidder.observations) == 2
    beyond = rollout(GAME, start, bidder, by_round, root_state=state(2))
    assert (beyond, len(bidder.observations)) == (ended, 2), "what was tried has led beyond it"


def test_rollout_may_be_cut_off_after_several_milestones() -> None:
    bidder, start = Bidder(), state(2)
    two_rounds = Cutoff(points_so_far, period=lambda state: state.round, max_periods=2)
    rollout(GAME, start, bidder, two_rounds)
    assert (start.round, len(bidder.observations)) == (3, 4)


def test_an_expected_lead_makes_a_win_the_likelier_the_greater_it_is() -> None:
    sure, close = value_of_points([9.0, 4.0]), value_of_points([9.0, 4.0], lead_stddev=5.0)
    assert [sure.win_share(seat) for seat in range(2)] == [1.0, 0.0]
    assert 0.8 < close.win_share(0) < 0.9, "one standard deviation"
    assert close.win_share(0) + close.win_share(1) == pytest.approx(1)
    assert sure.margin_utility(0, 2.0) > close.margin_utility(0, 2.0) > 0.5
    assert value_of_points([3.0, 3.0, None], lead_stddev=5.0).win_share(0) == pytest.approx(0.5)
    assert value_of_points([3.0, 3.0, None], lead_stddev=5.0).win_share(2) == 0.0


def test_agent_spec_sets_the_cutoff(bidder: Bidder, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = information_state(GAME, state(2), 0, 1)
    to_the_end = make_hint_player(GAME.name, 2, playouts=6).evaluate_actions(asked)
    horizon = Cutoff(lambda state: value_of_points([7.0, 4.0]), max_actions=1)
    near = replace(SCALES, cutoff=horizon)
    monkeypatch.setitem(AGENT_SPECS, GAME.name, replace(skill(bidder), search_config=near))
    cut_off = make_hint_player(GAME.name, 2, playouts=6).evaluate_actions(asked)
    assert {one.lead for one in cut_off} == {3.0}
    assert {one.lead for one in to_the_end} != {3.0}
