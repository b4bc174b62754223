"""Analysis of a decision after the game: what it was worth beside the best alternative.

It uses only what the seat knew when it decided, a fixed number of playouts and no clock, so the
result is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from statistics import fmean, pstdev
from typing import Any

from engine.ai.agent_spec import Policy
from engine.ai.information_state import InformationState
from engine.ai.registry import find_agent_spec
from engine.ai.search.config import SearchConfig
from engine.ai.search.sequential_halving import Candidate, simulate_all, top_candidates

HALVING_ROUNDS = 3
"""Rounds of screening, after each of which the worse half of the alternatives is dropped."""

FIRST_CONFIRMATION_SAMPLE = 1_000_000
"""Number of the first determinization for confirmation: none of those used for screening."""

SCREENING_Z = 1.0
"""Standard errors by which an alternative must be ahead in screening to be confirmed at all."""

CONFIRMATION_Z = 1.645
"""Standard errors by which it must be ahead in fresh determinizations: a one-sided 5 % test."""


@dataclass(frozen=True, slots=True)
class ReviewBudget:
    """How many determinizations an analysis uses.

    In screening, the chosen action and the `max_candidates` actions that the policy values most are
    simulated in `screening_samples` determinizations per halving round, with the game's cutoff. If
    the best alternative is ahead, both are simulated to the end of the game in
    `confirmation_samples` fresh determinizations, so that luck in screening gains it nothing.
    """

    max_candidates: int = 6
    screening_samples: int = 32
    confirmation_samples: int = 320


@dataclass(frozen=True, slots=True)
class DecisionAnalysis:
    """What a decision was worth.

    `win_share` is the expected share of the win with the chosen action, from 0 to 1. If another
    action, `better`, is significantly better, `win_share_lost` and `points_lost` are the expected
    share of the win and the points of lead lost by not choosing it; otherwise they are 0. `games`
    is the number of playouts used.

    In a solo game `win_share` is the expected part of the target's points, at most 1.
    """

    win_share: float
    better: Any | None
    win_share_lost: float
    points_lost: float
    games: int


def analyse_decision(
    info_state: InformationState,
    chosen: Any,
    budget: ReviewBudget,
    solo_target: float = 0.0,
) -> DecisionAnalysis:
    """Analyse a decision with the policy and search of the game's Hard player.

    In a solo game the result is compared with `solo_target` points. Raises KeyError for a game
    without AI players.
    """
    spec = find_agent_spec(info_state.game.name)
    reviewer = DecisionAnalyser(
        spec.policy(info_state.state), spec.search_config, budget, solo_target
    )
    return reviewer.analyse(info_state, chosen)


@dataclass(frozen=True, slots=True)
class DecisionAnalyser:
    """Analyses decisions with one policy and search configuration."""

    policy: Policy
    config: SearchConfig
    budget: ReviewBudget
    solo_target: float = 0.0

    def analyse(self, info_state: InformationState, chosen: Any) -> DecisionAnalysis:
        """Return what the decision for `chosen`, one of the legal actions, was worth."""
        played, alternative, games = self._screen(info_state, chosen)
        if alternative is not None and _is_ahead(alternative, played, SCREENING_Z):
            played, alternative = Candidate(played.action, 0.0), Candidate(alternative.action, 0.0)
            games += self._simulate_without_cutoff(
                info_state, (played, alternative), self.budget.confirmation_samples
            )
            if _is_ahead(alternative, played, CONFIRMATION_Z):
                return self._confirmed(played, alternative, games)
        elif self.config.cutoff is not None:
            played = Candidate(played.action, 0.0)
            games += self._simulate_without_cutoff(
                info_state, (played,), HALVING_ROUNDS * self.budget.screening_samples
            )
        return DecisionAnalysis(self.win_share(played), None, 0.0, 0.0, games)

    def _screen(
        self, info_state: InformationState, chosen: Any
    ) -> tuple[Candidate, Candidate | None, int]:
        """Return the chosen action, the best alternative if there is any, and the playouts used."""
        keys = self._equivalence_keys(info_state)
        candidates = top_candidates(info_state, self.policy, len(info_state.legal))
        # The chosen action stands for those equivalent to it.
        played = next(each for each in candidates if keys[each.action] == keys[chosen])
        played.action = chosen
        others = [
            candidate
            for candidate in candidates[: self.budget.max_candidates]
            if candidate is not played
        ]
        games = 0
        for halving_round in range(HALVING_ROUNDS):
            first = halving_round * self.budget.screening_samples
            games += self._simulate(
                info_state, (played, *others), first, self.budget.screening_samples
            )
            others.sort(key=lambda candidate: candidate.ranking_score(self.config), reverse=True)
            others = others[: ceil(len(others) / 2)]
        return played, others[0] if others else None, games

    def _equivalence_keys(self, info_state: InformationState) -> dict[Any, Hashable]:
        state, seat, legal = info_state.state, info_state.seat, info_state.legal
        return dict(zip(legal, self.policy.equivalence_keys(state, seat, legal), strict=True))

    def _simulate(
        self,
        info_state: InformationState,
        candidates: Sequence[Candidate],
        first: int,
        samples: int,
    ) -> int:
        """Simulate in the determinizations from `first` on; return the number of playouts."""
        policy, config = self.policy, self.config
        for number in range(first, first + samples):
            sample = info_state.determinization(number)
            simulate_all(info_state, policy, config, candidates, sample, has_time=lambda: True)
        return samples * len(candidates)

    def _simulate_without_cutoff(
        self, info_state: InformationState, candidates: Sequence[Candidate], samples: int
    ) -> int:
        """Simulate to the end in fresh determinizations; return the number of playouts."""
        uncut = replace(self, config=self.config.without_cutoff())
        return uncut._simulate(info_state, candidates, FIRST_CONFIRMATION_SAMPLE, samples)

    def _confirmed(self, played: Candidate, better: Candidate, games: int) -> DecisionAnalysis:
        win_share = self.win_share(played)
        return DecisionAnalysis(
            win_share,
            better.action,
            max(0.0, self.win_share(better) - win_share),
            max(0.0, fmean(better.leads) - fmean(played.leads)),
            games,
        )

    def win_share(self, candidate: Candidate) -> float:
        """Return the expected share of the win with an action, from 0 to 1."""
        return fmean(self.win_shares(candidate))

    def win_shares(self, candidate: Candidate) -> list[float]:
        """Return the share of the win in each playout."""
        if candidate.is_alone:
            target = max(self.solo_target, 1.0)
            return [min(max(points, 0.0) / target, 1.0) for points in candidate.leads]
        return candidate.win_shares


def _is_ahead(first: Candidate, second: Candidate, errors: float) -> bool:
    """Return whether `first` is better in paired samples by more than so many standard errors."""
    differences = [a - b for a, b in zip(first.utilities, second.utilities, strict=True)]
    return fmean(differences) > errors * pstdev(differences) / sqrt(len(differences))
