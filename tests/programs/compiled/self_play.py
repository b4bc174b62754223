"""What games of self-play yield, with compiled modules and without."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable

from engine.compiled import ENGINE, VARIABLE

_PROGRAM = """
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


def self_play(build: str, games: Iterable[str]) -> tuple[str, bool]:
    """Return what self-play yields with the build in a folder, and whether the source played.

    Without a folder the source does.
    """
    process = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *games],
        env={**os.environ, VARIABLE: build},
        cwd=ENGINE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout, process.stderr.strip() == "True"
