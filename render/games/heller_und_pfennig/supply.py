"""The tiles that are not on the market yet: how many there are of each kind."""

from __future__ import annotations

from functools import lru_cache

from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, TILE_VALUE
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.figures import figure
from render.games.heller_und_pfennig.glyphs import BACK, motif
from render.games.heller_und_pfennig.palette import NIGHT, PAYS, TAKES, studio
from render.palette import Sprite
from render.words import MINUS, Say, said

_TITLE = 30
_GAP = 3
_BAR = 9
_ART = 64
"""From this height on a place also shows the picture of who is on the tile."""

_KINDS = sorted(set(TILE_SET), key=lambda tile: abs(TILE_VALUE[tile]))
_ROWS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("+", (*(tile for tile in _KINDS if TILE_VALUE[tile] > 0), GOLD, EYE)),
    (MINUS, (*(tile for tile in _KINDS if TILE_VALUE[tile] < 0), FIRE)),
)
"""Which kinds lie in which row, and the sign of their values. The last place is the pile's."""

_COLUMNS = 9


def lay_supply(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """Lay what is still to come, or without luck what there is to choose from."""
    sprite = _supply(view.unplaced_tiles, view.pile, said(translate, _title(view)), area.w, area.h)
    scene.put(area.x, area.y, sprite)


def _title(view: View) -> str:
    if not view.to_act:
        return "picture-not-placed"
    return "picture-to-choose" if view.options.no_luck else "picture-to-come"


@lru_cache(maxsize=32)
def _supply(
    to_come: tuple[tuple[int, int], ...], pile: int, title: str, wide: int, high: int
) -> Sprite:
    """All of it in one piece."""
    return supply_scene(to_come, pile, title, wide, high).painted()


def supply_scene(
    to_come: tuple[tuple[int, int], ...], pile: int, title: str, wide: int, high: int
) -> Scene:
    """What lies where: a place for each kind, and one for the pile."""
    ground = theme.TRAY
    scene = studio.scene(studio.plate(wide, high, 10, ground, theme.GROUND))
    style = ("label", 26, theme.INK, ground, wide - 16, _TITLE - 2, "middle")
    scene.put(8, 2, studio.label(title, *style))
    across = (wide - 10 + _GAP) // _COLUMNS
    tall = (high - _TITLE - 4) // len(_ROWS)
    size = across - _GAP, tall - _GAP
    numbers = dict(to_come)
    for row, (sign, tiles) in enumerate(_ROWS):
        y = _TITLE + row * tall
        scene.put(5, y, figure(sign, 36, theme.INK, ground, *size))
        for column, tile in enumerate(tiles, 1):
            scene.put(5 + column * across, y, _kind(tile, numbers.get(tile, 0), *size))
    if pile:
        scene.put(5 + (_COLUMNS - 1) * across, _TITLE + tall, _pile(pile, *size))
    return scene


@lru_cache(maxsize=128)
def _kind(tile: int, number: int, wide: int, high: int) -> Sprite:
    """A kind: its value, its picture or both, and a bar for each tile. Bare if none is left."""
    if not number:
        return studio.plate(wide, high, 5, theme.SHADE, theme.TRAY)
    value, sketch = abs(TILE_VALUE[tile]), studio.sketch(wide, high, theme.TRAY)
    fill = theme.INK if not value else PAYS if TILE_VALUE[tile] > 0 else TAKES
    sketch.round(0, 0, wide, high, 5, fill)
    with_art = high >= _ART or not value
    if with_art:
        room = high - _BAR - (34 if value else 0)
        sketch.picture(motif(tile), 0, max(room - wide, 0) // 2, wide, wide)
    if value:
        y = high - _BAR - 16 if with_art else (high - _BAR) // 2 + 2
        sketch.text(wide // 2, y, str(value), "number", 36, theme.WHITE, "middle")
    bar = wide // 2 - 3
    for place in range(number):
        x = (wide - number * (bar + 2)) // 2 + 1 + place * (bar + 2)
        sketch.fill(x, high - 8, bar, 5, theme.COIN)
    return sketch.sprite()


@lru_cache(maxsize=64)
def _pile(number: int, wide: int, high: int) -> Sprite:
    """How many tiles lie face down."""
    sketch = studio.sketch(wide, high, theme.TRAY)
    sketch.round(0, 0, wide, high, 5, theme.COIN)
    sketch.round(2, 2, wide - 4, high - 4, 3, NIGHT)
    y = high // 2
    if high >= _ART:
        sketch.sign(BACK, 0, 0, wide)
        y += wide // 2
    sketch.text(wide // 2, y, str(number), "number", 30, theme.WHITE, "middle", wide - 5)
    return sketch.sprite()
