"""Who is ahead in a tournament, and what decides between equals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.tournaments.results import PlayedRound, Player, TableResult
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
    seated: dict[Player, list[_Seated]] = defaultdict(list)
    for each in played:
        for player, score in each.scores().items():
            points[player] += score
        for table in each.tables:
            winners = table.winners()
            for player in table.players:
                seated[player].append(_Seated(table, player in winners))
    return sorted((_standing(player, lots, points, seated) for player in lots), key=Standing.order)


class _Seated(NamedTuple):
    """A table at which a player was, and whether they won there."""

    table: TableResult
    is_won: bool


def _standing(
    player: Player,
    lots: Mapping[Player, int],
    points: Mapping[Player, Fraction],
    seated: Mapping[Player, Sequence[_Seated]],
) -> Standing:
    at = seated.get(player, ())
    opponents = [other for table, _ in at for other in table.players if other != player]
    return Standing(
        player=player,
        points=points.get(player, Fraction(0)),
        wins=sum(is_won for _, is_won in at),
        opponents_points=_mean([points[other] for other in opponents]),
        point_share=_mean([table.point_share(player) for table, _ in at]),
        lot=lots[player],
    )


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)
