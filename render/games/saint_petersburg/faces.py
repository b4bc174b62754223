"""The face of a card, in any size."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from render import theme
from render.canvas import Rect
from render.fonts import balanced, width
from render.games.saint_petersburg.glyphs import FILLS, SUITS, SWAP, back_of, displaced_sign, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import COINS_LOOK, Price
from render.games.saint_petersburg.yields import draw_yields, yields
from render.palette import Sprite
from render.shapes import BARRED
from render.sprites import Sketch

FACE_WIDTH, FACE_HEIGHT = 128, 208
"""Pixels of a card in the rows, at scale 1."""


def face(
    card: Card,
    edition: str,
    name: str,
    price: Price | None,
    note: str = "",
    wide: int = FACE_WIDTH,
    scale: float = 1.0,
    ground: theme.Colour = theme.TRAY,
) -> Sprite:
    """A card `wide` pixels wide and FACE_HEIGHT times `scale` high.

    Without a price it lies face down. `note` stands at the price, such as the reduction of a
    row or the number of copies.
    """
    keep = _large if scale > 1 else _small
    return keep(card, edition, name, price, note, wide, scale, ground)


@lru_cache(maxsize=192)
def _small(*arguments: Any) -> Sprite:
    return draw_face(*arguments).sprite()


@lru_cache(maxsize=24)
def _large(*arguments: Any) -> Sprite:
    return draw_face(*arguments).sprite()


def draw_face(
    card: Card,
    edition: str,
    name: str,
    price: Price | None,
    note: str = "",
    wide: int = FACE_WIDTH,
    scale: float = 1.0,
    ground: theme.Colour = theme.TRAY,
) -> Sketch:
    """The drawing that `face` keeps as a sprite."""
    pen = FacePen(card_table(edition), card, name, wide, scale, ground)
    pen.frame()
    pen.suit()
    if price is None:
        pen.back()
        pen.note(note, Rect(pen.px(2), pen.px(3), 0, pen.px(46)))
    else:
        pen.art()
        pen.rail()
        pen.price(price)
        pen.note(note, pen.price_rect(price))
        pen.income()
    pen.name()
    return pen.sketch


class FacePen:
    """Draws the parts of one card. All heights are at scale 1.

    From top to bottom: price and suit on a band, the art, the name, what the card pays. To the
    right of the art a rail shows a worker's tool, and what a trading card displaces.
    """

    border, band, middle, income_high, rail_wide = 4, 48, 126, 30, 32
    """`middle` is shared by the art and the name, which takes what it needs."""

    def __init__(
        self,
        table: CardTable,
        card: Card,
        name: str,
        wide: int,
        scale: float,
        ground: theme.Colour,
    ) -> None:
        self.table, self.card, self.wide, self.scale = table, card, wide, scale
        self.fill = FILLS[table.colour[card]]
        self.trading = table.is_trading(card)
        self.railed = self.trading or table.symbol[card] is not None
        self.sketch = studio.sketch(wide, self.px(FACE_HEIGHT), ground)
        self.lines = balanced(name, "label", self.px(20), wide - self.px(8), 3)
        self.name_high = 42 if len(self.lines) < 3 else 57

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def frame(self) -> None:
        """The suit's colour all round, a trading card's frame in gold."""
        high, edge = self.px(FACE_HEIGHT), self.px(self.border)
        outer = theme.GOLD if self.trading else self.fill
        self.sketch.round(0, 0, self.wide, high, self.px(11), outer)
        inner, radius, band = self.wide - 2 * edge, self.px(8), self.px(self.band)
        self.sketch.round(edge, edge, inner, high - 2 * edge, radius, self.fill)
        below = high - edge - band + radius
        self.sketch.round(edge, band - radius, inner, below, radius, theme.PAPER)
        self.sketch.fill(edge, band - radius, inner, radius, self.fill)

    def art_rect(self) -> Rect:
        """Where the art lies."""
        edge, top = self.px(self.border), self.px(self.band)
        rail = self.px(self.rail_wide) if self.railed else 0
        bottom = self.px(self.band + self.middle - self.name_high)
        return Rect(edge, top, self.wide - 2 * edge - rail, bottom - top)

    def art(self) -> None:
        self.sketch.picture(motif(self.card), *self.art_rect())

    def back(self) -> None:
        """The back of the card, and a sign that it will turn up again."""
        self.sketch.picture(back_of(self.table.stack[self.card]), *self.art_rect())
        size, top = self.px(24), self.px(self.band + self.middle)
        self.sketch.sign(SWAP, (self.wide - size) // 2, top, size, theme.INK)

    def rail(self) -> None:
        """The tool of a green card; on a trading card what it displaces."""
        if not self.railed:
            return
        art = self.art_rect()
        rail = Rect(art.right, art.y, self.px(self.rail_wide), art.h)
        self.sketch.fill(*rail, self.fill)
        size = self.px(26)
        x = rail.x + (rail.w - size) // 2
        sign = displaced_sign(self.table, self.card)
        colour = None if self.table.symbol[self.card] is not None else theme.WHITE
        if self.trading:
            gap = (rail.h - 2 * size) // 3
            self.sketch.sign(SWAP, x, rail.y + gap, size, theme.GOLD_TINT)
            self.sketch.sign(sign, x, rail.y + 2 * gap + size, size, colour)
        else:
            self.sketch.sign(sign, x, rail.y + (rail.h - size) // 2, size, colour)

    def price(self, price: Price) -> None:
        """A round coin; a framed plate where something is displaced for it."""
        fill, ink, ring = COINS_LOOK[price.look]
        rect, edge = self.price_rect(price), self.px(3)
        corner = self.px(6) if self.trading else rect.h // 2
        self.sketch.round(*rect, corner, ring)
        inner = Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - 2 * edge)
        self.sketch.round(*inner, max(corner - edge, 1), fill)
        middle = rect.x + rect.w // 2
        if price.look == "barred":
            sign = self.px(30)
            self.sketch.sign(BARRED, middle - sign // 2, rect.y + (rect.h - sign) // 2, sign, ink)
            return
        size = self._figure_size(price)
        y = rect.y + rect.h // 2
        self.sketch.text(middle, y, price.text, "number", size, ink, "middle")

    def price_rect(self, price: Price) -> Rect:
        """Where the coin or the plate lies."""
        size, wide = self.px(46), self.px(46)
        if self.trading and price.look != "barred":
            wide = max(width(price.text, "number", self._figure_size(price)) + self.px(10), size)
        return Rect(self.px(4), self.px(3), wide, size)

    def _figure_size(self, price: Price) -> int:
        sizes = (38, 34, 34, 32, 28) if not self.trading else (36, 36, 32, 32, 28)
        return self.px(sizes[min(len(price.text), len(sizes)) - 1])

    def suit(self) -> None:
        """The suit's sign, always in the upper right corner."""
        self.sketch.sign(SUITS[self.table.colour[self.card]], *self.suit_rect()[:3], theme.WHITE)

    def suit_rect(self) -> Rect:
        """Where the suit's sign lies."""
        size = self.px(30)
        return Rect(self.wide - size - self.px(6), self.px(11), size, size)

    def note(self, note: str, price: Rect) -> None:
        """A tag beside the price, or below it where the price leaves no room."""
        if not note:
            return
        rect = self.note_rect(note, price)
        self.sketch.round(*rect, self.px(6), theme.PAPER)
        middle, size = rect.x + rect.w // 2, self.px(28)
        self.sketch.text(middle, rect.y + rect.h // 2, note, "number", size, theme.INK, "middle")

    def note_rect(self, note: str, price: Rect) -> Rect:
        """Where the tag lies."""
        wide, high, gap = width(note, "number", self.px(28)) + self.px(8), self.px(32), self.px(2)
        if price.right + 2 * gap + wide <= self.suit_rect().x:
            return Rect(price.right + gap, price.y + (price.h - high) // 2, wide, high)
        return Rect(self.px(self.border), self.px(self.band + 1), wide, high)

    def name(self) -> None:
        """The whole name, in up to three lines."""
        size, pitch = self.px(20), self.px(20 if len(self.lines) < 3 else 18)
        middle = self.px(self.band + self.middle - self.name_high / 2 + 1)
        first = middle - (len(self.lines) - 1) * pitch // 2
        x, room = self.wide // 2, self.wide - self.px(13)
        for number, line in enumerate(self.lines):
            y = first + number * pitch
            self.sketch.text(x, y, line, "label", size, theme.INK, "middle", room)

    def income(self) -> None:
        """What the card pays and does."""
        middle = self.px(self.band + self.middle) + self.px(self.income_high) // 2 - self.px(1)
        groups, room = yields(self.table, self.card), self.wide - self.px(12)
        draw_yields(self.sketch, groups, self.px(6), middle, room, self.scale)
