"""Chooses actions for an AI level with the code found first on the path.

    PYTHONPATH=FOLDER python -P agent_server.py GAME LEVEL SEATS [PLAYOUTS]

The first line of the output is the folder of that code. Each further line answers one line of the
input. The process exits at the end of the input.

The code may be that of any commit with AI players, so this file imports nothing else of the
project, and looks up names that have changed under their old names, too.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from time import process_time
from typing import Any

from engine import codec
from engine.registry import find_game

MAKE_PLAYER = ("engine.ai.agents.make_player", "engine.players.levels.player")
INFORMATION_STATE = (
    "engine.ai.information_state.InformationState",
    "engine.players.position.Position",
)
RELAX_GARBAGE_COLLECTOR = (
    "engine.ai.search.sequential_halving.relax_garbage_collector",
    "engine.players.search.spare_collector",
)
"""The names of one thing in each layout of the code, the newest first."""


def answers() -> Iterator[dict[str, Any]]:
    """Yield the folder of the code, then an action and its processor seconds for each question."""
    name, level, seats, *playouts = sys.argv[1:]
    budget = {"playouts": int(playouts[0])} if playouts else {}
    game, make_player = find_game(name), _load(MAKE_PLAYER)
    if "seats" in signature(make_player).parameters:
        budget["seats"] = int(seats)
    player = make_player(name, level, **budget)
    information_state = _load(INFORMATION_STATE)
    _load(RELAX_GARBAGE_COLLECTOR, gc.freeze)()
    yield {"code": str(Path(codec.__file__).parents[1])}
    for line in sys.stdin:
        question = json.loads(line)
        state = codec.load_state(game, question["state"])
        legal = tuple(game.legal_actions(state, question["seat"]))
        # By position: the fields have had other names.
        decision = information_state(game, question["seat"], legal, state, question["seed"])
        began = process_time()
        action = player.choose(decision)
        seconds = process_time() - began
        yield {"action": codec.dump_action(game, action), "seconds": seconds}


def _load(names: tuple[str, ...], default: Any = None) -> Any:
    """Return the first of these objects that the code has, else the default.

    Raises ImportError if there is no default either.
    """
    for name in names:
        module, _, attribute = name.rpartition(".")
        try:
            return getattr(import_module(module), attribute)
        except AttributeError:
            continue
        except ModuleNotFoundError as error:
            # Only a module of the project may be missing: everything else is a fault.
            if error.name is None or not module.startswith(error.name):
                raise
    if default is None:
        raise ImportError(f"the code has none of {', '.join(names)}")
    return default


def main() -> None:
    """Answer every question. An error is reported as the last answer."""
    try:
        for answer in answers():
            print(json.dumps(answer), flush=True)
    except BrokenPipeError:
        # The other end was killed. Without this, Python would report the same error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)


if __name__ == "__main__":
    main()
