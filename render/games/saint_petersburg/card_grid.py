"""Lays the kinds before a player into an area: whole faces if they have room, else tiles."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_table
from render import theme
from render.canvas import Rect, Scene
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.portrait_card import (
    PORTRAIT_HEIGHT,
    PORTRAIT_WIDTH,
    portrait_card,
)
from render.games.saint_petersburg.prices import printed_price
from render.games.saint_petersburg.tiles import CardGroup, name_fits, tile_grid, tile_sprite
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
    """Lay faces at the largest of the scales that all of them fit in, or else tiles.

    With several scales to choose from all is centred.
    """
    for scale in scales:
        card_rects = _portrait_rects(len(groups), area, scale, centred=len(scales) > 1)
        if card_rects:
            _add_portrait_cards(scene, groups, edition, card_rects, scale, background, translate)
            return
    tiles = tile_grid(len(groups), area)
    if len(scales) > 1 and tiles:
        right, bottom = max(t.right for t in tiles), max(t.bottom for t in tiles)
        x, y = (area.right - right) // 2, (area.bottom - bottom) // 2
        tiles = tuple(t._replace(x=t.x + x, y=t.y + y) for t in tiles)
    _add_tiles(scene, groups, edition, tiles, background, translate)


def _portrait_rects(number: int, area: Rect, scale: float, centred: bool) -> list[Rect]:
    """Where so many faces lie, or nothing if there is no room."""
    width, height = int(PORTRAIT_WIDTH * scale), round(PORTRAIT_HEIGHT * scale)
    columns = (area.w + _GAP) // (width + _GAP)
    rows = (area.h + _GAP) // (height + _GAP)
    if not 0 < number <= rows * columns:
        return []
    left, top = area.x, area.y
    if centred:
        rows = -(-number // columns)
        columns = -(-number // rows)
        left += (area.w - columns * (width + _GAP) + _GAP) // 2
        top += (area.h - rows * (height + _GAP) + _GAP) // 2
    return [
        Rect(left + column * (width + _GAP), top + row * (height + _GAP), width, height)
        for row, column in (divmod(place, columns) for place in range(number))
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
    """A tile for each kind: all with their names or, where one has no room for it, all without."""
    names = [card_name(group.card, translate) for group in groups]
    if not all(map(name_fits, names, rects)):
        names = [""] * len(names)
    for group, name, rect in zip(groups, names, rects, strict=True):
        sprite = tile_sprite(group, edition, name, rect.w, rect.h, background)
        scene.add(rect.x, rect.y, sprite)
