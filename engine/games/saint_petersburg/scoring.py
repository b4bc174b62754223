"""The scoring at the end of a phase, and the final scoring."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Result
from engine.games.saint_petersburg.cards import (
    Card,
    CardTable,
    Colour,
    CountingBonus,
    Phase,
    card_table,
    scoring_colour,
)
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.state import Player, State, count_in_play

ARISTOCRAT_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55)
"""Points by the number of different aristocrats in play; the edition says what more are worth."""

RUBLES_PER_POINT = 10
HAND_CARD_PENALTY = 5

MAX_CACHED_INCOMES = 8_000
"""Limit of cached incomes: about 4 megabytes."""

_BUILDING_PHASE, _TRADING_PHASE = Phase.BUILDING, Phase.TRADING
"""Module constants, because attribute access on an Enum is slow."""


def income(table: CardTable, player: Player, phase: Phase) -> tuple[int, int]:
    """Return the rubles and points that the player's cards of the phase's colour pay.

    Trading cards of that colour are included, and what some cards pay for others, such as the
    Mariinskij Theater. A used (face-down) Observatory scores no point. The trading phase pays
    nothing. Sycophants may make the rubles negative, whatever the player has.
    """
    if phase is _TRADING_PHASE:
        return 0, 0
    used = player.used_observatories if phase is _BUILDING_PHASE else 0
    return _income(table.edition, phase, bytes(player.in_play), used)


# Playouts score the same cards again and again.
@lru_cache(maxsize=MAX_CACHED_INCOMES)
def _income(edition: str, phase: Phase, in_play: bytes, used_observatories: int) -> tuple[int, int]:
    rubles = points = 0
    table, colour = card_table(edition), scoring_colour(phase)
    for card in table.by_colour[colour]:
        if number := in_play[card]:
            rubles += number * table.rubles[card]
            points += number * table.points[card]
    for pay in table.counting_bonuses[colour]:
        if number := in_play[pay.card]:
            number *= count_in_play(in_play, pay.kinds)
            rubles += number * pay.rubles
            points += number * pay.points
    if used_observatories:
        points -= used_observatories * table.points[table.observatory]
    return rubles, points


def counting_bonus(table: CardTable, card: Card) -> CountingBonus | None:
    """Return what a card pays for other cards; None for most cards."""
    return next(
        (pay for pay in table.counting_bonuses[table.colour[card]] if pay.card == card), None
    )


def different_aristocrats(table: CardTable, player: Player) -> int:
    """Return the number of different aristocrats in play, trading cards included."""
    return sum(1 for card in table.by_colour[Colour.RED] if player.in_play[card])


def aristocrat_points(table: CardTable, different: int) -> int:
    """Return the points at the end for so many different aristocrats."""
    listed = len(ARISTOCRAT_POINTS) - 1
    further = max(0, different - listed) * table.further_aristocrat
    return ARISTOCRAT_POINTS[min(different, listed)] + further


def counting_aristocrats(table: CardTable, different: int) -> int:
    """Return how many of so many different aristocrats bring points at the end."""
    return different if table.further_aristocrat else min(different, len(ARISTOCRAT_POINTS) - 1)


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Return each seat's points before the final scoring and what it adds.

    Points for different aristocrats, 1 point per full 10 rubles, minus 5 points per card left in
    the hand. Ties are broken by the remaining rubles; if these are equal, too, the rank is shared.
    """
    table = state.table
    totals: list[tuple[int, int, int, int, int]] = []
    for player in state.players:
        different = different_aristocrats(table, player)
        paid, left = divmod(player.rubles, RUBLES_PER_POINT)
        aristocrats = aristocrat_points(table, different)
        lost = -HAND_CARD_PENALTY * len(player.hand)
        totals.append((different, aristocrats, paid, lost, left))
    rank_keys = [
        (player.points + aristocrats + paid + lost, left)
        for player, (_, aristocrats, paid, lost, left) in zip(state.players, totals, strict=True)
    ]
    return tuple(
        FinalScore(
            before=player.points,
            different_aristocrats=different,
            for_aristocrats=aristocrats,
            for_rubles=paid,
            for_hand=lost,
            points=own[0],
            rubles_left=left,
            rank=1 + sum(1 for other in rank_keys if other > own),
        )
        for player, (different, aristocrats, paid, lost, left), own in zip(
            state.players, totals, rank_keys, strict=True
        )
    )


def result(state: State) -> Result | None:
    """Return final points and ranks, or None while the game is running."""
    if not state.over:
        return None
    scores = final_scores(state)
    return Result(
        points=tuple(score.points for score in scores),
        ranks=tuple(score.rank for score in scores),
    )
