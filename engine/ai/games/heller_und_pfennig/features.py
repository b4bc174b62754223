"""Features of the linear value function, which evaluates rollouts at their cutoff."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.ai.games.heller_und_pfennig.line_values import GOODS_BY_SEAT
from engine.ai.value.features import LinearFeatures
from engine.ai.value.linear_model import LinearModel
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.heller_und_pfennig.market import EMPTY, LINE_SLICES
from engine.games.heller_und_pfennig.scoring import LINE_CACHE_SIZE, segments, value_per_good
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import DATA, EYE, GOLD

SPACES_PER_BUCKET = 5
"""States with about as many empty spaces share a bucket."""


def weights_key(state: State) -> str:
    """Return the key of stored weights: the number of players."""
    return str(len(state.players))


def extract_features(state: State) -> LinearFeatures:
    """Return money, the stage of the game, and each seat's features."""
    money = [float(player.money) for player in state.players]
    return LinearFeatures(_bucket(state), money, _seat_features(state))


def _bucket(state: State) -> str:
    """Return the name of the bucket: rounds and empty spaces still to come."""
    if state.last_round:
        rounds = "last_round"
    elif state.options.last_stall:
        rounds = "not_the_last_round"
    else:
        rounds = f"{ROUNDS - state.round}_rounds_after"
    empty = state.board.count(EMPTY) // SPACES_PER_BUCKET * SPACES_PER_BUCKET
    return f"{rounds}_{empty}_empty"


def _seat_features(state: State) -> list[Mapping[str, float]]:
    """Return each seat's goods in the market, its pieces to place, and whose turn it is."""
    board = bytes(state.board)
    features: list[Mapping[str, float]] = []
    for seat, player in enumerate(state.players):
        now, open_, by_eye = 0, 0, 0
        for cut in LINE_SLICES:
            line_now, line_open, line_by_eye = _line_features(board[cut], seat)
            now += line_now
            open_ += line_open
            by_eye += line_by_eye
        features.append(
            {
                "standing": now,
                "customers_to_come": open_,
                "spaces_beside_eye": by_eye,
                "turn": float(state.turn == seat),
                "drawn": float(state.turn == seat and state.drawn is not None),
                **{f"stalls_{goods}": left for goods, left in enumerate(player.stalls, 1)},
            }
        )
    return features


@lru_cache(maxsize=LINE_CACHE_SIZE)
def _line_features(line: bytes, seat: Seat) -> tuple[int, int, int]:
    """Return what a line pays a seat now, and its goods times empty spaces, by kind of segment.

    The products are summed for segments without an eye, where those with a gold sack count twice,
    and for segments with an eye.
    """
    now, customers, by_eye = 0, 0, 0
    for segment in segments(line):
        if goods := sum(segment.translate(GOODS_BY_SEAT[seat])):
            now += goods * value_per_good(segment)
            empty = goods * segment.count(EMPTY)
            if EYE in segment:
                by_eye += empty
            else:
                customers += empty * (2 if GOLD in segment else 1)
    return now, customers, by_eye


VALUE_FUNCTION = TrainedValueFunction(
    features=extract_features,
    model_key=weights_key,
    store=JsonWeightsStore(DATA / "players" / "value", LinearModel),
)
