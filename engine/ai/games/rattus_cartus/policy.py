"""The policy of Rattus Cartus: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import ge

from engine.ai.agent_spec import AgentSpec, EasyConfig
from engine.ai.games.rattus_cartus.decision_values import DecisionValues
from engine.ai.games.rattus_cartus.facts import facts
from engine.ai.games.rattus_cartus.features import VALUE_FUNCTION, phases_begun, weights_key
from engine.ai.games.rattus_cartus.information_set import information_set_key
from engine.ai.games.rattus_cartus.track_values import TrackEvaluator
from engine.ai.games.rattus_cartus.weights import Weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.rattus_cartus.actions import (
    DONE,
    LAY,
    Action,
    Discard,
    Enter,
    Give,
    Lay,
    Look,
    TakeSupply,
)
from engine.games.rattus_cartus.buildings import BUILDINGS, CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, DATA, JOKER, brings_rat
from engine.games.rattus_cartus.legal import legal_actions
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import result
from engine.games.rattus_cartus.state import Phase, Place, State, Step


class GreedyPolicy:
    """Values actions by weights. It reads no cards that the seat has not seen."""

    def __init__(self, weights: Weights, horizon: int | None = None) -> None:
        """`horizon` is the number of later rounds that are taken into account."""
        self._weights = weights
        self._evaluators = {
            seats: TrackEvaluator(weights, seats, horizon) for seats in RULES.rounds
        }

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in points."""
        decision_values = self._decision_values(state, seat)
        if state.step is Step.ENTER:
            return self._entering_values(decision_values, legal)
        if state.step is Step.LAY:
            plans = decision_values.lay_plans(state.players[seat].place)
            return [
                plans.value_of_card(action.card) if isinstance(action, Lay) else plans.value_of_none
                for action in legal
            ]
        return [_value(decision_values, action) for action in legal]

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value. Playouts spend most of their time here."""
        if state.step is Step.LAY:
            # All cards of the best plan have its value; the first one to lay is chosen.
            plans = self._decision_values(state, seat).lay_plans(state.players[seat].place)
            cards = plans.best_cards()
            return LAY[cards[0]] if cards else DONE
        legal = legal_actions(state, seat)
        if len(legal) == 1 or state.step is Step.LOOK:
            return legal[0]
        values = self.values(state, seat, legal)
        return legal[values.index(max(values))]

    def equivalence_keys(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[Hashable]:
        """Return for each action what it gives up or gains, whatever the copy of a card."""
        return [_equivalence_key(state, action) for action in legal]

    def _decision_values(self, state: State, seat: Seat) -> DecisionValues:
        return DecisionValues(self._weights, self._evaluators[len(state.players)], state, seat)

    def _entering_values(
        self, decision_values: DecisionValues, legal: Sequence[Action]
    ) -> list[float]:
        """Return the value of the best plan at each place; with a Pass that of the best place."""
        values = [
            decision_values.lay_plans(action.place).best_value()
            for action in legal
            if isinstance(action, Enter)
        ]
        waiting = max(values, default=0.0) + self._weights.wait - self._weights.pass_
        return values + [waiting] * (len(legal) - len(values))


def _value(decision_values: DecisionValues, action: Action) -> float:
    """Return the value of an action that neither enters a building nor lays down cards."""
    match action:
        case TakeSupply(place):
            return decision_values.supply_value(place)
        case Give(card):
            return -decision_values.hold_value(card)
        case Discard(card):
            return decision_values.discard_value(card)
    return 0.0


def _equivalence_key(state: State, action: Action) -> Hashable:
    """Return what equivalent actions share.

    Population cards of a class differ in their nuns only, which count in the nun row alone. Cards
    of that row differ in who knows them, empty buildings of the same kind in nothing.
    """
    match action:
        case Lay(card) | Give(card) | Discard(card) if card < JOKER:
            return type(action), CLASS_OF_CARD[card]
        case TakeSupply(place):
            return TakeSupply, BUILDINGS[state.row[place]].supply
        case Enter(place) if all(player.place != place for player in state.players):
            return Enter, BUILDINGS[state.row[place]].kind
        case Look(nun):
            return Look, tuple(player.known >> nun & 1 for player in state.players)
    return action


def has_begun_choice(state: State, seat: Seat) -> bool:
    """Return whether the seat has entered a building, or picked cards to give or to discard.

    Which cards it lays down in a building is part of the choice to enter it.
    """
    is_inside = state.step is Step.LAY and seat == state.turn
    return is_inside or bool(state.players[seat].chosen)


def harm(state: State, seat: Seat, actions: Sequence[Action]) -> int:
    """Return how many rats the cards of a choice bring, or how many supplies have more of all."""
    first = actions[0]
    if isinstance(first, TakeSupply):
        own, *others = [
            _supply_gains(state, seat, place) for place in (first.place, *range(len(state.row)))
        ]
        return sum(other != own and all(map(ge, other, own)) for other in others)
    return rats_brought(state, seat, actions)


def _supply_gains(state: State, seat: Seat, place: Place) -> tuple[int, int, int]:
    """Return what a supply gives a seat: cards, fewer rats, nuns that it has not seen."""
    player, supply = state.players[seat], BUILDINGS[state.row[place]].supply
    unknown = len(state.nuns) - player.known.bit_count()
    return supply.cards, min(supply.rats, player.rats), min(supply.looks, unknown)


def rats_brought(state: State, seat: Seat, actions: Sequence[Action]) -> int:
    """Return how many rats the cards bring that are laid down by these actions."""
    entered = [action.place for action in actions if isinstance(action, Enter)]
    place = entered[0] if entered else state.players[seat].place
    cards = [action.card for action in actions if isinstance(action, Lay)]
    return sum(brings_rat(card, CLASS_OF_BUILDING[state.row[place]]) for card in cards)


def _game_statistics(start: State, end: State) -> dict[str, float]:
    """Return the number of dead players, and the win share of the first starting player."""
    ended = result(end)
    assert ended is not None
    return {
        "dead": float(sum(rank is None for rank in ended.ranks)),
        "starter wins": 1 / len(ended.winners) if start.first in ended.winners else 0.0,
    }


SEARCH_CONFIG = SearchConfig(
    information_set_key=information_set_key,
    margin_scale=8.0,
    win_weight=0.5,
    point_utility=0.02,
    prior_visits=10,
    cutoff=Cutoff(VALUE_FUNCTION, period=phases_begun, max_periods=len(Phase)),
    max_depth=3,
)

RULES_PACKAGE, AI_PLAYERS = "engine.games.rattus_cartus", "engine.ai.games.rattus_cartus"

COMPILED_MODULES = (
    f"{RULES_PACKAGE}.beliefs",
    f"{RULES_PACKAGE}.determinization",
    f"{RULES_PACKAGE}.gaining",
    f"{RULES_PACKAGE}.legal",
    f"{RULES_PACKAGE}.phases",
    f"{RULES_PACKAGE}.play",
    f"{RULES_PACKAGE}.resolving",
    f"{RULES_PACKAGE}.scoring",
    f"{RULES_PACKAGE}.state",
    f"{AI_PLAYERS}.decision_values",
    f"{AI_PLAYERS}.features",
    f"{AI_PLAYERS}.information_set",
    f"{AI_PLAYERS}.lay_plans",
    f"{AI_PLAYERS}.policy",
    f"{AI_PLAYERS}.track_values",
)
"""Without `cards`, which loads pydantic models that mypyc cannot compile."""

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=GreedyPolicy,
    game_statistics=_game_statistics,
    facts=facts,
    has_begun_choice=has_begun_choice,
    harm=harm,
    search_config=SEARCH_CONFIG,
    easy=EasyConfig(horizon=1, attention=0.65),
    exploration_noise=lambda state: 6.0,
    hard=SearchBudget(playouts=150, max_candidates=6),
    compiled_modules=COMPILED_MODULES,
)
