"""`python -m engine.games.heller_und_pfennig.score FILES`: what the lines of given boards pay.

A file holds one JSON object per line, plain or compressed with gzip:

    {"board": [5 rows of 6 cells], "seats": 2}

A cell is null, {"tile": "+3"} (+1 to +6, -1 to -6, gold, fire or eye) or {"stall": 4, "seat": 0}
with 1 to 4 goods, seats counted from 0. The output is one JSON object per line, without the
money that players start with:

    {"total": [a number a seat], "lines": [[a number a seat], ...]}

with rows 1 to 5 first, then columns A to F. The number of copies of a piece is not checked. A line
that is not a board is reported on stderr with its number and the reason; the others are still
scored, and the exit status is 2.

How a line is scored, in this order:

1. Fires cut it into segments, which are scored separately. Empty spaces do not cut it.
2. The values of a segment's tiles are added up, without the buyers if there is an eye.
3. With a gold sack the sum is doubled, even if negative; several sacks double it once.
4. Each seat gets that sum for each of its goods in the segment. Eye and sack act on their segment
   of the row and on that of the column, and on no other.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    EMPTY,
    MAX_GOODS,
    MAX_SEATS,
    ROWS,
    space_name,
    stall_piece,
)
from engine.games.heller_und_pfennig.scoring import board_payouts, payout_totals
from engine.games.heller_und_pfennig.tiles import tile_number

EXIT_INVALID_INPUT = 2
"""Exit status if any input could not be read."""

MIN_SEATS = 2
GZIP_MAGIC = b"\x1f\x8b"


class InvalidBoard(ValueError):
    """The input is not a board; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the boards of the files and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.games.heller_und_pfennig.score",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    status = 0
    for file in parser.parse_args(arguments).files:
        try:
            for number, line in _nonblank_lines(file):
                try:
                    sys.stdout.write(json.dumps(score_line(line)) + "\n")
                except InvalidBoard as fault:
                    sys.stderr.write(f"{file} line {number}: {fault}\n")
                    status = EXIT_INVALID_INPUT
        except (OSError, EOFError, zlib.error) as error:
            sys.stderr.write(f"{file}: cannot be read: {error}\n")
            status = EXIT_INVALID_INPUT
    return status


def _nonblank_lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the nonblank lines with their numbers."""
    content = file.read_bytes()
    if content.startswith(GZIP_MAGIC):
        content = gzip.decompress(content)
    for number, line in enumerate(content.split(b"\n"), 1):
        if line.strip():
            yield number, line


def score_line(line: str | bytes) -> dict[str, Any]:
    """Return what a board pays by seat: in total and by line.

    Raises InvalidBoard if the line is not a board.
    """
    board, seats = read_board(line)
    paid = board_payouts(board, seats)
    return {"total": payout_totals(paid), "lines": paid}


def read_board(line: str | bytes) -> tuple[bytes, int]:
    """Return the board of a line and its number of seats. Raises InvalidBoard if it has none."""
    try:
        given = json.loads(line if isinstance(line, str) else line.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise InvalidBoard(f"is not JSON: {error}") from error
    if not isinstance(given, dict):
        raise InvalidBoard("is not a JSON object")
    seats, rows = given.get("seats"), given.get("board")
    if type(seats) is not int or not MIN_SEATS <= seats <= MAX_SEATS:
        raise InvalidBoard(f"seats: {MIN_SEATS} to {MAX_SEATS} can play, not {_preview(seats)}")
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise InvalidBoard(f"board: has {ROWS} rows, not {_preview(rows)}")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list) or len(row) != COLUMNS:
            raise InvalidBoard(f"row {number}: has {COLUMNS} cells, not {_preview(row)}")
    cells = enumerate(cell for row in rows for cell in row)
    return bytes(_piece(cell, seats, space_name(space)) for space, cell in cells), seats


def _piece(cell: Any, seats: int, where: str) -> int:
    match cell:
        case None:
            return EMPTY
        case {"tile": str(name), **rest} if not rest:
            try:
                return tile_number(name)
            except ValueError as error:
                raise InvalidBoard(f"{where}: {error}") from error
        case {"stall": goods, "seat": seat, **rest} if not rest:
            if type(goods) is not int or not 1 <= goods <= MAX_GOODS:
                raise InvalidBoard(
                    f"{where}: a stall has 1 to {MAX_GOODS} goods, not {_preview(goods)}"
                )
            if type(seat) is not int or not 0 <= seat < seats:
                raise InvalidBoard(f"{where}: seats are 0 to {seats - 1}, not {_preview(seat)}")
            return stall_piece(seat, goods)
    raise InvalidBoard(f"{where}: is neither null nor a tile nor a stall: {_preview(cell)}")


def _preview(value: Any) -> str:
    """Return a short description of the value, however deep or long it is."""
    match value:
        case list():
            return f"a list of {len(value)}"
        case dict():
            return f"an object with {json.dumps(list(value))[:60]}"
    return json.dumps(value)[:60]


if __name__ == "__main__":
    sys.exit(main())
