"""The cards before a player as tags: picture, number and name, in lines like words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.canvas import Rect, Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.games.saint_petersburg.icons import LOCK, SUIT_COLOURS, SUITS, SWAP, card_art, card_back
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.tiles import CardGroup, tile_grid, tile_sprite
from render.palette import Sprite
from render.translation import Translate

_NAME_SIZES = (60, 46, 39, 34, 30, 26, 24, 22, 20)
_BORDER = 2
_TIMES = "\N{MULTIPLICATION SIGN}"


class Pill(NamedTuple):
    """A kind before a player, and how it is called."""

    group: CardGroup
    name: str


class PillStyle(NamedTuple):
    """How tags look in one spread: the size of the names and how much they are pressed, the
    height of a tag, the pixels between tags, and whether there is art."""

    size: int
    squeeze: float
    height: int
    gap: int
    art: bool


class PlacedPill(NamedTuple):
    """Where a tag lies."""

    pill: Pill
    rect: Rect


_STYLES = (
    *(PillStyle(size, 1.0, size * 7 // 5, 5, art=True) for size in _NAME_SIZES),
    *(
        PillStyle(_NAME_SIZES[-1], squeeze, _NAME_SIZES[-1] * 5 // 4, 2, art)
        for squeeze in (0.9, 0.8, SQUEEZE_LIMIT, 0.66)
        for art in (True, False)
    ),
)
"""From the largest to the smallest."""


@lru_cache(maxsize=128)
def place_pills(
    pills: tuple[Pill, ...], edition: str, width: int, height: int
) -> tuple[PillStyle, tuple[PlacedPill, ...]] | None:
    """Each tag in its place, as large as all of them can be with their whole names.

    A colour begins a line of its own where there is room for that. None if there is too little
    room for so many names.
    """
    for style in _STYLES:
        for line_per_colour in (True, False):
            places = tuple(_flow(pills, edition, width, style, line_per_colour))
            if places and places[-1].rect.bottom <= height:
                return style, places
    return None


def _flow(
    pills: Sequence[Pill], edition: str, width: int, style: PillStyle, line_per_colour: bool
) -> Iterator[PlacedPill]:
    card_colours = card_table(edition).colour
    x = y = 0
    for number, (_, group) in enumerate(
        groupby(pills, key=lambda pill: card_colours[pill.group.card])
    ):
        if number and line_per_colour and x:
            x, y = 0, y + style.height + style.gap
        for pill in group:
            available = min(_pill_width(pill, style), width)
            if x + available > width:
                x, y = 0, y + style.height + style.gap
            yield PlacedPill(pill, Rect(x, y, available, style.height))
            x += available + style.gap


def _pill_width(pill: Pill, style: PillStyle) -> int:
    """Pixels that a tag takes."""
    name = math.ceil(text_width(pill.name, "label", style.size) * style.squeeze)
    return _name_offset(pill, style) + name + style.size // 3 + _BORDER


def _name_offset(pill: Pill, style: PillStyle) -> int:
    """Pixels before the name: art or the suit's sign, and the number of copies."""
    art = style.height * 13 // 10 if style.art else style.height * 7 // 10
    copies = _copies(pill)
    number = text_width(copies, "number", style.size) + style.size // 5 if copies else 0
    return _BORDER + art + style.size // 4 + number


def _copies(pill: Pill) -> str:
    return f"{pill.group.copies}{_TIMES}" if pill.group.copies > 1 else ""


@lru_cache(maxsize=256)
def pill_sprite(pill: Pill, is_new: bool, edition: str, style: PillStyle, width: int) -> Sprite:
    """A tag in its suit's colour, a new one light; a trading card's with an edge of gold."""
    table, group = card_table(edition), pill.group
    colour, height = table.colour[group.card], style.height
    fill = theme.SLATE if group.face_down else SUIT_COLOURS[colour]
    border_colour = theme.GOLD if table.is_trading(group.card) else fill
    inside, ink = (theme.WHITE, theme.INK) if is_new else (fill, theme.WHITE)
    drawing = sprite_factory.drawing(width, height, theme.PAPER)
    border = _BORDER + 1 if is_new or border_colour != fill else _BORDER
    drawing.rounded_rect(0, 0, width, height, height // 5, border_colour)
    drawing.rounded_rect(
        border, border, width - 2 * border, height - 2 * border, height // 6, inside
    )
    inner = height - 2 * border
    if style.art:
        art = card_back(table.stack[group.card]) if group.face_down else card_art(group.card)
        drawing.art(art, border, border, height * 13 // 10, inner)
    else:
        icon, size = SWAP if group.face_down else SUITS[colour], height * 6 // 10
        drawing.icon(icon, border + 1, (height - size) // 2, size, ink)
    if group.used:
        size = height * 6 // 10
        drawing.rect(border, height - border - size, size, size, theme.SLATE)
        drawing.icon(LOCK, border + 2, height - border - size + 2, size - 4, theme.WHITE)
    left = _name_offset(pill, style)
    if copies := _copies(pill):
        x = left - text_width(copies, "number", style.size) - style.size // 5
        drawing.text(x, height // 2, copies, "number", style.size, ink)
    available = width - left - style.size // 3 - _BORDER
    name = ellipsize(pill.name, "label", style.size, int(available / style.squeeze) + 2)
    drawing.text(left, height // 2, name, "label", style.size, ink, max_width=available)
    return drawing.sprite()


@lru_cache(maxsize=24)
def pills_sprite(
    groups: tuple[CardGroup, ...],
    new_cards: frozenset[Card],
    edition: str,
    width: int,
    height: int,
    translate: Translate,
) -> Sprite:
    """All tags of a player in one piece."""
    return pills_scene(groups, new_cards, edition, width, height, translate).flatten()


def pills_scene(
    groups: tuple[CardGroup, ...],
    new_cards: frozenset[Card],
    edition: str,
    width: int,
    height: int,
    translate: Translate,
) -> Scene:
    """What lies where: tags, or pictures of more kinds than there is room for with names."""
    background = theme.PAPER
    scene = sprite_factory.scene(sprite_factory.solid(width, height, background))
    pills = tuple(Pill(group, card_name(group.card, translate)) for group in groups)
    found = place_pills(pills, edition, width, height)
    if found is None:
        for group, place in zip(groups, tile_grid(len(groups), scene.rect), strict=True):
            scene.add(
                place.x, place.y, tile_sprite(group, edition, "", place.w, place.h, background)
            )
        return scene
    style, places = found
    offset = (height - places[-1].rect.bottom) // 2
    for pill, rect in places:
        sprite = pill_sprite(pill, pill.group.card in new_cards, edition, style, rect.w)
        scene.add(rect.x, offset + rect.y, sprite)
    return scene
