"""The order of the seats of a table: first moves evened out, then all seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from bot.tournaments.results import History, Player, Table
from bot.tournaments.table_sizes import MAX_TABLE

FIRST_MOVE = 10**4
"""How much more a first move weighs than any unevenness of other seats can."""


def fairest_seats(players: Sequence[Player], history: History) -> Table:
    """Return the players by seat, so that nobody has a seat more often than need be."""
    costs = _costs(players, history)
    best = min(permutations(range(len(players))), key=lambda order: _total(costs, order))
    return tuple(players[person] for person in best)


def unevenness(players: Sequence[Player], history: History) -> int:
    """Return how unevenly seats are distributed after sitting down as fairly as possible.

    It is what the table adds to the sum of the squares of how often each player has had each seat.
    """
    costs = _costs(players, history)
    return min(_total(costs, order) for order in permutations(range(len(players))))


def _costs(players: Sequence[Player], history: History) -> list[list[int]]:
    """Return by player and seat what sitting there adds."""
    return [
        [
            (2 * history.times_in_seat(player, seat) + 1) * (1 if seat else FIRST_MOVE)
            for seat in range(min(len(players), MAX_TABLE))
        ]
        for player in players
    ]


def _total(costs: Sequence[Sequence[int]], order: Sequence[int]) -> int:
    return sum(costs[person][seat] for seat, person in enumerate(order))
