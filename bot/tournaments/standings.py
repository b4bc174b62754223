"""Who is ahead in a tournament, and what decides between equals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import mean

from bot.tournaments.results import PlayedRound, Player
from engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings.

    Points decide, then wins (shared ones count), the mean points of the opponents met, the mean
    share of the points made at the own tables, and at last the lot: the lowest is ahead. A place
    that only the lot decides is shared.
    """

    player: Player
    points: Fraction
    wins: int
    opponents_points: Fraction
    point_share: Fraction
    lot: int

    def merit(self) -> tuple[Fraction, int, Fraction, Fraction]:
        """Return what was achieved: the smallest is ahead."""
        return -self.points, -self.wins, -self.opponents_points, -self.point_share

    def order(self) -> tuple[tuple[Fraction, int, Fraction, Fraction], int]:
        """Return what standings are sorted by: the smallest is ahead."""
        return self.merit(), self.lot


def draw_lots(players: Sequence[Player], seed: int) -> dict[Player, int]:
    """Return a lot from 1 for each player: the same for the same players in the same order."""
    lots = list(range(1, len(players) + 1))
    Rng(seed).shuffle(lots)
    return dict(zip(players, lots, strict=True))


def standings(lots: Mapping[Player, int], played: Sequence[PlayedRound]) -> list[Standing]:
    """Return a line for everybody who drew a lot, the leader first."""
    points: dict[Player, Fraction] = defaultdict(Fraction)
    for each in played:
        for player, score in each.scores().items():
            points[player] += score
    return sorted((_standing(player, lots, points, played) for player in lots), key=Standing.order)


def _standing(
    player: Player,
    lots: Mapping[Player, int],
    points: Mapping[Player, Fraction],
    played: Sequence[PlayedRound],
) -> Standing:
    tables = [table for each in played for table in each.tables if player in table.players]
    opponents = [other for table in tables for other in table.players if other != player]
    return Standing(
        player=player,
        points=points.get(player, Fraction(0)),
        wins=sum(player in table.winners() for table in tables),
        opponents_points=mean(points[other] for other in opponents) if opponents else Fraction(0),
        point_share=(
            mean(table.point_share(player) for table in tables) if tables else Fraction(0)
        ),
        lot=lots[player],
    )
