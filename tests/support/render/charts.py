"""Pictures of how games went, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from engine.core import AnyGame, Transition
from render.canvas import SpriteFactory
from render.chart import ScoreChart
from render.chart_picture import score_chart_scene
from render.translation import Translate
from tests.contract.adapters import DrawScene

ChartBuilder: TypeAlias = Callable[[Sequence[Any], Any], ScoreChart]


def chart_pictures(
    name: str,
    game: AnyGame,
    outcomes: Iterable[Transition[Any, Any]],
    course: ChartBuilder,
    render: Callable[[ScoreChart], DrawScene],
) -> Iterator[tuple[str, DrawScene]]:
    """How a game went: half of it, and all of it."""
    states, events = list[Any](), list[list[Any]]()
    for outcome in outcomes:
        seen = (game.redact(event, None) for event in outcome.events)
        before = events[-1] if events else []
        states.append(outcome.state)
        events.append([*before, *(event for event in seen if event is not None)])
    for part, at in (("half", len(states) // 2), ("end", len(states) - 1)):
        yield f"{name}-{part}", render(course(events[at], game.view(states[at], None)))


def chart_painter(
    studio: SpriteFactory, names: Sequence[str], translate: Translate, ai_seats: frozenset[int]
) -> Callable[[ScoreChart], DrawScene]:
    """Draws with these names."""
    return lambda course: partial(score_chart_scene, studio, course, names, translate, ai_seats)
