"""Runs of training and tuning: stopped anywhere they go on, and only the stronger is stored."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from engine.ai.agents import Player, PolicyOf, PolicyPlayer
from engine.ai.provenance import AcceptanceResult, TrainingRecord
from engine.ai.registry import AGENT_SPECS
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.training import rounds, train, tune
from engine.ai.training.candidates import network_store
from engine.ai.training.command import REFUSED, STOPPED
from engine.ai.training.dataset import Dataset
from engine.ai.training.fingerprint import DATA
from engine.ai.training.gradient_descent import train_network
from engine.ai.training.provenance import Report, check_game, parse_command
from engine.ai.training.run import stopping
from engine.ai.training.train_arguments import read_train_arguments
from engine.ai.value.network import Network
from tests.engine.ai.trained_values import BY_HAND
from tests.engine.ai.training.bidding_runs import TRAIN, TUNE, bidding_spec, files_of
from tests.examples.sealed_bids import GAME, Preference


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the weights of a game that takes no time."""
    monkeypatch.setitem(AGENT_SPECS, GAME.name, bidding_spec(tmp_path / "data"))
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setattr(rounds, "BATCH_GAMES", 4)
    return tmp_path / "data"


@pytest.fixture
def every_match_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    def won(match: object, rival: str, *others: object) -> AcceptanceResult:
        return AcceptanceResult(
            player="hard",
            games=40,
            deals=(1, 21),
            mean=1,
            low=0.9,
            high=1,
            equality=0.5,
            rival=rival,
        )

    monkeypatch.setattr("engine.ai.training.acceptance.play_match", won)


def go_on(program: str, folder: Path, *more: str) -> int:
    """Run a program of this test until it ends."""
    main, arguments = (train.main, TRAIN) if program != "tune" else (tune.main, TUNE)
    start = ["--start", "defaults"] if program == "tune" else []
    return main([*arguments, *start, "--run", str(folder), "--workers", "0", *more])


@pytest.mark.parametrize("program", ["train", "tune"])
@pytest.mark.usefixtures("every_match_is_won")
def test_run_stopped_at_every_write_yields_the_same_bytes(
    program: str, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever a run is killed, the same command goes on with it as if nothing had been."""
    assert go_on(program, tmp_path / "whole") == 0
    expected = (files_of(tmp_path / "whole"), files_of(data))
    _empty(data)
    with monkeypatch.context() as patch:
        writes = stop_at_new_writes(patch)
        while go_on(program, tmp_path / "stopped") == STOPPED:
            assert len(writes) < 100, "what is written differs each time"
    assert len(writes) > 4
    assert (files_of(tmp_path / "stopped"), files_of(data)) == expected


def stop_at_new_writes(monkeypatch: pytest.MonkeyPatch) -> set[tuple[Path, bytes]]:
    """Stop at each write once, after the file beside it; return what was to be written."""
    writes, move = set[tuple[Path, bytes]](), Path.replace

    def write(path: Path, target: Path) -> Path:
        new = (target, path.read_bytes())
        if new not in writes:
            writes.add(new)
            raise KeyboardInterrupt
        return move(path, target)

    monkeypatch.setattr(Path, "replace", write)
    return writes


def _empty(folder: Path) -> None:
    for file in folder.rglob("*"):
        if file.is_file():
            file.unlink()


def test_result_does_not_depend_on_the_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.ai.training.run.make_process_pool", ThreadPoolExecutor)
    go_on("train", tmp_path / "one")
    go_on("train", tmp_path / "two", "--workers", "2")
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")


ENSEMBLE = ["--rounds", "noisy=16", "search=6", "--networks", "2"]
"""The arguments of a training of two networks."""


def record_training(monkeypatch: pytest.MonkeyPatch) -> list[set[int]]:
    """Return a list that gets the numbers of the games on which each network is trained."""
    trained_on = list[set[int]]()

    def record(network: Network, dataset: Dataset, *others: Any) -> Network:
        trained_on.append(set(map(int, dataset.game)))
        return train_network(network, dataset, *others)

    monkeypatch.setattr(rounds, "train_network", record)
    return trained_on


def test_networks_of_an_ensemble_are_trained_on_different_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Batches of four games go to them in turn, and both are the same with several workers."""
    trained_on = record_training(monkeypatch)
    monkeypatch.setattr("engine.ai.training.run.make_process_pool", ThreadPoolExecutor)
    go_on("train", tmp_path / "one", *ENSEMBLE)
    batches = [{game // 4 for game in games} for games in trained_on]
    assert batches == [{0, 2}, {1, 3}, {0, 2, 4}, {1, 3, 5}]
    go_on("train", tmp_path / "two", *ENSEMBLE, "--workers", "2")
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")
    store = network_store(AGENT_SPECS[GAME.name]).in_folder(tmp_path / "one" / "round-2/network")
    first, second = store.load("2").networks
    assert not (first.own == second.own).all()


FINE_TUNING = ["--rounds", "noisy=48", "search=12", "--networks", "2", "--fine-tune"]
"""The arguments of a training whose second round goes on with the networks of the first."""


def test_fine_tuned_networks_are_those_of_the_round_before_changed_a_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by all games of its own round, and by them alone."""
    trained_on = record_training(monkeypatch)
    go_on("train", tmp_path / "run", *FINE_TUNING)
    assert trained_on[2] == trained_on[3]
    assert trained_on[2] <= set(range(48, 60))
    assert {game // 4 for game in trained_on[2]} == {12, 13, 14}
    store = network_store(AGENT_SPECS[GAME.name])
    before, after = (
        store.in_folder(tmp_path / f"run/round-{number}/network").load("2").networks
        for number in (1, 2)
    )
    changes = [
        abs(second.own - first.own).max() / abs(first.own).max()
        for first, second in zip(before, after, strict=True)
    ]
    assert 0 < max(changes) < 0.05


def test_run_that_fine_tunes_yields_the_same_bytes_when_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on("train", tmp_path / "whole", *FINE_TUNING)
    with monkeypatch.context() as patch:
        stop_at_new_writes(patch)
        while go_on("train", tmp_path / "stopped", *FINE_TUNING) == STOPPED:
            pass
    assert files_of(tmp_path / "stopped") == files_of(tmp_path / "whole")


def test_round_needs_games_for_each_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on("train", tmp_path / "run", "--networks", "2") == REFUSED
    assert "games for each network" in capsys.readouterr().err


@pytest.mark.parametrize("program", ["train", "tune"])
@pytest.mark.usefixtures("every_match_is_won")
def test_stored_result_names_all_that_made_it(
    program: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on(program, tmp_path / "run") == 0
    spec = AGENT_SPECS[GAME.name]
    store, key = (spec.weights, "any") if program == "tune" else (network_store(spec), "2")
    record = store.provenance(key)
    assert isinstance(record, TrainingRecord)
    assert record.complete
    assert (record.rounds_finished, record.rounds) == (3, 3)
    assert record.games == (3 * 8 * 2 * 2 if program == "tune" else 12 + 7 + 4)
    assert record.acceptance is not None
    assert record.acceptance.rival == (store.default_hash() or "none")
    assert set(record.versions) == {"python", "numpy"} | {"cmaes" for _ in [0] if program == "tune"}
    report = Report()
    check_game(GAME.name, spec, report)
    assert report.faults == []
    assert "rounds finished: 3 of 3" in capsys.readouterr().err
    before = files_of(data)
    assert go_on(program, tmp_path / "run") == 0
    assert "the result of this run is stored" in capsys.readouterr().err
    assert files_of(data) == before


@pytest.mark.parametrize(("recent", "rounds_used"), [("0", [0, 1, 2]), ("2", [1, 2])])
def test_round_trains_on_its_own_games_and_those_of_recent_rounds(
    recent: str, rounds_used: list[int]
) -> None:
    arguments, _ = read_train_arguments([*TRAIN, "--recent", recent, "--run", "any"])
    assert list(arguments.trained_on(2)) == rounds_used
    assert list(arguments.trained_on(0)) == [0]


@pytest.mark.parametrize(
    "more", [[], ["--fine-tune"], ["--networks", "2", "--match-playouts", "32"]]
)
def test_command_has_all_arguments(more: list[str]) -> None:
    arguments, _ = read_train_arguments([*TRAIN, *more, "--run", "any"])
    assert parse_command(arguments.command) == arguments


def test_match_may_have_other_playouts_than_hard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both search with the number of the command, and the record tells it."""
    playouts = list[int]()

    def search_player(policy_of: PolicyOf, config: SearchConfig, budget: SearchBudget) -> Player:
        playouts.append(budget.playouts)
        return PolicyPlayer(policy_of)

    monkeypatch.setattr("engine.ai.training.acceptance.SearchPlayer", search_player)
    monkeypatch.setattr(AcceptanceResult, "is_won", True)
    assert go_on("train", tmp_path / "run", "--match-playouts", "2") == 0
    assert set(playouts) == {2}
    record = network_store(AGENT_SPECS[GAME.name]).provenance("2")
    assert isinstance(record, TrainingRecord)
    assert record.acceptance is not None
    assert record.acceptance.playouts == 2
    assert " --match-playouts 2 " in record.command


def test_candidate_that_loses_changes_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All bid alike, so nobody wins: the candidate is no better than what is stored."""
    go_on("train", tmp_path / "first", "--seed", "100", "--epochs", "1")
    stored = tmp_path / "first" / "round-3" / "network"
    AGENT_SPECS[GAME.name].weights.save("any", Preference(), BY_HAND)
    store = network_store(AGENT_SPECS[GAME.name])
    store.save("2", store.in_folder(stored).load("2"), BY_HAND)
    before = files_of(data)
    assert go_on("train", tmp_path / "run") == 0
    assert files_of(data) == before
    assert "what is stored stays" in capsys.readouterr().err
    assert go_on("train", tmp_path / "run") == 0
    assert files_of(data) == before


def test_tuned_weights_are_stored_only_if_they_win(tmp_path: Path) -> None:
    """To bid nothing beats the default weights, and cannot be beaten by itself."""
    store = AGENT_SPECS[GAME.name].weights
    assert go_on("tune", tmp_path / "first") == 0
    record = store.provenance("any")
    assert isinstance(record, TrainingRecord)
    assert record.acceptance is not None
    assert record.acceptance.low > record.acceptance.equality == 0.5
    assert record.acceptance.rival == store.default_hash()
    stored = store.content_hash("any")
    go_on("tune", tmp_path / "second", "--seed", "2")
    assert store.content_hash("any") == stored


@pytest.mark.usefixtures("every_match_is_won")
def test_run_that_finishes_early_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        stop_at_new_writes(patch)
        while not list(tmp_path.glob("run/*/network/2.npz")):
            assert go_on("train", tmp_path / "run") == STOPPED
    assert go_on("train", tmp_path / "run", "--finish-early") == 0
    record = network_store(AGENT_SPECS[GAME.name]).provenance("2")
    assert isinstance(record, TrainingRecord)
    assert (record.rounds_finished, record.rounds, record.complete) == (1, 3, False)
    assert record.games == 12


def test_folder_of_another_run_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on("train", tmp_path / "run") == 0
    before = files_of(tmp_path)
    assert go_on("train", tmp_path / "run", "--seed", "7") == REFUSED
    assert "has another command" in capsys.readouterr().err
    assert go_on("train", tmp_path) == REFUSED
    assert "holds something else" in capsys.readouterr().err
    assert files_of(tmp_path) == before


def test_folder_of_a_run_does_not_lie_among_the_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert go_on("train", DATA / "run") == REFUSED
    assert "among the data" in capsys.readouterr().err
    assert not (DATA / "run").exists()


def test_run_ends_when_weights_that_it_uses_have_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on("train", tmp_path / "run", "--finish-early") == 0
    AGENT_SPECS[GAME.name].weights.save("any", Preference(coin_value=2.0), BY_HAND)
    assert go_on("train", tmp_path / "run") == REFUSED
    assert "has another inputs" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess", "2"], "cannot be trained"),
        ([GAME.name, "2", "--seed", "9999999"], "acceptance matches only"),
        ([GAME.name, "2", "--rounds", "noisy=1"], "needs a game to train on"),
    ],
)
def test_impossible_training_is_refused(
    tmp_path: Path,
    arguments: Sequence[str],
    reason: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert train.main([*arguments, "--run", str(tmp_path / "run")]) == REFUSED
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_stops_a_run(number: int) -> None:
    def play() -> None:
        with stopping(None):
            os.kill(os.getpid(), number)
            sleep(10)

    with pytest.raises(KeyboardInterrupt):
        play()


def test_limit_of_minutes_stops_a_run() -> None:
    with pytest.raises(KeyboardInterrupt), stopping(0.0001):
        sleep(10)
