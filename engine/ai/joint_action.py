"""Plays a game on, where seats that are asked at once decide as if the others had not yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core import AnyGame, Seat

ActionChooser: TypeAlias = Callable[[Any, Seat], Any]
"""Gives a legal action of a seat in a state, and leaves the state alone."""

SeatAction: TypeAlias = tuple[Seat, Any]


StopCondition: TypeAlias = Callable[[Any, int], bool]
"""Whether a state is played on far enough, after so many actions."""


def never_stop(state: Any, actions: int) -> bool:
    """Play on to the end."""
    return False


def play_until(
    game: AnyGame, state: Any, choose: ActionChooser, should_stop: StopCondition = never_stop
) -> None:
    """Play a state on in place until the game is over or enough is done.

    Where several seats decide at once, all choose before any of their actions is carried out.
    """
    to_act, advance, actions = game.to_act, game.advance, 0
    while (acting := to_act(state)) and not should_stop(state, actions):
        if len(acting) == 1:
            # Nearly always, and games are played out by the thousand.
            seat = acting[0]
            advance(state, seat, choose(state, seat))
        else:
            apply_joint_action(game, state, joint_action(state, acting, choose))
        actions += len(acting)


def joint_action(state: Any, acting: Sequence[Seat], choose: ActionChooser) -> list[SeatAction]:
    """What each of these seats chooses in this state, before anything of it is carried out."""
    return [(seat, choose(state, seat)) for seat in acting]


def apply_joint_action(game: AnyGame, state: Any, joint: Sequence[SeatAction]) -> None:
    """Carry out, in place, what seats have chosen that decide at once."""
    for seat, action in joint:
        game.advance(state, seat, action)
