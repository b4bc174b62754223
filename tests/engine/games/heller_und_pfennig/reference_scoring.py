"""A slow, independent scoring of a market, stall by stall."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.heller_und_pfennig.market import COLUMNS, ROWS, SPACES, STALLS
from engine.games.heller_und_pfennig.tiles import tile_id

Cell = tuple[int, int]


def visible_tiles(board: bytes, cell: Cell, step: Cell) -> Iterator[str]:
    """The tiles that a stall sees in one direction, up to the next fire."""
    row, column = cell[0] + step[0], cell[1] + step[1]
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        piece = board[row * COLUMNS + column]
        if piece and STALLS[piece] is None:
            if tile_id(piece) == "fire":
                return
            yield tile_id(piece)
        row, column = row + step[0], column + step[1]


def earning_per_good(visible: list[str]) -> int:
    """What one good earns from the customers that see it in a line."""
    numbers = [int(tile) for tile in visible if tile not in ("gold", "eye")]
    if "eye" in visible:
        numbers = [number for number in numbers if number < 0]
    return sum(numbers) * (2 if "gold" in visible else 1)


def line_payouts(board: bytes, seats: int) -> list[list[int]]:
    """The payouts by line (rows, then columns) and seat."""
    paid = [[0] * seats for _ in range(ROWS + COLUMNS)]
    for space in range(SPACES):
        stall = STALLS[board[space]]
        if stall is None:
            continue
        cell = divmod(space, COLUMNS)
        along = [*visible_tiles(board, cell, (0, -1)), *visible_tiles(board, cell, (0, 1))]
        across = [*visible_tiles(board, cell, (-1, 0)), *visible_tiles(board, cell, (1, 0))]
        paid[cell[0]][stall.seat] += stall.goods * earning_per_good(along)
        paid[ROWS + cell[1]][stall.seat] += stall.goods * earning_per_good(across)
    return paid
