"""The table: phases and stacks, both rows, and a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.header import HEADER_HEIGHT, add_header
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.player_row import player_row_sprite, player_rows
from render.games.saint_petersburg.rows import add_rows
from render.rect import Rect
from render.translation import Translate

MARGIN = 10
"""The distance between the picture's edge and its content, in pixels."""

_GAP = 6
_ROW_GAP = 4
_PLAYER_ROWS_HEIGHT, _MIN_ROW_HEIGHT, _MAX_ROW_HEIGHT = 230, 50, 76
"""The height of all players' lines, and the minimum and maximum of one."""


def table_scene(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat] = frozenset()
) -> Scene:
    """Lay out the table. Rubles are shown only where they are public."""
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    add_header(scene, view, Rect(MARGIN, MARGIN - 2, inner, HEADER_HEIGHT), translate)
    area = rows_area(len(view.players))
    add_rows(scene, view, area, translate)
    height = player_row_height(len(view.players))
    for index, row in enumerate(player_rows(view, names, translate, ai_seats)):
        y = area.bottom + _GAP + index * (height + _ROW_GAP)
        scene.add(MARGIN, y, player_row_sprite(row, inner, height, translate))
    return scene


def player_row_height(seats: int) -> int:
    """Return the height of a player's line by number of seats."""
    return max(
        min((_PLAYER_ROWS_HEIGHT + _ROW_GAP) // seats - _ROW_GAP, _MAX_ROW_HEIGHT), _MIN_ROW_HEIGHT
    )


def rows_area(seats: int) -> Rect:
    """Return the area of the card rows, between the header and the players' lines."""
    top = MARGIN - 2 + HEADER_HEIGHT + _GAP
    below = seats * (player_row_height(seats) + _ROW_GAP) - _ROW_GAP + _GAP
    return Rect(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN + 1 - below - top)
