"""Compiled modules play like their source, and are used only with the source they are made from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.ai.registry import AGENT_SPECS
from engine.ai.training.compile import CannotCompile, build, modules
from engine.compiled import ENGINE, STAMP, VARIABLE, UnusableBuild, source_stamp, use_build

COMPILED_GAMES = [game for game, spec in AGENT_SPECS.items() if spec.compiled_modules]

SELF_PLAY = """
import pickle, sys
from engine.ai.search import tree
from engine.ai.training.fingerprint import code_hash
from engine.ai.training.trajectories import PlannedGame, SelfPlay
from engine.codec import dump_state, load_state
from engine.registry import find_game
print(tree.__file__.endswith(".py"), file=sys.stderr)
for game in sys.argv[1:]:
    kinds = ("policy", "noisy", "noisy", "search")
    games = [PlannedGame(number, kind, 3 + number, "{}") for number, kind in enumerate(kinds)]
    self_play = SelfPlay(game, 2, playouts=4, perturb_every=2)
    print(code_hash(game))
    print(*self_play.play(games), sep="\\n")
    rules, state = find_game(game), self_play.initial_state(games[0])
    print(dump_state(rules, load_state(rules, dump_state(rules, state))))
    print(pickle.loads(pickle.dumps(state)) == state)
"""
"""Plays games and prints what they yield; to stderr, whether that was done by the source."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of this source."""
    folder = tmp_path_factory.mktemp("compiled")
    try:
        # Not optimised: that takes far longer, and does not change what is computed.
        build(folder, optimisation="0")
    except CannotCompile as why:
        pytest.skip(str(why))
    return folder


def self_play(folder: str) -> tuple[str, str]:
    """What the games yield with the build in a folder, and whether the source played them."""
    process = subprocess.run(
        [sys.executable, "-c", SELF_PLAY, *COMPILED_GAMES],
        env={**os.environ, VARIABLE: folder},
        cwd=ENGINE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout, process.stderr.strip()


def test_compiled_code_plays_the_same_games_as_its_source(compiled: Path) -> None:
    assert COMPILED_GAMES
    assert all(list(compiled.glob(f"{name.replace('.', '/')}.*.so")) for name in modules())
    trajectories, by_source = self_play(str(compiled))
    assert (trajectories, "True") == self_play("")
    assert by_source == "False"
    assert trajectories.count("Sample(") > 50


def test_build_of_other_source_is_refused(tmp_path: Path) -> None:
    before = list(sys.meta_path)
    with pytest.raises(UnusableBuild, match="make compile"):
        use_build(tmp_path)
    (tmp_path / STAMP).write_text(source_stamp().replace(" ", "0 "), encoding="utf-8")
    with pytest.raises(UnusableBuild, match=tmp_path.name):
        use_build(tmp_path)
    assert sys.meta_path == before


def test_compiling_without_a_compiler_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    with pytest.raises(CannotCompile, match=r"no-such-compiler.*gcc"):
        build(tmp_path / "build")
    assert list(tmp_path.iterdir()) == []
