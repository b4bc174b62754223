"""Tournaments whose tables end at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.tournaments.results import Pairing, PlayedRound, Table, TableResult
from bot.tournaments.standings import draw_lots
from bot.tournaments.tournament import Rules


def random_result(table: Table, random: Random) -> TableResult:
    points = tuple(random.randrange(20) for _ in table)
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    return TableResult(table, ranks, points)


def random_round(pairing: Pairing, random: Random) -> PlayedRound:
    tables = tuple(random_result(table, random) for table in pairing.tables)
    return PlayedRound(tables, pairing.byes)


def players(number: int) -> list[str]:
    return [f"p{player}" for player in range(1, number + 1)]


def rounds(rules: Rules, number: int) -> Iterator[tuple[list[PlayedRound], Pairing]]:
    """Yield what was played before each round, and the pairing."""
    lots, random = draw_lots(players(number), 1), Random(1)
    played = list[PlayedRound]()
    while pairing := rules.next_round(lots, played, frozenset()):
        yield list(played), pairing
        played.append(random_round(pairing, random))
