"""Dividing a few people among tables so that the tables together cost least.

Dynamic programming over sets of people: the first one without a table tries every company.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from bot.tournaments.table_sizes import TableSizes

Group: TypeAlias = tuple[int, ...]
"""The numbers of the people at a table, ascending."""

GroupCost: TypeAlias = Callable[[Group], int]
"""What a table costs; at least 0."""


def cheapest_division(people: Group, sizes: TableSizes, cost: GroupCost) -> list[Group]:
    """Return tables for all these people, given in ascending order.

    Raises ValueError if there is no division into tables of these sizes. Takes half a second for 16
    people, and a multiple for each one more.
    """
    if not sizes.divisions(len(people)):
        raise ValueError(f"{len(people)} people do not fill tables of {sizes}")
    best: dict[Group, tuple[int, Group]] = {(): (0, ())}

    def total(rest: Group) -> int:
        """Return the cost of the cheapest division, and keep the first table of it."""
        if rest not in best:
            best[rest] = _cheapest_first_table(rest, sizes, cost, total)
        return best[rest][0]

    total(people)
    groups = list[Group]()
    while people:
        groups.append(best[people][1])
        people = _without(people, groups[-1])
    return groups


def _cheapest_first_table(
    people: Group, sizes: TableSizes, cost: GroupCost, total: GroupCost
) -> tuple[int, Group]:
    """Return the least total cost, and the first one's table in a division that costs it."""
    best: tuple[int, Group] | None = None
    for size in sizes:
        if not sizes.divisions(len(people) - size):
            continue
        # Whom each company leaves comes in the opposite order.
        left = reversed([*combinations(people[1:], len(people) - size)])
        for company, rest in zip(combinations(people[1:], size - 1), left, strict=True):
            group = (people[0], *company)
            table_cost = cost(group)
            if best is not None and table_cost >= best[0]:
                continue
            total_cost = table_cost + total(rest)
            if best is None or total_cost < best[0]:
                best = total_cost, group
    assert best is not None
    return best


def _without(people: Group, group: Sequence[int]) -> Group:
    return tuple(person for person in people if person not in group)
