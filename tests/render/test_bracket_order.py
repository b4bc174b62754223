"""The order of the tables of a knock-out: no other one has fewer ways that cross."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations, product
from random import Random

import pytest

from render.bracket_order import Table, Ways, untangled, upright_order


def random_rounds(sizes: list[int], seats: int, rng: Random) -> list[list[Table]]:
    """Rounds of so many tables, to each of which players of any earlier table go on."""
    rounds, players = list[list[Table]](), list(range(sizes[0] * seats))
    for number in sizes:
        rng.shuffle(players)
        players = players[: number * seats]
        rounds.append([tuple(players[table::number]) for table in range(number)])
    return rounds


def crossings(rounds: list[list[Table]], orders: tuple[tuple[int, ...], ...]) -> int:
    """Count the pairs of ways to different tables that change places."""
    number = 0
    for (tables, order), (after, order_after) in pairwise(zip(rounds, orders, strict=True)):
        places = {
            player: place for place, index in enumerate(order_after) for player in after[index]
        }
        ways = [places[player] for index in order for player in tables[index] if player in places]
        number += sum(one > other for one, other in combinations(ways, 2))
    return number


@pytest.mark.parametrize("sizes", [[4, 2, 1], [3, 3], [5, 3, 1], [4, 3, 2]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_order_has_fewer_crossings(sizes: list[int], seats: int) -> None:
    rounds = random_rounds(sizes, seats, Random(seats))
    every = product(*(permutations(range(number)) for number in sizes))
    least = min(crossings(rounds, orders) for orders in every)
    assert crossings(rounds, untangled(rounds)) == least


def test_ways_of_a_tree_do_not_cross() -> None:
    rounds: list[list[Table]] = [[(1, 2), (3, 4), (5, 6), (7, 8)], [(1, 5), (3, 7)], [(1, 3)]]
    orders = untangled(rounds)
    assert orders[0] in ((0, 2, 1, 3), (1, 3, 0, 2))
    assert crossings(rounds, orders) == 0


def test_the_only_round_keeps_its_order() -> None:
    assert untangled([[(1, 2), (3, 4)]]) == ((0, 1),)
    assert untangled([]) == ()


def test_upright_lines_of_ways_down_are_left_of_those_above_them() -> None:
    """So the second way down has left the first one's height before that comes down."""
    first, second = Ways((10, 20), (60, 70)), Ways((30, 40), (80, 90))
    assert upright_order([first, second]) == (1, 0)
    assert second.crossings_before(first) == 0
    assert first.crossings_before(second) == 4


def test_upright_lines_of_ways_up_are_right_of_those_above_them() -> None:
    first, second = Ways((60, 70), (10, 20)), Ways((80, 90), (30, 40))
    assert upright_order([first, second]) == (0, 1)
    assert first.crossings_before(second) == 0
