"""The six influence tracks: who is ahead in each class, and what the places bring."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import TrackView, View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.glyphs import SUITS
from render.games.rattus_cartus.palette import (
    BRONZE_TINT,
    CLASS_COLOURS,
    CLASS_TINTS,
    PLASTER,
    TOWN,
    studio,
)
from render.palette import Sprite
from render.seats import draw_disc

BADGE, HEADING = 48, 36
_GAP = 3

MEDALS = (theme.GOLD, theme.SILVER, BRONZE_TINT)
"""Behind the points of the first three places."""


def tracks_wide(seats: int) -> int:
    """Pixels that the tracks of so many seats are wide."""
    return BADGE + seats * _step(seats)


def _step(seats: int) -> int:
    return {4: 96, 5: 90}.get(seats, 112)


def lay_tracks(scene: Scene, view: View, area: Rect) -> None:
    """Lay them in one piece: they stay what they are until buildings are resolved."""
    scene.put(area.x, area.y, _tracks(view.tracks, len(view.players), area.w, area.h))


@lru_cache(maxsize=32)
def _tracks(tracks: tuple[TrackView, ...], seats: int, wide: int, high: int) -> Sprite:
    return tracks_scene(tracks, seats, wide, high).painted()


def tracks_scene(tracks: tuple[TrackView, ...], seats: int, wide: int, high: int) -> Scene:
    """A heading with the points of the places, then a line a class."""
    scene = studio.scene(studio.flat(wide, high, TOWN))
    scene.put(0, 0, _heading(seats, wide, HEADING))
    step = (high - HEADING) // len(tracks)
    for track in tracks:
        y = HEADING + track.cls * step
        scene.put(0, y, track_sprite(track.cls, ahead(track), seats, wide, step - _GAP))
    return scene


def ahead(track: TrackView) -> tuple[tuple[Seat, int], ...]:
    """The seats that have left the start space, first to last, and how far each is."""
    return tuple((seat, track.heights[seat]) for seat in track.order if track.heights[seat])


@lru_cache(maxsize=16)
def _heading(seats: int, wide: int, high: int) -> Sprite:
    """What the places of a track bring."""
    sketch = studio.sketch(wide, high, TOWN)
    step = (wide - BADGE) // seats
    for place, points in enumerate(points_by_place(seats)[:seats]):
        x = BADGE + place * step
        sketch.round(x + 3, 0, step - 6, high - 3, 10, MEDALS[place])
        middle = x + step // 2, (high - 3) // 2
        sketch.text(*middle, str(points), "number", 34, theme.INK, "middle")
    return sketch.sprite()


@lru_cache(maxsize=512)
def track_sprite(
    cls: int, places: tuple[tuple[Seat, int], ...], seats: int, wide: int, high: int
) -> Sprite:
    """A track: its sign, then disc and height of each seat, the first to the left."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 8, CLASS_TINTS[cls])
    sketch.round(0, 0, BADGE - 2, high, 8, CLASS_COLOURS[cls])
    sketch.fill(BADGE - 10, 0, 8, high, CLASS_COLOURS[cls])
    sign = min(34, high - 4)
    sketch.sign(SUITS[cls], (BADGE - 2 - sign) // 2, (high - sign) // 2, sign, theme.WHITE)
    step, disc = (wide - BADGE) // seats, min(38, high - 4)
    for place, (seat, height) in enumerate(places):
        x = BADGE + 2 + place * step
        draw_disc(sketch, seat, x, (high - disc) // 2, disc)
        sketch.text(
            x + disc + 4, high // 2, str(height), "number", 47, theme.INK, room=step - disc - 7
        )
    for place in range(len(places), min(seats, len(MEDALS))):
        x = BADGE + place * step + step // 2
        sketch.fill(x - 9, high // 2 - 1, 18, 3, theme.SHADE)
    return sketch.sprite()


@lru_cache(maxsize=32)
def class_badge(cls: int, size: int, ground: theme.Colour = PLASTER) -> Sprite:
    """The sign of a class on its colour."""
    sketch = studio.sketch(size, size, ground)
    sketch.round(0, 0, size, size, size // 5, CLASS_COLOURS[cls])
    sign = size * 3 // 4
    sketch.sign(SUITS[cls], (size - sign) // 2, (size - sign) // 2, sign, theme.WHITE)
    return sketch.sprite()
