"""The snapshot games of every game replay the same, and mutated ones do not."""

from __future__ import annotations

import gzip
import json
from functools import reduce
from operator import getitem
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


MUTATIONS: dict[str, tuple[tuple[str | int, ...], Any]] = {
    "event": (("steps", 3, "events", 0, "kind"), "another"),
    "hash": (("steps", -1, "legal_md5"), "00000000"),
    "points": (("result", "points", 0), 999),
    "action": (("steps", 0, "action"), {"kind": "nothing of this game"}),
    "seat": (("steps", 0, "seat"), 7),
    "end": (("steps",), []),
    "seed": (("seed",), 100),
    "seats": (("seats",), 0),
    "game": (("game",), "patience"),
}
"""Values of a game, by their paths."""


@pytest.mark.parametrize(("path", "value"), MUTATIONS.values(), ids=MUTATIONS)
def test_mutated_game_is_detected(
    path: tuple[str | int, ...], value: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = json.loads(gzip.decompress(snapshot_file(NAMES[0]).read_bytes()).splitlines()[-1])
    *above, last = path
    reduce(getitem, above, raw)[last] = value
    mutated = tmp_path / "mutated.jsonl"
    mutated.write_text(json.dumps(raw))
    assert main([str(mutated)]) == 1
    assert capsys.readouterr().out.startswith(raw["id"])
