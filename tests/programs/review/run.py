"""Plays a game, reviews one seat, and plays out both choices of its worst decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
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
"""The half-width of a 95 % confidence interval, in standard errors."""

CONTINUATION_PLAYOUTS = 16
"""Playouts per move of the players that continue a check with search."""

CHECK_SEED = 7_000_003
"""Makes the determinizations of a check differ from those of the review."""

Finding = Literal["right", "wrong", "open"]


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game whose first seat plays at this level and is reviewed; the others are Medium AIs."""

    game: str
    options: str
    seats: int
    level: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game} {self.options} for {self.seats}, {self.level}, seed {self.seed}"


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
"""Every game and edition with several numbers of seats, the fastest first."""


@dataclass(frozen=True, slots=True)
class CheckedDecision:
    """One of the worst decisions: its evaluation by the review, and its cost in playouts.

    `lost` and `margin` are in win share, or in points of lead if no win share was lost.
    """

    evaluation: DecisionEvaluation
    lost: float
    margin: float

    @property
    def finding(self) -> Finding:
        return finding(self.lost, self.margin)


@dataclass(frozen=True, slots=True)
class Report:
    """A game's review, and the checks of its worst decisions."""

    setup: ReviewedGame
    review: Review
    seconds: float
    worst: tuple[CheckedDecision, ...]


def report_on(
    setup: ReviewedGame, budget: ReviewBudget, playouts: int, max_decisions: int | None = None
) -> Report:
    """Play, review and check a game; with `max_decisions`, review only the first decisions."""
    game = find_game(setup.game)
    own_decisions, review = list(islice(decisions(game, setup), max_decisions)), Review()
    began = process_time()
    for decision in own_decisions:
        info_state = information_state(
            game, decision.state, decision.seat, seed_of(setup, decision)
        )
        analysis = analyse_decision(info_state, decision.action, budget, solo_target_of(setup))
        review = review.with_evaluation(evaluation_of(game, decision, analysis))
    seconds = process_time() - began
    by_ply = {decision.ply: decision for decision in own_decisions}
    worst = (
        _check(game, setup, by_ply[evaluation.ply], evaluation, playouts)
        for evaluation in review.worst_evaluations
    )
    return Report(setup, replace(review, decisions=len(own_decisions)), seconds, tuple(worst))


def solo_target_of(setup: ReviewedGame) -> float:
    """Return the points to beat in a solo game, or 0."""
    targets = GAME_UIS[setup.game].solo_targets
    return 0.0 if targets is None else float(targets.hard_drawn_out)


def seed_of(setup: ReviewedGame, decision: Decision) -> int:
    return Rng(setup.seed * 1_000_003 + decision.ply).next_u64()


def decisions(game: AnyGame, setup: ReviewedGame) -> Iterator[Decision]:
    """Play the game, and yield the first seat's decisions, with move numbers as plies."""
    for decision, _ in decisions_of_all(game, setup):
        if decision.seat == 0:
            yield decision


def decisions_of_all(
    game: AnyGame, setup: ReviewedGame
) -> Iterator[tuple[Decision, InformationState]]:
    """Play the game, and yield the decisions of all seats, with what each seat knew."""
    state = game.new(setup.seats, setup.seed, load_options(game, setup.options))
    own, others = (make_player(setup.game, level) for level in (setup.level, "medium"))
    ply = 0
    while acting := game.to_act(state):
        seat, ply = acting[0], ply + 1
        info_state = information_state(game, state, seat, setup.seed * 10_007 + ply)
        action = (others if seat else own).choose(info_state)
        if len(info_state.legal) > 1:
            yield Decision(ply, seat, game.clone(state), action), info_state
        game.advance(state, seat, action)


def _check(
    game: AnyGame,
    setup: ReviewedGame,
    decision: Decision,
    evaluation: DecisionEvaluation,
    playouts: int,
) -> CheckedDecision:
    """Play out both choices from determinizations that the review has not used."""
    spec = find_agent_spec(setup.game)
    reviewer = DecisionAnalyser(
        spec.policy(decision.state), spec.search_config, ReviewBudget(), solo_target_of(setup)
    )
    info_state = information_state(
        game, decision.state, decision.seat, seed_of(setup, decision) ^ CHECK_SEED
    )
    better = load_action(game, evaluation.better_action or "")
    done, other = rollout_both(info_state, (decision.action, better), playouts)
    if evaluation.wins_lost_per_100:
        return CheckedDecision(
            evaluation, *mean_loss(reviewer.win_shares(done), reviewer.win_shares(other))
        )
    return CheckedDecision(evaluation, *mean_loss(done.leads, other.leads))


def rollout_both(
    info_state: InformationState, actions: tuple[Any, Any], playouts: int
) -> tuple[Candidate, Candidate]:
    """Play out two actions to the end of the game, this often, from the same determinizations."""
    spec = find_agent_spec(info_state.game.name)
    first, second = (Candidate(action, 0.0) for action in actions)
    policy, config = spec.policy(info_state.state), spec.search_config.without_cutoff()
    for number in range(playouts):
        determinization = info_state.determinization(CHECK_SEED + number)
        simulate_all(info_state, policy, config, (first, second), determinization, lambda: True)
    return first, second


def continue_both_with_search(
    info_state: InformationState, actions: tuple[Any, Any], games: int
) -> tuple[Candidate, Candidate]:
    """Play two actions to the end of the game, with players that search.

    They exploit what a search has seen in an action, which the policy might miss.
    """
    searcher = make_player(info_state.game.name, "hard", playouts=CONTINUATION_PLAYOUTS)
    config = find_agent_spec(info_state.game.name).search_config
    first, second = (Candidate(action, 0.0) for action in actions)
    for seed in range(CHECK_SEED, CHECK_SEED + games):
        for candidate in (first, second):
            value = _value_with_search(info_state, candidate.action, seed, searcher)
            candidate.record(value, info_state.seat, config)
    return first, second


def _value_with_search(
    info_state: InformationState, action: Any, seed: int, searcher: Player
) -> ValueEstimate:
    """Play the game from a determinization with this player, and return its value."""
    game, state, seeds = info_state.game, info_state.determinization(seed), Rng(seed)

    def choose(state: Any, seat: Seat) -> Any:
        return searcher.choose(information_state(game, state, seat, seeds.next_u64()))

    others = [seat for seat in game.to_act(state) if seat != info_state.seat]
    apply_joint_action(
        game, state, [(info_state.seat, action), *joint_action(state, others, choose)]
    )
    play_until(game, state, choose)
    result = game.result(state)
    assert result is not None
    return value_of_result(result)


def mean_loss(done: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how much more the other action gained on average, with half the 95 % interval."""
    losses = [other_value - done_value for other_value, done_value in zip(other, done, strict=True)]
    return fmean(losses), CONFIDENCE * pstdev(losses) / sqrt(len(losses))


def finding(lost: float, margin: float) -> Finding:
    """Judge the claim that something is lost: open if the loss is within the margin."""
    if abs(lost) <= margin:
        return "open"
    return "right" if lost > 0 else "wrong"


def report_lines(report: Report) -> list[str]:
    """Return a line about the game, and one for each of its worst decisions."""
    number = len(report.review.evaluations)
    lines = [
        f"{report.setup}: {number} decisions, accuracy {100 * report.review.accuracy:.0f} %,"
        f" {report.seconds / max(number, 1):.2f} s a decision"
    ]
    for checked in report.worst:
        cost, unit = (
            (checked.evaluation.win_share_loss, "wins")
            if checked.evaluation.wins_lost_per_100
            else (checked.evaluation.lead_loss, "pts")
        )
        lines.append(
            f"  move {checked.evaluation.ply}: {cost:.3f} {unit},"
            f" played out {checked.lost:.3f} ± {checked.margin:.3f}: {checked.finding}"
        )
    return lines
