"""What a line pays, and the final scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Result, Seat
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.market import (
    FIRST_STALL_PIECE,
    LINE_SLICES,
    LINES_OF_SPACE,
    MAX_SEATS,
    ROWS,
    STALLS,
)
from engine.games.heller_und_pfennig.state import START_MONEY, State
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_VALUE

LINE_CACHE_SIZE = 50_000
"""Limit of cached payments of lines: some megabytes."""

UNPLEASANT_VALUE: tuple[int, ...] = tuple(min(shown, 0) for shown in TILE_VALUE)
"""What a tile takes per good, by its number, where the evil eye keeps buyers away."""

_FIRE = bytes((FIRE,))


def segments(line: bytes) -> list[bytes]:
    """Return the parts into which fires cut a line, from the left or from the top.

    A fire is in no segment; two adjacent fires have an empty one between them. Empty spaces cut
    nothing.
    """
    return line.split(_FIRE)


def value_per_good(segment: bytes) -> int:
    """Return what a segment pays per good in it; negative if it takes.

    The evil eye drives buyers away, but not unpleasant persons; a sack of gold doubles the sum, and
    several sacks double it once.
    """
    tiles = UNPLEASANT_VALUE if EYE in segment else TILE_VALUE
    total = sum([tiles[piece] for piece in segment if piece < FIRST_STALL_PIECE])
    return 2 * total if GOLD in segment else total


@lru_cache(maxsize=LINE_CACHE_SIZE)
def line_payouts(line: bytes) -> tuple[int, int, int, int]:
    """Return the sous that a line pays now to each of four seats; negative if the seat pays."""
    paid = [0] * MAX_SEATS
    for segment in segments(line):
        if each := value_per_good(segment):
            for stall in [STALLS[piece] for piece in segment]:
                if stall is not None:
                    paid[stall.seat] += each * stall.goods
    one, two, three, four = paid
    return one, two, three, four


def board_payouts(board: bytes | bytearray, seats: int) -> list[tuple[int, ...]]:
    """Return what each of the 11 lines pays by seat, rows first."""
    cells = bytes(board)
    return [line_payouts(cells[cut])[:seats] for cut in LINE_SLICES]


def payout_gains(board: bytes, piece: int, space: int, seats: int) -> tuple[int, ...]:
    """Return by seat how much more the row and column of an empty space would pay with a piece."""
    row, column = LINES_OF_SPACE[space]
    row_line, column_line = board[LINE_SLICES[row]], board[LINE_SLICES[column]]
    row_before, column_before = line_payouts(row_line), line_payouts(column_line)
    row_after = line_payouts(_with_piece(row_line, piece, column - ROWS))
    column_after = line_payouts(_with_piece(column_line, piece, row))
    return tuple(
        [
            row_after[seat] + column_after[seat] - row_before[seat] - column_before[seat]
            for seat in range(seats)
        ]
    )


def _with_piece(line: bytes, piece: int, place: int) -> bytes:
    return line[:place] + bytes((piece,)) + line[place + 1 :]


def immediate_lead(gains: Sequence[int], seat: Seat) -> tuple[int, int]:
    """Return how much more a seat gains than the opponent who gains most, then its own gain.

    Of several spaces the one where this is largest is the best.
    """
    return gains[seat] - max(gain for other, gain in enumerate(gains) if other != seat), gains[seat]


def payout_totals(paid: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the sum of all lines, by seat."""
    return tuple(map(sum, zip(*paid, strict=True)))


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Return each seat's money and where it comes from. The richest wins; ties share a rank."""
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
    """Return final money and ranks, or None while the game is running."""
    if not state.over:
        return None
    scores = final_scores(state)
    return Result(
        points=tuple(score.points for score in scores),
        ranks=tuple(score.rank for score in scores),
    )
