"""Score charts of whole games, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from engine.core import AnyGame, Transition
from render.canvas import SpriteFactory
from render.chart import ScoreChart
from render.chart_picture import score_chart_scene
from render.context import RenderContext
from render.kit.skin import Skin
from tests.contract.adapters import DrawScene

ChartBuilder: TypeAlias = Callable[[Sequence[Any], Any], ScoreChart]


def chart_pictures(
    name: str,
    game: AnyGame,
    transitions: Iterable[Transition[Any, Any]],
    build_chart: ChartBuilder,
    render: Callable[[ScoreChart], DrawScene],
) -> Iterator[tuple[str, DrawScene]]:
    """Yield the chart of a game halfway through, and at its end."""
    states, events = list[Any](), list[list[Any]]()
    for transition in transitions:
        public_events = (game.redact(event, None) for event in transition.events)
        before = events[-1] if events else []
        states.append(transition.state)
        events.append([*before, *(event for event in public_events if event is not None)])
    for part, index in (("half", len(states) // 2), ("end", len(states) - 1)):
        yield f"{name}-{part}", render(build_chart(events[index], game.view(states[index], None)))


def bind_chart_scene(
    sprite_factory: SpriteFactory, skin: Skin, context: RenderContext
) -> Callable[[ScoreChart], DrawScene]:
    """Return a function that lays out a chart for these players."""
    return lambda chart: partial(score_chart_scene, sprite_factory, skin, chart, context)
