"""What a game provides so that its players can plan moves: see `bot.game_ui.GameUI.planner`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from render.translation import Translate

WaitPath: TypeAlias = tuple[str, ...]
"""What passing waits for, as codes, each of which narrows down the ones before."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Waiting(Generic[ViewT, EventT]):
    """What players can wait for by passing, in a game with a pass.

    Views are those of the seat that waits.
    """

    paths: Callable[[ViewT], Sequence[WaitPath]]
    """All that a seat could wait for now."""

    is_over: Callable[[WaitPath, ViewT, Sequence[EventT]], bool]
    """Whether a move with these events made it true, or impossible for good."""

    describe: Callable[[WaitPath, Translate], str]
    """To pass until it comes true, in a few words, as the infinitive of a sentence."""

    label: Callable[[WaitPath, ViewT, Translate], str]
    """The last of some of the codes in at most 80 characters. That of the first says it all."""


@dataclass(frozen=True, slots=True)
class Planner(Generic[ViewT, ActionT, EventT]):
    """The moves that players can plan while others are on turn, and what becomes of the plans.

    Views are those of the seat whose user plans.
    """

    plannable: Callable[[ViewT], Sequence[ActionT]]
    """The actions that the seat could plan now, whether or not it could pay for them.

    `Panels.path` and `Panels.label` are asked for them as if it was the seat's turn.
    """

    answers: Callable[[ActionT, ViewT], bool]
    """Whether the decision that the seat, which is to act, has to make is one about this action."""

    follow: Callable[[ActionT, ViewT, Sequence[EventT]], ActionT | None]
    """The planned action after a move with these events, or None if it is gone for good."""

    describe: Callable[[ActionT, Translate], str]
    """A planned action in a few words, as the infinitive of a sentence."""

    waiting: Waiting[ViewT, EventT] | None = None
    """What players can wait for by passing; None in a game without a pass."""
