"""The pictures and alt texts of Saint Petersburg."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render.alt import join_alt
from render.context import RenderContext
from render.games.saint_petersburg.alt_text import (
    hand_alt,
    phase_alt,
    result_alt,
    seat_alt,
    table_alt,
    tableaux_alt,
    text_boards,
)
from render.games.saint_petersburg.cache_warming import warm_caches
from render.games.saint_petersburg.card import card_alt, card_scene
from render.games.saint_petersburg.changes import Changes, changes_of
from render.games.saint_petersburg.chart import score_chart
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.icons import card_art, phase_colour
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.phase import final_table_scene, phase_scene
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.table import table_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.picture import Picture
from render.scene_renderer import CardAltTexts, CardSceneRenderer, CardScenes, Look

_COVER = ("ship_builder", "winter_palace", "patriarch", "admiral")


class SaintPetersburgRenderer(CardSceneRenderer[View, Event, Changes]):
    """Implements `render.renderer.RendersFinalTables`, too."""

    def final_table(self, view: View, context: RenderContext) -> Picture:
        alt = join_alt(tableaux_alt(view, context.names, context.translate), context.translate)
        return Picture(final_table_scene(view, context).to_png(), alt, "final.png")


_LOOK = Look(
    sprite_factory, SKIN, tuple(card_art(card_number(card)) for card in _COVER), phase_colour
)
_SCENES = CardScenes(table_scene, phase_scene, result_scene, tableau_scene, hand_scene, card_scene)
_ALT_TEXTS = CardAltTexts(table_alt, phase_alt, result_alt, seat_alt, hand_alt, card_alt)
RENDERER = SaintPetersburgRenderer(
    _LOOK, _SCENES, _ALT_TEXTS, text_boards, changes_of, warm_caches, score_chart
)
