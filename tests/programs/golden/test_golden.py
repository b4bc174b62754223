"""Golden games replay the same, and files that cannot be read are reported."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.programs.golden.__main__ import main
from tests.programs.golden.saint_petersburg.record import GoldenGame, read_games

HERE = Path(__file__).parent
OWN = HERE / "saint_petersburg" / "base.jsonl.gz"
NEW_SOCIETY = HERE / "saint_petersburg" / "new_society.jsonl.gz"
MORE_GAMES = HERE / "saint_petersburg" / "more_games.jsonl.gz"


def test_games_of_several_files_replay_identically(capsys: pytest.CaptureFixture[str]) -> None:
    """Six base games for each number of players, and four of The New Society."""
    assert main([str(OWN), str(NEW_SOCIETY), str(MORE_GAMES)]) == 0
    assert capsys.readouterr().out == "34 games, 7736 steps, 0 differences\n"


def test_unknown_edition_is_one_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a file that is not compressed."""
    other = tmp_path / "games.jsonl"
    first = gzip.decompress(OWN.read_bytes()).split(b"\n")[0]
    other.write_bytes(first.replace(b'"variant":"base"', b'"variant":"third_society"'))
    assert main([str(other)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == ["1 games, 142 steps, 1 differences"]
    assert "third_society" in lines[0]


UNREADABLE = {
    "empty": b"",
    "not compressed after all": b"\x1f\x8b and then words",
    "compressed and truncated": OWN.read_bytes()[:5000],
    "not text": b"\xff\xfe\x00",
    "not JSON": b"{",
    "not a game": b"7",
    "a game without anything": b"{}",
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_unreadable_file_is_reported_and_other_files_are_replayed(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.jsonl.gz"
    broken.write_bytes(content)
    assert main([str(broken), str(OWN)]) == 1
    *problems, total = capsys.readouterr().out.splitlines()
    assert problems
    assert all(line.startswith(str(broken)) for line in problems)
    assert total.endswith(f" 546 steps, {len(problems)} differences")


def test_damaged_line_does_not_affect_other_games(tmp_path: Path) -> None:
    lines = gzip.decompress(OWN.read_bytes()).splitlines()
    damaged = tmp_path / "games.jsonl"
    damaged.write_bytes(b"\n".join([lines[0], lines[1][:1000], lines[2]]))
    kinds = [isinstance(reading, GoldenGame) for reading in read_games(damaged)]
    assert kinds == [True, False, True]
