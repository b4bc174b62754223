"""Playing a game on, with simultaneous decisions made independently of each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core import AnyGame, Seat

ActionChooser: TypeAlias = Callable[[Any, Seat], Any]
"""Returns a legal action of a seat in a state, without changing the state."""

SeatAction: TypeAlias = tuple[Seat, Any]


StopCondition: TypeAlias = Callable[[Any, int], bool]
"""Returns whether to stop at a state that was reached after so many actions."""


def never_stop(state: Any, actions: int) -> bool:
    """Return False: play to the end of the game."""
    return False


def play_until(
    game: AnyGame,
    state: Any,
    choose: ActionChooser,
    should_stop: StopCondition = never_stop,
    events: list[Any] | None = None,
) -> None:
    """Play a state on in place until the game is over or `should_stop` returns True.

    Seats that decide simultaneously all choose before any of their actions is applied. What happens
    is appended to `events`.
    """
    to_act, advance, actions = game.to_act, game.advance, 0
    while (acting := to_act(state)) and not should_stop(state, actions):
        if len(acting) == 1:
            # The common case, inlined: playouts spend their time here.
            seat = acting[0]
            advance(state, seat, choose(state, seat), events)
        else:
            apply_joint_action(game, state, joint_action(state, acting, choose), events)
        actions += len(acting)


def joint_action(state: Any, acting: Sequence[Seat], choose: ActionChooser) -> list[SeatAction]:
    """Return what each of these seats chooses in this state, before any action is applied."""
    return [(seat, choose(state, seat)) for seat in acting]


def apply_joint_action(
    game: AnyGame, state: Any, joint: Sequence[SeatAction], events: list[Any] | None = None
) -> None:
    """Apply, in place, the actions that seats chose simultaneously; append events to `events`."""
    for seat, action in joint:
        game.advance(state, seat, action, events)
