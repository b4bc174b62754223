"""Search: play each promising action out in many worlds that could be the true one.

All actions are tried in the same worlds, so that luck spoils the comparison less, and after
each rung the worse half drops out, so that most games are spent on what is hard to tell apart.
Below each action a tree grows, so that it is judged by the best that can be made of it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf, log2
from time import monotonic
from typing import Any

from engine.core import Seat
from engine.players.deciding import carry_out_all, choices
from engine.players.ending import Ending
from engine.players.policy import Policy, Scales
from engine.players.position import Position
from engine.players.tree import Branch, Gardener


@dataclass(slots=True)
class Candidate:
    """An action and how the games that went on with it ended.

    `prior` is what the policy thinks of it, `tree` what was learned below it. For each world it
    was tried in, in order, `wins` holds the seat's part of the win, `leads` its points before the
    best other seat (for who `is_alone` its points) and `space_gains` what the search maximises.
    """

    action: Any
    prior: float
    tree: Branch = field(default_factory=Branch)
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    is_alone: bool = False

    def add(self, ended: Ending, seat: Seat, scales: Scales) -> None:
        """Count one game."""
        win, lead = ended.win(seat), float(ended.lead(seat))
        self.is_alone = len(ended.points) == 1
        self.wins.append(win)
        self.leads.append(lead)
        self.worth.append(scales.worth(ended, seat))

    def standing(self, scales: Scales) -> float:
        """What candidates that were tried equally often are ranked by."""
        return sum(self.worth) + scales.prior_games * scales.point * self.prior


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
    scales: Scales,
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
            if not try_all(position, policy, scales, running, position.world(world), in_time):
                break
            world += 1
        running.sort(key=lambda candidate: candidate.standing(scales), reverse=True)
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
    scales: Scales,
    candidates: Sequence[Candidate],
    world: Any,
    in_time: Callable[[], bool],
) -> bool:
    """Play every candidate out once in the same world, or none of them if the time is up.

    Whoever decides at once with the seat does the same whichever candidate it is.
    """
    game, seat, endings = position.game, position.seat, list[Ending]()
    gardener = Gardener(game, seat, policy, scales)
    asked_too = [other for other in game.to_act(world) if other != seat]
    theirs = choices(world, asked_too, policy.choose)
    for candidate in candidates:
        if not in_time():
            return False
        state = game.clone(world)
        carry_out_all(game, state, [(seat, candidate.action), *theirs])
        endings.append(gardener.descend(candidate.tree, state, world))
    for candidate, ended in zip(candidates, endings, strict=True):
        candidate.add(ended, seat, scales)
    return True


def spare_collector() -> None:
    """Let the garbage collector look seldom: for a process that does nothing but search.

    Playouts make hardly any cycles, and looking for them takes a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
