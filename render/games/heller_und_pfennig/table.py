"""The table: the market, the players, and the tiles still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.heller_und_pfennig.market import COLUMNS, space_number
from engine.games.heller_und_pfennig.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.header import header_sprite, round_text
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import (
    CORNER,
    GRID,
    MARGIN,
    MARKET_RIGHT,
    cell_rect,
)
from render.games.heller_und_pfennig.remaining_tiles import add_remaining_tiles
from render.games.heller_und_pfennig.seat_panel import add_seat
from render.games.heller_und_pfennig.standings import standings
from render.kit.focus import add_ring
from render.kit.seat_panel import ARROW_SPACE
from render.rect import Rect, enclosing

_HEADER_HEIGHT, _GAP = 46, 3
_PANEL_HEIGHT = {2: 178, 3: 128, 4: 114}
"""The height of a player's panel in pixels, by number of players."""


class SideAreas(NamedTuple):
    """What is right of the market: the header, a panel for each seat, and the remaining tiles."""

    header: Rect
    seats: tuple[Rect, ...]
    tiles: Rect


@lru_cache(maxsize=4)
def side_areas(seats: int) -> SideAreas:
    """Return the areas right of the market; those of panels include the space for the arrow."""
    side = Rect(0, 0, WIDTH, HEIGHT).inset(MARGIN).split_left(MARKET_RIGHT - MARGIN)[1]
    header, rest = side.split_top(_HEADER_HEIGHT, 2 * _GAP)
    panels: list[Rect] = []
    for _ in range(seats):
        panel, rest = rest.split_top(_PANEL_HEIGHT[seats], _GAP)
        panels.append(panel)
    header, tiles = (area.split_left(ARROW_SPACE)[1] for area in (header, rest))
    return SideAreas(header, tuple(panels), tiles)


def table_scene(view: View, changes: Changes, context: RenderContext, *, title: str = "") -> Scene:
    """Lay out the table, marking `changes`. It shows public information only.

    The title is the number of the round unless another is given.
    """
    translate = context.translate
    scene = market_scene(view, translate, changes)
    header, panels, tiles = side_areas(len(view.players))
    text = title or round_text(view, translate)
    scene.add(header.x, header.y, header_sprite(text, view.last_round, header))
    seat_standings = standings(view, changes, context)
    for standing, area in zip(seat_standings, panels, strict=True):
        add_seat(scene, standing, area, translate)
    add_remaining_tiles(scene, view, changes, tiles, translate)
    if context.focus is not None:
        add_ring(scene, focus_area(view, context.focus))
    return scene


def focus_area(view: View, focus: str) -> Rect:
    """Return where the spaces, the ends of rows, the seats or the remaining tiles are.

    Any other focus is the name of a space, or those of the first and the last one of a line.
    """
    _, panels, tiles = side_areas(len(view.players))
    match focus:
        case "market":
            return GRID
        case "row-ends":
            return CORNER._replace(y=GRID.y, h=GRID.h)
        case "seats":
            return enclosing(panels).split_left(ARROW_SPACE)[1]
        case "tiles":
            return tiles
    spaces = map(space_number, focus.split("–"))
    return enclosing(tuple(cell_rect(*divmod(space, COLUMNS)) for space in spaces))
