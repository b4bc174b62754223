"""Inputs of the value network, which evaluates determinized states at the cutoff of rollouts."""

from __future__ import annotations

from engine.ai.games.rattus_cartus.track_values import NunForecast, TrackEvaluator
from engine.ai.games.rattus_cartus.weights import Weights
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import NetworkStore
from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS
from engine.games.rattus_cartus.cards import (
    CLASS_COUNT,
    CLASS_OF_CARD,
    DATA,
    GOLD,
    JOKER,
    SPECIALS,
    Card,
)
from engine.games.rattus_cartus.rulebook import BUILDINGS_SHOWN, RULES
from engine.games.rattus_cartus.scoring import majority_points, nuns_in_row, track_points
from engine.games.rattus_cartus.state import Phase, Player, State

_UNTUNED = Weights()
_EVALUATORS = {seats: TrackEvaluator(_UNTUNED, seats) for seats in RULES.rounds}
"""Evaluators with default weights: tuning must not change the inputs of a network."""

_PHASES = tuple(Phase)
_PLACES = range(max(BUILDINGS_SHOWN.values()))

_CARD_SORTS = CLASS_COUNT + len(SPECIALS)
"""Number of sorts of cards: the classes, whatever their nuns, and the special cards."""

SAFE_MARGIN = 4
"""Nuns in excess of rats that look safe."""


def phases_begun(state: State) -> int:
    """Return the number of phases begun so far, up to a constant: the period of the cutoff."""
    return len(_PHASES) * state.round + _PHASES.index(state.phase)


def extract_features(state: State) -> NetworkFeatures:
    """Return tracks, cards, rats beside the nuns, and how much of the game is still to come.

    It reads the nun row and the hands, so the state must be a determinization.
    """
    nuns, left = nuns_in_row(state), state.rounds - state.round
    tracks = [track_points(state, cls) for cls in range(CLASS_COUNT)]
    golds = [player.hand.count(GOLD) for player in state.players]
    people = [sum([card <= JOKER for card in player.hand]) for player in state.players]
    gold = majority_points(golds, RULES.points.gold)
    hand = majority_points(people, RULES.points.hand)
    points, counts, measures = list[float](), bytearray(), list[float]()
    for seat, player in enumerate(state.players):
        held = gold[seat] + hand[seat] + RULES.points.token * player.tokens
        points.append(float(sum([track[seat] for track in tracks]) + held))
        counts += _card_counts(player.hand + player.chosen)
        counts += _card_counts(player.laid)
        counts += bytes([heights[seat] for heights in state.heights])
        measures += _survival_features(state, player, nuns, left)
        measures += (gold[seat] / 10, hand[seat] / 5, player.tokens / 5, people[seat] / 5)
        measures += _track_features(state, seat, tracks)
        measures += _place_features(state, seat, player)
    return NetworkFeatures(
        progress=left / 5,
        points=points,
        per_seat_counts=bytes(counts),
        per_seat_scalars=measures,
        public_counts=_building_counts(state),
        public_scalars=_time_features(state, nuns, left),
    )


def _card_counts(cards: list[Card]) -> bytes:
    counts = bytearray(_CARD_SORTS)
    for card in cards:
        counts[CLASS_OF_CARD[card] if card < JOKER else CLASS_COUNT + card - JOKER] += 1
    return bytes(counts)


def _survival_features(state: State, player: Player, nuns: int, left: int) -> tuple[float, ...]:
    """Return the seat's rats beside the nuns, and its chance of survival."""
    margin, evaluator = nuns - player.rats, _EVALUATORS[len(state.players)]
    forecast = NunForecast(nuns, 0, left)
    survival = evaluator.survival_value(forecast, player.rats) / _UNTUNED.life
    return (
        player.rats / 10,
        margin / 5,
        max(-SAFE_MARGIN, min(SAFE_MARGIN, margin)) / SAFE_MARGIN,
        float(margin >= 0),
        survival,
        survival * left / 5,
        player.known.bit_count() / 5,
    )


def _track_features(state: State, seat: Seat, tracks: list[list[int]]) -> list[float]:
    """Return for each class the points of its track, expected points, and the lead in spaces."""
    evaluator, values, total = _EVALUATORS[len(state.players)], list[float](), 0.0
    for cls, (heights, order) in enumerate(zip(state.heights, state.orders, strict=True)):
        best = next((other for other in order if other != seat), seat)
        ahead = heights[seat] - heights[best] + (0.5 if order[0] == seat else -0.5)
        expected = evaluator.track_value(state, seat, cls, 0)
        total += expected
        values += (tracks[cls][seat] / 10, expected / 10, ahead / 5)
    return [*values, total / 20]


def _place_features(state: State, seat: Seat, player: Player) -> list[float]:
    """Return where in the round the seat is: entered or not, before or after the others."""
    seats = len(state.players)
    return [
        float(player.place >= 0),
        float(seat in state.queue),
        float(state.first == seat),
        (seat - state.first) % seats / seats,
        float(state.privilege == seat),
        *[float(player.place == place) for place in _PLACES],
        *[float(player.supply == place) for place in _PLACES],
    ]


def _building_counts(state: State) -> bytes:
    """Return the number of buildings of each kind in the row."""
    shown = bytearray(len(BUILDING_KINDS))
    for building in state.row:
        shown[BUILDING_KINDS.index(BUILDINGS[building].kind)] += 1
    return bytes(shown)


def _time_features(state: State, nuns: int, left: int) -> list[float]:
    return [
        *[float(state.phase is phase) for phase in _PHASES],
        left / 5,
        float(not left),
        float(left == 1),
        nuns / 10,
    ]


def weights_key(state: State) -> str:
    """Return the key of stored weights: the number of players."""
    return str(len(state.players))


VALUE_FUNCTION = TrainedValueFunction(
    features=extract_features,
    model_key=weights_key,
    store=NetworkStore(DATA / "players" / "value"),
)
