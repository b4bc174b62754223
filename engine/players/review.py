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

from engine.players.policy import Policy, Scales
from engine.players.position import Position
from engine.players.registry import find_skill
from engine.players.search import Candidate, promising, try_all

RUNGS = 3
"""Times that the actions are tried and the worse half of the others drops out."""

FRESH = 1_000_000
"""The first of the worlds in which two actions are weighed: none that they were sifted in."""

PROMISING = 1.0
"""Standard errors by which an action must be ahead in the sifting to be weighed at all."""

CLEAR = 1.645
"""Standard errors by which it must be ahead in fresh worlds: luck does that once in 20 times."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is tried for a decision.

    The `keep` actions that the policy likes best and the one that was done are sifted: each is
    tried in `sift` worlds on each rung. What is left and ahead is weighed against what was done
    in `weigh` fresh worlds, so that it gains nothing by having been lucky before. What is sifted
    may be cut off at the game's horizon; what is told of a decision was played out to the end.
    """

    keep: int = 6
    sift: int = 32
    weigh: int = 320


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a decision was worth.

    `share` is the expected part of the win with what was done, from 0 to 1. Where `better`
    would clearly have brought more, `cost` is the part of the win that was lost by not doing
    it, and `points` are the points of lead. It took so many `games` to find out.

    Who plays alone cannot win: there it is the part of a rival's points that he would have.
    """

    share: float
    better: Any | None
    cost: float
    points: float
    games: int


def appraise(
    position: Position, chosen: Any, seats: int, depth: Depth, rival: float = 0.0
) -> Appraisal:
    """Appraise a decision as a Hard player does its own. Raises KeyError without a skill.

    Who plays alone is compared with a `rival` that has so many points.
    """
    skill = find_skill(position.game.name)
    reviewer = Reviewer(skill.tuned(seats), skill.scales, depth, rival)
    return reviewer.appraise(position, chosen)


@dataclass(frozen=True, slots=True)
class Reviewer:
    """Looks back with the judgement of one game's Hard players."""

    policy: Policy
    scales: Scales
    depth: Depth
    rival: float = 0.0

    def appraise(self, position: Position, chosen: Any) -> Appraisal:
        """What the decision for `chosen`, one of the legal actions, was worth."""
        done, other, games = self._sift(position, chosen)
        if other is not None and _is_ahead(other, done, PROMISING):
            done, other = Candidate(done.action, 0.0), Candidate(other.action, 0.0)
            games += self._to_the_end(position, (done, other), self.depth.weigh)
            if _is_ahead(other, done, CLEAR):
                return self._weighed(done, other, games)
        elif self.scales.horizon is not None:
            done = Candidate(done.action, 0.0)
            games += self._to_the_end(position, (done,), RUNGS * self.depth.sift)
        return Appraisal(self.share(done), None, 0.0, 0.0, games)

    def _sift(self, position: Position, chosen: Any) -> tuple[Candidate, Candidate | None, int]:
        """What was done, the best of all else, if there is any, and the games it took."""
        liked = promising(position, self.policy, len(position.legal))
        done = next(one for one in liked if one.action == chosen)
        others = [one for one in liked[: self.depth.keep] if one is not done]
        games = 0
        for rung in range(RUNGS):
            first = rung * self.depth.sift
            games += self._try(position, (done, *others), first, self.depth.sift)
            others.sort(key=lambda one: one.standing(self.scales), reverse=True)
            others = others[: ceil(len(others) / 2)]
        return done, others[0] if others else None, games

    def _try(
        self, position: Position, candidates: Sequence[Candidate], first: int, worlds: int
    ) -> int:
        """Try these in so many worlds; how many games that were."""
        policy, scales = self.policy, self.scales
        for number in range(first, first + worlds):
            try_all(position, policy, scales, candidates, position.world(number), _always)
        return worlds * len(candidates)

    def _to_the_end(self, position: Position, candidates: Sequence[Candidate], worlds: int) -> int:
        """The same in fresh worlds, whatever horizon the game has."""
        patient = replace(self, scales=self.scales.to_the_end())
        return patient._try(position, candidates, FRESH, worlds)

    def _weighed(self, done: Candidate, better: Candidate, games: int) -> Appraisal:
        share = self.share(done)
        return Appraisal(
            share,
            better.action,
            max(0.0, self.share(better) - share),
            max(0.0, fmean(better.leads) - fmean(done.leads)),
            games,
        )

    def share(self, tried: Candidate) -> float:
        """The expected part of the win with an action, from 0 to 1."""
        return fmean(self.shares(tried))

    def shares(self, tried: Candidate) -> list[float]:
        """The part of the win in each game that was tried."""
        if tried.is_alone:
            rival = max(self.rival, 1.0)
            return [min(max(points, 0.0) / rival, 1.0) for points in tried.leads]
        return tried.wins


def _is_ahead(one: Candidate, other: Candidate, errors: float) -> bool:
    """Whether one did better than the other in the same worlds by so many standard errors."""
    ahead = [own - its for own, its in zip(one.worth, other.worth, strict=True)]
    return fmean(ahead) > errors * pstdev(ahead) / sqrt(len(ahead))


def _always() -> bool:
    return True
