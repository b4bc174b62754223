"""What a line pays, the end of a round and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core import Result
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.market import LINE_SLICES, MOST_SEATS, STALLS, crossing
from engine.games.heller_und_pfennig.state import START_MONEY, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, VALUE

LINES_KEPT = 50_000
"""Lines whose payment is remembered: some megabytes."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a line that fires cut off, or a whole line without one.

    `start` and `stop` bound its places in the line. `buyers` and `unpleasant` are the sums on
    the tiles, before the eye. `goods` counts those of each seat's stalls. A seat gets `value`
    for each of its goods, or pays it.
    """

    start: int
    stop: int
    buyers: int
    unpleasant: int
    eye: bool
    gold: bool
    goods: tuple[int, int, int, int]

    @property
    def value(self) -> int:
        """The eye drives the buyers away, not the others; then the sack doubles what is left."""
        total = self.unpleasant if self.eye else self.buyers + self.unpleasant
        return 2 * total if self.gold else total


def segments(line: bytes | bytearray) -> tuple[Segment, ...]:
    """The parts of a line between its fires; empty spaces cut nothing. A fire is in none."""
    fires = [place for place, piece in enumerate(line) if piece == FIRE]
    bounds = zip([-1, *fires], [*fires, len(line)], strict=True)
    return tuple(
        _segment(line, before + 1, after) for before, after in bounds if after - before > 1
    )


def _segment(line: bytes | bytearray, start: int, stop: int) -> Segment:
    buyers = unpleasant = 0
    goods = [0] * MOST_SEATS
    for piece in line[start:stop]:
        if (stall := STALLS[piece]) is not None:
            goods[stall.seat] += stall.goods
        elif VALUE[piece] > 0:
            buyers += VALUE[piece]
        else:
            unpleasant += VALUE[piece]
    part = line[start:stop]
    one, two, three, four = goods
    return Segment(
        start, stop, buyers, unpleasant, EYE in part, GOLD in part, (one, two, three, four)
    )


@lru_cache(maxsize=LINES_KEPT)
def line_pays(line: bytes) -> tuple[int, int, int, int]:
    """The sous that a line pays each of four seats as it stands; below 0 the seat pays."""
    paid = [0] * MOST_SEATS
    for segment in segments(line):
        for seat, goods in enumerate(segment.goods):
            paid[seat] += segment.value * goods
    one, two, three, four = paid
    return one, two, three, four


def lines_pay(board: bytes | bytearray, seats: int) -> list[tuple[int, ...]]:
    """What each of the 11 lines pays by seat, rows first."""
    cells = bytes(board)
    return [line_pays(cells[cut])[:seats] for cut in LINE_SLICES]


def gains(board: bytes | bytearray, piece: int, space: int, seats: int) -> tuple[int, ...]:
    """How much more, by seat, an empty space's row and column would pay with a piece on it."""
    now, then = bytes(board), bytearray(board)
    then[space] = piece
    row, column = (LINE_SLICES[line] for line in crossing(space))
    after = bytes(then)
    paid = zip(line_pays(now[row]), line_pays(now[column]), strict=True)
    will = zip(line_pays(after[row]), line_pays(after[column]), strict=True)
    return tuple(sum(new) - sum(old) for old, new in zip(paid, will, strict=True))[:seats]


def totals(paid: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """What all lines pay together, by seat."""
    return tuple(map(sum, zip(*paid, strict=True)))


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Each seat's money and where it comes from. The most wins; equals share the place."""
    money = [player.money for player in state.players]
    return tuple(
        FinalScore(
            start=START_MONEY,
            rounds=tuple(player.earned),
            points=own,
            rank=1 + sum(other > own for other in money),
        )
        for player, own in zip(state.players, money, strict=True)
    )


def result(state: State) -> Result | None:
    """Final money and ranks, or None while the game runs."""
    if not state.over:
        return None
    scores = final_scores(state)
    return Result(
        points=tuple(score.points for score in scores),
        ranks=tuple(score.rank for score in scores),
    )
