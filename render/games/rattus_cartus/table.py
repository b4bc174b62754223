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
from render.games.rattus_cartus.buildings import SIZES, add_buildings, house_areas
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header, header_areas
from render.games.rattus_cartus.house import house_parts
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.seat_panel import add_seats
from render.image_cache import cached_image
from render.kit.focus import add_ring
from render.kit.seat_panel import ARROW_SPACE
from render.kit.skin import ground_below
from render.kit.table import table_areas
from render.palette import Sprite
from render.rect import Rect, enclosing
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
    add_moves(scene, changes, board, words, translate)
    add_buildings(scene, view, board, translate, changes)
    add_seats(scene, view, context.names, seats, translate, context.ai_seats, changes)
    if context.focus is not None:
        add_ring(scene, focus_area(view, context.focus))
    return scene


def focus_area(view: View, focus: str) -> Rect:
    """Return where the buildings, their supplies, the nun row, the round or the seats are."""
    match focus:
        case "nuns":
            return header_areas(AREAS.header, len(view.nuns))[2]
        case "round":
            return header_areas(AREAS.header, len(view.nuns))[0]
        case "seats":
            return AREAS.seats.split_left(ARROW_SPACE)[1]
    houses = house_areas(AREAS.board, len(view.row))
    if focus == "supplies":
        return enclosing(house_parts("", house, SIZES).supply for house in houses)
    return enclosing(houses)


@cached_image
def _table_sprite(board: Rect, words: HeadingWords, translate: Translate) -> Sprite:
    """Draw the ground with the empty board."""
    whole = Rect(0, 0, WIDTH, HEIGHT)
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground_below(SKIN.ground, whole))
    draw_board(drawing, board, words, translate)
    return drawing.sprite()
