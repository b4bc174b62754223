"""Lays the kinds before a player into an area: whole faces if they have room, else tiles."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_table
from render import theme
from render.canvas import Rect, Scene
from render.games.saint_petersburg.chips import Kind, grid, has_room, tile
from render.games.saint_petersburg.faces import FACE_HEIGHT, FACE_WIDTH, face
from render.games.saint_petersburg.prices import printed
from render.games.saint_petersburg.titles import card_name
from render.words import Say, said

_GAP = 4
_TIMES = "\N{MULTIPLICATION SIGN}"


def lay_spread(
    scene: Scene,
    shown: tuple[Kind, ...],
    edition: str,
    area: Rect,
    ground: theme.Colour,
    translate: Say,
    scales: tuple[float, ...] = (1.0,),
) -> None:
    """Lay faces at the largest of the scales that all of them fit in, or else tiles.

    With several scales to choose from all is centred.
    """
    for scale in scales:
        places = _face_places(len(shown), area, scale, centred=len(scales) > 1)
        if places:
            _faces(scene, shown, edition, places, scale, ground, translate)
            return
    tiles = grid(len(shown), area)
    if len(scales) > 1 and tiles:
        right, bottom = max(t.right for t in tiles), max(t.bottom for t in tiles)
        x, y = (area.right - right) // 2, (area.bottom - bottom) // 2
        tiles = tuple(t._replace(x=t.x + x, y=t.y + y) for t in tiles)
    _tiles(scene, shown, edition, tiles, ground, translate)


def _face_places(number: int, area: Rect, scale: float, centred: bool) -> list[Rect]:
    """Where so many faces lie, or nothing if there is no room."""
    wide, high = int(FACE_WIDTH * scale), round(FACE_HEIGHT * scale)
    columns = (area.w + _GAP) // (wide + _GAP)
    rows = (area.h + _GAP) // (high + _GAP)
    if not 0 < number <= rows * columns:
        return []
    left, top = area.x, area.y
    if centred:
        rows = -(-number // columns)
        columns = -(-number // rows)
        left += (area.w - columns * (wide + _GAP) + _GAP) // 2
        top += (area.h - rows * (high + _GAP) + _GAP) // 2
    return [
        Rect(left + column * (wide + _GAP), top + row * (high + _GAP), wide, high)
        for row, column in (divmod(place, columns) for place in range(number))
    ]


def _faces(
    scene: Scene,
    shown: tuple[Kind, ...],
    edition: str,
    places: list[Rect],
    scale: float,
    ground: theme.Colour,
    translate: Say,
) -> None:
    for kind, place in zip(shown, places, strict=True):
        note = f"{kind.copies}{_TIMES}" if kind.copies > 1 else ""
        if kind.used:
            note = said(translate, "picture-used")
        price = None if kind.face_down else printed(card_table(edition), kind.card)
        name = card_name(kind.card, translate)
        sprite = face(kind.card, edition, name, price, note, place.w, scale, ground)
        scene.put(place.x, place.y, sprite)


def _tiles(
    scene: Scene,
    shown: tuple[Kind, ...],
    edition: str,
    places: tuple[Rect, ...],
    ground: theme.Colour,
    translate: Say,
) -> None:
    """A tile for each kind: all with their names or, where one has no room for it, all without."""
    names = [card_name(kind.card, translate) for kind in shown]
    if not all(map(has_room, names, places)):
        names = [""] * len(names)
    for kind, name, place in zip(shown, names, places, strict=True):
        sprite = tile(kind, edition, name, place.w, place.h, ground)
        scene.put(place.x, place.y, sprite)
