"""Pairing a round: who sits at which table and in which seat, and who has a bye.

What decides, one after the other: as few byes as possible, none for a player who has had one, the
lowest first; as few repeated meetings as possible; the least spread of points within a table,
summed over the tables; first moves and then seats evened out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

from bot.tournaments.annealing import Problem, annealed_division
from bot.tournaments.partition import Group, cheapest_division
from bot.tournaments.results import History, Pairing, Player
from bot.tournaments.seating import fairest_seats, unevenness
from bot.tournaments.table_sizes import TableRange, TableSizes

POINT_UNITS = 24
"""Points are multiples of 1/24: halves of thirds or quarters."""

EXACT = 16
"""Up to so many players no pairing is better by these measures; of more, none that was found."""

SPREAD = 10**9
"""How much a unit of spread weighs: more than any unevenness of seats."""

MEETING = 10**15
"""How much a repeated meeting weighs: more than any spread."""


class TooFewPlayers(Exception):
    """They fill no table, or somebody would have a second bye at tables of any size."""


def pair_round(
    order: Sequence[Player],
    points: Mapping[Player, Fraction],
    history: History,
    sizes: TableSizes,
    allowed: TableRange,
) -> Pairing:
    """Pair these players, given in the order of the standings.

    If so many left that byes would have to be given twice, or no table is filled, tables have
    fewer or more people, as near to `sizes` as `allowed`. Raises TooFewPlayers.
    """
    usable = usable_sizes(order, history, sizes, allowed)
    if usable is None:
        raise TooFewPlayers
    byes = _byes(order, history, usable)
    seated = [player for player in order if player not in byes]
    division = _divide(seated, points, history, usable)
    return Pairing(
        tables=tuple(
            fairest_seats([seated[place] for place in group], history) for group in division
        ),
        byes=byes,
    )


def usable_sizes(
    players: Sequence[Player], history: History, sizes: TableSizes, allowed: TableRange
) -> TableSizes | None:
    """Return the sizes of tables nearest to these at which nobody has a second bye, if any.

    More than one seat too few does not make a table.
    """
    number, without_bye = len(players), sum(player not in history.byes for player in players)
    if number < sizes.smallest - 1:
        return None
    for each in sizes.nearest(*allowed):
        if each.seated(number) and each.byes(number) <= without_bye:
            return each
    return None


def _byes(order: Sequence[Player], history: History, sizes: TableSizes) -> tuple[Player, ...]:
    """Return who has a bye: the lowest of those without one."""
    upwards = [player for player in reversed(order) if player not in history.byes]
    return tuple(upwards[: sizes.byes(len(order))])


def _divide(
    seated: Sequence[Player], points: Mapping[Player, Fraction], history: History, sizes: TableSizes
) -> list[Group]:
    """Return the tables by places in the order of the standings: for a few people the best."""
    problem = Problem(
        met=[[history.have_met(one, other) for other in seated] for one in seated],
        points=[int(points[player] * POINT_UNITS) for player in seated],
    )
    if len(seated) > EXACT:
        return annealed_division(problem, sizes, seed=len(seated))

    @cache
    def cost(group: Group) -> int:
        repeated, spread = problem.cost(group)
        seats = unevenness([seated[place] for place in group], history)
        return repeated * MEETING + spread * SPREAD + seats

    return cheapest_division(tuple(range(len(seated))), sizes, cost)
