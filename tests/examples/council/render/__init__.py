"""The pictures and alt texts of the Council of the Dike, without tableaux, hands, cards and charts.

Nothing is marked as changed, and all pictures are fast to draw: no caches are warmed.
"""

from __future__ import annotations

from render.kit.skin import PLAIN
from render.scene_renderer import AltTexts, Look, SceneRenderer, Scenes
from tests.examples.council.render.alt_text import phase_alt, result_alt, table_alt, text_boards
from tests.examples.council.render.palette import sprite_factory
from tests.examples.council.render.table import phase_scene, result_scene, table_scene

RENDERER = SceneRenderer(
    Look(sprite_factory, PLAIN),
    Scenes(table_scene, phase_scene, result_scene),
    AltTexts(table_alt, phase_alt, result_alt),
    text_boards,
    changes_of=lambda _view, _events: None,
    warm=lambda _translate: None,
)
