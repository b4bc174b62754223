"""The six influence tracks: who leads in each class, and which places score."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import View
from render.canvas import Scene
from render.games.rattus_cartus.icons import SUITS
from render.games.rattus_cartus.influence import MEDAL_COLOURS, track_order
from render.games.rattus_cartus.palette import CLASS_COLOURS, SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.panel import draw_seat_shield
from render.palette import Sprite
from render.rect import Rect
from render.theme import WHITE

TRACKS_HEIGHT = 100
"""The height of all tracks in pixels."""

_GAP = 6
_MIN_PLACES = 4


def add_tracks(scene: Scene, view: View, scored: int, area: Rect) -> None:
    """Place all tracks, three in a line, with that of the class `scored` on parchment."""
    scoring = len(points_by_place(len(view.players)))
    for track, place in zip(view.tracks, _places(area), strict=True):
        seats, is_scored = track_order(track), track.cls == scored
        scene.add(place.x, place.y, _track_sprite(track.cls, seats, scoring, is_scored, place))


@lru_cache(maxsize=2)
def _places(area: Rect) -> list[Rect]:
    return [place for line in area.rows(2, _GAP) for place in line.columns(3, _GAP)]


@cached_image
def _track_sprite(
    cls: int, places: tuple[tuple[Seat, int], ...], scoring: int, is_scored: bool, area: Rect
) -> Sprite:
    """Draw a track, with gold, silver and bronze behind the places that would score."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.recess)
    whole = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*whole, 8, SKIN.line if is_scored else CLASS_COLOURS[cls])
    drawing.rounded_rect(*whole.inset(3), 6, SKIN.seat if is_scored else SKIN.board)
    sign, rest = whole.inset(3).split_left(36, 4)
    drawing.rounded_rect(*sign, 6, CLASS_COLOURS[cls])
    place = sign.centred(30, 30)
    drawing.icon(SUITS[cls], place.x, place.y, 30, WHITE)
    is_crowded = len(places) > _MIN_PLACES
    shield_width, size = (22, 28) if is_crowded else (26, 34)
    for index, (seat, height) in enumerate(places):
        part = rest.columns(max(len(places), _MIN_PLACES), 2)[index].inset(0, 2)
        ink = SKIN.ink if is_scored or index < scoring else SKIN.light
        if index < scoring:
            drawing.rounded_rect(*part, 8, MEDAL_COLOURS[index])
        shield, number = part.inset(1 if is_crowded else 2, 3).split_left(shield_width, 1)
        draw_seat_shield(drawing, shield, seat)
        x, y = number.middle
        drawing.text(x, y, str(height), "number", size, ink, "middle", number.w)
    return drawing.sprite()
