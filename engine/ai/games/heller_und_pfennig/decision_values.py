"""What each space of the market is worth to a seat at a moment of the game."""

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
from engine.games.heller_und_pfennig.market import EMPTY
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, TILE_VALUE

GOOD, TO_COME, BUYER, PERSON, SACK, SPOILER = range(len(SpaceValues._fields))
"""The fields of an appraisal by their places."""

_IS_TILE = byte_table([0] + [1] * (len(TILE_VALUE) - 1))
_BUYERS_PAY = sum(bytes(TILE_SET).translate(BUYER_VALUES))
_PERSONS_TAKE = sum(bytes(TILE_SET).translate(UNPLEASANT_VALUES))
_FIRES = TILE_SET.count(FIRE)


class DecisionValues:
    """What a seat can expect of its actions, by weights.

    Of tiles it reads those on the market and the seat's own; the others are the rest. Spaces
    are listed row by row, those that are taken too.
    """

    def __init__(
        self, weights: Weights, evaluator: LineEvaluator, state: State, seat: Seat
    ) -> None:
        self._weights = weights
        self._evaluator = evaluator
        self._state = state
        self._board = board = bytes(state.board)
        self._empty = board.count(EMPTY)
        self._market = evaluator.market_values(board)
        seen = board + bytes((state.players[seat].kept or EMPTY, state.drawn or EMPTY))
        self._seen = seen
        if state.drawn is not None:
            # It will be placed, whatever is still to come.
            return
        self._unseen = len(TILE_SET) - sum(seen.translate(_IS_TILE))
        self._buyers = _BUYERS_PAY - sum(seen.translate(BUYER_VALUES))
        self._persons = _PERSONS_TAKE - sum(seen.translate(UNPLEASANT_VALUES))

    def goods_values(self) -> Sequence[float]:
        """What a good of a stall is expected to bring, as lanes."""
        now = unpack_field(self._market, GOOD)
        if not self._unseen:
            return now
        to_come = unpack_field(self._market, TO_COME)
        share = self._weights.bag * (self._buyers - self._persons) / self._unseen
        return [good + share * more for good, more in zip(now, to_come, strict=True)]

    def tile_values(self, tile: int) -> tuple[int, Sequence[float]]:
        """How often it counts what the tile is worth, and that, as lanes."""
        shown = TILE_VALUE[tile]
        if shown:
            return abs(shown), unpack_field(self._market, BUYER if shown > 0 else PERSON)
        if tile == FIRE:
            return 1, unpack_field(self._evaluator.fire_values(self._board))
        return 1, unpack_field(self._market, SACK if tile == GOLD else SPOILER)

    def opportunity_cost(self, goods: int) -> float:
        """What a stall must bring to be worth placing now."""
        weights = self._weights
        need = (weights.need_1, weights.need_2, weights.need_3, weights.need_4)[goods - 1]
        return goods * (need * self._empty + weights.need_round * self._rounds_to_use(goods))

    def draw_value(self) -> float:
        """What drawing is worth: a part of what the tiles to come are worth at their best."""
        seen, weights = self._seen, self._weights
        worth = self._buyers * self._highest_value(BUYER) + self._persons * self._highest_value(
            PERSON
        )
        if GOLD not in seen:
            worth += self._highest_value(SACK)
        if EYE not in seen:
            worth += self._highest_value(SPOILER)
        worth += weights.fire * (_FIRES - seen.count(FIRE))
        by_space = weights.draw_space * self._empty
        return weights.draw + by_space + weights.draw_share * worth / self._unseen

    def keep_value(self) -> float:
        """What it is worth to keep the kept tile for later."""
        return self._weights.keep + self._weights.keep_space * self._empty

    def _highest_value(self, field: int) -> float:
        return lane_to_sous(max(unpack_field(self._market, field)))

    def _rounds_to_use(self, goods: int) -> int:
        """Later rounds in which the stall could be placed if it is not placed now."""
        state = self._state
        if state.last_round or (goods == 1 and not state.options.last_stall):
            return 0
        return 1 if state.options.last_stall else ROUNDS - state.round
