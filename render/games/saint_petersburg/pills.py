"""A player's cards as pills, with art, number and name, flowing in lines like words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.games.saint_petersburg.icons import LOCK, SUIT_COLOURS, SUITS, SWAP, card_art, card_back
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.tiles import CardGroup, tile_grid, tile_sprite
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_NAME_SIZES = (60, 46, 39, 34, 30, 26, 24, 22, 20)
_BORDER = 2
_TIMES = "\N{MULTIPLICATION SIGN}"


class Pill(NamedTuple):
    """A group of cards and its name."""

    group: CardGroup
    name: str


class PillStyle(NamedTuple):
    """The common style of a player's pills.

    `size` is the font size of the names, `squeeze` their horizontal scale, `height` the height of a
    pill and `gap` the distance between pills in pixels; `art` says whether they show art.
    """

    size: int
    squeeze: float
    height: int
    gap: int
    art: bool


class PlacedPill(NamedTuple):
    """A pill and its rectangle."""

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
"""The styles from the largest to the smallest."""


@lru_cache(maxsize=128)
def place_pills(
    pills: tuple[Pill, ...], edition: str, width: int, height: int
) -> tuple[PillStyle, tuple[PlacedPill, ...]] | None:
    """Lay out the pills in the largest style in which all of them fit with their full names.

    Each colour begins a new line if there is space for it. None if the names do not fit at all.
    """
    for style in _STYLES:
        for line_per_colour in (True, False):
            placed = tuple(_flow(pills, edition, width, style, line_per_colour))
            if placed and placed[-1].rect.bottom <= height:
                return style, placed
    return None


def _flow(
    pills: Sequence[Pill], edition: str, width: int, style: PillStyle, line_per_colour: bool
) -> Iterator[PlacedPill]:
    card_colours = card_table(edition).colour
    x = y = 0
    for index, (_, same_colour) in enumerate(
        groupby(pills, key=lambda pill: card_colours[pill.group.card])
    ):
        if index and line_per_colour and x:
            x, y = 0, y + style.height + style.gap
        for pill in same_colour:
            width_needed = min(_pill_width(pill, style), width)
            if x + width_needed > width:
                x, y = 0, y + style.height + style.gap
            yield PlacedPill(pill, Rect(x, y, width_needed, style.height))
            x += width_needed + style.gap


def _pill_width(pill: Pill, style: PillStyle) -> int:
    """Return the width of a pill in pixels."""
    name_width = math.ceil(text_width(pill.name, "label", style.size) * style.squeeze)
    return _name_offset(pill, style) + name_width + style.size // 3 + _BORDER


def _name_offset(pill: Pill, style: PillStyle) -> int:
    """Return the width before the name: art or the suit's icon, and the number of copies."""
    art_width = style.height * 13 // 10 if style.art else style.height * 7 // 10
    copies = _copies(pill)
    copies_width = text_width(copies, "number", style.size) + style.size // 5 if copies else 0
    return _BORDER + art_width + style.size // 4 + copies_width


def _copies(pill: Pill) -> str:
    return f"{pill.group.copies}{_TIMES}" if pill.group.copies > 1 else ""


@lru_cache(maxsize=256)
def pill_sprite(pill: Pill, is_new: bool, edition: str, style: PillStyle, width: int) -> Sprite:
    """Draw a pill in its suit's colour, a light one if new, a gold border for a trading card."""
    table, group = card_table(edition), pill.group
    colour, height = table.colour[group.card], style.height
    fill = theme.SLATE if group.face_down else SUIT_COLOURS[colour]
    border_colour = theme.GOLD if table.is_trading(group.card) else fill
    inner_fill, ink = (theme.WHITE, theme.INK) if is_new else (fill, theme.WHITE)
    drawing = sprite_factory.drawing(width, height, theme.PAPER)
    border = _BORDER + 1 if is_new or border_colour != fill else _BORDER
    drawing.rounded_rect(0, 0, width, height, height // 5, border_colour)
    drawing.rounded_rect(
        border, border, width - 2 * border, height - 2 * border, height // 6, inner_fill
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
    """Draw all pills of a player as one sprite."""
    return pills_scene(groups, new_cards, edition, width, height, translate).flatten()


def pills_scene(
    groups: tuple[CardGroup, ...],
    new_cards: frozenset[Card],
    edition: str,
    width: int,
    height: int,
    translate: Translate,
) -> Scene:
    """Lay out the pills, or tiles without names if the pills do not fit."""
    background = theme.PAPER
    scene = sprite_factory.scene(sprite_factory.solid(width, height, background))
    pills = tuple(Pill(group, card_name(group.card, translate)) for group in groups)
    layout = place_pills(pills, edition, width, height)
    if layout is None:
        for group, grid_rect in zip(groups, tile_grid(len(groups), scene.rect), strict=True):
            scene.add(
                grid_rect.x,
                grid_rect.y,
                tile_sprite(group, edition, "", grid_rect.w, grid_rect.h, background),
            )
        return scene
    style, placed = layout
    offset = (height - placed[-1].rect.bottom) // 2
    for pill, rect in placed:
        sprite = pill_sprite(pill, pill.group.card in new_cards, edition, style, rect.w)
        scene.add(rect.x, offset + rect.y, sprite)
    return scene
