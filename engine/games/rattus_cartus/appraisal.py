"""What heights on a track and rats are worth, by weights, with rounds still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.cards import JOKER, NUNS_ON, POPULATION_DECK
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.state import Player, State
from engine.games.rattus_cartus.weights import Weights

TRACKS_KEPT = 20_000
"""Constellations of a track, and of rats, that are remembered: some megabytes."""

_nuns_on = NUNS_ON.__getitem__
_ALL_NUNS = sum(NUNS_ON[card] for card in POPULATION_DECK)


KNOWN = 0.1
"""The fear that is left when all nuns are known and no round is to come."""

SURE = 30.0
"""With so much of a margin nothing is left to chance."""


def likely(margin: float) -> float:
    """How likely something is that has so much of a margin, from 0 to 1."""
    if margin > SURE:
        return 1.0
    return 1 / (1 + exp(-margin)) if margin > -SURE else 0.0


class Prospect(NamedTuple):
    """The nuns to expect in the row, how many of its cards are unknown, and rounds to come."""

    nuns: float
    unknown: int
    left: int


class Appraiser:
    """Appraises tracks and rats by weights, and remembers the tracks."""

    def __init__(self, weights: Weights, seats: int) -> None:
        self._weights = weights
        self._places = points_by_place(seats)
        self._lives: dict[tuple[Prospect, float], float] = {}
        self._known: dict[tuple[int, ...], float] = {}

    def track(self, state: State, seat: Seat, cls: int, more: int) -> float:
        """The points to expect of a track when the seat gains so much more influence there."""
        heights, order = state.heights[cls], state.orders[cls]
        own = heights[seat] + more
        left = state.rounds - state.round
        if not own and not left:
            return 0.0
        place = order.index(seat)
        margins = [left]
        for rank, other in enumerate(order):
            if other != seat:
                # Who comes to an occupied space goes on top.
                above = more or place < rank
                margins.append(2 * (own - heights[other]) + (1 if above else -1))
        return self._expected(tuple(margins))

    def _expected(self, margins: tuple[int, ...]) -> float:
        """The points to expect with these half steps before the others, rounds left first."""
        known = self._known.get(margins)
        if known is None:
            if len(self._known) >= TRACKS_KEPT:
                self._known.clear()
            known = self._known[margins] = self._appraise(margins[0], margins[1:])
        return known

    def _appraise(self, left: int, margins: Sequence[int]) -> float:
        """The points of the places, each with how likely so many others are ahead."""
        scale = 2 * (max(0.1, self._weights.reach) + max(0.0, self._weights.reach_round) * left)
        ahead = [1.0]
        for margin in margins:
            behind = likely(margin / scale)
            before = [*ahead, 0.0]
            ahead = [
                chance * behind + (before[number - 1] * (1 - behind) if number else 0.0)
                for number, chance in enumerate(before)
            ]
        return sum(points * chance for points, chance in zip(self._places, ahead, strict=False))

    def life(self, prospect: Prospect, rats: float) -> float:
        """What it is worth that a player with so many rats may survive."""
        key = (prospect, rats)
        worth = self._lives.get(key)
        if worth is None:
            if len(self._lives) >= TRACKS_KEPT:
                self._lives.clear()
            worth = self._lives[key] = self._survive(prospect, rats)
        return worth

    def _survive(self, prospect: Prospect, rats: float) -> float:
        weights, left = self._weights, prospect.left
        margin = prospect.nuns - rats - weights.drift_round * left + 0.5
        fear = max(0.0, weights.fear) * prospect.unknown**0.5 + max(0.0, weights.fear_round) * left
        return weights.life * likely(margin / (KNOWN + fear))


def prospect(state: State, player: Player) -> Prospect:
    """What a player can say of the nun row, from all population cards that he sees."""
    known = [card for place, card in enumerate(state.nuns) if player.known >> place & 1]
    held = [card for card in player.hand + player.chosen + player.laid if card < JOKER]
    seen = len(state.discards) + len(held) + len(known)
    looked_at = sum(map(_nuns_on, known))
    nuns = _ALL_NUNS - sum(map(_nuns_on, state.discards)) - sum(map(_nuns_on, held)) - looked_at
    unknown = len(state.nuns) - len(known)
    found = looked_at + unknown * nuns / max(1, len(POPULATION_DECK) - seen)
    return Prospect(round(found, 1), unknown, state.rounds - state.round)
