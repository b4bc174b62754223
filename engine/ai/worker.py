"""A process that runs AI players: reads one request per line, writes one response per line.

    python -m engine.ai.worker

Requests contain determinized states only, so nothing hidden leaves the bot's process. The worker
ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, fields
from math import inf
from time import monotonic
from typing import Any

from engine import codec
from engine.ai.agents import ActionValue, make_hint_player, make_player
from engine.ai.evidence import MAX_SAMPLES, with_differences
from engine.ai.facts import Difference
from engine.ai.hint_values import evaluate_choices
from engine.ai.information_state import InformationState
from engine.ai.review import DecisionAnalysis, ReviewBudget, analyse_decision
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.core import AnyGame
from engine.registry import find_game

SEARCH_SHARE = 0.65
"""The part of the time for a hint that its search may take."""


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """An action that was chosen, to be analysed; in a solo game against `solo_target` points."""

    chosen: Any
    budget: ReviewBudget
    solo_target: float = 0.0


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """A decision for the worker: a level's move, a hint, or the analysis of a past decision.

    With `wants_hint` the values of all actions are requested, and `level` is ignored; with
    `analysis` that of an earlier decision. `playouts` replaces the level's
    number of playouts, `time_cap` is an additional limit in seconds.
    """

    info_state: InformationState
    level: str
    playouts: int | None = None
    time_cap: float | None = None
    wants_hint: bool = False
    analysis: AnalysisRequest | None = None


def encode_request(request: WorkerRequest) -> str:
    """Return the request as a line for the worker."""
    info_state = request.info_state
    return json.dumps(
        {
            "game": info_state.game.name,
            "state": codec.dump_state(info_state.game, info_state.state),
            "seat": info_state.seat,
            "seed": info_state.seed,
            "level": request.level,
            "playouts": request.playouts,
            "time_cap": request.time_cap,
            "wants_hint": request.wants_hint,
            "analysis": _encode_analysis(info_state.game, request.analysis),
        }
    )


def _encode_analysis(game: AnyGame, analysis: AnalysisRequest | None) -> Any:
    if analysis is None:
        return None
    return {
        "chosen": _encode_action(game, analysis.chosen),
        "budget": asdict(analysis.budget),
        "solo_target": analysis.solo_target,
    }


def _decode_analysis(game: AnyGame, data: Any) -> AnalysisRequest | None:
    if data is None:
        return None
    return AnalysisRequest(
        _decode_action(game, data["chosen"]), ReviewBudget(**data["budget"]), data["solo_target"]
    )


def handle_request(request: WorkerRequest) -> Any:
    """Return a level's action, for a hint the list of action values, or an analysis."""
    info_state, analysis = request.info_state, request.analysis
    if analysis is not None:
        return analyse_decision(info_state, analysis.chosen, analysis.budget, analysis.solo_target)
    playouts, time_cap = request.playouts, request.time_cap
    if request.wants_hint:
        return _evaluate_actions(info_state, playouts, time_cap)
    player = make_player(info_state.game.name, request.level, playouts=playouts, time_cap=time_cap)
    return player.choose(info_state)


def _evaluate_actions(
    info_state: InformationState, playouts: int | None, time_cap: float | None
) -> list[ActionValue]:
    """Return the values of all actions, and why the best one is better than another.

    The search may take a part of the time, so that some is left for the reasons.
    """
    deadline = inf if time_cap is None else monotonic() + time_cap
    search_cap = None if time_cap is None else SEARCH_SHARE * time_cap
    hint_player = make_hint_player(info_state.game.name, playouts=playouts, time_cap=search_cap)
    values = evaluate_choices(info_state, hint_player)
    samples = MAX_SAMPLES if playouts is None else playouts
    return with_differences(info_state, values, lambda: monotonic() < deadline, samples)


def decode_response(request: WorkerRequest, line: str) -> Any:
    """Return what `handle_request` returned in the worker. Raises ValueError for invalid lines."""
    game, data = request.info_state.game, json.loads(line)
    if request.analysis is not None:
        better = data["better"]
        return DecisionAnalysis(**{**data, "better": better and _decode_action(game, better)})
    if request.wants_hint:
        return [_decode_action_value(game, each) for each in data]
    return _decode_action(game, data)


def _decode_action_value(game: AnyGame, data: dict[str, Any]) -> ActionValue:
    decoded = {
        "action": _decode_action(game, data["action"]),
        "differences": tuple(Difference(**each) for each in data["differences"]),
        "continuation": tuple(_decode_action(game, each) for each in data["continuation"]),
    }
    return ActionValue(**{**data, **decoded})


def _decode_action(game: AnyGame, data: Any) -> Any:
    return codec.load_action(game, json.dumps(data))


def _decode_request(line: str) -> WorkerRequest:
    data = json.loads(line)
    game = find_game(data["game"])
    state = codec.load_state(game, data["state"])
    legal = tuple(game.legal_actions(state, data["seat"]))
    info_state = InformationState(game, data["seat"], legal, state, data["seed"])
    return WorkerRequest(
        info_state,
        data["level"],
        data["playouts"],
        data["time_cap"],
        data["wants_hint"],
        _decode_analysis(game, data["analysis"]),
    )


def _encode_response(request: WorkerRequest) -> str:
    game, outcome = request.info_state.game, handle_request(request)
    if request.analysis is not None:
        return json.dumps(_encode_figures(game, outcome, "better"))
    if request.wants_hint:
        return json.dumps([_encode_action_value(game, each) for each in outcome])
    return codec.dump_action(game, outcome)


def _encode_action_value(game: AnyGame, value: ActionValue) -> dict[str, Any]:
    figures = _encode_figures(game, value, "action")
    figures["differences"] = [asdict(each) for each in value.differences]
    figures["continuation"] = [_encode_action(game, each) for each in value.continuation]
    return figures


def _encode_figures(
    game: AnyGame, outcome: ActionValue | DecisionAnalysis, action_field: str
) -> dict[str, Any]:
    """Return the fields of an action value or analysis, its action as JSON."""
    figures = {field.name: getattr(outcome, field.name) for field in fields(outcome)}
    value = figures[action_field]
    if value is not None:
        figures[action_field] = _encode_action(game, value)
    return figures


def _encode_action(game: AnyGame, action: Any) -> Any:
    return json.loads(codec.dump_action(game, action))


def main() -> None:
    """Answer requests until the input ends."""
    relax_garbage_collector()
    try:
        for line in sys.stdin:
            sys.stdout.write(_encode_response(_decode_request(line)) + "\n")
            sys.stdout.flush()
    except BrokenPipeError:
        # The parent was killed. Without this Python reports the broken pipe again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
