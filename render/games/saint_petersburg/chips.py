"""The cards before a player: one tile for each kind, as large as there is room for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, Colour, card_table
from render import theme
from render.canvas import Rect
from render.fonts import width, wrapped
from render.games.saint_petersburg.glyphs import FILLS, SUITS
from render.games.saint_petersburg.yields import draw_yields, yields
from render.shapes import SWAP
from render.sprites import Sketch, Sprite

GAP = 4
"""Pixels between tiles."""

LEAST_WIDTH, LEAST_HEIGHT = 70, 20
MOST_WIDTH, MOST_HEIGHT = 146, 112
_TALL = 74
"""From this height on a tile also says what the card pays."""

_TWO_LINES = 39
"""From this height on a tile has room for two lines of the name."""

_NAME_WIDTH = 112
"""A tile of this width shows most names whole."""

_CROWDED = 90
"""In an area lower than this the tiles lie closer together."""


class Kind(NamedTuple):
    """Copies of a card that lie before a player, face up or used and face down."""

    card: Card
    copies: int
    face_down: bool = False


@lru_cache(maxsize=512)
def kinds(
    in_play: tuple[tuple[Card, int], ...], used_observatories: int, edition: str
) -> tuple[Kind, ...]:
    """A player's cards by colour, trading cards after the others, used ones apart."""
    table = card_table(edition)
    used = used_observatories
    found: list[Kind] = []
    for card, copies in in_play:
        down = min(used, copies) if card in table.observatories else 0
        used -= down
        if copies > down:
            found.append(Kind(card, copies - down))
        if down:
            found.append(Kind(card, down, face_down=True))
    return tuple(
        sorted(found, key=lambda k: (table.colour[k.card], table.is_trading(k.card), k.card))
    )


@lru_cache(maxsize=512)
def grid(number: int, area: Rect) -> tuple[Rect, ...]:
    """Places for so many tiles, the largest that fit, line by line.

    When not even the smallest do, there are as many as fit.
    """
    gap = GAP if area.h >= _CROWDED else GAP // 2
    columns_least = max((area.w + gap) // (MOST_WIDTH + gap), 1)
    comfortable = (area.w + gap) // (_NAME_WIDTH + gap)
    columns_most = (area.w + gap) // (LEAST_WIDTH + gap)
    rows_most = (area.h + gap) // (LEAST_HEIGHT + gap)
    rows = -(-number // columns_least)
    if (area.h + gap) // max(rows, 1) - gap < _TALL:
        rows = 1
        while rows < rows_most and rows * comfortable < number:
            rows += 1
    columns = min(max(-(-number // max(rows, 1)), columns_least), columns_most)
    wide = min((area.w + gap) // columns - gap, MOST_WIDTH)
    high = min((area.h + gap) // max(rows, 1) - gap, MOST_HEIGHT)
    return tuple(
        Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    )[:number]


@lru_cache(maxsize=2048)
def tile(kind: Kind, edition: str, name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """A kind of card: colour, sign, name and, when there are several, how many."""
    table = card_table(edition)
    colour = table.colour[kind.card]
    sketch = Sketch(wide, high, ground)
    radius = 5 if high < _TWO_LINES else 8
    fill = theme.SLATE if kind.face_down else FILLS[colour]
    edge = theme.GOLD if table.is_trading(kind.card) else fill
    if kind.face_down:
        edge = theme.SILVER
    sketch.round(0, 0, wide, high, radius, edge)
    if edge is not fill:
        sketch.round(2, 2, wide - 4, high - 4, radius - 2, fill)
    if high >= _TALL:
        _tall(sketch, kind, edition, name, colour)
    else:
        _low(sketch, kind, name, colour)
    return sketch.sprite()


def _low(sketch: Sketch, kind: Kind, name: str, colour: Colour) -> None:
    """Number of copies, then the name in one line or two."""
    wide, high = sketch.image.size
    left = 6
    if kind.copies > 1:
        text = str(kind.copies)
        box = width(text, "number", 28) + 8
        sketch.round(2, 2, box, high - 4, 4, theme.PAPER)
        sketch.text(2 + box // 2, high // 2, text, "number", 28, theme.INK, "middle")
        left = box + 6
    elif high >= _TWO_LINES and _has_room(name, wide - 38):
        sketch.shape(SUITS[colour], left, (high - 22) // 2, 22, theme.WHITE)
        left += 27
    lines, size, pitch = 2 if high >= _TWO_LINES else 1, 20, 18 if high < 43 else 19
    texts = wrapped(name, "label", size, wide - left - 5, lines)
    first = (high - (len(texts) - 1) * (pitch + 1)) // 2
    for number, text in enumerate(texts):
        sketch.text(left, first + number * pitch, text, "label", size, theme.WHITE)


def _has_room(name: str, room: int) -> bool:
    """Whether every word of a name is at most so many pixels wide."""
    return all(width(word, "label", 20) <= room for word in name.split())


def _tall(sketch: Sketch, kind: Kind, edition: str, name: str, colour: Colour) -> None:
    """Sign and number above, the name in two lines, below what the card pays."""
    wide, high = sketch.image.size
    foot = 30
    if not kind.face_down:
        sketch.round(3, high - foot - 3, wide - 6, foot, 5, theme.PAPER)
        table = card_table(edition)
        draw_yields(
            sketch, yields(table, kind.card), 6, high - 3 - foot // 2, wide - 12, 1.0, size=26
        )
    head = high - foot - 4
    left = _tall_corner(sketch, kind, name, colour, head)
    lines = wrapped(name, "label", 20, wide - left - 4, 2)
    for number, line in enumerate(lines):
        middle = head // 2 + 1 + number * 20 - (len(lines) - 1) * 10
        sketch.text(left, middle, line, "label", 20, theme.WHITE)
    if kind.face_down:
        sketch.shape(SWAP, wide // 2 - 12, high - foot - 1, 24, theme.WHITE)


def _tall_corner(sketch: Sketch, kind: Kind, name: str, colour: Colour, head: int) -> int:
    """The number of copies, or the suit's sign if the name leaves room. Gives the name's left."""
    if kind.copies > 1:
        text = str(kind.copies)
        box = width(text, "number", 32) + 10
        tall = min(head - 8, 40)
        sketch.round(5, (head - tall) // 2 + 1, box, tall, 5, theme.PAPER)
        sketch.text(5 + box // 2, head // 2 + 1, text, "number", 32, theme.INK, "middle")
        return box + 10
    if not _has_room(name, sketch.image.width - 37):
        return 7
    sketch.shape(SUITS[colour], 6, head // 2 - 10, 22, theme.WHITE)
    return 33


@lru_cache(maxsize=64)
def more(number: int, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """The last tile when there are kinds that found no room."""
    sketch = Sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 5, theme.INK)
    sketch.text(wide // 2, high // 2, f"+{number}", "number", 20, theme.WHITE, "middle")
    return sketch.sprite()
