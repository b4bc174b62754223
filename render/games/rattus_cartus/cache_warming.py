"""Draws in advance what most tables need, so that the first picture is not slow."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import CARD_IDS
from engine.games.rattus_cartus.rulebook import MAX_SEATS
from render.games.rattus_cartus.buildings import warm_buildings
from render.games.rattus_cartus.icons import card_art
from render.games.rattus_cartus.names import card_name
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.table import AREAS
from render.kit.skin import ground_sprite
from render.translation import Translate


def warm_caches(translate: Translate) -> None:
    """Rasterize the art, draw every building, and load the fonts."""
    ground_sprite(sprite_factory.palette, SKIN.ground)
    warm_buildings(AREAS.board, translate)
    for card in range(len(CARD_IDS)):
        card_name(card, translate)
        sprite_factory.drawing(64, 64, SKIN.board).art(card_art(card), 0, 0, 64, 64)
    for seat in range(MAX_SEATS):
        for style in ("name", "label", "number"):
            sprite_factory.text(str(seat), style, 38, SKIN.ink, SKIN.seat)
