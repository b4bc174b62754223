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
from render.fonts import PRESSED, fitted, width
from render.games.saint_petersburg.chips import Kind, grid, tile
from render.games.saint_petersburg.glyphs import FILLS, SUITS, SWAP, USED, back_of, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.titles import card_name
from render.palette import Sprite
from render.words import Say

_SIZES = (60, 46, 39, 34, 30, 26, 24, 22, 20)
_EDGE = 2
_TIMES = "\N{MULTIPLICATION SIGN}"


class Tag(NamedTuple):
    """A kind before a player, and how it is called."""

    kind: Kind
    name: str


class Look(NamedTuple):
    """How tags look in one spread: the size of the names and how much they are pressed, the
    height of a tag, the pixels between tags, and whether there is art."""

    size: int
    pressed: float
    high: int
    gap: int
    art: bool


class Placed(NamedTuple):
    """Where a tag lies."""

    tag: Tag
    rect: Rect


_LOOKS = (
    *(Look(size, 1.0, size * 7 // 5, 5, art=True) for size in _SIZES),
    *(
        Look(_SIZES[-1], pressed, _SIZES[-1] * 5 // 4, 2, art)
        for pressed in (0.9, 0.8, PRESSED, 0.66)
        for art in (True, False)
    ),
)
"""From the largest to the smallest."""


@lru_cache(maxsize=128)
def placed(
    tags: tuple[Tag, ...], edition: str, wide: int, high: int
) -> tuple[Look, tuple[Placed, ...]] | None:
    """Each tag in its place, as large as all of them can be with their whole names.

    A colour begins a line of its own where there is room for that. None if there is too little
    room for so many names.
    """
    for look in _LOOKS:
        for apart in (True, False):
            places = tuple(_flow(tags, edition, wide, look, apart))
            if places and places[-1].rect.bottom <= high:
                return look, places
    return None


def _flow(
    tags: Sequence[Tag], edition: str, wide: int, look: Look, apart: bool
) -> Iterator[Placed]:
    colour_of = card_table(edition).colour
    x = y = 0
    for number, (_, group) in enumerate(groupby(tags, key=lambda tag: colour_of[tag.kind.card])):
        if number and apart and x:
            x, y = 0, y + look.high + look.gap
        for tag in group:
            room = min(_wide(tag, look), wide)
            if x + room > wide:
                x, y = 0, y + look.high + look.gap
            yield Placed(tag, Rect(x, y, room, look.high))
            x += room + look.gap


def _wide(tag: Tag, look: Look) -> int:
    """Pixels that a tag takes."""
    name = math.ceil(width(tag.name, "label", look.size) * look.pressed)
    return _left(tag, look) + name + look.size // 3 + _EDGE


def _left(tag: Tag, look: Look) -> int:
    """Pixels before the name: art or the suit's sign, and the number of copies."""
    art = look.high * 13 // 10 if look.art else look.high * 7 // 10
    copies = _copies(tag)
    number = width(copies, "number", look.size) + look.size // 5 if copies else 0
    return _EDGE + art + look.size // 4 + number


def _copies(tag: Tag) -> str:
    return f"{tag.kind.copies}{_TIMES}" if tag.kind.copies > 1 else ""


@lru_cache(maxsize=256)
def tag_sprite(tag: Tag, new: bool, edition: str, look: Look, wide: int) -> Sprite:
    """A tag in its suit's colour, a new one light; a trading card's with an edge of gold."""
    table, kind = card_table(edition), tag.kind
    colour, high = table.colour[kind.card], look.high
    fill = theme.SLATE if kind.face_down else FILLS[colour]
    edge = theme.GOLD if table.is_trading(kind.card) else fill
    inside, ink = (theme.WHITE, theme.INK) if new else (fill, theme.WHITE)
    sketch = studio.sketch(wide, high, theme.PAPER)
    border = _EDGE + 1 if new or edge != fill else _EDGE
    sketch.round(0, 0, wide, high, high // 5, edge)
    sketch.round(border, border, wide - 2 * border, high - 2 * border, high // 6, inside)
    inner = high - 2 * border
    if look.art:
        art = back_of(table.stack[kind.card]) if kind.face_down else motif(kind.card)
        sketch.picture(art, border, border, high * 13 // 10, inner)
    else:
        sign, size = SWAP if kind.face_down else SUITS[colour], high * 6 // 10
        sketch.sign(sign, border + 1, (high - size) // 2, size, ink)
    if kind.used:
        size = high * 6 // 10
        sketch.fill(border, high - border - size, size, size, theme.SLATE)
        sketch.sign(USED, border + 2, high - border - size + 2, size - 4, theme.WHITE)
    left = _left(tag, look)
    if copies := _copies(tag):
        x = left - width(copies, "number", look.size) - look.size // 5
        sketch.text(x, high // 2, copies, "number", look.size, ink)
    room = wide - left - look.size // 3 - _EDGE
    name = fitted(tag.name, "label", look.size, int(room / look.pressed) + 2)
    sketch.text(left, high // 2, name, "label", look.size, ink, room=room)
    return sketch.sprite()


@lru_cache(maxsize=24)
def tags_sprite(
    shown: tuple[Kind, ...],
    new: frozenset[Card],
    edition: str,
    wide: int,
    high: int,
    translate: Say,
) -> Sprite:
    """All tags of a player in one piece."""
    return tags_scene(shown, new, edition, wide, high, translate).painted()


def tags_scene(
    shown: tuple[Kind, ...],
    new: frozenset[Card],
    edition: str,
    wide: int,
    high: int,
    translate: Say,
) -> Scene:
    """What lies where: tags, or pictures of more kinds than there is room for with names."""
    ground = theme.PAPER
    scene = studio.scene(studio.flat(wide, high, ground))
    tags = tuple(Tag(kind, card_name(kind.card, translate)) for kind in shown)
    found = placed(tags, edition, wide, high)
    if found is None:
        for kind, place in zip(shown, grid(len(shown), scene.rect), strict=True):
            scene.put(place.x, place.y, tile(kind, edition, "", place.w, place.h, ground))
        return scene
    look, places = found
    down = (high - places[-1].rect.bottom) // 2
    for tag, rect in places:
        sprite = tag_sprite(tag, tag.kind.card in new, edition, look, rect.w)
        scene.put(rect.x, down + rect.y, sprite)
    return scene
