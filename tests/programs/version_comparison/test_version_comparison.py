"""Small comparisons with a folder instead of a commit, so that most tests need no git."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai.match import Match, play_deal
from tests.programs.version_comparison.__main__ import main
from tests.programs.version_comparison.candidates import (
    REQUIRED_FOLDERS,
    ROOT,
    CandidateVersion,
    InvalidComparison,
    check_out,
    resolve_commit,
)
from tests.programs.version_comparison.comparison import (
    ComparisonTable,
    VersionComparison,
    open_tables,
    play,
    report_lines,
)
from tests.programs.version_comparison.comparison_log import ComparisonLog, open_log, read_log

GAME = "saint_petersburg"
DEALS = (1, 2)


@pytest.fixture(scope="module")
def older_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of today's code whose level medium is named oldest, which tells it from today's."""
    folder = tmp_path_factory.mktemp("older")
    for part in REQUIRED_FOLDERS:
        unused = shutil.ignore_patterns("*.svg", "*.png", "*.ftl")
        shutil.copytree(ROOT / part, folder / part, ignore=unused)
    agents = folder / "engine" / "ai" / "agents.py"
    agents.write_text(agents.read_text().replace('case "medium"', 'case "oldest"'))
    return folder


@pytest.fixture(scope="module")
def comparison(older_code: Path) -> VersionComparison:
    return VersionComparison(
        GAME, (CandidateVersion("easy"), CandidateVersion(f"oldest@{older_code}"))
    )


@pytest.fixture(scope="module")
def tables(
    comparison: VersionComparison, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ComparisonTable]]:
    with open_tables(comparison, 2, tmp_path_factory.mktemp("commits")) as made:
        yield made


@pytest.fixture(scope="module")
def full_log(
    comparison: VersionComparison,
    tables: list[ComparisonTable],
    tmp_path_factory: pytest.TempPathFactory,
) -> ComparisonLog:
    """The log of a whole comparison, played at one table."""
    log = open_log(tmp_path_factory.mktemp("whole") / "duel.log", comparison.head())
    play(log, log.missing(DEALS), tables[:1])
    return log


def games(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a log in the order of the games, without times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for line in lines:
        line["seconds"] = [level for level, _ in line["seconds"]]
    return sorted(lines, key=lambda line: line["game"])


# The games


def test_comparison_plays_the_games_of_a_match(
    comparison: VersionComparison, full_log: ComparisonLog
) -> None:
    match = Match(GAME, ("easy", "medium"), 1, None)
    expected = [[game.result for game in play_deal(match, deal)] for deal in DEALS]
    assert [[game.result for game in deal] for deal in full_log.deals()] == expected
    names = comparison.match.levels
    assert [game.levels for game in full_log.deals()[0]] == [names, names[::-1]]


def test_parallel_tables_play_the_same_games(
    comparison: VersionComparison,
    full_log: ComparisonLog,
    tables: list[ComparisonTable],
    tmp_path: Path,
) -> None:
    log = open_log(tmp_path / "duel.log", comparison.head())
    play(log, log.missing(DEALS), tables)
    assert games(log.path) == games(full_log.path)


# The log


def test_comparison_resumes_after_interruption(
    comparison: VersionComparison,
    full_log: ComparisonLog,
    tables: list[ComparisonTable],
    tmp_path: Path,
) -> None:
    path = tmp_path / "duel.log"
    path.write_bytes(full_log.path.read_bytes()[:-100])
    log = open_log(path, comparison.head())
    assert log.missing(DEALS) == [(2, 1)]
    kept = path.read_bytes()
    assert full_log.path.read_bytes().startswith(kept)
    play(log, log.missing(DEALS), tables[:1])
    assert path.read_bytes().startswith(kept)
    assert games(path) == games(full_log.path)
    assert open_log(path, comparison.head()).missing(DEALS) == []


def test_log_of_another_comparison_is_refused(
    comparison: VersionComparison, full_log: ComparisonLog
) -> None:
    before = full_log.path.read_bytes()
    for key in ("game", "seats", "options", "playouts", "rules", "code"):
        assert key in comparison.head()
        with pytest.raises(InvalidComparison, match=f"another comparison: its {key} is .*, not 7"):
            open_log(full_log.path, comparison.head() | {key: 7})
    assert full_log.path.read_bytes() == before


@pytest.mark.parametrize("held", ["x", "a letter\n", "{}\n", "[1]\nto a friend"])
def test_unrelated_file_is_not_overwritten(
    comparison: VersionComparison, tmp_path: Path, held: str
) -> None:
    path = tmp_path / "letter"
    path.write_text(held)
    with pytest.raises(InvalidComparison, match="not the log of a comparison"):
        open_log(path, comparison.head())
    assert path.read_text() == held


def test_changed_code_has_another_digest(older_code: Path, tmp_path: Path) -> None:
    changed = shutil.copytree(older_code, tmp_path / "changed", symlinks=True)
    candidates = [CandidateVersion(f"oldest@{folder}") for folder in (older_code, changed)]
    assert candidates[0].code_digest() == candidates[1].code_digest()
    file = changed / "engine" / "rng.py"
    file.write_text(file.read_text() + "\n")
    assert candidates[0].code_digest() != candidates[1].code_digest()


# The report


def test_report_covers_only_complete_deals(
    comparison: VersionComparison, full_log: ComparisonLog
) -> None:
    first, _ = comparison.match.levels
    title, *_, last = report_lines(full_log)
    assert title == "4 games, 2 deals"
    assert last.startswith(f"a move of {first} takes ")
    left = {key: of for key, of in full_log.games.items() if key > (1, 0)}
    title, *_, last = report_lines(replace(full_log, games=left))
    assert title == "2 games, 1 deals"
    assert last == "left out: 1 games of incomplete deals"


def test_report_option_prints_the_report_of_a_log(
    comparison: VersionComparison,
    full_log: ComparisonLog,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = full_log.path.read_bytes()
    seats = ",".join(comparison.match.levels)
    arguments = ["duel", GAME, seats, "100", "--log", str(full_log.path), "--report"]
    monkeypatch.setattr(sys, "argv", arguments)
    assert main() == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines() == list(report_lines(read_log(full_log.path)))
    assert printed.err == ""
    monkeypatch.setattr(sys, "argv", [*arguments, "--options", '{"edition":"new_society"}'])
    assert main() == 2
    assert "another comparison" in capsys.readouterr().err
    assert full_log.path.read_bytes() == before


# Candidates


def test_level_unknown_to_older_code_is_rejected_with_a_message(
    older_code: Path, tmp_path: Path
) -> None:
    lacking = VersionComparison(GAME, (CandidateVersion(f"medium@{older_code}"),))
    message = "cannot play: ValueError: no level is called 'medium'"
    with pytest.raises(InvalidComparison, match=message), open_tables(lacking, 1, tmp_path):
        pass


def test_impossible_comparison_is_rejected_with_a_message() -> None:
    easy = CandidateVersion("easy")
    for impossible, message in (
        (VersionComparison("go", (easy,)), "no game 'go'"),
        (VersionComparison(GAME, (easy,), '{"edition":"none"}'), "no such options"),
        (VersionComparison(GAME, (easy,) * 5), "5 cannot play"),
    ):
        with pytest.raises(InvalidComparison, match=message):
            impossible.check()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not in a git repository")
def test_code_of_a_commit_is_checked_out(tmp_path: Path) -> None:
    folder = check_out(CandidateVersion("easy@HEAD"), tmp_path)
    assert folder == tmp_path / resolve_commit("HEAD")
    assert (folder / "engine" / "ai" / "agents.py").is_file()


def test_unknown_commit_is_rejected_with_a_message(tmp_path: Path) -> None:
    with pytest.raises(InvalidComparison, match="neither a commit nor a folder"):
        check_out(CandidateVersion("easy@no such commit"), tmp_path)


def test_interrupted_comparison_leaves_no_files(
    comparison: VersionComparison, tmp_path: Path
) -> None:
    temporary = tmp_path / "passing"
    temporary.mkdir()
    log = tmp_path / "duel.log"
    seats = ",".join(comparison.match.levels)
    program = (sys.executable, "-m", "tests.programs.version_comparison")
    process = subprocess.Popen(
        (*program, GAME, seats, "10000", "--log", log),
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(temporary)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    assert process.stderr.readline().startswith("1 deals: easy ")
    assert [file.name[:12] for file in temporary.iterdir()] == ["nevsky-duel-"]
    process.send_signal(signal.SIGTERM)
    # The agents inherit this pipe, so it ends when the last of them has exited.
    _, message = process.communicate(timeout=120)
    assert process.returncode == 128 + signal.SIGTERM
    assert "Traceback" not in message
    assert list(temporary.iterdir()) == []
    assert len(read_log(log).games) >= 2
