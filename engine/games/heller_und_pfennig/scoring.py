"""What a line pays, the end of a round and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Result
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.market import (
    CROSSING,
    FIRST_STALL,
    LINE_SLICES,
    MOST_SEATS,
    ROWS,
    STALLS,
)
from engine.games.heller_und_pfennig.state import START_MONEY, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, VALUE

LINES_KEPT = 50_000
"""Lines whose payment is remembered: some megabytes."""

UNPLEASANT: tuple[int, ...] = tuple(min(shown, 0) for shown in VALUE)
"""What a tile takes a good from, by its number, where nobody buys."""

_FIRE = bytes((FIRE,))


def segments(line: bytes) -> list[bytes]:
    """The parts into which fires cut a line, from the left or from the top.

    A fire is in none of them, so beside one a part can be without spaces. Empty spaces cut
    nothing.
    """
    return line.split(_FIRE)


def value(segment: bytes) -> int:
    """What a segment brings each good in it, or takes from it.

    The eye drives the buyers away, not the unpleasant persons; the sack doubles what is left.
    """
    tiles = UNPLEASANT if EYE in segment else VALUE
    total = sum([tiles[piece] for piece in segment if piece < FIRST_STALL])
    return 2 * total if GOLD in segment else total


@lru_cache(maxsize=LINES_KEPT)
def line_pays(line: bytes) -> tuple[int, int, int, int]:
    """The sous that a line pays each of four seats as it stands; below 0 the seat pays."""
    paid = [0] * MOST_SEATS
    for segment in segments(line):
        if each := value(segment):
            for stall in [STALLS[piece] for piece in segment]:
                if stall is not None:
                    paid[stall.seat] += each * stall.goods
    one, two, three, four = paid
    return one, two, three, four


def lines_pay(board: bytes | bytearray, seats: int) -> list[tuple[int, ...]]:
    """What each of the 11 lines pays by seat, rows first."""
    cells = bytes(board)
    return [line_pays(cells[cut])[:seats] for cut in LINE_SLICES]


def gains(board: bytes, piece: int, space: int, seats: int) -> tuple[int, ...]:
    """How much more, by seat, an empty space's row and column would pay with a piece on it."""
    row, column = CROSSING[space]
    along, across = board[LINE_SLICES[row]], board[LINE_SLICES[column]]
    before, beside = line_pays(along), line_pays(across)
    after = line_pays(_with(along, piece, column - ROWS))
    will = line_pays(_with(across, piece, row))
    return tuple([after[seat] + will[seat] - before[seat] - beside[seat] for seat in range(seats)])


def _with(line: bytes, piece: int, place: int) -> bytes:
    return line[:place] + bytes((piece,)) + line[place + 1 :]


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
