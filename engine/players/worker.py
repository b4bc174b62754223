"""Thinks for a seat in a process of its own: a question a line in, an answer a line out.

    python -m engine.players.worker

Questions hold determinised states only, so there is nothing in them that a player may not
know. The process ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, fields
from typing import Any

from engine import codec
from engine.core import AnyGame
from engine.players.levels import Estimate, advisor, player
from engine.players.position import Position
from engine.players.review import Appraisal, Depth, appraise
from engine.players.search import spare_collector
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class LookBack:
    """What was done, to be appraised. Alone it is compared with a `rival` of so many points."""

    chosen: Any
    depth: Depth
    rival: float = 0.0


@dataclass(frozen=True, slots=True)
class Question:
    """What to think about: a level's move, or with `advice` what is to be expected of each, or
    with `look_back` what a decision of before was worth.

    `seat_counts` is how many play. `playouts` takes the place of the number of games that a level
    tries by itself; `time_cap` is a limit in seconds on top. For advice the `level`
    says nothing.
    """

    position: Position
    seats: int
    level: str
    playouts: int | None = None
    time_cap: float | None = None
    advice: bool = False
    look_back: LookBack | None = None


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
            "look_back": _look_back_told(place.game, question.look_back),
        }
    )


def _look_back_told(game: AnyGame, back: LookBack | None) -> Any:
    if back is None:
        return None
    chosen = json.loads(codec.dump_action(game, back.chosen))
    return {"chosen": chosen, "depth": asdict(back.depth), "rival": back.rival}


def _look_back_read(game: AnyGame, told: Any) -> LookBack | None:
    if told is None:
        return None
    return LookBack(_action(game, told["chosen"]), Depth(**told["depth"]), told["rival"])


def think(question: Question) -> Any:
    """The action of a level, or for advice the list of estimates, best first, or an appraisal."""
    place, seats, back = question.position, question.seats, question.look_back
    if back is not None:
        return appraise(place, back.chosen, seats, back.depth, back.rival)
    playouts, time_cap = question.playouts, question.time_cap
    if question.advice:
        adviser = advisor(place.game.name, seats, playouts=playouts, time_cap=time_cap)
        return adviser.analyse(place)
    own = player(place.game.name, question.level, seats, playouts=playouts, time_cap=time_cap)
    return own.choose(place)


def answer_of(question: Question, line: str) -> Any:
    """What `think` gave in the worker. Raises ValueError for anything else."""
    game, told = question.position.game, json.loads(line)
    if question.look_back is not None:
        better = told["better"]
        return Appraisal(**{**told, "better": better and _action(game, better)})
    if question.advice:
        return [Estimate(**{**one, "action": _action(game, one["action"])}) for one in told]
    return _action(game, told)


def _action(game: AnyGame, told: Any) -> Any:
    return codec.load_action(game, json.dumps(told))


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
        _look_back_read(game, told["look_back"]),
    )


def _answer(question: Question) -> str:
    game, thought = question.position.game, think(question)
    if question.look_back is not None:
        return json.dumps(_told(game, thought, "better"))
    if question.advice:
        return json.dumps([_told(game, one, "action") for one in thought])
    return codec.dump_action(game, thought)


def _told(game: AnyGame, found: Estimate | Appraisal, action: str) -> dict[str, Any]:
    """The figures of something found, and its action by that name as JSON."""
    told = {field.name: getattr(found, field.name) for field in fields(found)}
    own = told[action]
    return {**told, action: own if own is None else json.loads(codec.dump_action(game, own))}


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
