"""Looking back: the same verdict each time, from what the seat knew and nothing else."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.ai import worker
from engine.ai.agents import make_player
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import AGENT_SPECS
from engine.ai.review import (
    FIRST_CONFIRMATION_SAMPLE,
    HALVING_ROUNDS,
    DecisionAnalyser,
    DecisionAnalysis,
    ReviewBudget,
    analyse_decision,
)
from engine.ai.search.config import Cutoff
from engine.ai.value.estimate import value_of_points
from engine.ai.worker import AnalysisRequest, WorkerRequest, decode_response
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import GAMES, find_game
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.examples.sealed_bids import GAME, ROUNDS, SCALES, Bid, Bidder, State, state
from tests.support.random_games import seat_range

EVERY = 40
"""Of so many decisions of a game one is looked back at."""

SHALLOW = ReviewBudget(max_candidates=3, screening_samples=2, confirmation_samples=4)

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES
    if game.name in AGENT_SPECS
    for options in ENGINE_ADAPTERS[game.name].options
    for seats in {seat_range(game, options)[0], seat_range(game, options)[-1]}
]
"""Each game with each set of options, for as few and as many as can play."""


@cache
def decisions(name: str, seats: int, options: str = "{}") -> list[tuple[Any, InformationState]]:
    """Some decisions of a game between Easy players: the true state, and what the seat knew."""
    game, easy = find_game(name), make_player(name, "easy", seats)
    found, count = list[tuple[Any, InformationState]](), 0
    true = game.new(seats, 3, load_options(game, options))
    while acting := game.to_act(true):
        asked = information_state(game, true, acting[-1], 77 + count)
        if len(asked.legal) > 1:
            count += 1
            if count % EVERY == 0:
                found.append((game.clone(true), asked))
        game.advance(true, asked.seat, easy.choose(asked))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_verdict_depends_only_on_the_information_state(
    game: AnyGame, seats: int, options: str
) -> None:
    """Whatever lies in the stacks or in other hands: the same position, the same verdict."""
    rng = Random(1)
    for true, asked in decisions(game.name, seats, options)[:1]:
        chosen = rng.choice(asked.legal)
        found = analyse_decision(asked, chosen, seats, SHALLOW)
        assert found == analyse_decision(asked, chosen, seats, SHALLOW)
        for deal in range(2):
            dealt = game.determinize(true, asked.seat, deal)
            other = information_state(game, dealt, asked.seat, asked.seed)
            assert analyse_decision(other, chosen, seats, SHALLOW) == found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_shares_and_costs_are_parts_of_one_win(game: AnyGame, seats: int, options: str) -> None:
    rng = Random(2)
    for _, asked in decisions(game.name, seats, options)[:3]:
        chosen = rng.choice(asked.legal)
        found = analyse_decision(asked, chosen, seats, SHALLOW, 50.0)
        assert 0 <= found.win_share <= found.win_share + found.win_share_lost <= 1 + 1e-9
        assert found.points_lost >= 0
        assert found.better is None or found.better in asked.legal
        assert found.better != chosen
        if found.better is None:
            assert (found.win_share_lost, found.points_lost) == (0, 0)


@pytest.mark.parametrize("name", AGENT_SPECS)
def test_review_budget_is_independent_of_time(name: str) -> None:
    """They follow from how many actions there are, and whether one of them looked better."""
    sifted = {
        6 * SHALLOW.screening_samples,
        7 * SHALLOW.screening_samples,
        9 * SHALLOW.screening_samples,
    }
    more = {0, HALVING_ROUNDS * SHALLOW.screening_samples, 2 * SHALLOW.confirmation_samples}
    for _, asked in decisions(name, 2)[:2]:
        for chosen in asked.legal[:3]:
            games = analyse_decision(asked, chosen, 2, SHALLOW).games
            assert games in {of + beside for of in sifted for beside in more}


def test_review_rollouts_ignore_the_cutoff() -> None:
    """The horizon's estimate says that all is lost, and it is not."""
    near = replace(SCALES, cutoff=Cutoff(lambda state: value_of_points([0.0, 9.0]), max_actions=1))
    asked = information_state(GAME, state(2, round=ROUNDS - 1, points=[4, 0]), 0, 1)
    found = [
        DecisionAnalyser(Bidder(), near, SHALLOW).analyse(asked, bid).win_share
        for bid in asked.legal
    ]
    assert found == [verdict(asked, bid).win_share for bid in asked.legal]
    assert max(found) == 1


# A game whose best bid is known


def last_bid(points: list[int]) -> InformationState:
    return information_state(GAME, state(2, round=ROUNDS, points=points), 0, 1)


def verdict(
    asked: InformationState, chosen: Bid, depth: ReviewBudget = SHALLOW
) -> DecisionAnalysis:
    return DecisionAnalyser(Bidder(), SCALES, depth).analyse(asked, chosen)


def test_the_best_bid_costs_nothing() -> None:
    """All bid 1 each time: who bids nothing in the last round has a coin more, and wins."""
    assert verdict(last_bid([4, 0]), Bid(0)) == DecisionAnalysis(1.0, None, 0.0, 0.0, 14)


def test_a_bid_that_loses_a_won_game_costs_the_whole_win() -> None:
    found = verdict(last_bid([4, 0]), Bid(2))
    assert (found.win_share, found.better, found.win_share_lost) == (0.0, Bid(0), 1.0)


def test_where_all_is_lost_no_bid_costs_a_part_of_the_win() -> None:
    lost = information_state(GAME, state(2, coins=[2, 5], round=ROUNDS, points=[0, 9]), 0, 1)
    assert [verdict(lost, bid).win_share_lost for bid in lost.legal] == [0.0] * 3


def test_a_decision_of_several_is_judged_without_the_bids_of_the_others() -> None:
    bidder = Bidder()
    asked = [information_state(GAME, state(3, sealed=[bid, None, None]), 1, 5) for bid in (0, 1, 2)]
    found = [DecisionAnalyser(bidder, SCALES, SHALLOW).analyse(one, Bid(2)) for one in asked]
    assert found[0] == found[1] == found[2]
    assert {others for _, others in bidder.observations if 1 in others} == set()


def test_action_with_a_low_prior_is_still_searched() -> None:
    found = verdict(last_bid([4, 0]), Bid(2), replace(SHALLOW, max_candidates=1))
    assert found.win_share == 0.0, "it was tried"
    assert found.better is None, "the one other that is kept, to bid 1, loses as well"


def test_final_comparison_uses_fresh_determinizations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[int] = []

    def world(asked: InformationState, number: int) -> State:
        tried.append(number)
        return GAME.clone(asked.state)

    monkeypatch.setattr(InformationState, "determinization", world)
    verdict(last_bid([4, 0]), Bid(2))
    sifted, weighed = HALVING_ROUNDS * SHALLOW.screening_samples, SHALLOW.confirmation_samples
    assert tried == [
        *range(sifted),
        *range(FIRST_CONFIRMATION_SAMPLE, FIRST_CONFIRMATION_SAMPLE + weighed),
    ]


# Alone


def test_alone_a_share_says_how_much_of_a_rivals_points_are_reached() -> None:
    game = find_game("saint_petersburg")
    _, asked = decisions(game.name, 1)[0]
    shares = [
        analyse_decision(asked, asked.legal[0], 1, SHALLOW, rival).win_share
        for rival in (1, 2000, 4000)
    ]
    assert shares[0] == 1, "more than all is all"
    assert shares[1] == pytest.approx(2 * shares[2])
    assert 0 < shares[2] < 0.5


# In another process


@pytest.mark.parametrize("chosen", [0, -1])
def test_a_worker_gives_the_same_verdict(chosen: int) -> None:
    game = find_game("heller_und_pfennig")
    _, asked = decisions(game.name, 2)[0]
    back = AnalysisRequest(asked.legal[chosen], SHALLOW, 3.0)
    question = WorkerRequest(asked, 2, "hard", 1, analysis=back)
    line = worker._encode_response(worker._decode_request(worker.encode_request(question)))
    assert decode_response(question, line) == worker.handle_request(question)


def test_games_without_ai_players_have_no_verdicts() -> None:
    with pytest.raises(KeyError):
        analyse_decision(last_bid([4, 0]), Bid(0), 2, SHALLOW)
