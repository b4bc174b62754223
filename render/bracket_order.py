"""The order of the tables of a knock-out in which the fewest ways from round to round cross."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

Table: TypeAlias = tuple[int, ...]
"""The numbers of the players at a table, from top to bottom."""

Order: TypeAlias = tuple[int, ...]
"""The indexes of the tables of a round, from top to bottom."""

MAX_EXACT = 9
"""Of more tables the order is by where those who go on play next: they are not in one column."""

MAX_TRIED = 4
"""Of more tables only the order that is best for their own ways is tried."""

MANY = 1000
"""How much a crossing weighs: more than all pairs of tables that are in an unusual order."""


class _Ordered(NamedTuple):
    """Orders of rounds, and how many ways cross in them."""

    crossings: int
    orders: tuple[Order, ...]


def untangled(rounds: Sequence[Sequence[Table]]) -> tuple[Order, ...]:
    """Return an order of the tables of each round.

    Ways to the same table meet, so only those to different ones cross. No order has fewer crossings
    if each round but the first has at most `MAX_TRIED` tables, and the first one `MAX_EXACT`.
    """
    return _fewest(rounds, [()] * len(rounds[-1])).orders if rounds else ()


def _fewest(rounds: Sequence[Sequence[Table]], ways: Sequence[Sequence[int]]) -> _Ordered:
    """Return the best orders, given to which places the players of the last round go on."""
    best: _Ordered | None = None
    for order in _tried(ways, is_first=len(rounds) == 1):
        found = _Ordered(_crossings(ways, order), (order,))
        if best is not None and found.crossings >= best.crossings:
            continue
        if len(rounds) > 1:
            before = _fewest(rounds[:-1], _ways(rounds[-2], rounds[-1], order))
            crossings = before.crossings + found.crossings
            found = _Ordered(crossings, (*before.orders, order))
        if best is None or found.crossings < best.crossings:
            best = found
        if not best.crossings:
            break
    assert best is not None
    return best


def _tried(ways: Sequence[Sequence[int]], *, is_first: bool) -> Iterator[Order]:
    yield _best_for(ways)
    if not is_first and len(ways) <= MAX_TRIED:
        yield from permutations(range(len(ways)))


def _ways(tables: Sequence[Table], following: Sequence[Table], order: Order) -> list[Sequence[int]]:
    """Return for each table the places of the tables at which its players play next."""
    places = {player: place for place, index in enumerate(order) for player in following[index]}
    return [[places[player] for player in table if player in places] for table in tables]


def _crossings(ways: Sequence[Sequence[int]], order: Order) -> int:
    places = [place for index in order for place in ways[index]]
    return sum(one > other for one, other in combinations(places, 2))


def _best_for(ways: Sequence[Sequence[int]]) -> Order:
    """Return the order with the fewest crossings of ways to these places.

    Of several, the one in which most tables are in the order of where their ways lead.
    """
    middle = [sum(places) / len(places) if places else float("inf") for places in ways]
    by_middle = tuple(sorted(range(len(ways)), key=middle.__getitem__))
    if len(ways) > MAX_EXACT or not _crossings(ways, by_middle):
        return by_middle
    above = {
        (one, other): MANY * sum(a > b for a in ways[one] for b in ways[other])
        + (middle[one] > middle[other])
        for one, other in permutations(range(len(ways)), 2)
    }
    return _cheapest_order(len(ways), above)


class Ways(NamedTuple):
    """Where the ways to one table begin and end, from top to bottom."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def passes(self, places: Sequence[int]) -> int:
        """Return how many places the upright line of these ways passes."""
        top, bottom = min(*self.starts, *self.ends), max(*self.starts, *self.ends)
        return sum(top <= place <= bottom for place in places)

    def crossings_before(self, other: Ways) -> int:
        """Return how many ways cross if this upright line is left of another one."""
        return self.passes(other.starts) + other.passes(self.ends)


def upright_order(ways: Sequence[Ways]) -> Order:
    """Return the order of the upright lines, from left to right, in which the fewest ways cross."""
    if len(ways) > MAX_EXACT:
        return tuple(range(len(ways)))
    above = {
        (one, other): MANY * ways[one].crossings_before(ways[other]) + (one > other)
        for one, other in permutations(range(len(ways)), 2)
    }
    return _cheapest_order(len(ways), above)


def _cheapest_order(number: int, above: Mapping[tuple[int, int], int]) -> Order:
    """Return the order of so many things with the least sum of costs.

    `above` is what it costs that one is before another. Found by dynamic programming over subsets
    (Held and Karp 1962), in a time that doubles with each thing.
    """
    best: list[tuple[int, Order]] = [(0, ())]
    for members in range(1, 1 << number):
        found = []
        for last in range(number):
            if members >> last & 1:
                cost, before = best[members ^ 1 << last]
                cost += sum([above[each, last] for each in before])
                found.append((cost, (*before, last)))
        best.append(min(found))
    return best[-1][1]
