"""Looks back at a decision: what it was worth, beside the best that can be found.

Judged from nothing but what the seat knew when it decided, in a fixed number of games and
without a clock: the same position is judged the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from statistics import fmean, pstdev
from typing import Any

from engine.ai.information_state import InformationState
from engine.ai.policy import Policy
from engine.ai.registry import find_agent_spec
from engine.ai.search.config import SearchConfig
from engine.ai.search.sequential_halving import Candidate, simulate_all, top_candidates

HALVING_ROUNDS = 3
"""Times that the actions are tried and the worse half of the others drops out."""

FIRST_CONFIRMATION_SAMPLE = 1_000_000
"""The first of the worlds in which two actions are weighed: none that they were sifted in."""

SCREENING_Z = 1.0
"""Standard errors by which an action must be ahead in the sifting to be weighed at all."""

CONFIRMATION_Z = 1.645
"""Standard errors by which it must be ahead in fresh worlds: luck does that once in 20 times."""


@dataclass(frozen=True, slots=True)
class ReviewBudget:
    """How much is tried for a decision.

    The `max_candidates` actions that the policy likes best and the one that was done are sifted: each is
    tried in `screening_samples` worlds on each rung. What is left and ahead is weighed against what was done
    in `confirmation_samples` fresh worlds, so that it gains nothing by having been lucky before. What is sifted
    may be cut off at the game's horizon; what is told of a decision was played out to the end.
    """

    max_candidates: int = 6
    screening_samples: int = 32
    confirmation_samples: int = 320


@dataclass(frozen=True, slots=True)
class DecisionAnalysis:
    """What a decision was worth.

    `win_share` is the expected part of the win with what was done, from 0 to 1. Where `better`
    would clearly have brought more, `win_share_lost` is the part of the win that was lost by not doing
    it, and `points_lost` are the points of lead. It took so many `games` to find out.

    Who plays alone cannot win: there it is the part of a rival's points that he would have.
    """

    win_share: float
    better: Any | None
    win_share_lost: float
    points_lost: float
    games: int


def analyse_decision(
    info_state: InformationState,
    chosen: Any,
    seats: int,
    budget: ReviewBudget,
    solo_target: float = 0.0,
) -> DecisionAnalysis:
    """Appraise a decision as a Hard player does its own. Raises KeyError without a skill.

    Who plays alone is compared with a `solo_target` that has so many points.
    """
    spec = find_agent_spec(info_state.game.name)
    reviewer = DecisionAnalyser(spec.tuned_policy(seats), spec.search_config, budget, solo_target)
    return reviewer.analyse(info_state, chosen)


@dataclass(frozen=True, slots=True)
class DecisionAnalyser:
    """Looks back with the judgement of one game's Hard players."""

    policy: Policy
    config: SearchConfig
    budget: ReviewBudget
    solo_target: float = 0.0

    def analyse(self, info_state: InformationState, chosen: Any) -> DecisionAnalysis:
        """What the decision for `chosen`, one of the legal actions, was worth."""
        done, other, games = self._screen(info_state, chosen)
        if other is not None and _is_ahead(other, done, SCREENING_Z):
            done, other = Candidate(done.action, 0.0), Candidate(other.action, 0.0)
            games += self._simulate_without_cutoff(
                info_state, (done, other), self.budget.confirmation_samples
            )
            if _is_ahead(other, done, CONFIRMATION_Z):
                return self._confirmed(done, other, games)
        elif self.config.cutoff is not None:
            done = Candidate(done.action, 0.0)
            games += self._simulate_without_cutoff(
                info_state, (done,), HALVING_ROUNDS * self.budget.screening_samples
            )
        return DecisionAnalysis(self.win_share(done), None, 0.0, 0.0, games)

    def _screen(
        self, info_state: InformationState, chosen: Any
    ) -> tuple[Candidate, Candidate | None, int]:
        """What was done, the best of all else, if there is any, and the games it took."""
        candidates = top_candidates(info_state, self.policy, len(info_state.legal))
        done = next(one for one in candidates if one.action == chosen)
        others = [one for one in candidates[: self.budget.max_candidates] if one is not done]
        games = 0
        for halving_round in range(HALVING_ROUNDS):
            first = halving_round * self.budget.screening_samples
            games += self._simulate(
                info_state, (done, *others), first, self.budget.screening_samples
            )
            others.sort(key=lambda one: one.ranking_score(self.config), reverse=True)
            others = others[: ceil(len(others) / 2)]
        return done, others[0] if others else None, games

    def _simulate(
        self,
        info_state: InformationState,
        candidates: Sequence[Candidate],
        first: int,
        samples: int,
    ) -> int:
        """Try these in so many worlds; how many games that were."""
        policy, config = self.policy, self.config
        for number in range(first, first + samples):
            simulate_all(
                info_state, policy, config, candidates, info_state.determinization(number), _always
            )
        return samples * len(candidates)

    def _simulate_without_cutoff(
        self, info_state: InformationState, candidates: Sequence[Candidate], samples: int
    ) -> int:
        """The same in fresh worlds, whatever horizon the game has."""
        uncut = replace(self, config=self.config.without_cutoff())
        return uncut._simulate(info_state, candidates, FIRST_CONFIRMATION_SAMPLE, samples)

    def _confirmed(self, done: Candidate, better: Candidate, games: int) -> DecisionAnalysis:
        win_share = self.win_share(done)
        return DecisionAnalysis(
            win_share,
            better.action,
            max(0.0, self.win_share(better) - win_share),
            max(0.0, fmean(better.leads) - fmean(done.leads)),
            games,
        )

    def win_share(self, tried: Candidate) -> float:
        """The expected part of the win with an action, from 0 to 1."""
        return fmean(self.win_shares(tried))

    def win_shares(self, tried: Candidate) -> list[float]:
        """The part of the win in each game that was tried."""
        if tried.is_alone:
            target = max(self.solo_target, 1.0)
            return [min(max(points, 0.0) / target, 1.0) for points in tried.leads]
        return tried.win_shares


def _is_ahead(one: Candidate, other: Candidate, errors: float) -> bool:
    """Whether one did better than the other in the same worlds by so many standard errors."""
    ahead = [own - its for own, its in zip(one.utilities, other.utilities, strict=True)]
    return fmean(ahead) > errors * pstdev(ahead) / sqrt(len(ahead))


def _always() -> bool:
    return True
