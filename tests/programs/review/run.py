"""Plays a game, has one seat reviewed, and plays the worst of its decisions out both ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, pstdev
from time import process_time
from typing import Any, Literal

from bot.registry import GAME_UIS
from bot.table.review import Decision, DecisionEvaluation, Review, evaluation_of
from engine.ai.agents import Player, make_player
from engine.ai.information_state import InformationState, information_state
from engine.ai.joint_action import apply_joint_action, joint_action, play_until
from engine.ai.registry import find_agent_spec
from engine.ai.review import DecisionAnalyser, ReviewBudget, analyse_decision
from engine.ai.search.sequential_halving import Candidate, simulate_all
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.codec import load_action, load_options
from engine.core import AnyGame, Seat
from engine.registry import find_game
from engine.rng import Rng

CONFIDENCE = 1.96
"""Standard errors to either side of a mean that hold 95 %."""

CONTINUATION_PLAYOUTS = 16
"""Games that seats try for each move who play a check on."""

CHECK_SEED = 7_000_003
"""What sets the worlds of a check apart from all that the review has seen."""

Finding = Literal["right", "wrong", "open"]


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game: the first seat is played as a person of that level might, the others by Medium."""

    game: str
    options: str
    seats: int
    level: str
    seed: int


REVIEWED_GAMES = (
    ReviewedGame("heller_und_pfennig", "{}", 4, "easy", 3),
    ReviewedGame("rattus_cartus", "{}", 2, "easy", 1),
    ReviewedGame("saint_petersburg", "{}", 2, "easy", 4),
    ReviewedGame("saint_petersburg", "{}", 4, "medium", 5),
    ReviewedGame("heller_und_pfennig", "{}", 2, "medium", 9),
    ReviewedGame("saint_petersburg", "{}", 3, "easy", 6),
    ReviewedGame("saint_petersburg", '{"edition":"new_society"}', 5, "easy", 7),
    ReviewedGame("saint_petersburg", "{}", 2, "medium", 8),
    ReviewedGame("saint_petersburg", "{}", 1, "easy", 10),
    ReviewedGame("rattus_cartus", "{}", 3, "medium", 2),
)
"""Every game and edition, alone and for as many as can play, the quickest first."""


@dataclass(frozen=True, slots=True)
class CheckedDecision:
    """One of the worst: what the review says it cost, and what the check says, with its margin.

    In parts of the win; in points of lead where the review says that no win was lost.
    """

    verdict: DecisionEvaluation
    lost: float
    margin: float

    @property
    def finding(self) -> Finding:
        return finding(self.lost, self.margin)


@dataclass(frozen=True, slots=True)
class Report:
    """A game's review and what became of its worst decisions."""

    plan: ReviewedGame
    review: Review
    seconds: float
    worst: tuple[CheckedDecision, ...]


def report_on(
    plan: ReviewedGame, depth: ReviewBudget, playouts: int, most: int | None = None
) -> Report:
    """Play, review and check, in one process: all decisions, or only so many of the first."""
    game = find_game(plan.game)
    decided, review = decisions(game, plan)[:most], Review()
    began = process_time()
    for decision in decided:
        asked = information_state(game, decision.state, decision.seat, seed_of(plan, decision))
        found = analyse_decision(asked, decision.action, plan.seats, depth, solo_target_of(plan))
        review = review.with_evaluation(evaluation_of(game, decision, found))
    seconds = process_time() - began
    by_ply = {decision.ply: decision for decision in decided}
    worst = (_check(game, plan, by_ply[one.ply], one, playouts) for one in review.worst_evaluations)
    return Report(plan, replace(review, decisions=len(decided)), seconds, tuple(worst))


def solo_target_of(plan: ReviewedGame) -> float:
    """Whom one beats alone."""
    return float(GAME_UIS[plan.game].solo_target or 0)


def seed_of(plan: ReviewedGame, decision: Decision) -> int:
    return Rng(plan.seed * 1_000_003 + decision.ply).next_u64()


def decisions(game: AnyGame, plan: ReviewedGame) -> list[Decision]:
    """What the first seat decided, the number of the move in place of a ply."""
    state = game.new(plan.seats, plan.seed, load_options(game, plan.options))
    own, others = (make_player(plan.game, level, plan.seats) for level in (plan.level, "medium"))
    found, ply = list[Decision](), 0
    while acting := game.to_act(state):
        seat, ply = acting[0], ply + 1
        asked = information_state(game, state, seat, plan.seed * 10_007 + ply)
        action = (others if seat else own).choose(asked)
        if seat == 0 and len(asked.legal) > 1:
            found.append(Decision(ply, seat, game.clone(state), action))
        game.advance(state, seat, action)
    return found


def _check(
    game: AnyGame,
    plan: ReviewedGame,
    decision: Decision,
    verdict: DecisionEvaluation,
    playouts: int,
) -> CheckedDecision:
    """Play both choices out in worlds that the review has not seen."""
    skill = find_agent_spec(plan.game)
    reviewer = DecisionAnalyser(
        skill.tuned_policy(plan.seats), skill.search_config, ReviewBudget(), solo_target_of(plan)
    )
    asked = information_state(
        game, decision.state, decision.seat, seed_of(plan, decision) ^ CHECK_SEED
    )
    better = load_action(game, verdict.better_action or "")
    done, other = rollout_both(asked, plan.seats, (decision.action, better), playouts)
    if verdict.wins_lost_per_100:
        return CheckedDecision(
            verdict, *mean_loss(reviewer.win_shares(done), reviewer.win_shares(other))
        )
    return CheckedDecision(verdict, *mean_loss(done.leads, other.leads))


def rollout_both(
    asked: InformationState, seats: int, actions: tuple[Any, Any], playouts: int
) -> tuple[Candidate, Candidate]:
    """What comes of two actions in the same worlds, played to the very end so many times."""
    skill = find_agent_spec(asked.game.name)
    one, other = (Candidate(action, 0.0) for action in actions)
    policy, to_the_end = skill.tuned_policy(seats), skill.search_config.without_cutoff()
    for number in range(playouts):
        world = asked.determinization(CHECK_SEED + number)
        simulate_all(asked, policy, to_the_end, (one, other), world, lambda: True)
    return one, other


def continue_both_with_search(
    asked: InformationState, seats: int, actions: tuple[Any, Any], games: int
) -> tuple[Candidate, Candidate]:
    """The same, played on by seats that try a few games for each move: they see more.

    So whatever a search has seen in an action is still made of it, which a policy may not do.
    """
    searcher = make_player(asked.game.name, "hard", seats, playouts=CONTINUATION_PLAYOUTS)
    scales = find_agent_spec(asked.game.name).search_config
    one, other = (Candidate(action, 0.0) for action in actions)
    for seed in range(CHECK_SEED, CHECK_SEED + games):
        for candidate in (one, other):
            ended = _searched_on(asked, candidate.action, seed, searcher)
            candidate.record(ended, asked.seat, scales)
    return one, other


def _searched_on(
    asked: InformationState, action: Any, seed: int, searcher: Player
) -> ValueEstimate:
    """How the game ends in that world after the action, if all seats think like this."""
    game, state, seeds = asked.game, asked.determinization(seed), Rng(seed)

    def choose(state: Any, seat: Seat) -> Any:
        return searcher.choose(information_state(game, state, seat, seeds.next_u64()))

    others = [seat for seat in game.to_act(state) if seat != asked.seat]
    apply_joint_action(game, state, [(asked.seat, action), *joint_action(state, others, choose)])
    play_until(game, state, choose)
    result = game.result(state)
    assert result is not None
    return value_of_result(result)


def mean_loss(done: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much less was brought by what was done, with half the 95 % interval."""
    lost = [more - less for more, less in zip(other, done, strict=True)]
    return fmean(lost), CONFIDENCE * pstdev(lost) / sqrt(len(lost))


def finding(lost: float, margin: float) -> Finding:
    """Whether somebody is right who says that this much is lost: open within the margin."""
    if abs(lost) <= margin:
        return "open"
    return "right" if lost > 0 else "wrong"


def report_lines(report: Report) -> list[str]:
    """A game's report: a line for it, and one for each of its worst decisions."""
    plan, number = report.plan, len(report.review.evaluations)
    named = f"{plan.game} {plan.options} for {plan.seats}, {plan.level}, seed {plan.seed}"
    told = [
        f"{named}: {number} decisions, accuracy {100 * report.review.accuracy:.0f} %,"
        f" {report.seconds / max(number, 1):.2f} s a decision"
    ]
    for one in report.worst:
        cost, unit = (
            (one.verdict.win_share_loss, "wins")
            if one.verdict.wins_lost_per_100
            else (one.verdict.lead_loss, "pts")
        )
        told.append(
            f"  move {one.verdict.ply}: {cost:.3f} {unit},"
            f" played out {one.lost:.3f} ± {one.margin:.3f}: {one.finding}"
        )
    return told
