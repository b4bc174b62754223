"""The pictures and alt texts of Auf Heller und Pfennig."""

from __future__ import annotations

from engine.games.heller_und_pfennig.tiles import tile_number
from render.games.heller_und_pfennig.alt_text import (
    hand_alt,
    phase_alt,
    result_alt,
    seat_alt,
    table_alt,
    text_boards,
)
from render.games.heller_und_pfennig.cache_warming import warm_caches
from render.games.heller_und_pfennig.card import card_alt, card_scene
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.chart import score_chart
from render.games.heller_und_pfennig.hand import hand_scene
from render.games.heller_und_pfennig.header import phase_colour
from render.games.heller_und_pfennig.icons import tile_art
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.result import result_scene
from render.games.heller_und_pfennig.table import table_scene
from render.games.heller_und_pfennig.tableau import tableau_scene
from render.scene_renderer import CardAltTexts, CardSceneRenderer, CardScenes, Look

_COVER = tuple(tile_art(tile_number(tile)) for tile in ("+6", "gold", "+3", "-4"))
_LOOK = Look(sprite_factory, SKIN, _COVER, phase_colour)
_SCENES = CardScenes(table_scene, phase_scene, result_scene, tableau_scene, hand_scene, card_scene)
_ALT_TEXTS = CardAltTexts(table_alt, phase_alt, result_alt, seat_alt, hand_alt, card_alt)
RENDERER = CardSceneRenderer(
    _LOOK, _SCENES, _ALT_TEXTS, text_boards, changes_of, warm_caches, score_chart
)
