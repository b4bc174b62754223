"""The value for a seat of a piece on each space of a line, whatever the rest of the market."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.ai.games.heller_und_pfennig.packed_lanes import (
    LINE_SHIFTS,
    OFFSET,
    pack_fields,
    pack_spaces,
    to_buffer,
)
from engine.ai.games.heller_und_pfennig.weights import Weights
from engine.core import Seat
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    EMPTY,
    LINE_SLICES,
    MAX_SEATS,
    SPACES,
    STALLS,
)
from engine.games.heller_und_pfennig.scoring import segments
from engine.games.heller_und_pfennig.tiles import EYE, GOLD, TILE_VALUE

MAX_CACHED_LINES = 1_000
"""Limit of cached values per line and seat: some megabytes in all."""


def byte_table(values: list[int]) -> bytes:
    """Return a translation table for `bytes.translate` that maps each piece to a small number."""
    return bytes(values).ljust(256, b"\0")


BUYER_VALUES = byte_table([max(0, shown) for shown in TILE_VALUE])
"""What a buyer pays per good, by piece; 0 for other pieces."""

UNPLEASANT_VALUES = byte_table([max(0, -shown) for shown in TILE_VALUE])
"""What an unpleasant person takes per good, by piece; 0 for other pieces."""

GOODS_BY_SEAT = [
    byte_table([stall.goods if stall is not None and stall.seat == seat else 0 for stall in STALLS])
    for seat in range(MAX_SEATS)
]
"""The goods of a seat's stall, by seat and piece; 0 for other pieces."""

ALL_GOODS = byte_table([0 if stall is None else stall.goods for stall in STALLS])


class SpaceValues(NamedTuple):
    """The values of each empty space of a segment for a seat; row and column add up.

    `good` is what a good of a stall there is expected to bring, `to_come` the share per sou of the
    tiles to come. `buyer` and `unpleasant` are the value of such a tile there per sou that it
    shows, `gold` and `eye` that of these tiles.
    """

    good: float
    to_come: float
    buyer: float
    unpleasant: float
    gold: float
    eye: float


FIELD_COUNT = len(SpaceValues._fields)
OFFSETS = tuple(0 if name == "to_come" else OFFSET for name in SpaceValues._fields)
"""Offsets by field.

`to_come` is never negative and has none, so that any part of it can be added to another field.
"""


class LineCache:
    """Caches values of each line of the market by its pieces."""

    def __init__(self, compute: Callable[[bytes], int]) -> None:
        self._compute = compute
        self._caches = [(dict[bytes, int](), cut) for cut in LINE_SLICES]

    def __len__(self) -> int:
        return max(len(cache) for cache, _ in self._caches)

    def total(self, board: bytes) -> int:
        """Return the sum of all lines, computing those that are not cached."""
        packed = [cache.get(board[cut]) for cache, cut in self._caches]
        return sum([value or self._fill(line, board) for line, value in enumerate(packed)])

    def _fill(self, line: int, board: bytes) -> int:
        cache, cut = self._caches[line]
        if len(cache) >= MAX_CACHED_LINES:
            cache.clear()
        packed = cache[board[cut]] = self._compute(board[cut]) << LINE_SHIFTS[line]
        return packed


class LineEvaluator:
    """Evaluates lines for one seat by weights, with a cache.

    Of the empty spaces of a segment only `horizon` are expected to change its value; None for all.
    """

    def __init__(
        self, weights: Weights, seats: int, seat: Seat, horizon: int | None = None
    ) -> None:
        self.horizon = SPACES if horizon is None else horizon
        self._own = GOODS_BY_SEAT[seat]
        self._rivals = weights.rivals / (seats - 1)
        self._hold = _by_empty(weights, "hold", range(COLUMNS), [])
        self._drift = _by_empty(weights, "drift", range(1, COLUMNS), [0.0])
        self._lead = _by_empty(weights, "lead", range(1, COLUMNS), [1.0])
        self._open = _by_empty(weights, "open", range(1, COLUMNS), [0.0])
        self._drift_eye = weights.drift_eye
        self._line_cache = LineCache(self.evaluate_line)
        self._fire_cache = LineCache(self.evaluate_fires)
        self._last_board, self._last_values = b"", b""

    def market_values(self, board: bytes) -> bytes:
        """Return the fields of `SpaceValues` for every space of the market, as lanes."""
        if board != self._last_board:
            # A seat that has drawn a tile decides on the same board again.
            self._last_board = board
            self._last_values = to_buffer(self._line_cache.total(board), FIELD_COUNT)
        return self._last_values

    def fire_values(self, board: bytes) -> bytes:
        """Return the value of a fire on every space of the market, as lanes."""
        return to_buffer(self._fire_cache.total(board), 1)

    def evaluate_line(self, line: bytes) -> int:
        """Return the packed values of a line; those of a segment are the same on all its spaces."""
        packed, start = 0, 0
        for segment in segments(line):
            if EMPTY in segment:
                fields = pack_fields(self.evaluate_segment(segment), OFFSETS)
                packed += pack_spaces(fields, line, range(start, start + len(segment)))
            start += len(segment) + 1
        return packed

    def evaluate_segment(self, segment: bytes) -> SpaceValues:
        """Return the values of each empty space of a segment between fires.

        A tile is worth its effect times the seat's lead in goods there, less what the others may
        still place where it pays.
        """
        left = self._left(segment)
        buyers = sum(segment.translate(BUYER_VALUES))
        unpleasant = sum(segment.translate(UNPLEASANT_VALUES))
        factor = 2 if GOLD in segment else 1
        eye = EYE in segment
        value = factor * (-unpleasant if eye else buyers - unpleasant)
        weight = self._lead[left] * self._goods_lead(segment) - self._open[left]
        drift = self._drift_eye * left if eye else self._drift[left]
        return SpaceValues(
            good=self._hold[left] * value + factor * drift,
            to_come=0.0 if eye else factor * left,
            buyer=0.0 if eye else factor * weight,
            unpleasant=-factor * weight,
            gold=value * weight if factor == 1 else 0.0,
            eye=0.0 if eye else -factor * buyers * weight,
        )

    def evaluate_fires(self, line: bytes) -> int:
        """Return the packed value of a fire on each space: it cuts goods off from tiles."""
        packed, start = 0, 0
        for segment in segments(line):
            whole, part = self._current_value(segment), self._lead[self._left(segment)]
            for place, piece in enumerate(segment):
                if not piece:
                    before = self._current_value(segment[:place])
                    after = self._current_value(segment[place + 1 :])
                    lane = pack_fields((part * (before + after - whole),), (OFFSET,))
                    packed += pack_spaces(lane, line, (start + place,))
            start += len(segment) + 1
        return packed

    def _left(self, segment: bytes) -> int:
        """Return the spaces of a segment to be filled after this placement, within the horizon."""
        return max(0, min(segment.count(EMPTY) - 1, self.horizon))

    def _current_value(self, segment: bytes) -> float:
        """Return what a segment would pay the seat now, relative to the others."""
        lead = self._goods_lead(segment)
        if not lead:
            return 0.0
        value = -sum(segment.translate(UNPLEASANT_VALUES))
        if EYE not in segment:
            value += sum(segment.translate(BUYER_VALUES))
        return lead * (2 * value if GOLD in segment else value)

    def _goods_lead(self, segment: bytes) -> float:
        """Return the seat's goods minus the weighted mean of the others' goods."""
        own = sum(segment.translate(self._own))
        return own - self._rivals * (sum(segment.translate(ALL_GOODS)) - own)


def _by_empty(weights: Weights, name: str, numbers: range, before: list[float]) -> list[float]:
    return before + [getattr(weights, f"{name}_{number}") for number in numbers]
