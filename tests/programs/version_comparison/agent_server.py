"""Thinks for a level, with whatever code stands first on the path: a question a line in.

    PYTHONPATH=FOLDER python -P bridge.py GAME LEVEL SEATS [PLAYOUTS]

The first line out says where that code lies, each further one is an answer. This file runs with
the code of any commit that has AI players, so it uses nothing but what all of them have. The
process ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from gc import freeze
from pathlib import Path
from time import process_time
from typing import Any

from engine import codec
from engine.ai.agents import make_player
from engine.ai.information_state import InformationState
from engine.ai.search import sequential_halving
from engine.registry import find_game


def answers() -> Iterator[dict[str, Any]]:
    """Where the code lies, then an action and the seconds it took for each line of the input."""
    name, level, seats, *playouts = sys.argv[1:]
    budget = {"playouts": int(playouts[0])} if playouts else {}
    game, own = find_game(name), make_player(name, level, int(seats), **budget)
    getattr(sequential_halving, "relax_garbage_collector", freeze)()
    yield {"code": str(Path(codec.__file__).parents[1])}
    for line in sys.stdin:
        told = json.loads(line)
        state = codec.load_state(game, told["state"])
        legal = tuple(game.legal_actions(state, told["seat"]))
        place = InformationState(game, told["seat"], legal, state, told["seed"])
        began = process_time()
        action = own.choose(place)
        seconds = process_time() - began
        yield {"action": codec.dump_action(game, action), "seconds": seconds}


def main() -> None:
    """Answer until there are no more questions, or say what is wrong."""
    try:
        for answer in answers():
            print(json.dumps(answer), flush=True)
    except BrokenPipeError:
        # Who asked was killed meanwhile. Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)


if __name__ == "__main__":
    main()
