"""What a piece on each space of a line is worth to a seat, whatever else is on the market."""

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
from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, LINE_SLICES, MAX_SEATS, STALLS
from engine.games.heller_und_pfennig.scoring import segments
from engine.games.heller_und_pfennig.tiles import EYE, GOLD, TILE_VALUE

MAX_CACHED_LINES = 1_000
"""How much is remembered of each line, for each seat: some megabytes in all."""


def byte_table(values: list[int]) -> bytes:
    """A table that turns each piece into a small number, to be added up fast."""
    return bytes(values).ljust(256, b"\0")


BUYER_VALUES = byte_table([max(0, shown) for shown in TILE_VALUE])
"""What a buyer pays a good, by piece."""

UNPLEASANT_VALUES = byte_table([max(0, -shown) for shown in TILE_VALUE])
"""What an unpleasant person takes a good, by piece."""

GOODS_BY_SEAT = [
    byte_table([stall.goods if stall is not None and stall.seat == seat else 0 for stall in STALLS])
    for seat in range(MAX_SEATS)
]
"""The goods of a seat's stalls, by seat and piece."""

ALL_GOODS = byte_table([0 if stall is None else stall.goods for stall in STALLS])


class SpaceValues(NamedTuple):
    """What each empty space of a segment is worth to a seat. Row and column are to be added up.

    `good` is what a good of a stall there is expected to bring, `to_come` how much of each sou
    of the tiles to come it gets besides. `buyer` and `unpleasant` are what each sou that such
    a tile shows would be worth there, `gold` and `eye` what that tile would be.
    """

    good: float
    to_come: float
    buyer: float
    unpleasant: float
    gold: float
    eye: float


FIELD_COUNT = len(SpaceValues._fields)
OFFSETS = tuple(0 if name == "to_come" else OFFSET for name in SpaceValues._fields)
"""What is to come is never below 0, so that any part of it can be added to another field."""


class LineCache:
    """What is said of each line of the market, and remembered for each by what is on it."""

    def __init__(self, compute: Callable[[bytes], int]) -> None:
        self._compute = compute
        self._caches = [(dict[bytes, int](), cut) for cut in LINE_SLICES]

    def __len__(self) -> int:
        return max(len(known) for known, _ in self._caches)

    def total(self, board: bytes) -> int:
        """What all lines say together."""
        found = [known.get(board[cut]) for known, cut in self._caches]
        return sum([of or self._fill(line, board) for line, of in enumerate(found)])

    def _fill(self, number: int, board: bytes) -> int:
        known, cut = self._caches[number]
        if len(known) >= MAX_CACHED_LINES:
            known.clear()
        packed = known[board[cut]] = self._compute(board[cut]) << LINE_SHIFTS[number]
        return packed


class LineEvaluator:
    """Appraises lines for a seat by weights, and remembers them."""

    def __init__(self, weights: Weights, seats: int, seat: Seat) -> None:
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
        """What every space of the market is worth: the fields of an appraisal as lanes."""
        if board != self._last_board:
            # Who draws a tile looks at the same board again.
            self._last_board, self._last_values = (
                board,
                to_buffer(self._line_cache.total(board), FIELD_COUNT),
            )
        return self._last_values

    def fire_values(self, board: bytes) -> bytes:
        """What a fire on every space of the market is worth, as lanes."""
        return to_buffer(self._fire_cache.total(board), 1)

    def evaluate_line(self, line: bytes) -> int:
        """What each space of the line is worth, as lanes: the same all over a segment."""
        found, start = 0, 0
        for segment in segments(line):
            if EMPTY in segment:
                lines = pack_fields(self.evaluate_segment(segment), OFFSETS)
                found += pack_spaces(lines, line, range(start, start + len(segment)))
            start += len(segment) + 1
        return found

    def evaluate_segment(self, segment: bytes) -> SpaceValues:
        """What each empty space is worth that lies between fires.

        What a tile changes counts as far as the seat is ahead in goods there, less what the
        others may still put where it pays.
        """
        left = segment.count(EMPTY) - 1
        buyers, unpleasant = (
            sum(segment.translate(BUYER_VALUES)),
            sum(segment.translate(UNPLEASANT_VALUES)),
        )
        times = 2 if GOLD in segment else 1
        eye = EYE in segment
        worth = times * (-unpleasant if eye else buyers - unpleasant)
        weight = self._lead[left] * self._goods_lead(segment) - self._open[left]
        drift = self._drift_eye * left if eye else self._drift[left]
        return SpaceValues(
            good=self._hold[left] * worth + times * drift,
            to_come=0.0 if eye else times * left,
            buyer=0.0 if eye else times * weight,
            unpleasant=-times * weight,
            gold=worth * weight if times == 1 else 0.0,
            eye=0.0 if eye else -times * buyers * weight,
        )

    def evaluate_fires(self, line: bytes) -> int:
        """What a fire on each space is worth, as lanes: it cuts customers off from goods."""
        found, start = 0, 0
        for segment in segments(line):
            whole, part = self._current_value(segment), self._lead[max(0, segment.count(EMPTY) - 1)]
            for place, piece in enumerate(segment):
                if not piece:
                    before = self._current_value(segment[:place])
                    after = self._current_value(segment[place + 1 :])
                    lane = pack_fields((part * (before + after - whole),), (OFFSET,))
                    found += pack_spaces(lane, line, (start + place,))
            start += len(segment) + 1
        return found

    def _current_value(self, segment: bytes) -> float:
        """What a segment would pay the seat before the others now."""
        ahead = self._goods_lead(segment)
        if not ahead:
            return 0.0
        worth = -sum(segment.translate(UNPLEASANT_VALUES))
        if EYE not in segment:
            worth += sum(segment.translate(BUYER_VALUES))
        return ahead * (2 * worth if GOLD in segment else worth)

    def _goods_lead(self, segment: bytes) -> float:
        """The seat's goods before what the others have on the average."""
        own = sum(segment.translate(self._own))
        return own - self._rivals * (sum(segment.translate(ALL_GOODS)) - own)


def _by_empty(weights: Weights, name: str, numbers: range, before: list[float]) -> list[float]:
    return before + [getattr(weights, f"{name}_{number}") for number in numbers]
