"""The value of heights on a track and of rats, with rounds still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.ai.games.rattus_cartus.weights import Weights
from engine.core import Seat
from engine.games.rattus_cartus.cards import JOKER, NUNS_ON, POPULATION_DECK
from engine.games.rattus_cartus.rulebook import RULES, points_by_place
from engine.games.rattus_cartus.state import Player, State

MAX_CACHED = 20_000
"""Limit of each cache: some megabytes."""

_nuns_on = NUNS_ON.__getitem__
_ALL_NUNS = sum(NUNS_ON[card] for card in POPULATION_DECK)


MIN_FEAR = 0.1
"""Uncertainty in rats that is left when all nuns are known and no round is to come."""

MAX_MARGIN = 30.0
"""Margin beyond which a probability is 0 or 1."""


def logistic(margin: float) -> float:
    """Return the probability, from 0 to 1, of an event with this margin (log odds)."""
    if margin > MAX_MARGIN:
        return 1.0
    return 1 / (1 + exp(-margin)) if margin > -MAX_MARGIN else 0.0


class NunForecast(NamedTuple):
    """The expected nuns of the row, its number of unknown cards, and the rounds to come."""

    nuns: float
    unknown: int
    rounds_left: int


class TrackEvaluator:
    """Evaluates tracks and rats by weights, with caches."""

    def __init__(self, weights: Weights, seats: int, horizon: int | None = None) -> None:
        """`horizon` limits the rounds to come that are taken into account; None for all."""
        self._weights = weights
        self._horizon = RULES.rounds[seats] if horizon is None else horizon
        self._points_by_rank = points_by_place(seats)
        self._survival_cache: dict[tuple[NunForecast, float], float] = {}
        self._track_cache: dict[tuple[int, ...], float] = {}

    def rounds_left(self, state: State) -> int:
        """Return the rounds to come, within the horizon."""
        left = state.rounds - state.round
        return left if left < self._horizon else self._horizon

    def track_value(self, state: State, seat: Seat, cls: int, more: int) -> float:
        """Return the expected points of a track if the seat gains `more` influence there."""
        heights, order = state.heights[cls], state.orders[cls]
        own = heights[seat] + more
        # `rounds_left`, inlined: playouts spend their time here.
        left = state.rounds - state.round
        if left > self._horizon:
            left = self._horizon
        if not own and not left:
            return 0.0
        place = order.index(seat)
        margins = [left]
        for rank, other in enumerate(order):
            if other != seat:
                # A disc that reaches an occupied space goes on top.
                above = more or place < rank
                margins.append(2 * (own - heights[other]) + (1 if above else -1))
        return self._cached_points(tuple(margins))

    def _cached_points(self, margins: tuple[int, ...]) -> float:
        """Return the expected points. `margins` are the rounds left, then leads in half spaces."""
        known = self._track_cache.get(margins)
        if known is None:
            if len(self._track_cache) >= MAX_CACHED:
                self._track_cache.clear()
            known = self._track_cache[margins] = self._expected_points(margins[0], margins[1:])
        return known

    def _expected_points(self, left: int, margins: Sequence[int]) -> float:
        """Return the points of each rank times its probability.

        Each other seat is ahead independently, with a logistic probability of its lead; the number
        of seats ahead has a Poisson binomial distribution.
        """
        scale = 2 * (max(0.1, self._weights.reach) + max(0.0, self._weights.reach_round) * left)
        ahead = [1.0]
        for margin in margins:
            behind = logistic(margin / scale)
            before = [*ahead, 0.0]
            ahead = [
                chance * behind + (before[number - 1] * (1 - behind) if number else 0.0)
                for number, chance in enumerate(before)
            ]
        return sum(
            points * chance for points, chance in zip(self._points_by_rank, ahead, strict=False)
        )

    def survival_value(self, forecast: NunForecast, rats: float) -> float:
        """Return the value of the chance to survive with so many rats."""
        key = (forecast, rats)
        value = self._survival_cache.get(key)
        if value is None:
            if len(self._survival_cache) >= MAX_CACHED:
                self._survival_cache.clear()
            value = self._survival_cache[key] = self._compute_survival_value(forecast, rats)
        return value

    def _compute_survival_value(self, forecast: NunForecast, rats: float) -> float:
        weights, left = self._weights, forecast.rounds_left
        margin = forecast.nuns - rats - weights.drift_round * left + 0.5
        fear = max(0.0, weights.fear) * forecast.unknown**0.5 + max(0.0, weights.fear_round) * left
        return weights.life * logistic(margin / (MIN_FEAR + fear))


def forecast_nuns(state: State, player: Player, rounds_left: int) -> NunForecast:
    """Return a player's forecast of the nun row, from all population cards that he sees.

    `rounds_left` are the rounds to come that are taken into account.
    """
    known = [card for place, card in enumerate(state.nuns) if player.known >> place & 1]
    held = [card for card in player.hand + player.chosen + player.laid if card < JOKER]
    seen = len(state.discards) + len(held) + len(known)
    looked_at = sum(map(_nuns_on, known))
    nuns = _ALL_NUNS - sum(map(_nuns_on, state.discards)) - sum(map(_nuns_on, held)) - looked_at
    unknown = len(state.nuns) - len(known)
    expected = looked_at + unknown * nuns / max(1, len(POPULATION_DECK) - seen)
    return NunForecast(round(expected, 1), unknown, rounds_left)
