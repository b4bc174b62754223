"""The tiles that are not on the market yet: how many there are of each kind."""

from __future__ import annotations

from functools import lru_cache

from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, VALUE
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.glyphs import BACK, motif
from render.games.heller_und_pfennig.palette import NIGHT, PAYS, TAKES, studio
from render.palette import Sprite
from render.sprites import Sketch
from render.words import MINUS, Say, said

_TITLE = 30
_GAP = 3
_BAR = 9
_ART = 64
"""From this height on a place also shows the picture of who is on the tile."""

_KINDS = sorted(set(TILE_SET), key=lambda tile: abs(VALUE[tile]))
_ROWS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("+", (*(tile for tile in _KINDS if VALUE[tile] > 0), GOLD, EYE)),
    (MINUS, (*(tile for tile in _KINDS if VALUE[tile] < 0), FIRE)),
)
"""Which kinds lie in which row, and the sign of their values. The last place is the pile's."""

_COLUMNS = 9


def lay_supply(scene: Scene, view: View, area: Rect, say: Say) -> None:
    """Lay what is still to come, or without luck what there is to choose from."""
    sprite = _supply(view.to_come, view.pile, said(say, _title(view)), area.w, area.h)
    scene.put(area.x, area.y, sprite)


def _title(view: View) -> str:
    if not view.to_act:
        return "picture-not-placed"
    return "picture-to-choose" if view.options.no_luck else "picture-to-come"


@lru_cache(maxsize=64)
def _supply(
    to_come: tuple[tuple[int, int], ...], pile: int, title: str, wide: int, high: int
) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, theme.TRAY)
    sketch.text(wide // 2, 17, title, "label", 26, theme.INK, "middle", wide - 16)
    across = (wide - 10 + _GAP) // _COLUMNS
    tall = (high - _TITLE - 4) // len(_ROWS)
    numbers = dict(to_come)
    for row, (sign, tiles) in enumerate(_ROWS):
        y = _TITLE + row * tall
        sketch.text(5 + across // 2, y + tall // 2, sign, "number", 36, theme.INK, "middle")
        for column, tile in enumerate(tiles, 1):
            place = Rect(5 + column * across, y, across - _GAP, tall - _GAP)
            _kind(sketch, tile, numbers.get(tile, 0), place)
    _pile(sketch, pile, Rect(5 + 8 * across, _TITLE + tall, across - _GAP, tall - _GAP))
    return sketch.sprite()


def _kind(sketch: Sketch, tile: int, number: int, place: Rect) -> None:
    """A kind: its value, its picture or both, and a bar for each tile. Nothing if none is left."""
    if not number:
        sketch.round(*place, 5, theme.SHADE)
        return
    value, middle = abs(VALUE[tile]), place.x + place.w // 2
    fill = theme.INK if not value else PAYS if VALUE[tile] > 0 else TAKES
    sketch.round(*place, 5, fill)
    art = place.w if place.h >= _ART or not value else 0
    if art:
        room = place.h - _BAR if not value else place.h - _BAR - 34
        top = place.y + max(room - art, 0) // 2
        sketch.picture(motif(tile), place.x, top, place.w, art)
    if value:
        y = place.bottom - _BAR - 16 if art else place.y + (place.h - _BAR) // 2 + 2
        sketch.text(middle, y, str(value), "number", 36, theme.WHITE, "middle")
    wide = place.w // 2 - 3
    for bar in range(number):
        x = middle - (number * (wide + 2) - 2) // 2 + bar * (wide + 2)
        sketch.fill(x, place.bottom - 8, wide, 5, theme.COIN)


def _pile(sketch: Sketch, number: int, place: Rect) -> None:
    """How many tiles lie face down."""
    if not number:
        return
    sketch.round(*place, 5, theme.COIN)
    sketch.round(place.x + 2, place.y + 2, place.w - 4, place.h - 4, 3, NIGHT)
    middle, y = place.x + place.w // 2, place.y + place.h // 2
    if place.h >= _ART:
        sketch.sign(BACK, place.x, place.y, place.w)
        y += place.w // 2
    sketch.text(middle, y, str(number), "number", 30, theme.WHITE, "middle", place.w - 5)
