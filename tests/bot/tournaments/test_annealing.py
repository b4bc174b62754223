"""The search for many people finds what the exhaustive one finds for a few."""

from __future__ import annotations

from random import Random

import pytest

from bot.tournaments import annealing
from bot.tournaments.annealing import Problem, annealed_division
from bot.tournaments.partition import cheapest_division
from bot.tournaments.table_sizes import TableSizes


@pytest.mark.parametrize("seed", range(3))
def test_finds_the_best_division_of_twelve_in_a_twentieth_of_the_search(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annealing, "STEPS", annealing.STEPS // 20)
    random = Random(seed)
    met = [[random.random() < 0.5 for _ in range(12)] for _ in range(12)]
    met = [[met[min(one, other)][max(one, other)] for one in range(12)] for other in range(12)]
    problem = Problem(met, [random.randrange(0, 72, 4) for _ in range(12)])
    sizes = TableSizes(3, 4)

    def cost(group: tuple[int, ...]) -> int:
        repeated, spread = problem.cost(group)
        return repeated * 10**6 + spread

    best = cheapest_division(tuple(range(12)), sizes, cost)
    found = annealed_division(problem, sizes, seed)
    assert sum(map(cost, found)) == sum(map(cost, best))
    assert sorted(person for group in found for person in group) == list(range(12))


def test_refuses_what_fills_no_tables() -> None:
    with pytest.raises(ValueError, match="5 people"):
        annealed_division(Problem([[False] * 5] * 5, [0] * 5), TableSizes(3, 4), 1)
    with pytest.raises(ValueError, match="5 people"):
        cheapest_division((0, 1, 2, 3, 4), TableSizes(3, 4), len)
