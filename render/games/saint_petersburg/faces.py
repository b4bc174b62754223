"""The face of a card, in any size."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from render import theme
from render.canvas import Rect
from render.fonts import width, wrapped
from render.games.saint_petersburg.glyphs import FILLS, SUITS, TINTS, displaced_sign, motif
from render.games.saint_petersburg.prices import COINS_LOOK, Price
from render.games.saint_petersburg.yields import draw_yields, yields
from render.picture import ELLIPSIS
from render.shapes import ARROW, BARRED
from render.sprites import Sketch, Sprite

FACE_WIDTH, FACE_HEIGHT = 128, 172
"""Pixels of a card in the rows, at scale 1."""


@lru_cache(maxsize=512)
def face(
    card: Card,
    edition: str,
    name: str,
    price: Price,
    note: str = "",
    wide: int = FACE_WIDTH,
    scale: float = 1.0,
    ground: theme.Colour = theme.TRAY,
    framed: bool = False,
) -> Sprite:
    """A card `wide` pixels wide and FACE_HEIGHT times `scale` high.

    `note` is written onto the art, such as the reduction of a row or the number of copies.
    A framed card stands out from the others.
    """
    return draw_face(card, edition, name, price, note, wide, scale, ground, framed).sprite()


def draw_face(
    card: Card,
    edition: str,
    name: str,
    price: Price,
    note: str = "",
    wide: int = FACE_WIDTH,
    scale: float = 1.0,
    ground: theme.Colour = theme.TRAY,
    framed: bool = False,
) -> Sketch:
    """The drawing that `face` keeps as a sprite."""
    pen = FacePen(card_table(edition), card, wide, scale, ground)
    pen.frame(framed)
    pen.price(price)
    pen.suit()
    pen.art(note)
    pen.name(name)
    pen.income()
    return pen.sketch


class FacePen:
    """Draws the parts of one card, from top to bottom. All heights are at scale 1."""

    band, art_high, name_high, income_high, border = 54, 40, 45, 29, 4

    def __init__(
        self, table: CardTable, card: Card, wide: int, scale: float, ground: theme.Colour
    ) -> None:
        self.table, self.card, self.wide, self.scale = table, card, wide, scale
        self.fill = FILLS[table.colour[card]]
        self.tint = TINTS[table.colour[card]]
        self.trading = table.is_trading(card)
        self.sketch = Sketch(wide, self.px(FACE_HEIGHT), ground)

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def frame(self, framed: bool) -> None:
        """The suit's colour all round, a trading card's frame in gold."""
        high, edge = self.px(FACE_HEIGHT), self.px(self.border)
        outer = theme.ALERT if framed else theme.GOLD if self.trading else self.fill
        self.sketch.round(0, 0, self.wide, high, self.px(11), outer)
        inner, radius, band = self.wide - 2 * edge, self.px(8), self.px(self.band)
        self.sketch.round(edge, edge, inner, high - 2 * edge, radius, self.fill)
        below = high - edge - band + radius
        self.sketch.round(edge, band - radius, inner, below, radius, theme.PAPER)
        self.sketch.fill(edge, band - radius, inner, radius, self.fill)

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
            sign = self.px(32)
            self.sketch.shape(BARRED, middle - sign // 2, rect.y + self.px(7), sign, ink)
            return
        size = self._figure_size(price)
        y = rect.y + rect.h // 2
        self.sketch.text(middle, y, price.text, "number", size, ink, "middle")

    def price_rect(self, price: Price) -> Rect:
        """Where the coin or the plate lies."""
        size, wide = self.px(47), self.px(47)
        if self.trading and price.look != "barred":
            wide = max(width(price.text, "number", self._figure_size(price)) + self.px(10), size)
        return Rect(self.px(5), self.px(4), wide, size)

    def _figure_size(self, price: Price) -> int:
        sizes = (38, 34, 34, 32, 28) if not self.trading else (36, 36, 32, 32, 28)
        return self.px(sizes[min(len(price.text), len(sizes)) - 1])

    def suit(self) -> None:
        """The suit's sign, always in the upper right corner."""
        self.sketch.shape(SUITS[self.table.colour[self.card]], *self.suit_rect()[:3], theme.WHITE)

    def suit_rect(self) -> Rect:
        """Where the suit's sign lies."""
        size = self.px(29)
        return Rect(self.wide - size - self.px(7), self.px(13), size, size)

    def art(self, note: str) -> None:
        """The motif on the suit's tint; before it what a trading card displaces."""
        edge, top, high = self.px(self.border), self.px(self.band), self.px(self.art_high)
        self.sketch.fill(edge, top, self.wide - 2 * edge, high, self.tint)
        size = self.px(36)
        y = top + (high - size) // 2
        taken = self.px(40) if note else 0
        middle = edge + (self.wide - 2 * edge - taken) // 2
        if not self.trading:
            self.sketch.shape(motif(self.table, self.card), middle - size // 2, y, size, self.fill)
        elif note:
            self._displaced(self.px(12), y)
        else:
            self._displaced(middle - self.px(43), y)
            self.sketch.shape(motif(self.table, self.card), middle + self.px(9), y, size, self.fill)
        if note:
            self._note(note, top)

    def _displaced(self, x: int, y: int) -> None:
        """A little card with the sign of what goes, and an arrow away from it."""
        self.sketch.round(x, y, self.px(30), self.px(36), self.px(4), self.fill)
        sign = displaced_sign(self.table, self.card)
        self.sketch.shape(sign, x + self.px(4), y + self.px(7), self.px(22), theme.WHITE)
        self.sketch.shape(ARROW, x + self.px(34), y + self.px(10), self.px(16), theme.INK)

    def _note(self, note: str, top: int) -> None:
        wide, high = self.px(41), self.px(32)
        x, y = self.wide - wide - self.px(6), top + self.px(4)
        self.sketch.round(x, y, wide, high, high // 2, theme.INK)
        self.sketch.text(
            x + wide // 2 - self.px(1),
            y + high // 2,
            note,
            "number",
            self.px(28),
            theme.WHITE,
            "middle",
        )

    def name(self, name: str) -> None:
        room, size, pitch = self.wide - self.px(7), self.px(20), self.px(19)
        lines = wrapped(name, "label", size, room, 2)
        if self.scale > 1 and lines[-1].endswith(ELLIPSIS):
            size, pitch = self.px(15), self.px(15)
            lines = wrapped(name, "label", size, room, 3)
        middle = self.px(self.band + self.art_high + self.name_high / 2 - 1)
        first = middle - (len(lines) - 1) * pitch // 2
        for number, line in enumerate(lines):
            self.sketch.text(
                self.wide // 2, first + number * pitch, line, "label", size, theme.INK, "middle"
            )

    def income(self) -> None:
        """What the card pays and does."""
        top = self.px(self.band + self.art_high + self.name_high)
        draw_yields(
            self.sketch,
            yields(self.table, self.card),
            self.px(6),
            top + self.px(self.income_high) // 2 - self.px(2),
            self.wide - self.px(12),
            self.scale,
        )
