"""Thinks for a seat in a process of its own: a question a line in, an answer a line out.

    python -m engine.players.worker

Questions hold determinised states only, so there is nothing in them that a player may not
know. The process ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import codec
from engine.core import AnyGame
from engine.players.levels import Estimate, advisor, player
from engine.players.position import Position
from engine.players.search import spare_collector
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class Question:
    """What to think about: a level's move, or with `advice` what is to be expected of each.

    `seats` is how many play. `playouts` is the search's budget in games, `time_cap` a limit in
    seconds on top of it.
    """

    position: Position
    seats: int
    level: str
    playouts: int
    time_cap: float | None = None
    advice: bool = False


def question_line(question: Question) -> str:
    """The question as a line for the worker."""
    place = question.position
    return json.dumps(
        {
            "game": place.game.name,
            "state": codec.dump_state(place.game, place.state),
            "seat": place.seat,
            "seed": place.seed,
            "seats": question.seats,
            "level": question.level,
            "playouts": question.playouts,
            "time_cap": question.time_cap,
            "advice": question.advice,
        }
    )


def think(question: Question) -> Any:
    """The action of a level, or for advice the list of estimates, best first."""
    place, seats = question.position, question.seats
    playouts, time_cap = question.playouts, question.time_cap
    if question.advice:
        adviser = advisor(place.game.name, seats, playouts=playouts, time_cap=time_cap)
        return adviser.analyse(place)
    own = player(place.game.name, question.level, seats, playouts=playouts, time_cap=time_cap)
    return own.choose(place)


def answer_of(game: AnyGame, line: str, advice: bool) -> Any:
    """What `think` gave in the worker. Raises ValueError for anything else."""
    told = json.loads(line)
    if not advice:
        return codec.load_action(game, json.dumps(told))
    return [Estimate(**{**one, "action": _action(game, one)}) for one in told]


def _action(game: AnyGame, told: Mapping[str, Any]) -> Any:
    return codec.load_action(game, json.dumps(told["action"]))


def _read(line: str) -> Question:
    told = json.loads(line)
    game = find_game(told["game"])
    state = codec.load_state(game, told["state"])
    legal = tuple(game.legal_actions(state, told["seat"]))
    place = Position(game, told["seat"], legal, state, told["seed"])
    return Question(
        place,
        told["seats"],
        told["level"],
        told["playouts"],
        told["time_cap"],
        told["advice"],
    )


def _answer(question: Question) -> str:
    game, thought = question.position.game, think(question)
    if not question.advice:
        return codec.dump_action(game, thought)
    return json.dumps(
        [
            {
                "action": json.loads(codec.dump_action(game, one.action)),
                "games": one.games,
                "win": one.win,
                "lead": one.lead,
                "win_lost": one.win_lost,
                "points_lost": one.points_lost,
            }
            for one in thought
        ]
    )


def main() -> None:
    """Answer questions until there are no more."""
    spare_collector()
    try:
        for line in sys.stdin:
            sys.stdout.write(_answer(_read(line)) + "\n")
            sys.stdout.flush()
    except BrokenPipeError:
        # Who asked was killed meanwhile. Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
