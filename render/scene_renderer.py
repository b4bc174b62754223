"""Renderers made of what a game lays out and says; drawing, caching and naming files is shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from engine.core import Seat
from render.art import SvgAsset
from render.canvas import Scene, SpriteFactory
from render.chart import ScoreChart
from render.chart_picture import score_chart_alt, score_chart_scene
from render.context import RenderContext
from render.cover import cover_picture
from render.kit.skin import Skin
from render.palette import Palette
from render.picture import Picture
from render.theme import Colour
from render.translation import Translate

ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
ChangesT = TypeVar("ChangesT")


def _no_colour(_view: object) -> None:
    """A game whose phases have no colours."""


@dataclass(frozen=True, slots=True)
class Look:
    """What all pictures of a game have in common."""

    sprite_factory: SpriteFactory
    skin: Skin
    cover_art: tuple[SvgAsset, ...] = ()
    """What the cover shows next to the title."""

    phase_colour: Callable[[Any], Colour | None] = _no_colour
    """The colour of the phase that a public view shows; None for one without."""


@dataclass(frozen=True, slots=True)
class Scenes(Generic[ViewT, EventT, ChangesT]):
    """The layout of every picture that each game has."""

    table: Callable[[ViewT, ChangesT, RenderContext], Scene]
    phase: Callable[[ViewT, Sequence[EventT], RenderContext], Scene]
    result: Callable[[ViewT, RenderContext], Scene]


@dataclass(frozen=True, slots=True)
class AltTexts(Generic[ViewT, EventT, ChangesT]):
    """The alt text of every picture that each game has, from the same arguments."""

    table: Callable[[ViewT, ChangesT, RenderContext], str]
    phase: Callable[[ViewT, Sequence[EventT], RenderContext], str]
    result: Callable[[ViewT, RenderContext], str]


@dataclass(frozen=True, slots=True)
class CardScenes(Scenes[ViewT, EventT, ChangesT]):
    """Further, the layout of the pictures of a game with tableaux, hands and cards."""

    tableau: Callable[[ViewT, Seat, RenderContext], Scene]
    hand: Callable[[ViewT, RenderContext], Scene]
    card: Callable[[str, str, Translate], Scene]


@dataclass(frozen=True, slots=True)
class CardAltTexts(AltTexts[ViewT, EventT, ChangesT]):
    """Further, the alt texts of the pictures of a game with tableaux, hands and cards."""

    tableau: Callable[[ViewT, Seat, RenderContext], str]
    hand: Callable[[ViewT, RenderContext], str]
    card: Callable[[str, str, Translate], str]


@dataclass(frozen=True, eq=False)
class SceneRenderer(Generic[ViewT, EventT, ChangesT]):
    """Implements `render.renderer.GameRenderer`."""

    look: Look
    scenes: Scenes[ViewT, EventT, ChangesT]
    alt_texts: AltTexts[ViewT, EventT, ChangesT]

    boards: Callable[[ViewT, RenderContext], Sequence[str]]
    """All public information as text."""

    changes_of: Callable[[ViewT, Sequence[EventT]], ChangesT]
    """What the events changed that led to a view."""

    warm: Callable[[Translate], None]
    """Draws in advance what most pictures need."""

    @property
    def palette(self) -> Palette:
        return self.look.sprite_factory.palette

    @property
    def skin(self) -> Skin:
        return self.look.skin

    def phase_colour(self, view: ViewT) -> Colour | None:
        return self.look.phase_colour(view)

    def table(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        return _cached_table(self, view, tuple(events), context)

    def phase(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        alt = self.alt_texts.phase(view, events, context)
        return Picture(self.scenes.phase(view, events, context).to_png(), alt, "phase.png")

    def result(self, view: ViewT, context: RenderContext) -> Picture:
        alt = self.alt_texts.result(view, context)
        return Picture(self.scenes.result(view, context).to_png(), alt, "result.png")

    def cover(self, translate: Translate) -> Picture:
        return _cached_cover(self, translate)

    def text_boards(self, view: ViewT, context: RenderContext) -> Sequence[str]:
        return self.boards(view, context)

    def warm_caches(self, translate: Translate) -> None:
        self.warm(translate)


@dataclass(frozen=True, eq=False)
class CardSceneRenderer(SceneRenderer[ViewT, EventT, ChangesT]):
    """Implements `render.renderer.CardGameRenderer`."""

    scenes: CardScenes[ViewT, EventT, ChangesT]
    alt_texts: CardAltTexts[ViewT, EventT, ChangesT]
    chart: Callable[[Sequence[EventT], ViewT], ScoreChart]
    """How a game went, from all its public events."""

    def tableau(self, view: ViewT, seat: Seat, context: RenderContext) -> Picture:
        alt = self.alt_texts.tableau(view, seat, context)
        return Picture(self.scenes.tableau(view, seat, context).to_png(), alt, "tableau.png")

    def hand(self, view: ViewT, context: RenderContext) -> Picture:
        alt = self.alt_texts.hand(view, context)
        return Picture(self.scenes.hand(view, context).to_png(), alt, "hand.png")

    def card(self, card_id: str, edition: str, translate: Translate) -> Picture:
        return _cached_card(self, card_id, edition, translate)

    def score_chart(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        chart = self.chart(events, view)
        scene = score_chart_scene(self.look.sprite_factory, self.skin, chart, context)
        return Picture(scene.to_png(), score_chart_alt(chart, context), "course.png")


@lru_cache(maxsize=16)
def _cached_cover(renderer: SceneRenderer[Any, Any, Any], translate: Translate) -> Picture:
    """Draw a cover, cached because every lobby shows it and its art is drawn anew each time."""
    look = renderer.look
    return cover_picture(look.sprite_factory, look.skin, look.cover_art, translate)


@lru_cache(maxsize=64)
def _cached_table(
    renderer: SceneRenderer[ViewT, EventT, ChangesT],
    view: ViewT,
    events: tuple[EventT, ...],
    context: RenderContext,
) -> Picture:
    """Draw a table, cached because people look at the same one repeatedly."""
    changes = renderer.changes_of(view, events)
    alt = renderer.alt_texts.table(view, changes, context)
    return Picture(renderer.scenes.table(view, changes, context).to_png(), alt, "table.png")


@lru_cache(maxsize=128)
def _cached_card(
    renderer: CardSceneRenderer[Any, Any, Any], card_id: str, edition: str, translate: Translate
) -> Picture:
    alt = renderer.alt_texts.card(card_id, edition, translate)
    return Picture(renderer.scenes.card(card_id, edition, translate).to_png(), alt, "card.png")
