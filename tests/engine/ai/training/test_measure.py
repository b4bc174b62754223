"""Measured matches: what is played, what is stored, and what is told of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai.match import Match, play_deal
from engine.ai.registry import AGENT_SPECS
from engine.ai.simple import agent_spec
from engine.ai.strength import (
    FIRST_DEAL,
    STRENGTH,
    StrengthFile,
    match_command,
    read_strength,
    wins_against_weaker,
)
from engine.ai.training import measure as program
from engine.ai.training.fingerprint import data_hash, weights_hash
from engine.ai.training.measure import measure_game, pairings, peak_megabytes, players_folder, table
from engine.ai.training.provenance import Report, check_game
from engine.ai.training.run import Workers
from engine.ai.training.unfinished import UNFINISHED
from engine.ai.value.value_function import TrainedValueFunction
from engine.simple.files import EXAMPLES, load_file
from engine.simple.game import SimpleGame
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.engine.ai.training.bidding_runs import bidding_spec
from tests.examples.sealed_bids import GAME, SCALES

README = Path(__file__).parents[4] / "README.md"


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the players of the only game, whose results a test may change."""
    return register(tmp_path, monkeypatch)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The stored results of two deals of each match."""
    with pytest.MonkeyPatch.context() as patch:
        folder = register(tmp_path_factory.mktemp("measured"), patch)
        measure_all(4)
        return (folder / STRENGTH).read_bytes()


@pytest.fixture
def measured(players: Path, results: bytes) -> Path:
    """The folder of players that have these results."""
    (players / STRENGTH).write_bytes(results)
    return players


def register(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    spec = replace(bidding_spec(folder), search_config=SCALES)
    monkeypatch.setitem(AGENT_SPECS, GAME.name, spec)
    for name in set(AGENT_SPECS) - {GAME.name}:
        monkeypatch.delitem(AGENT_SPECS, name)
    # A new process knows the real games only.
    monkeypatch.setattr(program, "peak_megabytes", lambda match: 50)
    return spec.weights.folder.parent


def measure_all(games: int) -> None:
    with Workers(0) as workers:
        measure_game(GAME.name, games, workers)


def test_each_level_plays_the_next_weaker_one_at_every_size_of_table() -> None:
    played = list(pairings("saint_petersburg"))
    assert ("{}", ("expert", "hard")) in played
    assert ("{}", ("hard", "medium", "medium", "medium")) in played
    assert ('{"edition":"new_society"}', ("medium", *["easy"] * 4)) in played
    assert ("{}", ("hard",)) in played, "alone each level plays by itself"


def test_match_is_played_in_whole_deals_from_every_seat(players: Path) -> None:
    measure_all(7)
    matches = read_strength(players).matches
    assert [(match.options, match.levels) for match in matches] == list(pairings(GAME.name))
    assert all(match.games % len(match.levels) == 0 for match in matches)
    assert all(set(match.figures) == set(match.levels) for match in matches)
    report = Report()
    check_game(GAME.name, AGENT_SPECS[GAME.name], report)
    assert report.faults == []


def test_only_what_is_missing_or_outdated_is_played(
    measured: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = list[Match]()
    measure = program.measure

    def record(match: Match, games: int, workers: Workers) -> object:
        played.append(match)
        return measure(match, games, workers)

    monkeypatch.setattr(program, "measure", record)
    measure_all(4)
    assert played == []
    monkeypatch.setattr(program, "code_hash", lambda game: "changed")
    measure_all(4)
    assert len(played) == len(read_strength(measured).matches) == len(list(pairings(GAME.name)))


def test_new_networks_outdate_the_matches_of_their_tables_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = bidding_spec(tmp_path)
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, spec)
    before = [weights_hash(GAME.name, seats, "{}") for seats in (2, 3)]
    assert isinstance(spec.value_function, TrainedValueFunction)
    archive = spec.value_function.store.files("3")[1]
    archive.parent.mkdir()
    archive.write_bytes(b"other networks")
    after = [weights_hash(GAME.name, seats, "{}") for seats in (2, 3)]
    assert [new == old for new, old in zip(after, before, strict=True)] == [True, False]


@pytest.mark.parametrize("is_changed", [False, True])
def test_match_that_was_stopped_goes_on_with_the_next_deal(
    measured: Path, monkeypatch: pytest.MonkeyPatch, *, is_changed: bool
) -> None:
    """And ends as one that was not. By other code it begins anew."""
    unstopped = [(each.levels, each.share) for each in read_strength(measured).matches]
    (measured / STRENGTH).unlink()
    deals = list[int]()

    def play_or_stop(match: Match, deal: int, **options: Any) -> Any:
        deals.append(deal)
        if len(deals) == 2:
            raise KeyboardInterrupt
        return play_deal(match, deal, **options)

    monkeypatch.setattr(program, "play_deal", play_or_stop)
    with pytest.raises(KeyboardInterrupt):
        measure_all(4)
    assert deals == [FIRST_DEAL, FIRST_DEAL + 1]
    if is_changed:
        monkeypatch.setattr(program, "code_hash", lambda _: "changed")
    measure_all(4)
    assert deals[2] == (FIRST_DEAL if is_changed else FIRST_DEAL + 1)
    assert [(each.levels, each.share) for each in read_strength(measured).matches] == unstopped
    assert not (measured / UNFINISHED).exists()


def test_result_is_told_by_the_name_of_the_game(
    players: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options are named in words, if they are not the usual ones."""
    measure_all(4)
    told = "".join(capsys.readouterr())
    assert "Sealed Bids: " in told, told
    assert "{" not in told


def test_match_with_another_command_is_a_fault(measured: Path) -> None:
    text = (measured / STRENGTH).read_text(encoding="utf-8")
    (measured / STRENGTH).write_text(text.replace("--seed 2", "--seed 1"), encoding="utf-8")
    report = Report()
    check_game(GAME.name, AGENT_SPECS[GAME.name], report)
    assert report.faults
    assert all("is not that of its command" in fault for fault in report.faults)


def test_match_in_the_time_of_a_table_is_that_of_its_command(players: Path) -> None:
    with Workers(0) as workers:
        measure_game(GAME.name, 4, workers, at_table=True)
    report = Report()
    check_game(GAME.name, AGENT_SPECS[GAME.name], report)
    assert report.faults == []


@pytest.mark.usefixtures("measured")
def test_table_has_a_line_for_each_match() -> None:
    lines = list(table())
    assert len(lines) == 2 + len(list(pairings(GAME.name)))
    assert all(line.startswith("| Sealed Bids | ") and "| 50 MB |" in line for line in lines[2:])


def test_readme_shows_the_stored_matches() -> None:
    assert "\n".join(("", *table(), "", "")) in README.read_text(encoding="utf-8")


def test_memory_is_that_of_a_process_that_plays() -> None:
    """Python with the rules takes some 30 megabytes."""
    match = Match("heller_und_pfennig", ("medium", "easy"), None, None)
    assert 20 < peak_megabytes(match) < 500


def test_wins_are_those_of_the_fewest_players_with_the_usual_options(
    players: Path, results: bytes
) -> None:
    data = data_hash(GAME.name)
    assert wins_against_weaker(players, data) == {}
    (players / STRENGTH).write_bytes(results)
    matches = read_strength(players).matches
    expected = {
        match.levels[0]: (match.levels[1], 2, round(100 * match.share))
        for match in matches
        if (len(match.levels), match.options) == (2, "{}")
    }
    assert expected
    assert wins_against_weaker(players, data) == expected
    assert wins_against_weaker(players, "of other rules data") == {}
    of_more = StrengthFile(matches=tuple(each for each in matches if len(each.levels) > 2))
    (players / STRENGTH).write_text(of_more.model_dump_json(), encoding="utf-8")
    assert {number for _, number, _ in wins_against_weaker(players, data).values()} == {3}


@pytest.mark.parametrize("game", SIMPLE_EXAMPLES, ids=lambda game: game.name)
def test_stored_matches_of_an_example_were_played_with_its_present_file(
    game: SimpleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby says nothing of those played with another one."""
    monkeypatch.setattr("engine.registry.GAMES", (game,))
    monkeypatch.setitem(AGENT_SPECS, game.name, agent_spec(game))
    fewest = min(game.seat_counts(game.rules.Options()))
    wanted = [levels for _, levels in pairings(game.name) if len(levels) == fewest]
    data, matches = data_hash(game.name), read_strength(players_folder(game.name)).matches
    again = f"python -m bot check data/examples/{game.name}.py measures them again"
    assert [each.levels for each in matches if each.provenance.data == data] == wanted, again


def test_command_names_the_file_of_a_game_in_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it nobody could repeat the match. Where the file lies on a machine is not told."""
    example = EXAMPLES / "tic_tac_toe.py"
    (tmp_path / "noughts.py").write_bytes(example.read_bytes())
    for file, called in (
        (tmp_path / "noughts.py", "noughts.py"),
        (example, "data/examples/tic_tac_toe.py"),
    ):
        monkeypatch.setattr("engine.registry.GAMES", (load_file(file),))
        command = match_command("tic_tac_toe", ("hard", "medium"), 40, "{}")
        assert command.startswith(f"python -m engine.ai.match {called} hard,medium 40 ")
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    assert match_command(GAME.name, ("hard", "medium"), 40, "{}").split()[3] == GAME.name
