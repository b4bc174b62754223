"""What a piece on each place of a line is worth to a seat, whatever else is on the market."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, EMPTY, LINE_SLICES, MOST_SEATS, STALLS
from engine.games.heller_und_pfennig.scoring import segments
from engine.games.heller_und_pfennig.tiles import EYE, GOLD, VALUE
from engine.games.heller_und_pfennig.weights import Weights

LINES_KEPT = 8_000
"""Lines that are remembered for each seat: some megabytes."""

TAKEN = -1e6
"""What stands for the worth of a piece where it cannot be placed."""

_NOWHERE = (TAKEN, 0.0, TAKEN, TAKEN, TAKEN, TAKEN)
"""What an appraisal says of a place on which something stands, field by field."""


def byte_table(values: list[int]) -> bytes:
    """A table that turns each piece into a small number, to be added up fast."""
    return bytes(values).ljust(256, b"\0")


BUYERS = byte_table([max(0, shown) for shown in VALUE])
"""What a buyer pays a good, by piece."""

UNPLEASANT = byte_table([max(0, -shown) for shown in VALUE])
"""What an unpleasant person takes a good, by piece."""

GOODS = [
    byte_table([stall.goods if stall is not None and stall.seat == seat else 0 for stall in STALLS])
    for seat in range(MOST_SEATS)
]
"""The goods of a seat's stalls, by seat and piece."""

ALL_GOODS = byte_table([0 if stall is None else stall.goods for stall in STALLS])


class Appraisal(NamedTuple):
    """What each place of a line is worth to a seat. Row and column are to be added up.

    `good` is what a good of a stall there is expected to bring, `to_come` how much of each sou
    of the tiles to come it gets besides. `buyer` and `unpleasant` are what each sou that such
    a tile shows would be worth there, `gold` and `eye` what that tile would be.
    """

    good: list[float]
    to_come: list[float]
    buyer: list[float]
    unpleasant: list[float]
    gold: list[float]
    eye: list[float]


class Appraiser:
    """Appraises lines for a seat by weights, and remembers them."""

    def __init__(self, weights: Weights, seats: int, seat: Seat) -> None:
        self._own = GOODS[seat]
        self._rivals = weights.rivals / (seats - 1)
        self._hold = _by_empty(weights, "hold", range(COLUMNS), [])
        self._drift = _by_empty(weights, "drift", range(1, COLUMNS), [0.0])
        self._lead = _by_empty(weights, "lead", range(1, COLUMNS), [1.0])
        self._open = _by_empty(weights, "open", range(1, COLUMNS), [0.0])
        self._drift_eye = weights.drift_eye
        self._known: dict[bytes, Appraisal] = {}
        self._known_fires: dict[bytes, list[float]] = {}

    def lines(self, board: bytes) -> list[Appraisal]:
        """What every line of the market is worth."""
        known, found = self._known, []
        for cut in LINE_SLICES:
            line = board[cut]
            appraisal = known.get(line)
            if appraisal is None:
                if len(known) >= LINES_KEPT:
                    known.clear()
                appraisal = known[line] = self.appraise(line)
            found.append(appraisal)
        return found

    def fires_on(self, board: bytes) -> list[list[float]]:
        """What a fire in every line of the market is worth."""
        known, found = self._known_fires, []
        for cut in LINE_SLICES:
            line = board[cut]
            if line not in known:
                if len(known) >= LINES_KEPT:
                    known.clear()
                known[line] = self.fires(line)
            found.append(known[line])
        return found

    def appraise(self, line: bytes) -> Appraisal:
        """What each place of the line is worth, `TAKEN` where something stands."""
        first, *others = segments(line)
        found = self._appraise(first)
        for segment in others:
            for own, nowhere, more in zip(found, _NOWHERE, self._appraise(segment), strict=True):
                own.append(nowhere)
                own += more
        return found

    def _appraise(self, segment: bytes) -> Appraisal:
        """The same for what lies between fires.

        What a tile changes counts as far as the seat is ahead in goods there, less what the
        others may still put where it pays.
        """
        left = segment.count(EMPTY) - 1
        if left < 0:
            return Appraisal(*[[nowhere] * len(segment) for nowhere in _NOWHERE])
        buyers, unpleasant = sum(segment.translate(BUYERS)), sum(segment.translate(UNPLEASANT))
        times = 2 if GOLD in segment else 1
        eye = EYE in segment
        worth = times * (-unpleasant if eye else buyers - unpleasant)
        weight = self._lead[left] * self._goods_ahead(segment) - self._open[left]
        drift = self._drift_eye * left if eye else self._drift[left]
        each = (
            self._hold[left] * worth + times * drift,
            0.0 if eye else times * left,
            0.0 if eye else times * weight,
            -times * weight,
            worth * weight if times == 1 else 0.0,
            0.0 if eye else -times * buyers * weight,
        )
        if left + 1 == len(segment):
            return Appraisal(*[[of] * len(segment) for of in each])
        return Appraisal(
            *[
                [nowhere if piece else of for piece in segment]
                for of, nowhere in zip(each, _NOWHERE, strict=True)
            ]
        )

    def fires(self, line: bytes) -> list[float]:
        """What a fire on each place of the line is worth: it cuts customers off from goods."""
        found: list[float] = []
        for segment in segments(line):
            whole, part = self._as_it_stands(segment), self._lead[max(0, segment.count(EMPTY) - 1)]
            for place, piece in enumerate(segment):
                if piece:
                    found.append(TAKEN)
                else:
                    before = self._as_it_stands(segment[:place])
                    after = self._as_it_stands(segment[place + 1 :])
                    found.append(part * (before + after - whole))
            found.append(TAKEN)
        return found[:-1]

    def _as_it_stands(self, segment: bytes) -> float:
        """What a segment would pay the seat before the others now."""
        ahead = self._goods_ahead(segment)
        if not ahead:
            return 0.0
        worth = -sum(segment.translate(UNPLEASANT))
        if EYE not in segment:
            worth += sum(segment.translate(BUYERS))
        return ahead * (2 * worth if GOLD in segment else worth)

    def _goods_ahead(self, segment: bytes) -> float:
        """The seat's goods before what the others have on the average."""
        own = sum(segment.translate(self._own))
        return own - self._rivals * (sum(segment.translate(ALL_GOODS)) - own)


def _by_empty(weights: Weights, name: str, numbers: range, before: list[float]) -> list[float]:
    return before + [getattr(weights, f"{name}_{number}") for number in numbers]
