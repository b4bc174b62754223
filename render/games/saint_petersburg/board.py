"""The table for who must decide: phases and stacks, both rows, and a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.view import View
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.saint_petersburg.head import HEAD_HIGH, lay_head
from render.games.saint_petersburg.lines import line_sprite, lines
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.rows import lay_rows
from render.words import Say

MARGIN = 10
"""Pixels between the picture's edge and everything on it."""

_GAP = 6
_LINE_GAP = 4
_LINES_HIGH, _LEAST, _MOST = 230, 50, 76
"""The height of all players' lines, and of one at least and at most."""


def table_scene(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = frozenset()
) -> Scene:
    """What lies where. Hands and rubles are shown only where everybody may see them."""
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    lay_head(scene, view, Rect(MARGIN, MARGIN - 2, inner, HEAD_HIGH), translate)
    area = rows_area(len(view.players))
    lay_rows(scene, view, area, translate)
    high = line_high(len(view.players))
    for place, line in enumerate(lines(view, names, translate, ai)):
        y = area.bottom + _GAP + place * (high + _LINE_GAP)
        scene.put(MARGIN, y, line_sprite(line, inner, high, translate))
    return scene


def line_high(seats: int) -> int:
    """The height of a player's line when there are so many."""
    return max(min((_LINES_HIGH + _LINE_GAP) // seats - _LINE_GAP, _MOST), _LEAST)


def rows_area(seats: int) -> Rect:
    """Where the rows lie: between the head and the lines of so many players."""
    top = MARGIN - 2 + HEAD_HIGH + _GAP
    below = seats * (line_high(seats) + _LINE_GAP) - _LINE_GAP + _GAP
    return Rect(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN + 1 - below - top)
