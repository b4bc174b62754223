"""Thinks for a seat in a process of its own: a question a line in, an answer a line out.

    python -m engine.ai.worker

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
from engine.ai.agents import ActionValue, make_hint_player, make_player
from engine.ai.information_state import InformationState
from engine.ai.review import DecisionAnalysis, ReviewBudget, analyse_decision
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.core import AnyGame
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """What was done, to be appraised. Alone it is compared with a `solo_target` of so many points."""

    chosen: Any
    budget: ReviewBudget
    solo_target: float = 0.0


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """What to think about: a level's move, or with `wants_hint` what is to be expected of each, or
    with `analysis` what a decision of before was worth.

    `seats` is how many play. `playouts` takes the place of the number of games that a level
    tries by itself; `time_cap` is a limit in seconds on top. For advice the `level`
    says nothing.
    """

    info_state: InformationState
    seats: int
    level: str
    playouts: int | None = None
    time_cap: float | None = None
    wants_hint: bool = False
    analysis: AnalysisRequest | None = None


def encode_request(request: WorkerRequest) -> str:
    """The question as a line for the worker."""
    info_state = request.info_state
    return json.dumps(
        {
            "game": info_state.game.name,
            "state": codec.dump_state(info_state.game, info_state.state),
            "seat": info_state.seat,
            "seed": info_state.seed,
            "seats": request.seats,
            "level": request.level,
            "playouts": request.playouts,
            "time_cap": request.time_cap,
            "advice": request.wants_hint,
            "look_back": _encode_analysis(info_state.game, request.analysis),
        }
    )


def _encode_analysis(game: AnyGame, analysis: AnalysisRequest | None) -> Any:
    if analysis is None:
        return None
    chosen = json.loads(codec.dump_action(game, analysis.chosen))
    return {"chosen": chosen, "depth": asdict(analysis.budget), "rival": analysis.solo_target}


def _decode_analysis(game: AnyGame, told: Any) -> AnalysisRequest | None:
    if told is None:
        return None
    return AnalysisRequest(
        _decode_action(game, told["chosen"]), ReviewBudget(**told["depth"]), told["rival"]
    )


def handle_request(request: WorkerRequest) -> Any:
    """The action of a level, or for advice the list of estimates, best first, or an appraisal."""
    info_state, seats, analysis = request.info_state, request.seats, request.analysis
    if analysis is not None:
        return analyse_decision(
            info_state, analysis.chosen, seats, analysis.budget, analysis.solo_target
        )
    playouts, time_cap = request.playouts, request.time_cap
    if request.wants_hint:
        hint_player = make_hint_player(
            info_state.game.name, seats, playouts=playouts, time_cap=time_cap
        )
        return hint_player.evaluate_actions(info_state)
    own = make_player(
        info_state.game.name, request.level, seats, playouts=playouts, time_cap=time_cap
    )
    return own.choose(info_state)


def decode_response(request: WorkerRequest, line: str) -> Any:
    """What `handle_request` gave in the worker. Raises ValueError for anything else."""
    game, told = request.info_state.game, json.loads(line)
    if request.analysis is not None:
        better = told["better"]
        return DecisionAnalysis(**{**told, "better": better and _decode_action(game, better)})
    if request.wants_hint:
        return [
            ActionValue(**{**one, "action": _decode_action(game, one["action"])}) for one in told
        ]
    return _decode_action(game, told)


def _decode_action(game: AnyGame, told: Any) -> Any:
    return codec.load_action(game, json.dumps(told))


def _decode_request(line: str) -> WorkerRequest:
    told = json.loads(line)
    game = find_game(told["game"])
    state = codec.load_state(game, told["state"])
    legal = tuple(game.legal_actions(state, told["seat"]))
    info_state = InformationState(game, told["seat"], legal, state, told["seed"])
    return WorkerRequest(
        info_state,
        told["seats"],
        told["level"],
        told["playouts"],
        told["time_cap"],
        told["advice"],
        _decode_analysis(game, told["look_back"]),
    )


def _encode_response(request: WorkerRequest) -> str:
    game, found = request.info_state.game, handle_request(request)
    if request.analysis is not None:
        return json.dumps(_encode_figures(game, found, "better"))
    if request.wants_hint:
        return json.dumps([_encode_figures(game, one, "action") for one in found])
    return codec.dump_action(game, found)


def _encode_figures(
    game: AnyGame, found: ActionValue | DecisionAnalysis, action: str
) -> dict[str, Any]:
    """The figures of something found, and its action by that name as JSON."""
    told = {field.name: getattr(found, field.name) for field in fields(found)}
    own = told[action]
    return {**told, action: own if own is None else json.loads(codec.dump_action(game, own))}


def main() -> None:
    """Answer questions until there are no more."""
    relax_garbage_collector()
    try:
        for line in sys.stdin:
            sys.stdout.write(_encode_response(_decode_request(line)) + "\n")
            sys.stdout.flush()
    except BrokenPipeError:
        # Who asked was killed meanwhile. Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
