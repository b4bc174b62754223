"""Plays a game on by a policy and says how it ended, or how it is expected to."""

from __future__ import annotations

from typing import Any

from engine.core import AnyGame
from engine.players.deciding import Done, never, play_on
from engine.players.ending import Ending, ending
from engine.players.policy import Horizon, Policy


def play_out(
    game: AnyGame,
    state: Any,
    policy: Policy,
    horizon: Horizon | None = None,
    since: Any = None,
) -> Ending:
    """Play the state to the end or to the horizon, all seats with the same policy.

    Milestones count from `since`, the state before the action that is tried, or from the state.
    """
    play_on(game, state, policy.choose, beyond(horizon, since or state))
    result = game.result(state)
    if result is not None:
        return ending(result)
    assert horizon is not None
    return horizon.estimate(state)


def beyond(horizon: Horizon | None, since: Any) -> Done:
    """Whether a state that came of this one is beyond the horizon, if there is one."""
    return never if horizon is None else horizon.reached_from(since)
