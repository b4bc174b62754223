"""Small duels with a folder in place of a commit: whoever checks this need not have git."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.ai.agents import make_player
from engine.ai.information_state import information_state
from engine.ai.joint_action import play_until
from engine.ai.match import Match, play_deal
from engine.codec import dump_state, load_options
from engine.core import AnyGame
from engine.registry import GAMES
from tests.programs.version_comparison.__main__ import main
from tests.programs.version_comparison.agent_process import encode_question
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
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Code of which only today's Medium is left, by another name: that tells it from today's."""
    folder = tmp_path_factory.mktemp("older")
    for part in REQUIRED_FOLDERS:
        unused = shutil.ignore_patterns("*.svg", "*.png", "*.ftl")
        shutil.copytree(ROOT / part, folder / part, ignore=unused)
    agents = folder / "engine" / "ai" / "agents.py"
    agents.write_text(agents.read_text().replace('case "medium"', 'case "oldest"'))
    return folder


@pytest.fixture(scope="module")
def comparison(older: Path) -> VersionComparison:
    return VersionComparison(GAME, (CandidateVersion("easy"), CandidateVersion(f"oldest@{older}")))


@pytest.fixture(scope="module")
def opened(
    comparison: VersionComparison, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ComparisonTable]]:
    with open_tables(comparison, 2, tmp_path_factory.mktemp("commits")) as made:
        yield made


@pytest.fixture(scope="module")
def whole(
    comparison: VersionComparison,
    opened: list[ComparisonTable],
    tmp_path_factory: pytest.TempPathFactory,
) -> ComparisonLog:
    """All games of a duel, played one after the other."""
    log = open_log(tmp_path_factory.mktemp("whole") / "duel.log", comparison.head())
    play(log, log.missing(DEALS), opened[:1])
    return log


def games(path: Path) -> list[dict[str, Any]]:
    """The lines of a log in the order of the games, without how long anything took."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for line in lines:
        line["thought"] = {name: of["moves"] for name, of in line["thought"].items()}
    return sorted(lines, key=lambda line: (line["deal"], line["rotation"]))


# The games


def test_comparison_plays_the_games_of_a_match(
    comparison: VersionComparison, whole: ComparisonLog
) -> None:
    match = Match(GAME, ("easy", "medium"), 1, None)
    expected = [[game.result for game in play_deal(match, deal)] for deal in DEALS]
    assert [[game.result for game in deal] for deal in whole.deals()] == expected
    names = comparison.match.levels
    assert [game.levels for game in whole.deals()[0]] == [names, names[::-1]]


def test_parallel_tables_play_the_same_games(
    comparison: VersionComparison,
    whole: ComparisonLog,
    opened: list[ComparisonTable],
    tmp_path: Path,
) -> None:
    log = open_log(tmp_path / "duel.log", comparison.head())
    play(log, log.missing(DEALS), opened)
    assert games(log.path) == games(whole.path)


def test_log_has_the_time_of_each_decision(
    comparison: VersionComparison, whole: ComparisonLog
) -> None:
    for line in whole.path.read_text().splitlines()[1:]:
        thought = json.loads(line)["thought"]
        assert set(thought) == set(comparison.match.levels)
        for of in thought.values():
            assert len(of["each"]) == of["moves"] > 10
            assert 0 < of["each"][0] < of["p99"] <= of["each"][-1] < of["seconds"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_agent_questions_contain_only_the_seats_information(game: AnyGame) -> None:
    hidden = 0
    medium = make_player(game.name, "medium", 3)

    def compare(state: Any, seat: int) -> Any:
        nonlocal hidden
        asked = information_state(game, state, seat, 7)
        redealt = game.determinize(state, seat, 99)
        hidden += dump_state(game, redealt) != dump_state(game, state)
        assert encode_question(information_state(game, redealt, seat, 7)) == encode_question(asked)
        return medium.choose(asked)

    play_until(game, game.new(3, 1, load_options(game, "{}")), compare, lambda _, done: done > 25)
    assert hidden > 5


# The log


def test_comparison_resumes_after_interruption(
    comparison: VersionComparison,
    whole: ComparisonLog,
    opened: list[ComparisonTable],
    tmp_path: Path,
) -> None:
    path = tmp_path / "duel.log"
    path.write_bytes(whole.path.read_bytes()[:-100])
    log = open_log(path, comparison.head())
    assert log.missing(DEALS) == [(2, 1)]
    kept = path.read_bytes()
    assert whole.path.read_bytes().startswith(kept)
    play(log, log.missing(DEALS), opened[:1])
    assert path.read_bytes().startswith(kept)
    assert games(path) == games(whole.path)
    assert open_log(path, comparison.head()).missing(DEALS) == []


def test_log_truncated_in_its_header_is_restarted(
    comparison: VersionComparison, tmp_path: Path
) -> None:
    path = tmp_path / "duel.log"
    open_log(path, comparison.head())
    first = path.read_bytes()
    path.write_bytes(first[:50])
    assert open_log(path, comparison.head()).games == {}
    assert path.read_bytes() == first


@pytest.mark.parametrize("what", ["game", "seats", "options", "playouts", "rules", "code"])
def test_log_of_another_comparison_is_refused(
    comparison: VersionComparison, whole: ComparisonLog, what: str
) -> None:
    before = whole.path.read_bytes()
    with pytest.raises(
        InvalidComparison, match=f"the log of another duel: its {what} is .*, not 7"
    ):
        open_log(whole.path, comparison.head() | {what: 7})
    assert whole.path.read_bytes() == before


def test_log_without_games_is_restarted(comparison: VersionComparison, tmp_path: Path) -> None:
    other = VersionComparison(GAME, (*comparison.seats, CandidateVersion("strong")))
    open_log(tmp_path / "duel.log", other.head())
    log = open_log(tmp_path / "duel.log", comparison.head())
    assert log == read_log(log.path) == ComparisonLog(log.path, comparison.head())


@pytest.mark.parametrize("held", ["", "x", "a letter\n", "{}\n", "[1]\nto a friend"])
def test_unrelated_file_is_not_overwritten(
    comparison: VersionComparison, tmp_path: Path, held: str
) -> None:
    path = tmp_path / "letter"
    path.write_text(held or json.dumps(comparison.head()) + "\n{}\n")
    before = path.read_bytes()
    with pytest.raises(InvalidComparison, match="not the log of a duel"):
        open_log(path, comparison.head())
    assert path.read_bytes() == before


def test_changed_code_has_another_digest(older: Path, tmp_path: Path) -> None:
    changed = shutil.copytree(older, tmp_path / "changed", symlinks=True)
    candidates = [CandidateVersion(f"oldest@{folder}") for folder in (older, changed)]
    assert candidates[0].code_digest() == candidates[1].code_digest()
    file = changed / "engine" / "rng.py"
    file.write_text(file.read_text() + "\n")
    assert candidates[0].code_digest() != candidates[1].code_digest()


# The report


def test_report_covers_only_complete_deals(
    comparison: VersionComparison, whole: ComparisonLog
) -> None:
    first, other = comparison.match.levels
    lines = list(report_lines(whole))
    assert lines[0] == "4 games, 2 deals"
    assert lines[1].startswith(f"{first}: win share a seat ")
    assert lines[2].startswith(f"{other}: win share a seat ")
    assert lines[-1].startswith(f"a move of {first} takes ")
    left = ComparisonLog(
        whole.path, whole.head, {key: of for key, of in whole.games.items() if key > (1, 0)}
    )
    lines = list(report_lines(left))
    assert lines[0] == "2 games, 1 deals"
    assert lines[-1] == "left out: 1 games of deals that are not whole yet"


def test_report_option_prints_the_report_of_a_log(
    comparison: VersionComparison,
    whole: ComparisonLog,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = whole.path.read_bytes()
    seats = ",".join(comparison.match.levels)
    wanted = ["duel", GAME, seats, "100", "--log", str(whole.path), "--report"]
    monkeypatch.setattr(sys, "argv", wanted)
    assert main() == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines() == list(report_lines(read_log(whole.path)))
    assert printed.err == ""
    monkeypatch.setattr(sys, "argv", [*wanted, "--options", '{"edition":"new_society"}'])
    assert main() == 2
    assert "another duel" in capsys.readouterr().err
    assert whole.path.read_bytes() == before


# Who plays


def test_level_unknown_to_older_code_is_rejected_with_a_message(
    older: Path, tmp_path: Path
) -> None:
    lacking = VersionComparison(GAME, (CandidateVersion(f"medium@{older}"),))
    said = "cannot play: ValueError: no level is called 'medium'"
    with pytest.raises(InvalidComparison, match=said), open_tables(lacking, 1, tmp_path):
        pass


@pytest.mark.parametrize(
    ("unknown", "said"),
    [
        (VersionComparison("go", (CandidateVersion("easy"),)), "no game 'go'"),
        (
            VersionComparison(GAME, (CandidateVersion("easy"),), '{"edition":"none"}'),
            "no such options",
        ),
        (VersionComparison(GAME, (CandidateVersion("easy"),) * 5), "5 cannot play"),
    ],
)
def test_impossible_comparison_is_rejected_with_a_message(
    unknown: VersionComparison, said: str
) -> None:
    with pytest.raises(InvalidComparison, match=said):
        unknown.check()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no repository")
def test_code_of_a_commit_is_checked_out_once(tmp_path: Path) -> None:
    candidate = CandidateVersion("easy@HEAD")
    made = check_out(candidate, tmp_path)
    assert made == tmp_path / resolve_commit("HEAD")
    assert sorted(file.name for file in made.iterdir()) == sorted(REQUIRED_FOLDERS)
    assert (made / "engine" / "ai" / "agents.py").is_file()
    (made / "mark").touch()
    assert (check_out(candidate, tmp_path) / "mark").exists()
    assert list(tmp_path.iterdir()) == [made]


def test_unknown_commit_is_rejected_with_a_message(tmp_path: Path) -> None:
    with pytest.raises(InvalidComparison, match="neither a commit nor a folder"):
        check_out(CandidateVersion("easy@no such commit"), tmp_path)


def test_interrupted_comparison_leaves_no_files(
    comparison: VersionComparison, tmp_path: Path
) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    log = tmp_path / "duel.log"
    seats = ",".join(comparison.match.levels)
    running = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.programs.version_comparison",
            GAME,
            seats,
            "10000",
            "--log",
            log,
        ],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(passing)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stderr
    assert running.stderr.readline().startswith("1 deals: easy ")
    assert [file.name[:12] for file in passing.iterdir()] == ["nevsky-duel-"]
    running.send_signal(signal.SIGTERM)
    # The bridges have this pipe, too: its end is the end of the last of them.
    _, said = running.communicate(timeout=30)
    assert running.returncode == 128 + signal.SIGTERM
    assert "Traceback" not in said
    assert list(passing.iterdir()) == []
    assert len(read_log(log).games) >= 2
