"""Pairing: fewest repeated meetings, then least spread of points, then fair seats and byes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from unittest.mock import patch

import pytest

from bot.tournaments import annealing
from bot.tournaments.results import PlayedRound, Player
from bot.tournaments.standings import draw_lots, standings
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.bot.tournaments.simulation import players, rounds

Cost = tuple[int, int, int, int]
"""Repeated meetings, spread in units of 1/24, what first moves and other seats add to squares."""


class Measure:
    """What tables cost after these rounds, computed in the plainest way."""

    def __init__(self, played: Sequence[PlayedRound], number: int) -> None:
        tables = [table.players for each in played for table in each.tables]
        self._met = {frozenset(pair) for table in tables for pair in combinations(table, 2)}
        self._had = Counter((player, seat) for table in tables for seat, player in enumerate(table))
        lines = standings(draw_lots(players(number), 1), played)
        self.points = {line.player: int(line.points * 24) for line in lines}

    def of_company(self, company: Sequence[Player]) -> tuple[int, int]:
        points = [self.points[player] for player in company]
        repeated = sum(frozenset(pair) in self._met for pair in combinations(company, 2))
        return repeated, max(points) - min(points)

    def of_seats(self, table: Sequence[Player]) -> tuple[int, int]:
        added = [2 * self._had[player, seat] + 1 for seat, player in enumerate(table)]
        return added[0], sum(added[1:])

    def best_of(self, company: frozenset[Player]) -> Cost:
        everybody = sorted(company)
        return *self.of_company(everybody), *min(map(self.of_seats, permutations(everybody)))

    def total(self, tables: Sequence[Sequence[Player]]) -> Cost:
        return added(*((*self.of_company(table), *self.of_seats(table)) for table in tables))


def added(*costs: Cost) -> Cost:
    columns = list(zip(*costs, strict=True)) or [(), (), (), ()]
    return (sum(columns[0]), sum(columns[1]), sum(columns[2]), sum(columns[3]))


def cheapest_of_all(company: frozenset[Player], sizes: TableSizes, measure: Measure) -> Cost:
    """Try every division of these players into tables."""
    table_cost = cache(measure.best_of)

    @cache
    def best(rest: frozenset[Player]) -> Cost | None:
        if not rest:
            return added()
        first = min(rest)
        costs = []
        for size in sizes:
            for others in combinations(sorted(rest - {first}), size - 1):
                table = frozenset((first, *others))
                after = best(rest - table)
                if after is not None:
                    costs.append(added(table_cost(table), after))
        return min(costs, default=None)

    found = best(company)
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "sizes", "number_of_rounds"),
    [
        (6, "2", 5),
        (8, "2-3", 4),
        (7, "3", 4),
        (10, "3-4", 4),
        (11, "5", 3),
        (9, "4-5", 3),
        (15, "3", 3),
        (16, "4", 2),
    ],
)
def test_no_pairing_of_up_to_sixteen_is_better(
    number: int, sizes: str, number_of_rounds: int
) -> None:
    rules = Rules(Format.SWISS, TableSizes.parse(sizes), number_of_rounds)
    for played, pairing in rounds(rules, number):
        measure = Measure(played, number)
        seated = frozenset(player for table in pairing.tables for player in table)
        assert measure.total(pairing.tables) == cheapest_of_all(seated, rules.sizes, measure)


def test_byes_go_to_the_lowest_who_had_none() -> None:
    rules = Rules(Format.SWISS, TableSizes(4, 4), rounds=3)
    lots = draw_lots(players(14), 1)
    had = set[Player]()
    for played, pairing in rounds(rules, 14):
        upwards = [line.player for line in reversed(standings(lots, played))]
        assert list(pairing.byes) == [player for player in upwards if player not in had][:2]
        had.update(pairing.byes)


def test_two_players_sit_with_the_first_move_in_turns() -> None:
    rules = Rules(Format.SWISS, TableSizes(2, 2), rounds=4)
    first = [pairing.tables[0][0] for _, pairing in rounds(rules, 2)]
    assert sorted(Counter(first).values()) == [2, 2]


@pytest.mark.slow
@patch.object(annealing, "STEPS", annealing.STEPS // 8)
def test_a_round_of_many_repeats_no_meeting_that_it_need_not() -> None:
    """Thirty-two players at eight tables can play four rounds without meeting again.

    An eighth of the search is enough to find them.
    """
    rules = Rules(Format.SWISS, TableSizes(4, 4), rounds=4)
    for played, pairing in rounds(rules, 32):
        assert Measure(played, 32).total(pairing.tables)[0] == 0


@pytest.mark.slow
def test_the_largest_tournament_is_paired() -> None:
    rules = Rules(Format.SWISS, TableSizes(3, 4), rounds=2)
    for played, pairing in rounds(rules, 128):
        assert Measure(played, 128).total(pairing.tables)[0] == 0
        assert sum(map(len, pairing.tables)) == 128
