"""Arranges the cards of a player in an area: as portrait cards if they fit, else as tiles."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_table
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.portrait_card import (
    PORTRAIT_HEIGHT,
    PORTRAIT_WIDTH,
    portrait_card,
)
from render.games.saint_petersburg.prices import printed_price
from render.games.saint_petersburg.tiles import CardGroup, name_fits, tile_grid, tile_sprite
from render.rect import Rect
from render.translation import Translate, cached_text

_GAP = 4
_TIMES = "\N{MULTIPLICATION SIGN}"


def add_card_grid(
    scene: Scene,
    groups: tuple[CardGroup, ...],
    edition: str,
    area: Rect,
    background: theme.Colour,
    translate: Translate,
    scales: tuple[float, ...] = (1.0,),
) -> None:
    """Place portrait cards at the largest of the scales at which all fit, else tiles.

    With several scales, the grid is centred.
    """
    for scale in scales:
        card_rects = _portrait_rects(len(groups), area, scale, centred=len(scales) > 1)
        if card_rects:
            _add_portrait_cards(scene, groups, edition, card_rects, scale, background, translate)
            return
    tiles = tile_grid(len(groups), area)
    if len(scales) > 1 and tiles:
        right, bottom = max(tile.right for tile in tiles), max(tile.bottom for tile in tiles)
        x, y = (area.right - right) // 2, (area.bottom - bottom) // 2
        tiles = tuple(tile._replace(x=tile.x + x, y=tile.y + y) for tile in tiles)
    _add_tiles(scene, groups, edition, tiles, background, translate)


def _portrait_rects(count: int, area: Rect, scale: float, centred: bool) -> list[Rect]:
    """Return the rectangles of so many portrait cards, or none if they do not fit."""
    width, height = int(PORTRAIT_WIDTH * scale), round(PORTRAIT_HEIGHT * scale)
    columns = (area.w + _GAP) // (width + _GAP)
    rows = (area.h + _GAP) // (height + _GAP)
    if not 0 < count <= rows * columns:
        return []
    left, top = area.x, area.y
    if centred:
        rows = -(-count // columns)
        columns = -(-count // rows)
        left += (area.w - columns * (width + _GAP) + _GAP) // 2
        top += (area.h - rows * (height + _GAP) + _GAP) // 2
    return [
        Rect(left + column * (width + _GAP), top + row * (height + _GAP), width, height)
        for row, column in (divmod(index, columns) for index in range(count))
    ]


def _add_portrait_cards(
    scene: Scene,
    groups: tuple[CardGroup, ...],
    edition: str,
    rects: list[Rect],
    scale: float,
    background: theme.Colour,
    translate: Translate,
) -> None:
    for group, rect in zip(groups, rects, strict=True):
        note = f"{group.copies}{_TIMES}" if group.copies > 1 else ""
        if group.used:
            note = cached_text(translate, "picture-used")
        price = None if group.face_down else printed_price(card_table(edition), group.card)
        name = card_name(group.card, translate)
        sprite = portrait_card(group.card, edition, name, price, note, rect.w, scale, background)
        scene.add(rect.x, rect.y, sprite)


def _add_tiles(
    scene: Scene,
    groups: tuple[CardGroup, ...],
    edition: str,
    rects: tuple[Rect, ...],
    background: theme.Colour,
    translate: Translate,
) -> None:
    """Place a tile for each group: all with names, or all without if one name does not fit."""
    names = [card_name(group.card, translate) for group in groups]
    if not all(map(name_fits, names, rects)):
        names = [""] * len(names)
    for group, name, rect in zip(groups, names, rects, strict=True):
        sprite = tile_sprite(group, edition, name, rect.w, rect.h, background)
        scene.add(rect.x, rect.y, sprite)
