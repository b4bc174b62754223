"""A card as it lies in a row: broad, with price, yield and name that a phone shows readably."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.canvas import Rect
from render.fonts import balanced, width
from render.games.saint_petersburg.glyphs import FILLS, SUITS, SWAP, displaced_sign, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import COINS_LOOK, Price
from render.games.saint_petersburg.yields import draw_yields, yields, yields_wide
from render.palette import Sprite
from render.shapes import BARRED

NAME_SIZE, PRICE_SIZE = 39, 46
"""At 300 pixels an x of the name is 5 pixels high, a figure of the price 8."""

_LEAST_NAME = 24
_TIGHT = 0.66
"""How narrow a name may be pressed on a card."""

_HARDLY = 0.88
"""A name is rather pressed to this than broken."""

_YIELD_SIZE, _LARGE, _SMALL = 28, 1.4, 1.2
"""The size of yields, and how much larger they are drawn where there is room and where not."""

_COIN, _GLYPH, _EDGE = 56, 25, 4
_WIDEST = 100
"""Pixels of a plate at most: the range of a price is pressed into it."""

_TALL, _ROOMY, _TWO_LINES = 80, 92, 66
"""From these heights above the name on there is room for signs under the price, for large
yields in two lines, for small ones."""

_HIGH, _BAND = 150, 62
"""From this height on the art lies below price and yields, which are a band of that height."""

_ART = 24
"""No art is better than a narrower strip of it."""


@lru_cache(maxsize=320)
def slab(
    card: Card,
    edition: str,
    name: str,
    price: Price,
    wide: int,
    high: int,
    ground: theme.Colour,
    framed: bool = False,
) -> Sprite:
    """A card on its tray. A framed one stands out from all others."""
    return SlabPen(card, edition, name, price, Rect(0, 0, wide, high), ground, framed).drawn()


class SlabPen:
    """Draws a slab: price and suit at the left, art, yields at the right, below them the name."""

    def __init__(
        self,
        card: Card,
        edition: str,
        name: str,
        price: Price,
        rect: Rect,
        ground: theme.Colour,
        framed: bool = False,
    ) -> None:
        self.table, self.card, self.price, self.rect = card_table(edition), card, price, rect
        self.ground, self.framed = ground, framed
        self.trading = self.table.is_trading(card)
        self.fill = FILLS[self.table.colour[card]]
        self.groups = yields(self.table, card)
        self.name_size, self.lines = fitting_name(name, rect.w - 2 * _EDGE - 8)
        self.pitch = self.name_size + (2 if len(self.lines) < 3 else -4)
        name_high = len(self.lines) * self.pitch + (10 if len(self.lines) == 1 else 4)
        self.top_high = rect.h - 2 * _EDGE - name_high
        self.is_high = self.top_high >= _HIGH
        self.band = _BAND if self.is_high else self.top_high
        self.sketch = studio.sketch(rect.w, rect.h, ground)

    def drawn(self) -> Sprite:
        self._frame()
        right, left = self._yields(), self._left_wide()
        inner = self.rect.w - 2 * _EDGE
        art = Rect(_EDGE + left, _EDGE, inner - left - right, self.top_high)
        if self.is_high:
            art = Rect(_EDGE, _EDGE + self.band, inner, self.top_high - self.band)
        if art.w >= _ART:
            self.sketch.picture(motif(self.card), *art)
        self._price()
        self._signs(left)
        self._name()
        return self.sketch.sprite()

    @property
    def is_tall(self) -> bool:
        """Whether the signs lie under the price."""
        return self.band >= _TALL

    def _frame(self) -> None:
        """The suit's colour all round, a trading card's frame in gold."""
        wide, high = self.rect.w, self.rect.h
        outer = theme.ALERT if self.framed else theme.GOLD if self.trading else self.fill
        self.sketch.round(0, 0, wide, high, 10, outer)
        inner = (wide - 2 * _EDGE, high - 2 * _EDGE)
        self.sketch.round(_EDGE, _EDGE, *inner, 7, theme.PAPER)
        self.sketch.round(_EDGE, _EDGE, inner[0], self.top_high, 7, self.fill)
        self.sketch.fill(_EDGE, _EDGE + self.top_high - 8, inner[0], 8, self.fill)

    def _yields(self) -> int:
        """What the card pays and does, on paper. Gives its width."""
        stacked = self.band >= _TWO_LINES
        lines = [(each,) for each in self.groups] if stacked else [self.groups]
        scale = _LARGE if len(lines) == 1 or self.band >= _ROOMY else _SMALL
        wide = max(yields_wide(line, scale, _YIELD_SIZE) for line in lines) + 14
        left = self.rect.w - _EDGE - wide
        self.sketch.round(left, _EDGE, wide, self.band + 7 * (not self.is_high), 7, theme.PAPER)
        self.sketch.fill(left, _EDGE, wide - 8, self.band, theme.PAPER)
        pitch = min(self.band // len(lines), 48)
        first = _EDGE + (self.band - pitch * len(lines)) // 2 + pitch // 2
        for number, line in enumerate(lines):
            middle = first + number * pitch
            draw_yields(self.sketch, line, left, middle, wide, scale, _YIELD_SIZE)
        return wide

    def price_rect(self) -> Rect:
        """Where the coin or the plate lies."""
        size = min(_COIN, self.band - 2)
        wide = size
        if self.price.look != "barred":
            wide = max(size, width(self.price.text, "number", PRICE_SIZE) + 10)
            wide = min(wide, _WIDEST)
        return Rect(_EDGE + 1, _EDGE + 1, wide, size)

    def _left_wide(self) -> int:
        price = self.price_rect()
        signs = 2 * _GLYPH if self.trading else _GLYPH
        return price.w + 3 if self.is_tall else price.w + 6 + signs

    def _price(self) -> None:
        """A round coin; a framed plate where something is displaced for it."""
        fill, ink, ring = COINS_LOOK[self.price.look]
        rect = self.price_rect()
        corner = 7 if self.trading else rect.h // 2
        self.sketch.round(*rect, corner, ring)
        self.sketch.round(rect.x + 3, rect.y + 3, rect.w - 6, rect.h - 6, max(corner - 3, 2), fill)
        middle, y = rect.x + rect.w // 2, rect.y + rect.h // 2
        if self.price.look == "barred":
            self.sketch.sign(BARRED, middle - 19, y - 19, 38, ink)
            return
        room = rect.w - 8
        self.sketch.text(middle, y, self.price.text, "number", PRICE_SIZE, ink, "middle", room)

    def _signs(self, left: int) -> None:
        """The suit; on a trading card what it displaces. Under the price, or beside it."""
        price, suit = self.price_rect(), SUITS[self.table.colour[self.card]]
        if self.is_tall:
            y = price.bottom + min((self.band - price.h - _GLYPH) // 2, 10)
            x = _EDGE + (left - (2 * _GLYPH + 2 if self.trading else _GLYPH)) // 2
        else:
            x, y = price.right + 3, _EDGE + (self.band - _GLYPH) // 2
        if not self.trading:
            self.sketch.sign(suit, x, y, _GLYPH, theme.WHITE)
            return
        self.sketch.sign(SWAP, x, y, _GLYPH, theme.GOLD_TINT)
        symbol = self.table.symbol[self.card]
        colour = None if symbol is not None else theme.WHITE
        sign = displaced_sign(self.table, self.card)
        self.sketch.sign(sign, x + _GLYPH + 2, y, _GLYPH, colour)

    def _name(self) -> None:
        """The whole name, in up to three lines."""
        top = _EDGE + self.top_high
        middle = (top + self.rect.h - _EDGE) // 2 - (len(self.lines) - 1) * self.pitch // 2
        x, room = self.rect.w // 2, self.rect.w - 2 * _EDGE - 8
        for number, line in enumerate(self.lines):
            y = middle + number * self.pitch
            self.sketch.text(x, y, line, "label", self.name_size, theme.INK, "middle", room)


@lru_cache(maxsize=1024)
def fitting_name(name: str, room: int) -> tuple[int, tuple[str, ...]]:
    """The largest size at which the whole name stands in up to three lines, and the lines."""
    if width(name, "label", NAME_SIZE) * _HARDLY <= room:
        return NAME_SIZE, (" ".join(name.split()),)
    size = NAME_SIZE
    while True:
        lines = balanced(name, "label", size, room, 3, _TIGHT)
        whole = " ".join(lines) == " ".join(name.split())
        if size <= _LEAST_NAME or whole:
            return size, lines
        size -= 3
