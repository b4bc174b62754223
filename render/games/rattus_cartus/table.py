"""The table: the buildings of the round, the tracks and the players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.changes_lead import changed_label
from render.games.rattus_cartus.buildings import add_buildings
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header
from render.games.rattus_cartus.palette import BACKGROUND, sprite_factory
from render.games.rattus_cartus.player_row import player_row_sprite, player_rows
from render.games.rattus_cartus.tracks import add_tracks, tracks_width
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

MARGIN = 10
"""The distance between the picture's edge and its content, in pixels."""

CONTENT_AREA = Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
_GAP = 8
BUILDINGS_HEIGHT, _TWO_BUILDINGS_HEIGHT = 292, 332
"""The height of the buildings; with two they are wider, and two seats need less space."""

_ROW_GAP = 6


def page_background() -> Sprite:
    """Draw the background of every picture of the game."""
    return sprite_factory.page_background(colour=BACKGROUND)


def table_scene(
    view: View,
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
    changes: Changes | None = None,
) -> Scene:
    """Lay out the table, marking `changes`. It shows public information only."""
    scene = sprite_factory.scene(page_background())
    add_header(scene, view, CONTENT_AREA, translate)
    height = _TWO_BUILDINGS_HEIGHT if len(view.players) == 2 else BUILDINGS_HEIGHT
    buildings = Rect(CONTENT_AREA.x, CONTENT_AREA.y + HEADER_HEIGHT + _GAP, CONTENT_AREA.w, height)
    add_buildings(scene, view, buildings, translate, changes)
    top = buildings.bottom + _GAP
    tracks = Rect(CONTENT_AREA.x, top, tracks_width(len(view.players)), CONTENT_AREA.bottom - top)
    is_marked = changes is not None and changes.are_visible
    legend = changed_label(translate) if is_marked else ""
    add_tracks(scene, view, tracks, changes, legend)
    left = tracks.right + _GAP
    seats = Rect(left, top, CONTENT_AREA.right - left, CONTENT_AREA.bottom - top)
    rows = player_rows(view, names, translate, ai_seats, changes)
    step = (seats.h + _ROW_GAP) // len(rows)
    for index, row in enumerate(rows):
        sprite = player_row_sprite(row, seats.w, step - _ROW_GAP)
        scene.add(seats.x, seats.y + index * step, sprite)
    return scene
