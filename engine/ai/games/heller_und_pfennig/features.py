"""Inputs of the value network, which evaluates determinized states at the cutoff of rollouts."""

from __future__ import annotations

from functools import lru_cache

from engine.ai.games.heller_und_pfennig.line_values import GOODS_BY_SEAT
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import NetworkStore
from engine.core import Seat
from engine.games.heller_und_pfennig.market import EMPTY, FIRST_STALL_PIECE, LINE_SLICES, SPACES
from engine.games.heller_und_pfennig.scoring import LINE_CACHE_SIZE, segments, value_per_good
from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import (
    DATA,
    EYE,
    GOLD,
    TILE_IDS,
    TILE_SET,
    TILE_VALUE,
    Tile,
)

_ALL_TILES = bytes([TILE_SET.count(tile) for tile in range(len(TILE_IDS))])
"""How many of each kind of tile a round has, by its number."""


def weights_key(state: State) -> str:
    """Return the key of stored weights: the number of players."""
    return str(len(state.players))


def extract_features(state: State) -> NetworkFeatures:
    """Return goods in the market, stalls left, tiles to place and to come, turn order and time."""
    board = bytes(state.board)
    empty = board.count(EMPTY) / SPACES
    rounds_left = 0 if state.last_round else max(0, ROUNDS - state.round)
    to_come = _tiles_to_come(board)
    counts, scalars = bytearray(), list[float]()
    for seat, player in enumerate(state.players):
        counts += bytes(player.stalls)
        scalars += _goods_features(board, seat, empty)
        scalars += _turn_features(state, seat)
        scalars.append(sum([left * goods for goods, left in enumerate(player.stalls, 1)]) / 10)
    return NetworkFeatures(
        progress=empty + rounds_left,
        points=[float(player.money) for player in state.players],
        per_seat_counts=bytes(counts),
        per_seat_scalars=scalars,
        public_counts=to_come,
        public_scalars=[
            *_time_features(state, empty, rounds_left),
            sum([TILE_VALUE[tile] * left for tile, left in enumerate(to_come)]) / 10,
        ],
    )


def _tiles_to_come(board: bytes) -> bytes:
    """Return how many of each kind of tile are not in the market."""
    left = bytearray(_ALL_TILES)
    for piece in board:
        if EMPTY < piece < FIRST_STALL_PIECE:
            left[piece] -= 1
    return bytes(left)


def _time_features(state: State, empty: float, rounds_left: int) -> tuple[float, ...]:
    return (
        empty,
        float(rounds_left),
        rounds_left * rounds_left / 2,
        float(state.last_round),
        float(state.options.last_stall),
        float(state.options.last_stall and rounds_left),
    )


def _turn_features(state: State, seat: Seat) -> tuple[float, ...]:
    """Return when the seat acts, and which tiles it has to place."""
    seats, turn, kept = len(state.players), state.turn, state.players[seat].kept
    drawn = state.drawn if turn == seat else None
    return (
        float(turn == seat),
        0.5 if turn is None else (seat - turn) % seats / seats,
        float(state.first == seat),
        float(drawn is not None),
        _value_of_tile(drawn),
        float(kept is not None),
        _value_of_tile(kept),
        float(kept == GOLD),
        float(kept == EYE),
    )


def _value_of_tile(tile: Tile | None) -> float:
    return 0.0 if tile is None else TILE_VALUE[tile] / 5


def _goods_features(board: bytes, seat: Seat, empty: float) -> list[float]:
    """Return the sums over all lines, and what they pay times the share of empty spaces."""
    lines = [_line_features(board[cut], seat) for cut in LINE_SLICES]
    total = [sum(column) for column in zip(*lines, strict=True)]
    return [*total, total[0] * empty]


@lru_cache(maxsize=LINE_CACHE_SIZE)
def _line_features(line: bytes, seat: Seat) -> tuple[float, ...]:
    """Return what a line holds for a seat, in this order.

    What it pays the seat now; how much of that is paid, and how much taken, in segments that have
    empty spaces and no eye. Goods times empty spaces, in segments without an eye (twice where there
    is a gold sack) and in those with one. Goods in segments with a gold sack. Goods in segments
    without an eye that have 0, 1, 2 and more empty spaces.
    """
    now = gained = lost = customers = by_eye = by_gold = 0
    by_empty = [0] * 4
    for segment in segments(line):
        goods = sum(segment.translate(GOODS_BY_SEAT[seat]))
        if not goods:
            continue
        value, empty, has_gold = value_per_good(segment), segment.count(EMPTY), GOLD in segment
        now += goods * value
        by_gold += goods * has_gold
        if EYE in segment:
            by_eye += goods * empty
            continue
        customers += goods * empty * (2 if has_gold else 1)
        by_empty[min(empty, 3)] += goods
        if empty:
            gained += goods * max(0, value)
            lost += goods * min(0, value)
    products = (now, gained, lost, customers, by_eye)
    return (*[each / 20 for each in products], *[each / 5 for each in (by_gold, *by_empty)])


VALUE_FUNCTION = TrainedValueFunction(
    features=extract_features,
    model_key=weights_key,
    store=NetworkStore(DATA / "players" / "value"),
)
