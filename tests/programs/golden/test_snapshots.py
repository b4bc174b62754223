"""The snapshot games of every game replay the same, and mutated ones do not."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.contract.cases import all_cases
from engine.registry import GAMES
from tests.programs.golden.__main__ import main
from tests.programs.golden.snapshots import SEEDS, snapshot_file

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_snapshot_games_replay_identically(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(snapshot_file(game.name))]) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"{len(all_cases([game])) * len(SEEDS)} games, ")


def _event(raw: dict[str, Any]) -> None:
    raw["steps"][3]["events"][0]["kind"] = "another"


def _hash(raw: dict[str, Any]) -> None:
    raw["steps"][-1]["legal_md5"] = "00000000"


def _points(raw: dict[str, Any]) -> None:
    raw["result"]["points"][0] += 1


def _action(raw: dict[str, Any]) -> None:
    raw["steps"][0]["action"] = {"kind": "nothing of this game"}


def _seat(raw: dict[str, Any]) -> None:
    raw["steps"][0]["seat"] = 7


def _end(raw: dict[str, Any]) -> None:
    del raw["steps"][-1]


def _seed(raw: dict[str, Any]) -> None:
    raw["seed"] += 100


def _seats(raw: dict[str, Any]) -> None:
    raw["seats"] = 0


def _game(raw: dict[str, Any]) -> None:
    raw["game"] = "patience"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "mutate", [_event, _hash, _points, _action, _seat, _end, _seed, _seats, _game]
)
def test_mutated_game_is_detected(
    name: str,
    mutate: Callable[[dict[str, Any]], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = gzip.decompress(snapshot_file(name).read_bytes()).splitlines()
    raw = json.loads(lines[-1])
    mutate(raw)
    mutated = tmp_path / "mutated.jsonl"
    mutated.write_text(json.dumps(raw))
    assert main([str(mutated)]) == 1
    assert capsys.readouterr().out.startswith(raw["id"])
