"""What is still to come for each seat, this round and later: what playouts are cut off with."""

from __future__ import annotations

from functools import lru_cache

from engine.ai.games.heller_und_pfennig.line_values import GOODS_BY_SEAT
from engine.ai.value.linear_value import LinearFeatures, LinearValueFunction
from engine.core import Seat
from engine.games.heller_und_pfennig.market import EMPTY, LINE_SLICES
from engine.games.heller_und_pfennig.scoring import LINE_CACHE_SIZE, segments, value_per_good
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import DATA, EYE, GOLD

SPACES_PER_BUCKET = 5
"""Moments are of one kind that have about as many spaces empty; the first is one of its own."""


def _money(state: State) -> list[float]:
    return [float(player.money) for player in state.players]


def _bucket(state: State) -> str:
    """How much of the round and of the game is still to come."""
    if state.last_round:
        rounds = "last_round"
    elif state.options.last_stall:
        rounds = "not_the_last_round"
    else:
        rounds = f"{ROUNDS - state.round}_rounds_after"
    empty = state.board.count(EMPTY) // SPACES_PER_BUCKET * SPACES_PER_BUCKET
    return f"{rounds}_{empty}_empty"


def _features(state: State) -> list[LinearFeatures]:
    """How a seat's goods stand in the market, what it has to place, and whose turn it is."""
    board = bytes(state.board)
    found: list[LinearFeatures] = []
    for seat, player in enumerate(state.players):
        now, open_, by_eye = 0, 0, 0
        for cut in LINE_SLICES:
            pays, customers, none = _line_features(board[cut], seat)
            now += pays
            open_ += customers
            by_eye += none
        found.append(
            {
                "standing": now,
                "customers_to_come": open_,
                "spaces_beside_eye": by_eye,
                "turn": float(state.turn == seat),
                "drawn": float(state.turn == seat and state.drawn is not None),
                **{f"stalls_{goods}": left for goods, left in enumerate(player.stalls, 1)},
            }
        )
    return found


@lru_cache(maxsize=LINE_CACHE_SIZE)
def _line_features(line: bytes, seat: Seat) -> tuple[int, int, int]:
    """What a line pays a seat as it stands, and its goods times the spaces still empty there.

    These count apart beside the eye, and twice beside the sack of gold.
    """
    now, customers, none = 0, 0, 0
    for segment in segments(line):
        if goods := sum(segment.translate(GOODS_BY_SEAT[seat])):
            now += goods * value_per_good(segment)
            empty = goods * segment.count(EMPTY)
            if EYE in segment:
                none += empty
            else:
                customers += empty * (2 if GOLD in segment else 1)
    return now, customers, none


VALUE_FUNCTION = LinearValueFunction(
    points=_money, bucket=_bucket, features=_features, folder=DATA / "players" / "prospects"
)
