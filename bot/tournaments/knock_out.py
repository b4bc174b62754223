"""Who goes on in a knock-out, and in which order those end who do not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.tournaments.results import PlayedRound, Player, TableResult
from bot.tournaments.standings import Standing, standings
from bot.tournaments.table_sizes import TableSizes


def is_final(played: PlayedRound) -> bool:
    """Return whether a round was the final: one table, and nobody with a bye."""
    return len(played.tables) == 1 and not played.byes


def survivors(
    played: Sequence[PlayedRound],
    lots: Mapping[Player, int],
    sizes: TableSizes,
    left: Collection[Player] = (),
) -> list[Player]:
    """Return who goes on after the last round, best first; nobody after the final.

    That is the upper half of each table, those with a bye, and the next who fill the tables, as
    few as possible: the best by the score at their table, then by the standings. Nobody who left
    is among them.
    """
    if is_final(played[-1]):
        return []
    order = [line.player for line in standings(lots, played)]
    halves = [_upper_half(table, order) for table in played[-1].tables]
    through = {player for half in halves for player in half} | set(played[-1].byes)
    through.difference_update(left)
    scores = played[-1].scores()
    nearly = sorted(
        (player for player in order if player in scores and player not in (*through, *left)),
        key=lambda player: -scores[player],
    )
    before = len(scores)
    through.update(nearly[: number_going_on(len(through), before, sizes) - len(through)])
    return [player for player in order if player in through]


def number_going_on(through: int, before: int, sizes: TableSizes) -> int:
    """Return how many go on after a round with `before` players, of whom so many are through.

    They fill the tables as well as those can be filled, and are fewer than before.
    """
    return min(range(through, max(through + 1, before)), key=sizes.byes)


def _upper_half(table: TableResult, order: Sequence[Player]) -> list[Player]:
    scores = table.scores()
    best = sorted(table.players, key=lambda player: (-scores[player], order.index(player)))
    present = [player for player in best if player not in table.absent]
    return present[: len(table.players) // 2]


def knock_out_merit(played: Sequence[PlayedRound]) -> Callable[[Standing], tuple[object, ...]]:
    """Return what a line achieved: the later the last round, and the better there, the higher."""
    last = {player: number for number, each in enumerate(played) for player in each.scores()}
    scores = [each.scores() for each in played]

    def merit(line: Standing) -> tuple[object, ...]:
        if line.player not in last:
            return 1, 0, line.merit()
        number = last[line.player]
        return -number, -scores[number][line.player], line.merit()

    return merit
