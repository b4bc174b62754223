"""A resolved building: who had laid down what, and what everybody gained."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.rattus_cartus.gain_rows import GainRow, add_gain_row, gain_rows
from render.games.rattus_cartus.header import (
    HEADER_HEIGHT,
    ROUND_WIDTH,
    plaque,
    round_sprite,
    round_text,
)
from render.games.rattus_cartus.house import HouseFace, HouseSizes, draw_house
from render.games.rattus_cartus.icons import SUITS
from render.games.rattus_cartus.names import building_name
from render.games.rattus_cartus.palette import CLASS_COLOURS, SKIN, sprite_factory
from render.games.rattus_cartus.tracks import TRACKS_HEIGHT, add_tracks
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_MARGIN, _GAP = 8, 6
_HOUSE_WIDTH = 232
_MAX_ROW_HEIGHT, _BESIDE_HEIGHT = 290, 70
_SIZES = HouseSizes(notice=124, supply=0, doorstep=0)


def phase_scene(view: View, events: Sequence[Event], context: RenderContext) -> Scene:
    """Lay out the building, the gains of the affected seats, the other seats, and the tracks."""
    translate = context.translate
    scene = sprite_factory.scene(sprite_factory.solid(WIDTH, HEIGHT, SKIN.recess))
    building = BUILDINGS[view.row[view.place or 0].building]
    header, area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(HEADER_HEIGHT, 10)
    round_area, title = header.split_left(ROUND_WIDTH, 10)
    text = round_text(view, translate)
    scene.add(*round_area[:2], round_sprite(text, view.last_round, round_area))
    name = building_name(view.row[view.place or 0].building, translate)
    scene.add(*title[:2], _title_sprite(building.cls, name, title))
    place, area = area.split_left(_HOUSE_WIDTH, 8)
    scene.add(*place[:2], _house(building.kind, view.last_round, place, translate))
    tracks, area = area.split_bottom(TRACKS_HEIGHT, _GAP)
    add_tracks(scene, view, building.cls, tracks)
    affected, beside = gain_rows(view, events, context)
    below, area = area.split_bottom(-(-len(beside) // 2) * (_BESIDE_HEIGHT + _GAP))
    _add_beside(scene, beside, below, translate)
    height = min(area.rows(max(len(affected), 1), _GAP)[0].h, _MAX_ROW_HEIGHT)
    for row in affected:
        part, area = area.split_top(height, _GAP)
        add_gain_row(scene, row, part, translate)
    return scene


def _add_beside(scene: Scene, rows: Sequence[GainRow], area: Rect, translate: Translate) -> None:
    """Place the seats that were not affected, two in a line."""
    for index, row in enumerate(rows):
        line, column = divmod(index, 2)
        place = area.columns(2, _GAP)[column]
        y = area.y + _GAP + line * (_BESIDE_HEIGHT + _GAP)
        add_gain_row(scene, row, Rect(place.x, y, place.w, _BESIDE_HEIGHT), translate)


@cached_image
def _title_sprite(cls: int, name: str, area: Rect) -> Sprite:
    """Draw the name of the building with the sign of its class, on the colour of that."""
    drawing = plaque(area, CLASS_COLOURS[cls], SKIN.line)
    sign, line = Rect(0, 0, area.w, area.h).inset(18, 8).split_left(44, 14)
    drawing.icon(SUITS[cls], sign.x, sign.y, 44, theme.WHITE)
    drawing.text(line.x, line.middle[1], name, "name", 40, theme.WHITE, max_width=line.w)
    return drawing.sprite()


@cached_image
def _house(kind: str, last_round: bool, area: Rect, translate: Translate) -> Sprite:
    """Draw the building on the ground."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.recess)
    house = Rect(0, 0, area.w, area.h)
    draw_house(drawing, house, HouseFace(kind, "now", last_round), _SIZES, translate)
    return drawing.sprite()
