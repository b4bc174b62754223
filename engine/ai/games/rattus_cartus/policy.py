"""The policy of Rattus Cartus: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.agent_spec import AgentSpec
from engine.ai.games.rattus_cartus.decision_values import DecisionValues
from engine.ai.games.rattus_cartus.features import VALUE_FUNCTION, phases_begun, weights_key
from engine.ai.games.rattus_cartus.track_values import TrackEvaluator
from engine.ai.games.rattus_cartus.weights import Weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.rattus_cartus.actions import (
    DONE,
    LAY,
    USE_PASS,
    Action,
    Discard,
    Enter,
    Give,
    Lay,
)
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, DATA, JOKER
from engine.games.rattus_cartus.legal import legal_actions
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import result
from engine.games.rattus_cartus.state import Phase, State, Step

DUPLICATE_PENALTY = 100.0
"""Subtracted from the value of a card equivalent to another, so that search tries only one."""


UNPLANNED_CARD_PENALTY = 3.0
"""Subtracted for a card that is in no plan: with an Easy player's noise too many would be laid."""


class GreedyPolicy:
    """Values actions by weights. It reads no cards that the seat has not seen."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._evaluators = {seats: TrackEvaluator(weights, seats) for seats in RULES.rounds}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in points."""
        decision_values = self._decision_values(state, seat)
        match state.step:
            case Step.SUPPLY:
                return [decision_values.supply_value(place) for place in range(len(legal))]
            case Step.ENTER:
                return self._entering_values(decision_values, legal)
            case Step.LAY | Step.GIVE | Step.DISCARD:
                return self._picking_values(decision_values, state, seat, legal)
        return [0.0] * len(legal)

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value. Playouts spend most of their time here."""
        if state.step is Step.LAY:
            place = state.players[seat].place
            cards = self._decision_values(state, seat).best_plan(place).cards
            return LAY[cards[0]] if cards else DONE
        legal = legal_actions(state, seat)
        if len(legal) == 1 or state.step is Step.LOOK:
            return legal[0]
        values = self.values(state, seat, legal)
        return legal[values.index(max(values))]

    def _decision_values(self, state: State, seat: Seat) -> DecisionValues:
        return DecisionValues(self._weights, self._evaluators[len(state.players)], state, seat)

    def _entering_values(
        self, decision_values: DecisionValues, legal: Sequence[Action]
    ) -> list[float]:
        """Return the value of the best plan at each place; with a Pass that of the best place."""
        values = [
            decision_values.best_plan(action.place).value if isinstance(action, Enter) else 0.0
            for action in legal
        ]
        if legal[-1] == USE_PASS:
            values[-1] = max(values[:-1]) + self._weights.wait - self._weights.pass_
        return values

    def _picking_values(
        self, decision_values: DecisionValues, state: State, seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """Return the value of each card to be laid down, given or discarded."""
        values, seen = [], set[int]()
        place = state.players[seat].place
        planned = decision_values.best_plan(place).cards if state.step is Step.LAY else ()
        for action in legal:
            match action:
                case Lay(card):
                    value = decision_values.value_with_card(place, card)
                    value -= 0.0 if card in planned else UNPLANNED_CARD_PENALTY
                case Give(card):
                    value = -decision_values.hold_value(card)
                case Discard(card):
                    value = decision_values.discard_value(card)
                case _:
                    value = decision_values.value_of_stopping(place)
            key = _equivalence_key(action)
            values.append(value - DUPLICATE_PENALTY if key in seen else value)
            seen.add(key)
        return values


def _equivalence_key(action: Action) -> int:
    """Return a number that equal cards with other nuns share; -1 for other actions."""
    if not isinstance(action, Lay | Give | Discard):
        return -1
    return CLASS_OF_CARD[action.card] if action.card < JOKER else action.card


def _game_statistics(start: State, end: State) -> dict[str, float]:
    """Return the number of dead players, and the win share of the first starting player."""
    ended = result(end)
    assert ended is not None
    return {
        "dead": float(sum(rank is None for rank in ended.ranks)),
        "starter wins": 1 / len(ended.winners) if start.first in ended.winners else 0.0,
    }


SEARCH_CONFIG = SearchConfig(
    margin_scale=8.0,
    win_weight=0.5,
    point_utility=0.02,
    prior_visits=10,
    noise=lambda state: 6.0,
    cutoff=Cutoff(VALUE_FUNCTION, period=phases_begun, max_periods=len(Phase)),
    max_depth=3,
)

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=GreedyPolicy,
    game_statistics=_game_statistics,
    search_config=SEARCH_CONFIG,
    hard=SearchBudget(playouts=150, max_candidates=6),
)
