"""The six influence tracks: who leads in each class, and what the places are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import TrackView, View
from render import theme
from render.canvas import Scene
from render.games.rattus_cartus.changed_number import draw_changed_number, draw_mark
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.icons import SUITS
from render.games.rattus_cartus.palette import (
    BACKGROUND,
    BRONZE_TINT,
    CLASS_COLOURS,
    CLASS_TINTS,
    PLASTER,
    sprite_factory,
)
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect

Gains: TypeAlias = tuple[tuple[int, ...], ...]
"""By how much the discs of each seat rose, by class."""

NO_GAINS: Gains = ()

BADGE_WIDTH, HEADING_HEIGHT = 48, 36
_GAP = 3
_MIN_LEGEND_WIDTH = 84

MEDAL_COLOURS = (theme.GOLD, theme.SILVER, BRONZE_TINT)
"""The backgrounds of the first three places."""


def tracks_width(seats: int) -> int:
    """Return the width of the tracks in pixels for a number of seats."""
    return BADGE_WIDTH + seats * _step_width(seats)


def _step_width(seats: int) -> int:
    return {4: 96, 5: 90}.get(seats, 112)


def add_tracks(
    scene: Scene, view: View, area: Rect, changes: Changes | None = None, legend: str = ""
) -> None:
    """Place the tracks as one sprite: they change only when a building is resolved.

    The `legend` explains the marks for `changes`, if there is space for it.
    """
    gains = NO_GAINS if changes is None else tuple(seat.influence for seat in changes.seats)
    seats = len(view.players)
    sprite = _tracks_sprite(view.tracks, seats, area.w, area.h, gains, legend)
    scene.add(area.x, area.y, sprite)


@lru_cache(maxsize=32)
def _tracks_sprite(
    tracks: tuple[TrackView, ...], seats: int, width: int, height: int, gains: Gains, legend: str
) -> Sprite:
    return tracks_scene(tracks, seats, width, height, gains, legend).flatten()


def tracks_scene(
    tracks: tuple[TrackView, ...],
    seats: int,
    width: int,
    height: int,
    gains: Gains = NO_GAINS,
    legend: str = "",
) -> Scene:
    """Lay out a heading with the points of each place, then a line per class.

    Positions that rose by `gains` are marked.
    """
    scene = sprite_factory.scene(sprite_factory.solid(width, height, BACKGROUND))
    scene.add(0, 0, _heading_sprite(seats, width, HEADING_HEIGHT, legend))
    step = (height - HEADING_HEIGHT) // len(tracks)
    for track in tracks:
        y = HEADING_HEIGHT + track.cls * step
        places = track_order(track)
        of_places = tuple(gains[seat][track.cls] for seat, _ in places) if gains else ()
        sprite = track_sprite(track.cls, places, of_places, seats, width, step - _GAP)
        scene.add(0, y, sprite)
    return scene


def track_order(track: TrackView) -> tuple[tuple[Seat, int], ...]:
    """Return the seats that have left the start space, in order, with their positions."""
    return tuple((seat, track.heights[seat]) for seat in track.order if track.heights[seat])


@lru_cache(maxsize=16)
def _heading_sprite(seats: int, width: int, height: int, legend: str) -> Sprite:
    """Draw the points of each place, then the legend."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    step = (width - BADGE_WIDTH) // seats
    for index, points in enumerate(points_by_place(seats)[:seats]):
        x = BADGE_WIDTH + index * step
        drawing.rounded_rect(x + 3, 0, step - 6, height - 3, 10, MEDAL_COLOURS[index])
        middle = x + step // 2, (height - 3) // 2
        drawing.text(*middle, str(points), "number", 34, theme.INK, "middle")
    left = BADGE_WIDTH + step * len(points_by_place(seats)[:seats]) + 6
    if legend and width - left >= _MIN_LEGEND_WIDTH:
        draw_mark(drawing, Rect(left, 4, 24, 24), 6)
        text_left = left + 30
        available = width - text_left
        drawing.text(text_left, 16, legend, "label", 28, theme.INK, max_width=available)
    return drawing.sprite()


@lru_cache(maxsize=512)
def track_sprite(
    cls: int,
    places: tuple[tuple[Seat, int], ...],
    gains: tuple[int, ...],
    seats: int,
    width: int,
    height: int,
) -> Sprite:
    """Draw a track: its icon, then disc and position of each seat, the leader first."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 8, CLASS_TINTS[cls])
    drawing.rounded_rect(0, 0, BADGE_WIDTH - 2, height, 8, CLASS_COLOURS[cls])
    drawing.rect(BADGE_WIDTH - 10, 0, 8, height, CLASS_COLOURS[cls])
    icon_size = min(34, height - 4)
    drawing.icon(
        SUITS[cls],
        (BADGE_WIDTH - 2 - icon_size) // 2,
        (height - icon_size) // 2,
        icon_size,
        theme.WHITE,
    )
    step, disc_size = (width - BADGE_WIDTH) // seats, min(38, height - 4)
    for place, (seat, level) in enumerate(places):
        x = BADGE_WIDTH + 2 + place * step
        draw_disc(drawing, seat, x, (height - disc_size) // 2, disc_size)
        number = Rect(x + disc_size + 4, 0, step - disc_size - 7, height)
        if place < len(gains) and gains[place]:
            draw_changed_number(drawing, str(level), gains[place], number)
        else:
            middle = number.y + number.h // 2
            drawing.text(number.x, middle, str(level), "number", 47, theme.INK, max_width=number.w)
    for place in range(len(places), min(seats, len(MEDAL_COLOURS))):
        x = BADGE_WIDTH + place * step + step // 2
        drawing.rect(x - 9, height // 2 - 1, 18, 3, theme.SHADE)
    return drawing.sprite()


@lru_cache(maxsize=32)
def class_badge(cls: int, size: int, background: theme.Colour = PLASTER) -> Sprite:
    """Draw the icon of a class on its colour."""
    drawing = sprite_factory.drawing(size, size, background)
    drawing.rounded_rect(0, 0, size, size, size // 5, CLASS_COLOURS[cls])
    icon_size = size * 3 // 4
    drawing.icon(
        SUITS[cls], (size - icon_size) // 2, (size - icon_size) // 2, icon_size, theme.WHITE
    )
    return drawing.sprite()
