"""Pictures of how games went, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from engine.core import AnyGame, Transition
from render.course import Course
from render.course_picture import course_scene
from render.studio import Studio
from render.words import Say
from tests.render.show import Draw

Told: TypeAlias = Callable[[Sequence[Any], Any], Course]


def courses(
    name: str,
    game: AnyGame,
    outcomes: Iterable[Transition[Any, Any]],
    course: Told,
    paint: Callable[[Course], Draw],
) -> Iterator[tuple[str, Draw]]:
    """How a game went: half of it, and all of it."""
    states, events = list[Any](), list[list[Any]]()
    for outcome in outcomes:
        seen = (game.redact(event, None) for event in outcome.events)
        before = events[-1] if events else []
        states.append(outcome.state)
        events.append([*before, *(event for event in seen if event is not None)])
    for part, at in (("half", len(states) // 2), ("end", len(states) - 1)):
        yield f"{name}-{part}", paint(course(events[at], game.view(states[at], None)))


def painting(
    studio: Studio, names: Sequence[str], translate: Say, ai: frozenset[int]
) -> Callable[[Course], Draw]:
    """Draws with these names."""
    return lambda course: partial(course_scene, studio, course, names, translate, ai)
