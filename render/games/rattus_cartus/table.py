"""The whole table: the buildings of the round, the tracks and the seats."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.view import View
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.rattus_cartus.head import HIGH, lay_head
from render.games.rattus_cartus.houses import lay_houses
from render.games.rattus_cartus.palette import TOWN, studio
from render.games.rattus_cartus.seats import seat_lines, seat_sprite
from render.games.rattus_cartus.tracks import lay_tracks, tracks_wide
from render.palette import Sprite
from render.words import Say

MARGIN = 10
"""Pixels between the picture's edge and everything on it."""

INNER = Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
_GAP = 8
HOUSES, _HOUSES_OF_TWO = 292, 332
"""How high the buildings are; two are wider, and their seats need less room."""

_BETWEEN = 6


def ground() -> Sprite:
    """The ground of every picture of the game."""
    return studio.backdrop(colour=TOWN)


def table_scene(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> Scene:
    """What lies where. Nothing of it depends on who looks."""
    scene = studio.scene(ground())
    lay_head(scene, view, INNER, translate)
    high = _HOUSES_OF_TWO if len(view.players) == 2 else HOUSES
    houses = Rect(INNER.x, INNER.y + HIGH + _GAP, INNER.w, high)
    lay_houses(scene, view, houses, translate)
    top = houses.bottom + _GAP
    tracks = Rect(INNER.x, top, tracks_wide(len(view.players)), INNER.bottom - top)
    lay_tracks(scene, view, tracks)
    left = tracks.right + _GAP
    seats = Rect(left, top, INNER.right - left, INNER.bottom - top)
    lines = seat_lines(view, names, translate, ai)
    step = (seats.h + _BETWEEN) // len(lines)
    for place, line in enumerate(lines):
        sprite = seat_sprite(line, seats.w, step - _BETWEEN)
        scene.put(seats.x, seats.y + place * step, sprite)
    return scene
