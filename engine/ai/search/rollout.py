"""Plays a game on by a policy and says how it ended, or how it is expected to."""

from __future__ import annotations

from typing import Any

from engine.ai.agent_spec import Cutoff, Policy
from engine.ai.joint_action import StopCondition, never_stop, play_until
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.core import AnyGame


def rollout(
    game: AnyGame,
    state: Any,
    policy: Policy,
    cutoff: Cutoff | None = None,
    root_state: Any = None,
) -> ValueEstimate:
    """Play the state to the end or to the horizon, all seats with the same policy.

    Milestones count from `root_state`, the state before the action that is tried, or from the state.
    """
    play_until(game, state, policy.choose, cutoff_condition(cutoff, root_state or state))
    result = game.result(state)
    if result is not None:
        return value_of_result(result)
    assert cutoff is not None
    return cutoff.value_function(state)


def cutoff_condition(cutoff: Cutoff | None, root_state: Any) -> StopCondition:
    """Whether a state that came of this one is beyond the horizon, if there is one."""
    return never_stop if cutoff is None else cutoff.stop_condition(root_state)
