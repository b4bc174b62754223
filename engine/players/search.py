"""Search: play each promising action out in many worlds that could be the true one.

All actions are tried in the same worlds, so that luck spoils the comparison less, and after
each rung the worse half drops out, so that most games are spent on what is hard to tell apart.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, exp, inf, log2
from time import monotonic
from typing import Any

from engine.core import AnyGame, Result, Seat
from engine.players.policy import Policy
from engine.players.position import Position

LEAD_SCALE = 12.0
"""Points of lead that make a win look safe."""

WIN = 0.3
"""What a win itself counts beside how safe it was, which tells actions apart in fewer games."""

POINT = 0.03
"""What a point of the policy's opinion counts against a win, and an own point for who is alone."""

PRIOR_GAMES = 20
"""Games that the policy's opinion counts for: as much as these would tell."""


@dataclass(slots=True)
class Candidate:
    """An action and how the games that went on with it ended.

    `prior` is what the policy thinks of it. For each world it was tried in, in order, `wins`
    holds the seat's part of the win, `leads` its points before the best other seat (alone: its
    points) and `worth` what the search maximises.
    """

    action: Any
    prior: float
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)

    def add(self, result: Result, seat: Seat) -> None:
        """Count one game."""
        others = [points for place, points in enumerate(result.points) if place != seat]
        lead = float(result.points[seat] - max(others, default=0))
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        self.wins.append(won)
        self.leads.append(lead)
        safe = _safety(lead)
        self.worth.append(WIN * won + (1 - WIN) * safe if others else POINT * lead)

    @property
    def standing(self) -> float:
        """What candidates that were tried equally often are ranked by."""
        return sum(self.worth) + PRIOR_GAMES * POINT * self.prior


def _safety(lead: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, lead / LEAD_SCALE))))


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: `playouts` games over the `keep` actions the policy likes best.

    `seconds` is a cap on top; where it cuts in, the answer depends on the machine's speed.
    """

    playouts: int
    keep: int
    seconds: float | None = None


def search(
    position: Position,
    policy: Policy,
    budget: Budget,
    clock: Callable[[], float] = monotonic,
) -> list[Candidate]:
    """The candidates, best first: those that stayed in longer stand before the others."""
    deadline = inf if budget.seconds is None else clock() + budget.seconds
    in_time = partial(_before, deadline, clock)
    running = promising(position, policy, budget.keep)
    dropped: list[Candidate] = []
    rungs, world = max(1, ceil(log2(len(running)))), 0
    for _ in range(rungs if len(running) > 1 else 0):
        for _ in range(max(1, budget.playouts // (rungs * len(running)))):
            if not try_all(position, policy, running, position.world(world), in_time):
                break
            world += 1
        running.sort(key=lambda candidate: candidate.standing, reverse=True)
        if not in_time():
            break
        half = ceil(len(running) / 2)
        running, dropped = running[:half], running[half:] + dropped
    return running + dropped


def _before(deadline: float, clock: Callable[[], float]) -> bool:
    return clock() < deadline


def promising(position: Position, policy: Policy, keep: int) -> list[Candidate]:
    """The actions that the policy likes best, as many as are kept."""
    values = policy.values(position.state, position.seat, position.legal)
    found = [Candidate(action, value) for action, value in zip(position.legal, values, strict=True)]
    found.sort(key=lambda candidate: -candidate.prior)
    return found[:keep]


def try_all(
    position: Position,
    policy: Policy,
    candidates: Sequence[Candidate],
    world: Any,
    in_time: Callable[[], bool],
) -> bool:
    """Play every candidate out once in the same world, or none of them if the time is up."""
    game, results = position.game, []
    for candidate in candidates:
        if not in_time():
            return False
        state = game.clone(world)
        game.advance(state, position.seat, candidate.action)
        results.append(play_out(game, state, policy))
    for candidate, result in zip(candidates, results, strict=True):
        candidate.add(result, position.seat)
    return True


def play_out(game: AnyGame, state: Any, policy: Policy) -> Result:
    """Play the state to the end, all seats with the same policy."""
    to_act, advance, choose = game.to_act, game.advance, policy.choose
    while acting := to_act(state):
        seat = acting[0]
        advance(state, seat, choose(state, seat))
    result = game.result(state)
    assert result is not None
    return result


def spare_collector() -> None:
    """Let the garbage collector look seldom: for a process that does nothing but search.

    Playouts make hardly any cycles, and looking for them takes a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
