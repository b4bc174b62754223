"""Pictures of games in one file, derived from their rows of figures and pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.simple.game import SimpleGame
from engine.simple.hidden import hidden_fields
from engine.simple.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.kit.skin import PLAIN
from render.picture import Picture
from render.renderer import AnyRenderer
from render.scene_renderer import AltTexts, Look, SceneRenderer, Scenes
from render.simple.alt_text import Descriptions
from render.simple.pictures import SimplePictures


@dataclass(frozen=True, eq=False)
class HandRenderer(SceneRenderer[View, Any, None]):
    """A renderer of a game with hands."""

    hand_scene: Callable[[View, RenderContext], Scene]
    hand_alt: Callable[[View, RenderContext], str]

    def hand(self, view: View, context: RenderContext) -> Picture:
        """Draw the hand of the view's seat."""
        png = self.hand_scene(view, context).to_png()
        return Picture(png, self.hand_alt(view, context), "hand.png")


def derive_renderer(game: SimpleGame) -> AnyRenderer:
    """Return the renderer of a game in one file. Nothing is marked as changed or drawn ahead."""
    pictures, texts = SimplePictures(game), Descriptions(game)
    base: SceneRenderer[View, Any, None] = SceneRenderer(
        Look(pictures.factory, PLAIN),
        Scenes(pictures.table, pictures.phase, pictures.result),
        AltTexts(texts.table, texts.phase, texts.result),
        texts.boards,
        changes_of=lambda _view, _events: None,
        warm=lambda _translate: None,
    )
    if not hidden_fields(game.rules.Player):
        return base
    return HandRenderer(
        base.look,
        base.scenes,
        base.alt_texts,
        base.boards,
        base.changes_of,
        base.warm,
        pictures.hand,
        texts.hand,
    )
