"""Inputs of the value network, for states at the beginning of a phase, where rollouts end."""

from __future__ import annotations

from functools import lru_cache

from engine.ai.games.saint_petersburg.card_values import count_aristocrat_kinds
from engine.ai.games.saint_petersburg.phase_values import rounds_left
from engine.ai.games.saint_petersburg.weights import Weights
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import NetworkStore
from engine.core import Seat
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    PHASES,
    SCORING_PHASES,
    Card,
    card_table,
)
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.scoring import aristocrat_points, income
from engine.games.saint_petersburg.state import Player, State

SCARCE_RUBLES = 10
"""Rubles up to this number have a feature of their own, as they are worth more."""

MAX_CACHED_YIELDS = 4_000
"""Limit of cached yields of cards: about 3 megabytes."""

_UNTUNED = Weights()
"""Default weights for the expected rounds: tuning must not change the inputs of a network."""


def phases_begun(state: State) -> int:
    """Return the number of phases begun so far, up to a constant: the period of the cutoff."""
    return len(PHASES) * state.round + state.phase


def extract_features(state: State) -> NetworkFeatures:
    """Return cards in play, in hands and in the rows, rubles, incomes, turn order and time."""
    rounds = rounds_left(_UNTUNED, state)
    counts, measures = bytearray(), list[float]()
    for seat, player in enumerate(state.players):
        counts += player.in_play
        counts += _card_counts(player.hand)
        measures += _ruble_features(player, rounds)
        measures += _income_features(state, player, rounds)
        measures += _turn_order_features(state, seat)
    return NetworkFeatures(
        progress=rounds,
        points=[float(player.points) for player in state.players],
        per_seat_counts=bytes(counts),
        per_seat_scalars=measures,
        public_counts=bytes(_card_counts(state.upper) + _card_counts(state.lower)),
        public_scalars=_time_features(state, rounds),
    )


def _card_counts(cards: list[Card]) -> bytearray:
    counts = bytearray(len(CARD_IDS))
    for card in cards:
        counts[card] += 1
    return counts


def _ruble_features(player: Player, rounds: float) -> tuple[float, ...]:
    rubles = player.rubles
    return (
        rubles / 10,
        min(rubles, SCARCE_RUBLES) / 10,
        rubles * rounds / 30,
        player.points / 30,
        len(player.hand) / 3,
        player.used_observatories / 2,
    )


def _income_features(state: State, player: Player, rounds: float) -> list[float]:
    """Return what each phase's cards pay, and all of them together until the end of the game."""
    incomes, kinds, kind_points = _yield(
        state.options.edition, bytes(player.in_play), player.used_observatories
    )
    features = list[float]()
    rubles_now = points_now = rubles_a_round = points_a_round = 0
    for phase, (rubles, points) in zip(SCORING_PHASES, incomes, strict=True):
        features += (rubles / 10, points / 10)
        rubles_a_round += rubles
        points_a_round += points
        if phase >= state.phase:
            rubles_now += rubles
            points_now += points
    rubles_to_come = rubles_a_round * rounds + rubles_now
    points_to_come = points_a_round * rounds + points_now
    features += (
        rubles_now / 10,
        points_now / 10,
        rubles_to_come / 20,
        rubles_to_come * rounds / 60,
        points_to_come / 20,
        points_to_come * rounds / 60,
        kind_points / 20,
        kinds / 5,
        kinds * rounds / 10,
    )
    return features


@lru_cache(maxsize=MAX_CACHED_YIELDS)
def _yield(
    edition: str, in_play: bytes, used_observatories: int
) -> tuple[tuple[tuple[int, int], ...], int, int]:
    """Return what cards pay by scoring phase, and their aristocrats: kinds and points."""
    table = card_table(edition)
    player = Player(in_play=bytearray(in_play), used_observatories=used_observatories)
    kinds = count_aristocrat_kinds(table, player.in_play)
    incomes = tuple(income(table, player, phase) for phase in SCORING_PHASES)
    return incomes, kinds, aristocrat_points(table, kinds)


def _turn_order_features(state: State, seat: Seat) -> list[float]:
    """Return how late the seat acts in this phase, and which start markers it holds."""
    seats = len(state.players)
    late = (seat - state.markers[state.phase]) % seats / seats
    return [late, *[float(holder == seat) for holder in state.markers]]


def _time_features(state: State, rounds: float) -> list[float]:
    return [
        *[float(state.phase is phase) for phase in PHASES],
        rounds / 3,
        min(1.0, rounds),
        float(state.last_round),
        state.round / 5,
        *[len(stack) / 10 for stack in state.stacks],
    ]


def weights_key(state: State) -> str:
    """Return the key of stored weights: the edition and the number of players."""
    return f"{state.options.edition}_{len(state.players)}"


VALUE_FUNCTION = TrainedValueFunction(
    features=extract_features,
    model_key=weights_key,
    store=NetworkStore(DATA / "players" / "value"),
)
