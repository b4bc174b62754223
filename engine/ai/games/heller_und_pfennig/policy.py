"""The policy of Auf Heller und Pfennig: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from engine.ai.agent_spec import AgentSpec
from engine.ai.games.heller_und_pfennig.decision_values import DecisionValues
from engine.ai.games.heller_und_pfennig.features import VALUE_FUNCTION, weights_key
from engine.ai.games.heller_und_pfennig.line_values import LineEvaluator
from engine.ai.games.heller_und_pfennig.packed_lanes import lane_to_sous
from engine.ai.games.heller_und_pfennig.weights import Weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    DRAWN_ON,
    KEPT_ON,
    OPEN_ON,
    STALL_ON,
    Action,
)
from engine.games.heller_und_pfennig.market import (
    EMPTY,
    LINE_SLICES,
    LINES_OF_SPACE,
    MAX_SEATS,
    ROWS,
)
from engine.games.heller_und_pfennig.scoring import result
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import DATA, FIRE

DUPLICATE_PENALTY = 100.0
"""Subtracted from the value of a space equivalent to another, so that search tries only one."""


class PieceOption(NamedTuple):
    """A piece that can be placed, with its value by space.

    The value of each of the `actions` is `multiplier` times the value of its lane, less `cost`.
    """

    actions: tuple[Action, ...]
    lanes: Sequence[float]
    multiplier: int
    cost: float


class GreedyPolicy:
    """Values actions by weights. It reads no tiles that the seat has not seen."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._evaluators = {
            (seats, seat): LineEvaluator(weights, seats, seat)
            for seats in range(2, MAX_SEATS + 1)
            for seat in range(seats)
        }

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in sous."""
        decision_values = self._decision_values(state, seat)
        keys = _equivalence_keys(bytes(state.board))
        values: dict[Action, float] = {}
        for actions, lanes, multiplier, cost in _piece_options(decision_values, state, seat):
            seen = set[tuple[object, float]]()
            for space, key in keys.items():
                lane = lanes[space]
                values[actions[space]] = multiplier * lane_to_sous(lane) - cost
                if (key, lane) in seen:
                    values[actions[space]] -= DUPLICATE_PENALTY
                seen.add((key, lane))
        if state.pile and state.drawn is None:
            values[DRAW] = decision_values.draw_value()
        return [values[action] for action in legal]

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value. Playouts spend most of their time here."""
        decision_values, best = self._decision_values(state, seat), -inf
        chosen: Action = DRAW
        if state.pile and state.drawn is None:
            best = decision_values.draw_value()
        for actions, lanes, multiplier, cost in _piece_options(decision_values, state, seat):
            highest = max(lanes)
            value = multiplier * lane_to_sous(highest) - cost
            if value > best:
                best, chosen = value, actions[lanes.index(highest)]
        return chosen

    def _decision_values(self, state: State, seat: Seat) -> DecisionValues:
        evaluator = self._evaluators[len(state.players), seat]
        return DecisionValues(self._weights, evaluator, state, seat)


def _equivalence_keys(board: bytes) -> dict[int, tuple[bytes, bytes]]:
    """Return for each empty space the pieces of its two segments, in no particular order.

    Placing a piece has the same effect on spaces with equal keys, except for fires to come.
    """
    return {
        space: (
            _segment_around(board[LINE_SLICES[row]], column - ROWS),
            _segment_around(board[LINE_SLICES[column]], row),
        )
        for space, (row, column) in enumerate(LINES_OF_SPACE)
        if board[space] == EMPTY
    }


def _segment_around(line: bytes, place: int) -> bytes:
    """Return the sorted pieces of the segment that contains a place of the line."""
    start = line.rfind(FIRE, 0, place) + 1
    stop = line.find(FIRE, place)
    return bytes(sorted(line[start:] if stop < 0 else line[start:stop]))


def _piece_options(
    decision_values: DecisionValues, state: State, seat: Seat
) -> Iterator[PieceOption]:
    """Yield every kind of piece that the seat can place now."""
    if state.drawn is not None:
        multiplier, lanes = decision_values.tile_values(state.drawn)
        yield PieceOption(DRAWN_ON, lanes, multiplier, 0.0)
        return
    player = state.players[seat]
    if any(player.stalls):
        lanes = decision_values.goods_values()
        for goods, left in enumerate(player.stalls, 1):
            if left:
                yield PieceOption(
                    STALL_ON[goods], lanes, goods, decision_values.opportunity_cost(goods)
                )
    if player.kept is not None:
        multiplier, lanes = decision_values.tile_values(player.kept)
        yield PieceOption(KEPT_ON, lanes, multiplier, decision_values.keep_value())
    for tile in dict.fromkeys(state.face_up):
        multiplier, lanes = decision_values.tile_values(tile)
        yield PieceOption(OPEN_ON[tile], lanes, multiplier, 0.0)


def _game_statistics(start: State, end: State) -> dict[str, float]:
    """Return the rounds played, and the win share of the first starting player."""
    ended = result(end)
    assert ended is not None
    return {
        "rounds": float(end.round),
        "starter wins": 1 / len(ended.winners) if start.first in ended.winners else 0.0,
    }


SEARCH_CONFIG = SearchConfig(
    margin_scale=12.0,
    win_weight=0.3,
    point_utility=0.03,
    prior_visits=20,
    noise=lambda state: 12.0,
    cutoff=Cutoff(VALUE_FUNCTION, max_actions=12, period=lambda state: state.round),
)

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=GreedyPolicy,
    game_statistics=_game_statistics,
    search_config=SEARCH_CONFIG,
    hard=SearchBudget(playouts=300, max_candidates=6),
)
