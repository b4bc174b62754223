"""Dividing many people among tables by simulated annealing.

Kirkpatrick, Gelatt and Vecchi, "Optimization by Simulated Annealing", Science 220 (1983): two
people change places, which is kept if it is better, and with falling probability if it is worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from random import Random
from typing import TypeAlias

from bot.tournaments.partition import Group
from bot.tournaments.table_sizes import TableSizes

Cost: TypeAlias = tuple[int, int]
"""Repeated meetings, and the spread of points in units of 1/24: the former decide."""

STEPS = 400_000
"""Exchanges that are tried for all numbers of tables together."""

MEETING = 30
"""The spread that a repeated meeting is worth during the search."""

START_TEMPERATURE = 20.0
END_TEMPERATURE = 1.0


@dataclass(frozen=True, slots=True)
class Problem:
    """The people by number: who has met whom, and the points of each in units of 1/24."""

    met: Sequence[Sequence[bool]]
    points: Sequence[int]

    def cost(self, group: Sequence[int]) -> Cost:
        """Return what a table costs."""
        repeated = 0
        for one, other in combinations(group, 2):
            repeated += self.met[one][other]
        points = [self.points[person] for person in group]
        return repeated, max(points) - min(points)


def annealed_division(problem: Problem, sizes: TableSizes, seed: int) -> list[Group]:
    """Return the best division found, always the same for the same arguments.

    Raises ValueError if there is none into tables of these sizes.
    """
    divisions = sizes.divisions(len(problem.points))
    if not divisions:
        raise ValueError(f"{len(problem.points)} people do not fill tables of {sizes}")
    steps = STEPS // len(divisions)
    searches = [_Annealing(problem, division, seed) for division in divisions]
    for search in searches:
        search.run(steps)
    best = min(searches, key=lambda search: search.best_cost)
    return sorted(tuple(sorted(group)) for group in best.best)


class _Annealing:
    """The search with given sizes of tables."""

    def __init__(self, problem: Problem, division: Sequence[int], seed: int) -> None:
        self._cost_of = problem.cost
        self._random = Random(seed).random
        people = iter(range(len(problem.points)))
        self._groups = [[next(people) for _ in range(size)] for size in division]
        self._table_of = [
            table for table, group in enumerate(self._groups) for _ in range(len(group))
        ]
        self._costs = [self._cost_of(group) for group in self._groups]
        self._cost = self._total_cost()
        self.best_cost = self._cost
        self.best = list(self._groups)

    def run(self, steps: int) -> None:
        """Try so many exchanges while the temperature falls."""
        random, people = self._random, len(self._table_of)
        cooling = END_TEMPERATURE / START_TEMPERATURE
        for step in range(steps):
            if self.best_cost == (0, 0):
                break
            one, other = int(random() * people), int(random() * people)
            if self._table_of[one] != self._table_of[other]:
                self._try_exchange(one, other, START_TEMPERATURE * cooling ** (step / steps))

    def _try_exchange(self, one: int, other: int, temperature: float) -> None:
        here, there = self._table_of[one], self._table_of[other]
        group_here = [other if person == one else person for person in self._groups[here]]
        group_there = [one if person == other else person for person in self._groups[there]]
        cost_here, cost_there = self._cost_of(group_here), self._cost_of(group_there)
        meetings = cost_here[0] + cost_there[0] - self._costs[here][0] - self._costs[there][0]
        spread = cost_here[1] + cost_there[1] - self._costs[here][1] - self._costs[there][1]
        worse = meetings * MEETING + spread
        if worse > 0 and self._random() >= exp(-worse / temperature):
            return
        self._groups[here], self._groups[there] = group_here, group_there
        self._table_of[one], self._table_of[other] = there, here
        self._costs[here], self._costs[there] = cost_here, cost_there
        self._cost = self._cost[0] + meetings, self._cost[1] + spread
        if self._cost < self.best_cost:
            self.best_cost, self.best = self._cost, list(self._groups)

    def _total_cost(self) -> Cost:
        return sum(cost[0] for cost in self._costs), sum(cost[1] for cost in self._costs)
