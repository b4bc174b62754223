"""Score charts of whole games, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.core import AnyGame, Transition
from render.canvas import SpriteFactory
from render.chart import ScoreChart
from render.chart_picture import score_chart_scene
from render.context import RenderContext
from render.registry import RENDERERS
from tests.contract.adapters import DrawScene


def chart_pictures(
    name: str,
    game: AnyGame,
    transitions: Iterable[Transition[Any, Any]],
    build_chart: Callable[[Sequence[Any], Any], ScoreChart],
    context: RenderContext,
) -> Iterator[tuple[str, DrawScene]]:
    """Yield the chart of a game halfway through, and at its end."""
    renderer = RENDERERS[game.name]
    look = SpriteFactory(renderer.palette), renderer.skin
    states, events = list[Any](), list[list[Any]]()
    for transition in transitions:
        public_events = (game.redact(event, None) for event in transition.events)
        before = events[-1] if events else []
        states.append(transition.state)
        events.append([*before, *(event for event in public_events if event is not None)])
    for part, index in (("half", len(states) // 2), ("end", len(states) - 1)):
        chart = build_chart(events[index], game.view(states[index], None))
        yield f"{name}-{part}", partial(score_chart_scene, *look, chart, context)
