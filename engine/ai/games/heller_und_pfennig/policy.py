"""The policy of Auf Heller und Pfennig: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import inf
from typing import NamedTuple, cast

from engine.ai.agent_spec import AgentSpec, EasyConfig
from engine.ai.games.heller_und_pfennig.decision_values import DecisionValues
from engine.ai.games.heller_und_pfennig.equivalence import equivalence_keys
from engine.ai.games.heller_und_pfennig.facts import facts
from engine.ai.games.heller_und_pfennig.features import VALUE_FUNCTION, weights_key
from engine.ai.games.heller_und_pfennig.information_set import information_set_key
from engine.ai.games.heller_und_pfennig.lead_now import lead_now
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
from engine.games.heller_und_pfennig.legal import empty_spaces
from engine.games.heller_und_pfennig.market import MAX_SEATS
from engine.games.heller_und_pfennig.scoring import result
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import DATA


class PieceOption(NamedTuple):
    """A piece that can be placed, with its value by space.

    The value of each of the `actions` is `multiplier` times the value of its lane, less `cost`.
    """

    actions: tuple[Action, ...]
    lanes: Sequence[float]
    multiplier: int
    cost: float

    def best(self) -> tuple[float, Action]:
        """Return the space with the highest value, and that value."""
        # Comparing lanes instead of values spares the conversion of 30 spaces.
        highest = max(self.lanes)
        return self._value(highest), self.actions[self.lanes.index(highest)]

    def values(self, spaces: Iterable[int]) -> Iterator[tuple[Action, float]]:
        """Yield the action on each of these spaces with its value."""
        return ((self.actions[space], self._value(self.lanes[space])) for space in spaces)

    def _value(self, lane: float) -> float:
        return self.multiplier * lane_to_sous(lane) - self.cost


class DrawOption(NamedTuple):
    """Drawing a tile, with its value."""

    value: float

    def best(self) -> tuple[float, Action]:
        """Return the value of drawing, and the action."""
        return self.value, DRAW

    def values(self, spaces: Iterable[int]) -> Iterator[tuple[Action, float]]:
        """Yield the action with its value, which no space changes."""
        yield DRAW, self.value


class GreedyPolicy:
    """Values actions by weights. It reads no tiles that the seat has not seen."""

    def __init__(self, weights: Weights, horizon: int | None = None) -> None:
        """`horizon` is the number of later placements in a line that are taken into account."""
        self._weights = weights
        self._evaluators = {
            (seats, seat): LineEvaluator(weights, seats, seat, horizon)
            for seats in range(2, MAX_SEATS + 1)
            for seat in range(seats)
        }

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in sous."""
        empty, values = empty_spaces(state), dict[Action, float]()
        for option in self._options(state, seat):
            values.update(option.values(empty))
        return [values[action] for action in legal]

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value. Playouts spend most of their time here."""
        best, chosen = -inf, cast(Action, DRAW)
        for option in self._options(state, seat):
            value, action = option.best()
            if value > best:
                best, chosen = value, action
        return chosen

    def equivalence_keys(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[Hashable]:
        """Return for each action the piece, and the pieces that share its segments.

        Their order does not matter before another fire is placed.
        """
        return equivalence_keys(state, seat, legal)

    def _options(self, state: State, seat: Seat) -> Iterator[PieceOption | DrawOption]:
        """Yield drawing and every kind of piece that the seat can place now."""
        evaluator = self._evaluators[len(state.players), seat]
        values = DecisionValues(self._weights, evaluator, state, seat)
        if state.drawn is not None:
            multiplier, lanes = values.tile_values(state.drawn)
            yield PieceOption(DRAWN_ON, lanes, multiplier, 0.0)
            return
        if state.pile:
            yield DrawOption(values.draw_value())
        player = state.players[seat]
        if any(player.stalls):
            lanes = values.goods_values()
            for goods, left in enumerate(player.stalls, 1):
                if left:
                    yield PieceOption(STALL_ON[goods], lanes, goods, values.opportunity_cost(goods))
        if player.kept is not None:
            multiplier, lanes = values.tile_values(player.kept)
            yield PieceOption(KEPT_ON, lanes, multiplier, values.keep_value())
        for tile in dict.fromkeys(state.face_up):
            multiplier, lanes = values.tile_values(tile)
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
    information_set_key=information_set_key,
    margin_scale=12.0,
    win_weight=0.3,
    point_utility=0.03,
    prior_visits=20,
    cutoff=Cutoff(VALUE_FUNCTION, max_actions=8, period=lambda state: state.round),
)

RULES_PACKAGE, AI_PLAYERS = "engine.games.heller_und_pfennig", "engine.ai.games.heller_und_pfennig"

COMPILED_MODULES = (
    f"{RULES_PACKAGE}.determinization",
    f"{RULES_PACKAGE}.play",
    f"{RULES_PACKAGE}.state",
    f"{AI_PLAYERS}.decision_values",
    f"{AI_PLAYERS}.information_set",
    f"{AI_PLAYERS}.packed_lanes",
    f"{AI_PLAYERS}.policy",
)
"""Without those that loop over a bytearray or use slice objects: mypyc cannot compile them."""

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=GreedyPolicy,
    game_statistics=_game_statistics,
    facts=facts,
    search_config=SEARCH_CONFIG,
    easy=EasyConfig(horizon=0, attention=0.9),
    exploration_noise=lambda state: 12.0,
    hard=SearchBudget(playouts=300, max_candidates=6),
    compiled_modules=COMPILED_MODULES,
    lead_now=lead_now,
)
