"""Round robins: everybody meets everybody, with as few repeated meetings as possible."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from bot.tournaments.pairing import pair_round
from bot.tournaments.results import History, Pairing, PlayedRound, Player, Table, TableResult
from bot.tournaments.seating import fairest_seats
from bot.tournaments.table_sizes import TableSizes
from engine.rng import Rng

MAX_PLAYERS = 12

TRIES = 8
"""Schedules for tables of more than two that are made; the shortest is used."""


@lru_cache(maxsize=16)
def schedule(players: tuple[Player, ...], sizes: TableSizes) -> tuple[Pairing, ...]:
    """Return rounds after which everybody has met everybody; the order of the players decides.

    It ends early when everybody who could have a bye has had one.
    """
    if sizes.largest == 2:
        return _circle(players)
    return min((_greedy(players, sizes, number) for number in range(TRIES)), key=len)


def _circle(players: Sequence[Player]) -> tuple[Pairing, ...]:
    """Pair by the circle method: the first stays, all others move on by one place a round."""
    circle: list[Player | None] = [*players, *([None] if len(players) % 2 else [])]
    pairings, played = list[Pairing](), list[PlayedRound]()
    for _ in range(len(circle) - 1):
        history = History(played)
        pairs = list(zip(circle, reversed(circle), strict=True))[: len(circle) // 2]
        tables = [
            fairest_seats((one, other), history)
            for one, other in pairs
            if one is not None and other is not None
        ]
        byes = [one or other for one, other in pairs if one is None or other is None]
        pairings.append(Pairing(tuple(tables), tuple(filter(None, byes))))
        played.append(_unplayed(pairings[-1]))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(pairings)


def _greedy(players: Sequence[Player], sizes: TableSizes, seed: int) -> tuple[Pairing, ...]:
    """Repeat as few meetings as possible in each round, until everybody has met everybody."""
    pairings, played, random = list[Pairing](), list[PlayedRound](), Rng(seed)
    points = dict.fromkeys(players, Fraction(0))
    while True:
        history = History(played)
        all_met = all(history.have_met(*pair) for pair in combinations(players, 2))
        without_bye = sum(player not in history.byes for player in players)
        if all_met or (byes := sizes.byes(len(players))) > without_bye or byes == len(players):
            return tuple(pairings)
        order = list(players)
        random.shuffle(order)
        pairings.append(pair_round(order, points, history, sizes, (sizes.smallest, sizes.largest)))
        played.append(_unplayed(pairings[-1]))


def _unplayed(pairing: Pairing) -> PlayedRound:
    """Return a round with that pairing, whose results do not matter."""

    def drawn(table: Table) -> TableResult:
        return TableResult(table, (1,) * len(table), (0,) * len(table))

    return PlayedRound(tuple(map(drawn, pairing.tables)), pairing.byes)
