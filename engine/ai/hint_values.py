"""The values of a hint: of whole choices, of equally good ones the plainer first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine.ai.agents import ActionValue, SearchPlayer
from engine.ai.evidence import leading_now
from engine.ai.information_state import InformationState
from engine.ai.registry import find_agent_spec
from engine.core import Seat

NEGLIGIBLE_WIN_SHARE = 0.01
"""The part of a win by which actions may differ and still be equal."""


def evaluate_choices(info_state: InformationState, player: SearchPlayer) -> list[ActionValue]:
    """Return the values of a hint, best first, each with the whole choice that it begins."""
    values = prefer_passing(info_state, player.evaluate_actions(info_state))
    values = prefer_harmless(info_state, with_continuations(info_state, values))
    return prefer_leading(info_state, values)


def prefer_passing(
    info_state: InformationState, values: Sequence[ActionValue]
) -> list[ActionValue]:
    """Put passing first if the best of the action values is a sacrifice and passing is as good."""
    game, best = info_state.game, values[0]
    is_sacrifice = find_agent_spec(game.name).is_sacrifice
    passing = next((value for value in values if value.action == game.pass_action), None)
    if is_sacrifice is None or passing is None:
        return list(values)
    view = game.view(info_state.state, info_state.seat)
    if not _is_as_good(passing) or not is_sacrifice(view, best.action):
        return list(values)
    return _with_first(passing, values)


def with_continuations(
    info_state: InformationState, values: Sequence[ActionValue]
) -> list[ActionValue]:
    """Add to each action those that finish the choice: as far as the search saw them, its own,
    then those of the policy.

    Of actions that begin the same choice in another order only the best is kept.
    """
    has_begun_choice = find_agent_spec(info_state.game.name).has_begun_choice
    if has_begun_choice is None:
        return list(values)
    choices = list[ActionValue]()
    for value in values:
        continuation = continue_choice(
            info_state, (value.action, *value.continuation), has_begun_choice
        )
        choice = replace(value, continuation=continuation)
        if all(_actions_of(choice) != _actions_of(better) for better in choices):
            choices.append(choice)
    return choices


def continue_choice(
    info_state: InformationState,
    found: Sequence[Any],
    has_begun_choice: Callable[[Any, Seat], bool],
) -> tuple[Any, ...]:
    """Return the actions after the first one until the seat's choice is finished.

    They are those that were `found`, then those of the policy.
    """
    game, seat = info_state.game, info_state.seat
    policy = find_agent_spec(game.name).policy(info_state.state)
    state, continuation = game.clone(info_state.state), list[Any]()
    game.advance(state, seat, found[0])
    planned = list(found[1:])
    while seat in game.to_act(state) and has_begun_choice(state, seat):
        continuation.append(planned.pop(0) if planned else policy.choose(state, seat))
        game.advance(state, seat, continuation[-1])
    return tuple(continuation)


def rest_of_choice(
    asked: InformationState, best: ActionValue, now: InformationState
) -> ActionValue | None:
    """Return what is left of the choice that a hint named, where its player has begun to make it.

    Nothing was learned in between, so that a search from there could name others only by chance.
    None in any other position.
    """
    game, seat = asked.game, asked.seat
    if (now.game, now.seat) != (game, seat):
        return None
    view, state = game.view(now.state, seat), game.clone(asked.state)
    left = [best.action, *best.continuation]
    while len(left) > 1 and seat in game.to_act(state):
        legal = game.legal_actions(state, seat)
        for action in [each for each in dict.fromkeys(left) if each in legal]:
            after = game.clone(state)
            game.advance(after, seat, action)
            if game.view(after, seat) == view:
                left.remove(action)
                return replace(best, action=left[0], continuation=tuple(left[1:]))
        game.advance(state, seat, left.pop(0))
    return None


def prefer_harmless(
    info_state: InformationState, values: Sequence[ActionValue]
) -> list[ActionValue]:
    """Put that of the choices as good as the best first that does the least harm."""
    harm = find_agent_spec(info_state.game.name).harm
    if harm is None:
        return list(values)
    state, seat = info_state.state, info_state.seat
    best = min(
        _as_good_as_first(values),
        key=lambda each: harm(state, seat, (each.action, *each.continuation)),
    )
    return _with_first(best, values)


def prefer_leading(
    info_state: InformationState, values: Sequence[ActionValue]
) -> list[ActionValue]:
    """Put that of the choices as good as the best first that leads most as the table stands."""
    spec = find_agent_spec(info_state.game.name)
    equal = _as_good_as_first(values)
    return _with_first(leading_now(info_state, spec, equal) or equal[0], values)


def _as_good_as_first(values: Sequence[ActionValue]) -> list[ActionValue]:
    return [value for value in values if value is values[0] or _is_as_good(value)]


def _is_as_good(value: ActionValue) -> bool:
    """Return whether a hint would call an action as good as the best one."""
    return round(value.points_lost) <= 0 and value.win_share_lost < NEGLIGIBLE_WIN_SHARE


def _with_first(best: ActionValue, values: Sequence[ActionValue]) -> list[ActionValue]:
    if best is values[0]:
        return list(values)
    others = [value for value in values if value is not best]
    return [replace(best, win_share_lost=0.0, points_lost=0.0), *others]


def _actions_of(value: ActionValue) -> Counter[Any]:
    return Counter((value.action, *value.continuation))
