"""The tiles that are not on the market yet, counted by kind."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_SET, TILE_VALUE
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.icons import BACK, tile_art
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import TIMES
from render.image_cache import cached_image
from render.kit.panel import HAIRLINE, draw_seat_shield
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import MINUS, Translate

_TITLE_HEIGHT, _GAP = 32, 3
_TIMES_HEIGHT, _VALUE_HEIGHT = 28, 36

_KINDS = sorted(set(TILE_SET), key=lambda tile: abs(TILE_VALUE[tile]))
_ROWS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("+", (*(tile for tile in _KINDS if TILE_VALUE[tile] > 0), GOLD, EYE)),
    (MINUS, (*(tile for tile in _KINDS if TILE_VALUE[tile] < 0), FIRE)),
)
"""The kinds in each row, and the sign of their values."""

_COLUMNS = 8
_SIGN_WIDTH, _PILE_WIDTH = 22, 72


class RemainingTiles(NamedTuple):
    """The number of each kind that is not on the market, and of tiles in the pile.

    `taken` are the kinds that have been placed since the reader's last move, by whom the last time.
    """

    unplaced: tuple[tuple[int, int], ...]
    taken: tuple[tuple[int, Seat], ...]
    pile: int
    title: str


def add_remaining_tiles(
    scene: Scene, view: View, changes: Changes | None, area: Rect, translate: Translate
) -> None:
    """Place the tiles still to come, or those to choose from in a game without luck, if any."""
    if not view.unplaced_tiles:
        return
    marked = changes is not None and not changes.nearly_all(view)
    taken = tuple(changes.placed_tiles(view).items()) if changes and marked else ()
    title = translate(_title(view))
    remaining = RemainingTiles(view.unplaced_tiles, taken, view.pile, title)
    scene.add(area.x, area.y, _remaining_tiles_sprite(remaining, area))


def _title(view: View) -> str:
    if not view.to_act:
        return "picture-not-placed"
    return "picture-to-choose" if view.options.no_luck else "picture-to-come"


@cached_image
def _remaining_tiles_sprite(remaining: RemainingTiles, area: Rect) -> Sprite:
    """Draw the overview as one sprite."""
    return remaining_tiles_scene(remaining, area).flatten()


def remaining_tiles_scene(remaining: RemainingTiles, area: Rect) -> Scene:
    """Lay out a place for each kind, and the pile beside the title."""
    scene = sprite_factory.scene(_background(remaining.title, area))
    if remaining.pile:
        place = _title_area(area).split_right(_PILE_WIDTH)[0]
        scene.add(place.x, place.y, _pile_sprite(remaining.pile, place.w, place.h))
    counts, takers = dict(remaining.unplaced), dict(remaining.taken)
    for (_, tiles), row in zip(_ROWS, _rows(area), strict=True):
        places = row.split_left(_SIGN_WIDTH)[1].columns(_COLUMNS, _GAP)
        for tile, place in zip(tiles, places, strict=False):
            sprite = _kind_sprite(tile, counts.get(tile, 0), takers.get(tile), place.w, place.h)
            scene.add(place.x, place.y, sprite)
    return scene


def _title_area(area: Rect) -> Rect:
    """Return where the title and the pile are, from the corner of an area."""
    return Rect(12, 4, area.w - 24, _TITLE_HEIGHT - 4)


def _rows(area: Rect) -> list[Rect]:
    """Return where the rows of places are, from the corner of an area."""
    inside = Rect(0, 0, area.w, area.h).inset(8, 5).split_top(_TITLE_HEIGHT - 5, 2)[1]
    width = inside.w // (_COLUMNS + 1)
    height = len(_ROWS) * (width + _VALUE_HEIGHT + _TIMES_HEIGHT + 2 * _GAP)
    return inside.centred(inside.w, min(inside.h, height)).rows(len(_ROWS), _GAP)


def _top_and_below(place: Rect) -> tuple[Rect, Rect]:
    """Return the parts of a place for the kind and for the number of its tiles."""
    return place.split_top(min(place.h - _TIMES_HEIGHT, place.w + _VALUE_HEIGHT), 1)


@cached_image
def _background(title: str, area: Rect) -> Sprite:
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    board = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*board, 10, SKIN.line)
    drawing.rounded_rect(*board.inset(HAIRLINE), 8, SKIN.board)
    place = _title_area(area)
    y, width = place.middle[1], place.w - _PILE_WIDTH - 4
    drawing.text(place.x, y, title, "label", 28, SKIN.light, max_width=width)
    for (sign, _), row in zip(_ROWS, _rows(area), strict=True):
        y = _top_and_below(row._replace(w=row.w // (_COLUMNS + 1)))[0].middle[1]
        drawing.text(row.x + 8, y, sign, "number", 38, SKIN.light, "middle")
    return drawing.sprite()


@cached_image
def _kind_sprite(tile: int, count: int, taker: Seat | None, width: int, height: int) -> Sprite:
    """Draw a kind with its value or its art, and "×2" below it; an empty place if none is left.

    A kind placed since is marked with the seat that placed it; if none is left, its place is
    outlined.
    """
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    place = Rect(0, 0, width, height)
    top, below = _top_and_below(place)
    if count:
        _draw_kind(drawing, tile, top)
    elif taker is None:
        drawing.rect(*top, SKIN.recess)
        return drawing.sprite()
    else:
        drawing.rounded_rect(*top, 5, SKIN.recess)
        drawing.border(top, 5, HAIRLINE, SKIN.accent)
        text = str(abs(TILE_VALUE[tile])) if TILE_VALUE[tile] else ""
        drawing.text(*top.middle, text, "number", 28, SKIN.faded, "middle", top.w - 4)
    if taker is not None:
        if count:
            drawing.border(top, 5, 3, SKIN.accent)
        shield = Rect(place.x, below.y - 2, 26, 30)
        draw_seat_shield(drawing, shield, taker, SKIN.accent)
    elif count > 1:
        text = f"{TIMES}{count}"
        drawing.text(*below.middle, text, "number", 30, SKIN.light, "middle", below.w)
    return drawing.sprite()


def _draw_kind(drawing: Drawing, tile: int, area: Rect) -> None:
    value = TILE_VALUE[tile]
    drawing.rounded_rect(*area, 5, SKIN.paper if value else theme.COIN)
    inside = area.inset(2)
    if not value:
        drawing.art(tile_art(tile), *inside)
        return
    if inside.h >= inside.w + _VALUE_HEIGHT - 4:
        art, inside = inside.split_top(inside.w)
        drawing.art(tile_art(tile), *art)
    drawing.rounded_rect(*inside, 4, amount_colour(value))
    text = str(abs(value))
    drawing.text(*inside.middle, text, "number", 38, theme.WHITE, "middle", inside.w - 2)


@cached_image
def _pile_sprite(count: int, width: int, height: int) -> Sprite:
    """Draw the number of tiles in the face-down pile beside its back."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    drawing.icon(BACK, width - height, 0, height)
    x = width - height - 6
    drawing.text(x, height // 2, str(count), "number", 30, SKIN.light, "right")
    return drawing.sprite()
