"""The tiles that are not on the market yet, counted by kind."""

from __future__ import annotations

from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, TILE_VALUE
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_sprite
from render.games.heller_und_pfennig.icons import BACK, tile_art
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, NIGHT, sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.translation import MINUS, Translate, cached_text

_TITLE_HEIGHT = 30
_GAP = 3
_BAR_HEIGHT = 9
_MIN_ART_HEIGHT = 64
"""From this height on, a cell also shows the art of its tile."""

_KINDS = sorted(set(TILE_SET), key=lambda tile: abs(TILE_VALUE[tile]))
_ROWS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("+", (*(tile for tile in _KINDS if TILE_VALUE[tile] > 0), GOLD, EYE)),
    (MINUS, (*(tile for tile in _KINDS if TILE_VALUE[tile] < 0), FIRE)),
)
"""The kinds in each row, and the sign of their values. The last cell is for the pile."""

_COLUMNS = 9


def add_remaining_tiles(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the tiles still to come, or those to choose from in a game without luck."""
    sprite = _remaining_tiles_sprite(
        view.unplaced_tiles, view.pile, cached_text(translate, _title(view)), area.w, area.h
    )
    scene.add(area.x, area.y, sprite)


def _title(view: View) -> str:
    if not view.to_act:
        return "picture-not-placed"
    return "picture-to-choose" if view.options.no_luck else "picture-to-come"


@cached_image
def _remaining_tiles_sprite(
    unplaced: tuple[tuple[int, int], ...], pile: int, title: str, width: int, height: int
) -> Sprite:
    """Draw the overview as one sprite."""
    return remaining_tiles_scene(unplaced, pile, title, width, height).flatten()


def remaining_tiles_scene(
    unplaced: tuple[tuple[int, int], ...], pile: int, title: str, width: int, height: int
) -> Scene:
    """Lay out a cell for each kind, and one for the pile."""
    background = theme.TRAY
    scene = sprite_factory.scene(
        sprite_factory.rounded_rect(width, height, 10, background, theme.BACKGROUND)
    )
    style = ("label", 26, theme.INK, background, width - 16, _TITLE_HEIGHT - 2, "middle")
    scene.add(8, 2, sprite_factory.text(title, *style))
    column_width = (width - 10 + _GAP) // _COLUMNS
    row_height = (height - _TITLE_HEIGHT - 4) // len(_ROWS)
    size = column_width - _GAP, row_height - _GAP
    counts = dict(unplaced)
    for row, (symbol, tiles) in enumerate(_ROWS):
        y = _TITLE_HEIGHT + row * row_height
        scene.add(5, y, amount_sprite(symbol, 36, theme.INK, background, *size))
        for column, tile in enumerate(tiles, 1):
            scene.add(5 + column * column_width, y, _kind_sprite(tile, counts.get(tile, 0), *size))
    if pile:
        scene.add(
            5 + (_COLUMNS - 1) * column_width, _TITLE_HEIGHT + row_height, _pile_sprite(pile, *size)
        )
    return scene


@cached_image
def _kind_sprite(tile: int, count: int, width: int, height: int) -> Sprite:
    """Draw a kind with its value, its art or both, and a bar per tile; blank if none is left."""
    if not count:
        return sprite_factory.rounded_rect(width, height, 5, theme.SHADE, theme.TRAY)
    value, drawing = abs(TILE_VALUE[tile]), sprite_factory.drawing(width, height, theme.TRAY)
    fill = theme.INK if not value else GAIN_COLOUR if TILE_VALUE[tile] > 0 else COST_COLOUR
    drawing.rounded_rect(0, 0, width, height, 5, fill)
    with_art = height >= _MIN_ART_HEIGHT or not value
    if with_art:
        available = height - _BAR_HEIGHT - (34 if value else 0)
        drawing.art(tile_art(tile), 0, max(available - width, 0) // 2, width, width)
    if value:
        y = height - _BAR_HEIGHT - 16 if with_art else (height - _BAR_HEIGHT) // 2 + 2
        drawing.text(width // 2, y, str(value), "number", 36, theme.WHITE, "middle")
    bar_width = width // 2 - 3
    for index in range(count):
        x = (width - count * (bar_width + 2)) // 2 + 1 + index * (bar_width + 2)
        drawing.rect(x, height - 8, bar_width, 5, theme.COIN)
    return drawing.sprite()


@cached_image
def _pile_sprite(count: int, width: int, height: int) -> Sprite:
    """Draw the number of tiles in the face-down pile."""
    drawing = sprite_factory.drawing(width, height, theme.TRAY)
    drawing.rounded_rect(0, 0, width, height, 5, theme.COIN)
    drawing.rounded_rect(2, 2, width - 4, height - 4, 3, NIGHT)
    y = height // 2
    if height >= _MIN_ART_HEIGHT:
        drawing.icon(BACK, 0, 0, width)
        y += width // 2
    drawing.text(width // 2, y, str(count), "number", 30, theme.WHITE, "middle", width - 5)
    return drawing.sprite()
