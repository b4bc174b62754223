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
from tests.duel.__main__ import main
from tests.duel.entrants import PARTS, ROOT, Entrant, Refused, commit, lay_out
from tests.duel.log import Log, read, resumed
from tests.duel.run import Duel, Table, play, tables, told
from tests.duel.thinker import question

GAME = "saint_petersburg"
DEALS = (1, 2)


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Code of which only today's Medium is left, by another name: that tells it from today's."""
    folder = tmp_path_factory.mktemp("older")
    for part in PARTS:
        unused = shutil.ignore_patterns("*.svg", "*.png", "*.ftl")
        shutil.copytree(ROOT / part, folder / part, ignore=unused)
    levels = folder / "engine" / "players" / "levels.py"
    levels.write_text(levels.read_text().replace('case "medium"', 'case "oldest"'))
    return folder


@pytest.fixture(scope="module")
def duel(older: Path) -> Duel:
    return Duel(GAME, (Entrant("easy"), Entrant(f"oldest@{older}")))


@pytest.fixture(scope="module")
def opened(duel: Duel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Table]]:
    with tables(duel, 2, tmp_path_factory.mktemp("commits")) as made:
        yield made


@pytest.fixture(scope="module")
def whole(duel: Duel, opened: list[Table], tmp_path_factory: pytest.TempPathFactory) -> Log:
    """All games of a duel, played one after the other."""
    log = resumed(tmp_path_factory.mktemp("whole") / "duel.log", duel.head())
    play(log, log.missing(DEALS), opened[:1])
    return log


def games(path: Path) -> list[dict[str, Any]]:
    """The lines of a log in the order of the games, without how long anything took."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for line in lines:
        line["thought"] = {name: of["moves"] for name, of in line["thought"].items()}
    return sorted(lines, key=lambda line: (line["deal"], line["rotation"]))


# The games


def test_the_games_are_those_of_a_match_between_the_same_players(duel: Duel, whole: Log) -> None:
    match = Match(GAME, ("easy", "medium"), 1, None)
    expected = [[game.result for game in play_deal(match, deal)] for deal in DEALS]
    assert [[game.result for game in deal] for deal in whole.deals()] == expected
    names = duel.match.levels
    assert [game.levels for game in whole.deals()[0]] == [names, names[::-1]]


def test_games_at_two_tables_are_the_same(
    duel: Duel, whole: Log, opened: list[Table], tmp_path: Path
) -> None:
    log = resumed(tmp_path / "duel.log", duel.head())
    play(log, log.missing(DEALS), opened)
    assert games(log.path) == games(whole.path)


def test_the_time_is_told_of_each_decision_with_a_choice(duel: Duel, whole: Log) -> None:
    for line in whole.path.read_text().splitlines()[1:]:
        thought = json.loads(line)["thought"]
        assert set(thought) == set(duel.match.levels)
        for of in thought.values():
            assert len(of["each"]) == of["moves"] > 10
            assert 0 < of["each"][0] < of["p99"] <= of["each"][-1] < of["seconds"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_sent_tells_nothing_that_the_seat_may_not_know(game: AnyGame) -> None:
    hidden = 0
    medium = make_player(game.name, "medium", 3)

    def compare(state: Any, seat: int) -> Any:
        nonlocal hidden
        asked = information_state(game, state, seat, 7)
        redealt = game.determinize(state, seat, 99)
        hidden += dump_state(game, redealt) != dump_state(game, state)
        assert question(information_state(game, redealt, seat, 7)) == question(asked)
        return medium.choose(asked)

    play_until(game, game.new(3, 1, load_options(game, "{}")), compare, lambda _, done: done > 25)
    assert hidden > 5


# The log


def test_a_duel_goes_on_where_it_was_cut_off(
    duel: Duel, whole: Log, opened: list[Table], tmp_path: Path
) -> None:
    path = tmp_path / "duel.log"
    path.write_bytes(whole.path.read_bytes()[:-100])
    log = resumed(path, duel.head())
    assert log.missing(DEALS) == [(2, 1)]
    kept = path.read_bytes()
    assert whole.path.read_bytes().startswith(kept)
    play(log, log.missing(DEALS), opened[:1])
    assert path.read_bytes().startswith(kept)
    assert games(path) == games(whole.path)
    assert resumed(path, duel.head()).missing(DEALS) == []


def test_a_log_that_was_cut_off_in_its_first_line_begins_anew(duel: Duel, tmp_path: Path) -> None:
    path = tmp_path / "duel.log"
    resumed(path, duel.head())
    first = path.read_bytes()
    path.write_bytes(first[:50])
    assert resumed(path, duel.head()).games == {}
    assert path.read_bytes() == first


@pytest.mark.parametrize("what", ["game", "seats", "options", "playouts", "rules", "code"])
def test_the_log_of_another_duel_is_refused(duel: Duel, whole: Log, what: str) -> None:
    before = whole.path.read_bytes()
    with pytest.raises(Refused, match=f"the log of another duel: its {what} is .*, not 7"):
        resumed(whole.path, duel.head() | {what: 7})
    assert whole.path.read_bytes() == before


def test_a_log_without_a_game_is_begun_anew(duel: Duel, tmp_path: Path) -> None:
    other = Duel(GAME, (*duel.seats, Entrant("strong")))
    resumed(tmp_path / "duel.log", other.head())
    log = resumed(tmp_path / "duel.log", duel.head())
    assert log == read(log.path) == Log(log.path, duel.head())


@pytest.mark.parametrize("held", ["", "x", "a letter\n", "{}\n", "[1]\nto a friend"])
def test_no_other_file_is_touched(duel: Duel, tmp_path: Path, held: str) -> None:
    path = tmp_path / "letter"
    path.write_text(held or json.dumps(duel.head()) + "\n{}\n")
    before = path.read_bytes()
    with pytest.raises(Refused, match="not the log of a duel"):
        resumed(path, duel.head())
    assert path.read_bytes() == before


def test_changed_code_is_other_code(older: Path, tmp_path: Path) -> None:
    changed = shutil.copytree(older, tmp_path / "changed", symlinks=True)
    entrants = [Entrant(f"oldest@{folder}") for folder in (older, changed)]
    assert entrants[0].code() == entrants[1].code()
    file = changed / "engine" / "rng.py"
    file.write_text(file.read_text() + "\n")
    assert entrants[0].code() != entrants[1].code()


# The report


def test_the_report_is_that_of_the_whole_deals(duel: Duel, whole: Log) -> None:
    first, other = duel.match.levels
    lines = list(told(whole))
    assert lines[0] == "4 games, 2 deals"
    assert lines[1].startswith(f"{first}: win share a seat ")
    assert lines[2].startswith(f"{other}: win share a seat ")
    assert lines[-1].startswith(f"a move of {first} takes ")
    left = Log(whole.path, whole.head, {key: of for key, of in whole.games.items() if key > (1, 0)})
    lines = list(told(left))
    assert lines[0] == "2 games, 1 deals"
    assert lines[-1] == "left out: 1 games of deals that are not whole yet"


def test_only_the_report_is_printed_of_a_log(
    duel: Duel, whole: Log, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = whole.path.read_bytes()
    seats = ",".join(duel.match.levels)
    wanted = ["duel", GAME, seats, "100", "--log", str(whole.path), "--report"]
    monkeypatch.setattr(sys, "argv", wanted)
    assert main() == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines() == list(told(read(whole.path)))
    assert printed.err == ""
    monkeypatch.setattr(sys, "argv", [*wanted, "--options", '{"edition":"new_society"}'])
    assert main() == 2
    assert "another duel" in capsys.readouterr().err
    assert whole.path.read_bytes() == before


# Who plays


def test_a_level_that_the_older_code_lacks_is_refused_in_words(older: Path, tmp_path: Path) -> None:
    lacking = Duel(GAME, (Entrant(f"medium@{older}"),))
    said = "cannot play: ValueError: no level is called 'medium'"
    with pytest.raises(Refused, match=said), tables(lacking, 1, tmp_path):
        pass


@pytest.mark.parametrize(
    ("unknown", "said"),
    [
        (Duel("go", (Entrant("easy"),)), "no game 'go'"),
        (Duel(GAME, (Entrant("easy"),), '{"edition":"none"}'), "no such options"),
        (Duel(GAME, (Entrant("easy"),) * 5), "5 cannot play"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(unknown: Duel, said: str) -> None:
    with pytest.raises(Refused, match=said):
        unknown.check()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no repository")
def test_the_code_of_a_commit_is_brought_out_once(tmp_path: Path) -> None:
    entrant = Entrant("easy@HEAD")
    made = lay_out(entrant, tmp_path)
    assert made == tmp_path / commit("HEAD")
    assert sorted(file.name for file in made.iterdir()) == sorted(PARTS)
    assert (made / "engine" / "players" / "levels.py").is_file()
    (made / "mark").touch()
    assert (lay_out(entrant, tmp_path) / "mark").exists()
    assert list(tmp_path.iterdir()) == [made]


def test_what_is_no_commit_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="neither a commit nor a folder"):
        lay_out(Entrant("easy@no such commit"), tmp_path)


def test_who_is_stopped_leaves_nothing_behind(duel: Duel, tmp_path: Path) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    log = tmp_path / "duel.log"
    seats = ",".join(duel.match.levels)
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.duel", GAME, seats, "10000", "--log", log],
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
    assert len(read(log).games) >= 2
