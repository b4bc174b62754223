"""Reviews of decisions are repeatable and use only what the seat knew."""

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
from engine.contract.cases import seat_range
from engine.core import AnyGame
from engine.registry import GAMES, find_game
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.examples.sealed_bids import GAME, ROUNDS, SCALES, Bid, Bidder, State, ValueStub, state

REVIEW_EVERY = 40
"""One of so many decisions of a game is reviewed."""

SHALLOW = ReviewBudget(max_candidates=3, screening_samples=2, confirmation_samples=4)

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES
    if game.name in AGENT_SPECS
    for options in ENGINE_ADAPTERS[game.name].options
    for place in ((0, -1) if options == "{}" else (-1,))
    for seats in [seat_range(game, options)[place]]
]
"""Each game with each set of options with the most players, and the usual with the fewest."""


@cache
def decisions(name: str, seats: int, options: str = "{}") -> list[tuple[Any, InformationState]]:
    """Some decisions in a game between Easy players: the true state, and what the seat knew."""
    game, easy = find_game(name), make_player(name, "easy")
    sampled, count = list[tuple[Any, InformationState]](), 0
    true_state = game.new(seats, 3, load_options(game, options))
    while acting := game.to_act(true_state):
        info = information_state(game, true_state, acting[-1], 77 + count)
        if len(info.legal) > 1:
            count += 1
            if count % REVIEW_EVERY == 0:
                sampled.append((game.clone(true_state), info))
        game.advance(true_state, info.seat, easy.choose(info))
    return sampled


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_analysis_depends_only_on_the_information_state(
    game: AnyGame, seats: int, options: str
) -> None:
    """Hidden cards do not change the analysis."""
    rng = Random(1)
    for true_state, info in decisions(game.name, seats, options)[:1]:
        chosen = rng.choice(info.legal)
        analysis = analyse_decision(info, chosen, SHALLOW)
        for deal in range(2):
            dealt = game.determinize(true_state, info.seat, deal)
            redealt = information_state(game, dealt, info.seat, info.seed)
            assert analyse_decision(redealt, chosen, SHALLOW) == analysis


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_win_share_and_its_loss_add_up_to_at_most_one(
    game: AnyGame, seats: int, options: str
) -> None:
    rng = Random(2)
    for _, info in decisions(game.name, seats, options)[:3]:
        chosen = rng.choice(info.legal)
        analysis = analyse_decision(info, chosen, SHALLOW, 50.0)
        assert 0 <= analysis.win_share <= analysis.win_share + analysis.win_share_lost <= 1 + 1e-9
        assert analysis.points_lost >= 0
        assert analysis.better is None or analysis.better in info.legal
        assert analysis.better != chosen
        if analysis.better is None:
            assert (analysis.win_share_lost, analysis.points_lost) == (0, 0)


@pytest.mark.parametrize("name", AGENT_SPECS)
def test_review_budget_is_independent_of_time(name: str) -> None:
    """The number of games depends only on how many actions there are and if one looked better."""
    screening = {number * SHALLOW.screening_samples for number in (6, 7, 9)}
    extra = {0, HALVING_ROUNDS * SHALLOW.screening_samples, 2 * SHALLOW.confirmation_samples}
    for _, info in decisions(name, 2)[:2]:
        for chosen in info.legal[:3]:
            games = analyse_decision(info, chosen, SHALLOW).games
            assert games in {base + added for base in screening for added in extra}


def test_review_rollouts_ignore_the_cutoff() -> None:
    """The estimate at the cutoff calls the game lost, although it is not."""
    config = replace(
        SCALES, cutoff=Cutoff(ValueStub(lambda state: value_of_points([0.0, 9.0])), max_actions=1)
    )
    info = information_state(GAME, state(2, round=ROUNDS - 1, points=[4, 0]), 0, 1)
    win_shares = [
        DecisionAnalyser(Bidder(), config, SHALLOW).analyse(info, bid).win_share
        for bid in info.legal
    ]
    assert win_shares == [analyse_bid(info, bid).win_share for bid in info.legal]
    assert max(win_shares) == 1


# A game whose best bid is known


def last_bid(points: list[int]) -> InformationState:
    return information_state(GAME, state(2, round=ROUNDS, points=points), 0, 1)


def analyse_bid(
    info: InformationState, chosen: Bid, budget: ReviewBudget = SHALLOW
) -> DecisionAnalysis:
    return DecisionAnalyser(Bidder(), SCALES, budget).analyse(info, chosen)


def test_best_bid_loses_nothing() -> None:
    """The policy always bids 1, so bidding 0 in the last round leaves one more coin, and wins."""
    assert analyse_bid(last_bid([4, 0]), Bid(0)) == DecisionAnalysis(1.0, None, 0.0, 0.0, 14)


def test_bid_that_loses_a_won_game_loses_the_whole_win_share() -> None:
    analysis = analyse_bid(last_bid([4, 0]), Bid(2))
    assert (analysis.win_share, analysis.better, analysis.win_share_lost) == (0.0, Bid(0), 1.0)


def test_no_bid_loses_win_share_in_a_lost_game() -> None:
    lost = information_state(GAME, state(2, coins=[2, 5], round=ROUNDS, points=[0, 9]), 0, 1)
    assert [analyse_bid(lost, bid).win_share_lost for bid in lost.legal] == [0.0] * 3


def test_simultaneous_bid_is_analysed_without_the_other_bids() -> None:
    bidder = Bidder()
    infos = [information_state(GAME, state(3, sealed=[bid, None, None]), 1, 5) for bid in (0, 1, 2)]
    analyses = [DecisionAnalyser(bidder, SCALES, SHALLOW).analyse(each, Bid(2)) for each in infos]
    assert analyses[0] == analyses[1] == analyses[2]
    assert {others for _, others in bidder.observations if 1 in others} == set()


def test_action_with_a_low_prior_is_still_searched() -> None:
    analysis = analyse_bid(last_bid([4, 0]), Bid(2), replace(SHALLOW, max_candidates=1))
    assert analysis.win_share == 0.0, "the action was searched"
    assert analysis.better is None, "the only other candidate, to bid 1, loses as well"


def test_final_comparison_uses_fresh_determinizations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers: list[int] = []

    def determinization(info: InformationState, number: int) -> State:
        numbers.append(number)
        return GAME.clone(info.state)

    monkeypatch.setattr(InformationState, "determinization", determinization)
    analyse_bid(last_bid([4, 0]), Bid(2))
    screened, confirmed = HALVING_ROUNDS * SHALLOW.screening_samples, SHALLOW.confirmation_samples
    assert numbers == [
        *range(screened),
        *range(FIRST_CONFIRMATION_SAMPLE, FIRST_CONFIRMATION_SAMPLE + confirmed),
    ]


# Solo games


def test_solo_win_share_is_relative_to_the_rivals_points() -> None:
    game = find_game("saint_petersburg")
    _, info = decisions(game.name, 1)[0]
    shares = [
        analyse_decision(info, info.legal[0], SHALLOW, rival).win_share for rival in (1, 2000, 4000)
    ]
    assert shares[0] == 1, "the share is at most 1"
    assert shares[1] == pytest.approx(2 * shares[2])
    assert 0 < shares[2] < 0.5


# In another process


@pytest.mark.parametrize("chosen", [0, -1])
def test_worker_gives_the_same_analysis(chosen: int) -> None:
    game = find_game("heller_und_pfennig")
    _, info = decisions(game.name, 2)[0]
    analysis_request = AnalysisRequest(info.legal[chosen], SHALLOW, 3.0)
    request = WorkerRequest(info, "hard", 1, analysis=analysis_request)
    response = worker._encode_response(worker._decode_request(worker.encode_request(request)))
    assert decode_response(request, response) == worker.handle_request(request)
