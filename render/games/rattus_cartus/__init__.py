"""The pictures and alt texts of Rattus Cartus."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import CLASS_IDS
from render.games.rattus_cartus.alt_text import phase_alt, result_alt, table_alt, text_boards
from render.games.rattus_cartus.alt_text_details import hand_alt, seat_alt
from render.games.rattus_cartus.cache_warming import warm_caches
from render.games.rattus_cartus.card import card_alt, card_scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.chart import score_chart
from render.games.rattus_cartus.hand import hand_scene
from render.games.rattus_cartus.icons import BACK, building_art, person_art
from render.games.rattus_cartus.palette import SKIN, phase_colour, sprite_factory
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.scene_renderer import CardAltTexts, CardSceneRenderer, CardScenes, Look

_MAGICIAN = person_art(CLASS_IDS.index("magic"))
_COVER = (_MAGICIAN, building_art("castle"), BACK, building_art("pipers_house"))
_LOOK = Look(sprite_factory, SKIN, _COVER, phase_colour)
_SCENES = CardScenes(table_scene, phase_scene, result_scene, tableau_scene, hand_scene, card_scene)
_ALT_TEXTS = CardAltTexts(table_alt, phase_alt, result_alt, seat_alt, hand_alt, card_alt)
RENDERER = CardSceneRenderer(
    _LOOK, _SCENES, _ALT_TEXTS, text_boards, changes_of, warm_caches, score_chart
)
