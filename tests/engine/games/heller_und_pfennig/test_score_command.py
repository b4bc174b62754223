"""`make score` scores boards, and rejects invalid ones with their line and the reason."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games.heller_und_pfennig.market import COLUMNS, ROWS, STALLS
from engine.games.heller_und_pfennig.score import InvalidBoard, main, read_board, score_line
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_id
from tests.engine.games.heller_und_pfennig import reference_scoring

EMPTY_ROW: list[Any] = [None] * COLUMNS
EMPTY_BOARD = [EMPTY_ROW] * ROWS


def board_with(*cells: Any) -> list[list[Any]]:
    """A board whose first row begins with these cells."""
    return [[*cells, *EMPTY_ROW][:COLUMNS], *EMPTY_BOARD[1:]]


def tile(name: str) -> dict[str, Any]:
    return {"tile": name}


def stall(goods: Any, seat: Any) -> dict[str, Any]:
    return {"stall": goods, "seat": seat}


def line(board: Any, seats: Any = 3) -> str:
    return json.dumps({"board": board, "seats": seats})


EXAMPLE = line(
    board_with(tile("+3"), tile("-6"), stall(4, 0), stall(1, 0), stall(1, 1), stall(1, 2))
)
EMPTY_LINES = [[0, 0, 0]] * 10


def test_rule_book_example() -> None:
    assert json.loads(json.dumps(score_line(EXAMPLE))) == {
        "total": [-15, -3, -3],
        "lines": [[-15, -3, -3], *EMPTY_LINES],
    }


def test_board_with_more_tiles_than_the_game_has_is_scored() -> None:
    assert score_line(line(board_with(tile("gold"), tile("gold"), tile("+3"), stall(4, 0))))[
        "total"
    ] == (24, 0, 0)


def test_random_boards_match_the_reference_scoring() -> None:
    rng = Random(1)
    for _ in range(300):
        seats = rng.randint(2, 4)
        board = [[random_cell(rng, seats) for _ in range(COLUMNS)] for _ in range(ROWS)]
        text = line(board, seats)
        pieces, read_seats = read_board(text)
        assert (read_seats, [cell_of(piece) for piece in pieces]) == (
            seats,
            [cell for row in board for cell in row],
        )
        scored = json.loads(json.dumps(score_line(text)))
        assert scored["lines"] == reference_scoring.line_payouts(pieces, seats)
        assert scored["total"] == [
            sum(paid[seat] for paid in scored["lines"]) for seat in range(seats)
        ]


def random_cell(rng: Random, seats: int) -> dict[str, Any] | None:
    choices = (
        None,
        tile(rng.choice(TILE_IDS[1:])),
        tile(rng.choice(("gold", "fire", "eye"))),
        stall(rng.randint(1, 4), rng.randrange(seats)),
    )
    return rng.choices(choices, (1, 4, 1, 3))[0]


def cell_of(piece: int) -> dict[str, Any] | None:
    owned = STALLS[piece]
    if owned is not None:
        return stall(owned.goods, owned.seat)
    return tile(tile_id(piece)) if piece else None


INVALID = {
    "not UTF-8": (b'{"board": "\xff"}', "is not JSON"),
    "nested too deep": ("[" * 100_000, "is not JSON"),
    "no object": ("[]", "is not a JSON object"),
    "no board": ('{"seats": 2}', "board: has 5 rows, not null"),
    "no seats": (json.dumps({"board": EMPTY_BOARD}), "seats: 2 to 4 can play, not null"),
    "one seat": (line(EMPTY_BOARD, 1), "seats: 2 to 4 can play, not 1"),
    "five seats": (line(EMPTY_BOARD, 5), "seats: 2 to 4 can play, not 5"),
    "true seats": (line(EMPTY_BOARD, True), "seats: 2 to 4 can play, not true"),
    "four rows": (line(EMPTY_BOARD[1:]), "board: has 5 rows, not a list of 4"),
    "a row that is none": (line([*EMPTY_BOARD[1:], "+3"]), 'row 5: has 6 cells, not "+3"'),
    "no such tile": (line(board_with(None, tile("+7"))), "B1: no tile is called '+7'"),
    "a tile that is a number": (line(board_with({"tile": 3})), "A1: is neither"),
    "a tile by itself": (
        line(board_with("+3")),
        'A1: is neither null nor a tile nor a stall: "+3"',
    ),
    "five goods": (line(board_with(stall(5, 0))), "A1: a stall has 1 to 4 goods, not 5"),
    "true goods": (line(board_with(stall(True, 0))), "A1: a stall has 1 to 4 goods, not true"),
    "nobody's stall": (line(board_with({"stall": 1})), "A1: is neither"),
    "a seat too many": (line(board_with(stall(1, 3))), "A1: seats are 0 to 2, not 3"),
    "a seat by name": (line(board_with(stall(1, "red"))), 'A1: seats are 0 to 2, not "red"'),
    "tile and stall at once": (
        line(board_with({"tile": "+3", "stall": 1, "seat": 0})),
        "A1: is neither null nor a tile nor a stall: an object with",
    ),
}


@pytest.mark.parametrize(("text", "reason"), INVALID.values(), ids=INVALID)
def test_invalid_board_is_rejected(text: str | bytes, reason: str) -> None:
    with pytest.raises(InvalidBoard) as error:
        score_line(text)
    assert str(error.value).startswith(reason)


def test_invalid_lines_are_reported_and_the_others_are_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "boards.jsonl"
    file.write_text(f"{EXAMPLE}\n\nnonsense\n{line(EMPTY_BOARD, 9)}\n{EXAMPLE}\n", encoding="utf-8")
    assert main([str(file)]) == 2
    output = capsys.readouterr()
    assert [json.loads(each)["total"] for each in output.out.splitlines()] == [[-15, -3, -3]] * 2
    first, second = output.err.splitlines()
    assert first.startswith(f"{file} line 3: is not JSON")
    assert second == f"{file} line 4: seats: 2 to 4 can play, not 9"


def test_plain_and_compressed_files_are_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, compressed = tmp_path / "boards.jsonl", tmp_path / "boards.jsonl.gz"
    plain.write_text(EXAMPLE, encoding="utf-8")
    compressed.write_bytes(gzip.compress(f"{EXAMPLE}\r\n{EXAMPLE}\r\n".encode()))
    assert main([str(plain), str(compressed)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


@pytest.mark.parametrize("content", [None, b"\x1f\x8b and then words"], ids=["missing", "damaged"])
def test_unreadable_file_is_reported(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "boards.jsonl.gz"
    if content is not None:
        file.write_bytes(content)
    assert main([str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"{file}: cannot be read: ")


@pytest.mark.slow
def test_module_runs_as_a_program(tmp_path: Path) -> None:
    file = tmp_path / "boards.jsonl"
    file.write_text(f"{EXAMPLE}\n[]\n", encoding="utf-8")
    process = subprocess.run(
        [sys.executable, "-m", "engine.games.heller_und_pfennig.score", str(file)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[4],
    )
    assert process.returncode == 2
    assert json.loads(process.stdout)["total"] == [-15, -3, -3]
    assert process.stderr == f"{file} line 2: is not a JSON object\n"
