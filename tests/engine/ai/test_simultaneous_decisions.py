"""Simultaneous decisions, and results that do not depend on points alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ai.agents import SearchPlayer, make_hint_player
from engine.ai.information_state import information_state
from engine.ai.joint_action import play_until
from engine.ai.match import Match, PlayedGame, play_deal, report, win_share
from engine.ai.registry import AGENT_SPECS
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.search.sequential_halving import Candidate, search
from engine.ai.search.tree import rollout
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
    ValueStub,
    agent_spec,
    state,
)


@pytest.fixture
def bidder(monkeypatch: pytest.MonkeyPatch) -> Bidder:
    """The policy of the AI players of a game that is registered for the test."""
    policy = Bidder()
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, agent_spec(policy))
    return policy


# Simultaneous decisions


def test_simultaneous_actions_are_all_chosen_before_any_is_applied() -> None:
    bidder, start = Bidder(), state(3)
    play_until(GAME, start, bidder.choose)
    assert bidder.observations == [(0, ()), (1, ()), (2, ())] * ROUNDS
    assert start.coins == [COINS - ROUNDS] * 3


def test_earlier_sealed_bids_are_kept() -> None:
    bidder, start = Bidder(), state(3, sealed=[None, 2, None], round=ROUNDS)
    play_until(GAME, start, bidder.choose)
    assert bidder.observations == [(0, (1,)), (2, (1,))]
    assert start.coins == [COINS - 1, COINS - 2, COINS - 1]


def test_search_hides_the_candidate_bid_from_other_seats() -> None:
    bidder = Bidder()
    candidates = search(
        information_state(GAME, state(3), 1, 1), bidder, SCALES, SearchBudget(30, 3)
    )
    assert {candidate.action for candidate in candidates} == {Bid(0), Bid(1), Bid(2)}
    assert {others for _, others in bidder.observations} == {()}


def test_sealed_bid_is_determinized_for_the_next_bidder() -> None:
    hard = SearchPlayer(lambda state: Bidder(), SCALES, SearchBudget(30, 3))
    infos = [information_state(GAME, state(3, sealed=[bid, None, None]), 1, 5) for bid in (0, 1, 2)]
    assert infos[0] == infos[1] == infos[2]
    assert len({hard.choose(info) for info in infos}) == 1


def test_matches_hide_sealed_bids(bidder: Bidder) -> None:
    match = Match(GAME.name, ("medium", "easy", "hard"), 4, None)
    assert all(sum(game.result.points) >= 0 for game in play_deal(match, 1))
    assert {others for _, others in bidder.observations} == {()}
    assert {seat for seat, _ in bidder.observations} == {0, 1, 2}


# Results


def test_shared_win_is_split() -> None:
    estimate = value_of_result(Result((7, 7, 3), (1, 1, 3)))
    assert [estimate.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [estimate.lead(seat) for seat in range(3)] == [0, 0, -4]


def test_unplaced_seat_has_lost_regardless_of_points() -> None:
    estimate = value_of_result(Result((30, 9, 4), (None, 1, 2)))
    assert [estimate.win_share(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [estimate.points_of(seat) for seat in range(3)] == [0, 9, 4]
    assert [estimate.lead(seat) for seat in range(3)] == [-9, 5, -5], (
        "points of eliminated seats do not count for a lead"
    )


def test_unplaced_seat_has_no_more_points_than_the_last_place() -> None:
    estimate = value_of_result(Result((3, -5, -8), (None, 1, 2)))
    assert [estimate.points_of(seat) for seat in range(3)] == [-8, -5, -8]


def test_nobody_wins_or_leads_if_all_are_eliminated() -> None:
    estimate = value_of_result(Result((5, 2), (None, None)))
    assert [(estimate.win_share(seat), estimate.lead(seat)) for seat in range(2)] == [
        (0.0, 0.0)
    ] * 2


def test_value_estimate_handles_eliminated_seats_and_shared_leads() -> None:
    assert value_of_points([None, 4.5, 4.5]).winners == (1, 2)
    assert value_of_points([None, None]).winners == ()


def test_eliminated_seat_has_zero_utility() -> None:
    eliminated, last = Candidate("a", 0.0), Candidate("b", 0.0)
    eliminated.record(value_of_result(Result((30, 1), (None, 1))), 0, SCALES)
    last.record(value_of_result(Result((0, 40), (2, 1))), 0, SCALES)
    assert eliminated.utilities == [0.0]
    assert last.utilities[0] > 0, "there was something to win"
    assert eliminated.win_shares == last.win_shares == [0.0]


def test_search_keeps_a_coin_to_win() -> None:
    """The policy always bids 1: a bid of 2 wins the round but leaves the bidder the poorest."""
    last = information_state(GAME, state(2, round=ROUNDS, points=[4, 0]), 1, 1)
    candidates = search(last, Bidder(), SCALES, SearchBudget(30, 3))
    assert candidates[0].action == Bid(0)
    assert (candidates[0].win_shares[0], candidates[-1].win_shares[0]) == (1.0, 0.0)


def test_match_without_a_winner_gives_no_win_share() -> None:
    draw = PlayedGame(
        ("easy", "hard"), Result((3, 3), (None, None)), (("easy", 1), ("hard", 1)), {}
    )
    won = replace(draw, result=Result((9, 2), (None, 1)))
    assert win_share([[draw]], "easy")[0] == win_share([[draw]], "hard")[0] == 0.0
    assert win_share([[won]], "hard")[0] == 1.0
    lines = list(report([[draw], [won]]))
    assert lines[-2:] == ["winner's points 2.0 (2 to 2)", "games that nobody won: 1"]
    assert not any(line.startswith("winner") for line in report([[draw]]))


# Cutoffs


def points_so_far(state: State) -> ValueEstimate:
    return value_of_points([points + 0.5 for points in state.points])


def test_rollout_ends_at_the_cutoff() -> None:
    bidder, start = Bidder(), state(3)
    (estimate,) = rollout(GAME, [start], bidder, Cutoff(ValueStub(points_so_far), max_actions=4))
    assert len(bidder.observations) == 6, "simultaneous actions are applied together"
    assert start.round == 3
    assert estimate == value_of_points([0.5, 0.5, 0.5])


def test_rollout_ending_before_the_cutoff_uses_the_true_result() -> None:
    far = Cutoff(ValueStub(points_so_far), max_actions=3 * ROUNDS)
    assert rollout(GAME, [state(3)], Bidder(), far) == rollout(GAME, [state(3)], Bidder())


def test_rollout_ends_with_the_period_of_the_candidate_action() -> None:
    bidder, start = Bidder(), state(2)
    by_round = Cutoff(ValueStub(points_so_far), period=lambda state: state.round)
    (estimate,) = rollout(GAME, [start], bidder, by_round)
    assert (start.round, estimate.points) == (2, tuple(points + 0.5 for points in start.points))
    assert len(bidder.observations) == 2
    (beyond_cutoff,) = rollout(GAME, [start], bidder, by_round, root_state=state(2))
    assert (beyond_cutoff, len(bidder.observations)) == (estimate, 2), (
        "the candidate action has already ended the period"
    )


def test_rollout_may_be_cut_off_after_several_periods() -> None:
    bidder, start = Bidder(), state(2)
    two_rounds = Cutoff(ValueStub(points_so_far), period=lambda state: state.round, max_periods=2)
    rollout(GAME, [start], bidder, two_rounds)
    assert (start.round, len(bidder.observations)) == (3, 4)


def test_win_share_depends_on_the_lead_and_its_standard_deviation() -> None:
    sure, close = value_of_points([9.0, 4.0]), value_of_points([9.0, 4.0], lead_stddev=5.0)
    assert [sure.win_share(seat) for seat in range(2)] == [1.0, 0.0]
    assert 0.8 < close.win_share(0) < 0.9, "one standard deviation"
    assert close.win_share(0) + close.win_share(1) == pytest.approx(1)
    assert sure.margin_utility(0, 2.0) > close.margin_utility(0, 2.0) > 0.5
    assert value_of_points([3.0, 3.0, None], lead_stddev=5.0).win_share(0) == pytest.approx(0.5)
    assert value_of_points([3.0, 3.0, None], lead_stddev=5.0).win_share(2) == 0.0


def test_agent_spec_sets_the_cutoff(bidder: Bidder, monkeypatch: pytest.MonkeyPatch) -> None:
    info = information_state(GAME, state(2), 0, 1)
    to_the_end = make_hint_player(GAME.name, playouts=6).evaluate_actions(info)
    cutoff = Cutoff(ValueStub(lambda state: value_of_points([7.0, 4.0])), max_actions=1)
    near = replace(SCALES, cutoff=cutoff)
    monkeypatch.setitem(AGENT_SPECS, GAME.name, replace(agent_spec(bidder), search_config=near))
    cut_off = make_hint_player(GAME.name, playouts=6).evaluate_actions(info)
    assert {estimate.lead for estimate in cut_off} == {3.0}
    assert {estimate.lead for estimate in to_the_end} != {3.0}
