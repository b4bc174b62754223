"""Rounds that were played, and what a table is worth to each of its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

Player: TypeAlias = str
"""What identifies someone in a tournament."""

Table: TypeAlias = tuple[Player, ...]
"""The players of a table by seat; the first one has the first move."""

BYE_POINTS = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table: rank and points of the game by seat.

    Ties share a rank; a player without a rank is behind all others. Players who were absent have
    lost against everybody, wherever those who stood in for them ended.
    """

    players: Table
    ranks: tuple[int | None, ...]
    points: tuple[int, ...]
    absent: frozenset[Player] = frozenset()

    def scores(self) -> Mapping[Player, Fraction]:
        """Return each player's share of opponents beaten, ties half, so that sizes compare."""
        return {player: self._score(player) for player in self.players}

    def winners(self) -> tuple[Player, ...]:
        """Return who was beaten by nobody, without those who were absent."""
        best = min(self._order(player) for player in self.players)
        return tuple(
            player
            for player in self.players
            if player not in self.absent and self._order(player) == best
        )

    def point_share(self, player: Player) -> Fraction:
        """Return a player's share of the points that the table made; negative points are none."""
        if player in self.absent:
            return Fraction(0)
        made = [max(0, points) for points in self.points]
        if not any(made):
            return Fraction(1, len(made))
        return Fraction(made[self.players.index(player)], sum(made))

    def _score(self, player: Player) -> Fraction:
        if player in self.absent:
            return Fraction(0)
        own = self._order(player)
        others = [self._order(other) for other in self.players if other != player]
        halves = sum(2 if own < other else 1 if own == other else 0 for other in others)
        return Fraction(halves, 2 * len(others))

    def _order(self, player: Player) -> tuple[bool, bool, int]:
        rank = self.ranks[self.players.index(player)]
        return player in self.absent, rank is None, rank or 0


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round."""

    tables: tuple[TableResult, ...]
    byes: tuple[Player, ...] = ()
    sitting_out: tuple[Player, ...] = ()
    """Who did not check in: they have no points for it."""

    def scores(self) -> dict[Player, Fraction]:
        """Return the tournament points of everybody who had a table or a bye in this round."""
        scores = dict.fromkeys(self.byes, BYE_POINTS)
        for table in self.tables:
            scores |= table.scores()
        return scores


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who sits where in a round, who has a bye, and who has not checked in."""

    tables: tuple[Table, ...]
    byes: tuple[Player, ...]
    sitting_out: tuple[Player, ...] = ()

    def played(self, results: Sequence[TableResult]) -> PlayedRound:
        """Return the round with the results of its tables, in their order."""
        return PlayedRound(tuple(results), self.byes, self.sitting_out)


class History:
    """What finished rounds mean for pairing: who met, who sat where, who had a bye."""

    def __init__(self, played: Sequence[PlayedRound]) -> None:
        self._met = {
            frozenset(pair) for table in _tables(played) for pair in combinations(table.players, 2)
        }
        self._seats = Counter(
            (player, seat) for table in _tables(played) for seat, player in enumerate(table.players)
        )
        self.byes = frozenset(player for each in played for player in each.byes)

    def have_met(self, one: Player, other: Player) -> bool:
        """Return whether two players have sat at a table together."""
        return frozenset((one, other)) in self._met

    def times_in_seat(self, player: Player, seat: int) -> int:
        """Return how often a player has had a seat; seat 0 has the first move."""
        return self._seats[player, seat]


def _tables(played: Sequence[PlayedRound]) -> Iterator[TableResult]:
    return (table for each in played for table in each.tables)
