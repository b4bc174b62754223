"""The value of each space of the market for the decisions of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.games.heller_und_pfennig.line_values import (
    BUYER_VALUES,
    UNPLEASANT_VALUES,
    LineEvaluator,
    SpaceValues,
    byte_table,
)
from engine.ai.games.heller_und_pfennig.packed_lanes import lane_to_sous, unpack_field
from engine.ai.games.heller_und_pfennig.weights import Weights
from engine.core import Seat
from engine.games.heller_und_pfennig.market import EMPTY, SPACES
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, TILE_VALUE

GOOD, TO_COME, BUYER, UNPLEASANT, GOLD_SACK, EVIL_EYE = range(len(SpaceValues._fields))
"""Indices of the fields of `SpaceValues`."""

_IS_TILE = byte_table([0] + [1] * (len(TILE_VALUE) - 1))
_BUYERS_TOTAL = sum(bytes(TILE_SET).translate(BUYER_VALUES))
_UNPLEASANT_TOTAL = sum(bytes(TILE_SET).translate(UNPLEASANT_VALUES))
_FIRES = TILE_SET.count(FIRE)


class DecisionValues:
    """Values of a seat's actions, by weights.

    It reads the tiles on the market and the seat's own; all others count as tiles to come. Lanes
    are listed by space, row by row, including occupied ones.
    """

    def __init__(
        self, weights: Weights, evaluator: LineEvaluator, state: State, seat: Seat
    ) -> None:
        self._weights = weights
        self._evaluator = evaluator
        self._state = state
        self._board = board = bytes(state.board)
        self._empty = min(board.count(EMPTY), evaluator.horizon)
        self._market = evaluator.market_values(board)
        seen = board + bytes((state.players[seat].kept or EMPTY, state.drawn or EMPTY))
        self._seen = seen
        if state.drawn is not None:
            # The drawn tile must be placed, whatever is still to come.
            return
        self._unseen = len(TILE_SET) - sum(seen.translate(_IS_TILE))
        self._buyers = _BUYERS_TOTAL - sum(seen.translate(BUYER_VALUES))
        self._unpleasant = _UNPLEASANT_TOTAL - sum(seen.translate(UNPLEASANT_VALUES))

    def goods_values(self) -> Sequence[float]:
        """Return the expected payment per good of a stall, as lanes."""
        now = unpack_field(self._market, GOOD)
        if not self._unseen:
            return now
        to_come = unpack_field(self._market, TO_COME)
        share = self._weights.bag * (self._buyers - self._unpleasant) / self._unseen
        return [good + share * more for good, more in zip(now, to_come, strict=True)]

    def tile_values(self, tile: int) -> tuple[int, Sequence[float]]:
        """Return a factor and lanes, whose product is the value of placing the tile."""
        shown = TILE_VALUE[tile]
        if shown:
            return abs(shown), unpack_field(self._market, BUYER if shown > 0 else UNPLEASANT)
        if tile == FIRE:
            return 1, unpack_field(self._evaluator.fire_values(self._board))
        return 1, unpack_field(self._market, GOLD_SACK if tile == GOLD else EVIL_EYE)

    def opportunity_cost(self, goods: int) -> float:
        """Return what a stall must bring to be worth placing now."""
        weights = self._weights
        need = (weights.need_1, weights.need_2, weights.need_3, weights.need_4)[goods - 1]
        return goods * (need * self._empty + weights.need_round * self._rounds_to_use(goods))

    def draw_value(self) -> float:
        """Return the value of drawing: a part of the best values of the tiles to come."""
        seen, weights = self._seen, self._weights
        value = self._buyers * self._highest_value(BUYER)
        value += self._unpleasant * self._highest_value(UNPLEASANT)
        if GOLD not in seen:
            value += self._highest_value(GOLD_SACK)
        if EYE not in seen:
            value += self._highest_value(EVIL_EYE)
        value += weights.fire * (_FIRES - seen.count(FIRE))
        by_space = weights.draw_space * self._empty
        return weights.draw + by_space + weights.draw_share * value / self._unseen

    def keep_value(self) -> float:
        """Return the value of keeping the kept tile for later."""
        return self._weights.keep + self._weights.keep_space * self._empty

    def _highest_value(self, field: int) -> float:
        return lane_to_sous(max(unpack_field(self._market, field)))

    def _rounds_to_use(self, goods: int) -> int:
        """Return the number of later rounds in which the stall could still be placed."""
        state = self._state
        if self._evaluator.horizon < SPACES:
            return 0
        if state.last_round or (goods == 1 and not state.options.last_stall):
            return 0
        return 1 if state.options.last_stall else ROUNDS - state.round
