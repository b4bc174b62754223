"""The table: the buildings of the round, and the seats with their influence on the right."""

from __future__ import annotations

from engine.games.rattus_cartus.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.rattus_cartus.board_heading import (
    HeadingWords,
    add_moves,
    draw_board,
    heading_words,
)
from render.games.rattus_cartus.buildings import add_buildings
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.seat_panel import add_seats
from render.image_cache import cached_image
from render.kit.skin import ground_below
from render.kit.table import table_areas
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

MARGIN = 8
_BOARD_WIDTH = 610
AREAS = table_areas(HEADER_HEIGHT, _BOARD_WIDTH, gap=16)


def table_scene(view: View, changes: Changes, context: RenderContext) -> Scene:
    """Lay out the table with marks on what changed. It shows public information only."""
    translate = context.translate
    header, board, seats = AREAS
    words = heading_words(changes, translate, in_replay=context.in_replay)
    scene = sprite_factory.scene(_table_sprite(board, words, translate))
    add_header(scene, view, header, translate)
    add_moves(scene, view, changes, board, words)
    add_buildings(scene, view, board, translate, changes)
    add_seats(scene, view, context.names, seats, translate, context.ai_seats, changes)
    return scene


@cached_image
def _table_sprite(board: Rect, words: HeadingWords, translate: Translate) -> Sprite:
    """Draw the ground with the empty board."""
    whole = Rect(0, 0, WIDTH, HEIGHT)
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground_below(SKIN.ground, whole))
    draw_board(drawing, board, words, translate)
    return drawing.sprite()
