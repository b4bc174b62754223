"""Plays a game on with the policy, and keeps every state for a recount."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.agent_spec import Policy
from engine.core import AnyGame, Result, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """An action with the states before and after it, and its events."""

    before: Any
    seat: Seat
    action: Any
    after: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """A game that went on from a decision of `seat` to its end."""

    seat: Seat
    steps: Sequence[Step]
    result: Result

    @property
    def start(self) -> Any:
        return self.steps[0].before

    @property
    def end(self) -> Any:
        return self.steps[-1].after

    def best_rival(self) -> float:
        """Return the points of the best rival in the ranking, or 0."""
        ranked = [
            points
            for seat, points in enumerate(self.result.points)
            if seat != self.seat and self.result.ranks[seat] is not None
        ]
        return max(ranked, default=0)


def play_on(
    game: AnyGame, start: Any, seat: Seat, choice: Sequence[Any], policy: Policy
) -> PlayedOn:
    """Play the actions of a choice and then the policy's to the end.

    What seats decide at the same time does not depend on each other.
    """
    state, steps = game.clone(start), list[Step]()
    first, *more = choice
    chosen = {other: policy.choose(state, other) for other in game.to_act(state)} | {seat: first}
    while chosen:
        for acting, action in chosen.items():
            before, events = game.clone(state), list[Any]()
            game.advance(state, acting, action, events)
            steps.append(Step(before, acting, action, game.clone(state), events))
        chosen = (
            {seat: more.pop(0)}
            if more
            else {other: policy.choose(state, other) for other in game.to_act(state)}
        )
    result = game.result(state)
    assert result is not None
    return PlayedOn(seat, steps, result)
