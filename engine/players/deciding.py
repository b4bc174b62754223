"""Plays a game on, where seats that are asked at once decide as if the others had not yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core import AnyGame, Seat

Choose: TypeAlias = Callable[[Any, Seat], Any]
"""Gives a legal action of a seat in a state, and leaves the state alone."""

Choice: TypeAlias = tuple[Seat, Any]


Done: TypeAlias = Callable[[Any, int], bool]
"""Whether a state is played on far enough, after so many actions."""


def never(state: Any, actions: int) -> bool:
    """Play on to the end."""
    return False


def play_on(game: AnyGame, state: Any, choose: Choose, done: Done = never) -> None:
    """Play a state on in place until the game is over or enough is done.

    Where several seats decide at once, all choose before any of their actions is carried out.
    """
    to_act, advance, actions = game.to_act, game.advance, 0
    while (acting := to_act(state)) and not done(state, actions):
        if len(acting) == 1:
            # Nearly always, and games are played out by the thousand.
            seat = acting[0]
            advance(state, seat, choose(state, seat))
        else:
            carry_out_all(game, state, choices(state, acting, choose))
        actions += len(acting)


def choices(state: Any, acting: Sequence[Seat], choose: Choose) -> list[Choice]:
    """What each of these seats chooses in this state, before anything of it is carried out."""
    return [(seat, choose(state, seat)) for seat in acting]


def carry_out_all(game: AnyGame, state: Any, chosen: Sequence[Choice]) -> None:
    """Carry out, in place, what seats have chosen that decide at once."""
    for seat, action in chosen:
        game.advance(state, seat, action)
