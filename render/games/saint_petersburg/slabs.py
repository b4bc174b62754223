"""A card as it lies in a row: broad, with price, yield and name that a phone shows readably."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.canvas import Rect
from render.fonts import balanced, width
from render.games.saint_petersburg.glyphs import FILLS, SUITS, SWAP, displaced_sign, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import COINS_LOOK, Price
from render.games.saint_petersburg.yields import Group, draw_yields, yields, yields_wide
from render.palette import Sprite
from render.shapes import BARRED

NAME_SIZE, PRICE_SIZE = 39, 46
"""At 300 pixels an x of the name is 5 pixels high, a figure of the price 8."""

_LEAST_NAME = 24
_TIGHT = 0.62
"""How narrow a name may be pressed on a card."""

_HARDLY = 0.88
"""A name is rather pressed to this than broken."""

_YIELD_SIZE, _LINE = 28, 32
_SCALES = (1.4, 1.2, 1.1, 1.0, 0.9, 0.75)
"""The size of yields and the height of a line of them, and how much larger they are drawn where
there is room."""

_COIN, _GLYPH, _EDGE = 56, 25, 4
_WIDEST, _NARROW = 100, 84
"""Pixels of a plate at most: the range of a price is pressed into it."""

_TALL, _TWO_LINES = 80, 56
"""From these heights above the name on there is room for signs under the price, and for yields
in two lines."""

_HIGH, _BANDS = 150, (62, 98)
"""From this height on the art lies below price and yields, which are a band: a low one if they
have room in it."""

_BROAD = 2
"""A slab so many times as broad as that is high has more room for art between them."""

_NEEDS = ((True, 1.1, 36), (True, 0.0, 0), (False, 0.0, 0))
"""What a way to lay a card out must have, the best first: signs, yields of some size, room for
art."""

_MANY = 50_000
"""A slab of more pixels is not kept for long."""

_ART = 24
"""No art is better than a narrower strip of it."""


def slab(
    card: Card,
    edition: str,
    name: str,
    price: Price,
    wide: int,
    high: int,
    ground: theme.Colour,
) -> Sprite:
    """A card on its tray."""
    keep = _large if wide * high > _MANY else _small
    return keep(card, edition, name, price, Rect(0, 0, wide, high), ground)


@lru_cache(maxsize=112)
def _small(*arguments: Any) -> Sprite:
    return SlabPen(*arguments).drawn()


@lru_cache(maxsize=16)
def _large(*arguments: Any) -> Sprite:
    return SlabPen(*arguments).drawn()


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
    ) -> None:
        self.table, self.card, self.price, self.rect = card_table(edition), card, price, rect
        self.trading = self.table.is_trading(card)
        self.fill = FILLS[self.table.colour[card]]
        self.groups = yields(self.table, card)
        self.name_size, self.lines = fitting_name(name, rect.w - 2 * _EDGE - 8)
        self.pitch = self.name_size + (2 if len(self.lines) < 3 else -4)
        name_high = len(self.lines) * self.pitch + (10 if len(self.lines) == 1 else 4)
        self.top_high = rect.h - 2 * _EDGE - name_high
        self.is_high = self.top_high >= _HIGH and rect.w < _BROAD * self.top_high
        self.band, self.scale, self.widest = self.top_high, _SCALES[0], _WIDEST
        self.signed = True
        self._make_fit()
        self.sketch = studio.sketch(rect.w, rect.h, ground)

    def _make_fit(self) -> None:
        """Find how price and yields go side by side: as large as they can, in a low band.

        Where nothing else helps the signs are left out, and only the frame tells the suit.
        """
        bands = _BANDS if self.is_high else (self.top_high,)
        ways = product(_NEEDS, _SCALES, (_WIDEST, _NARROW), bands)
        for (self.signed, least, strip), self.scale, self.widest, self.band in ways:
            lines = self._yield_lines()
            if self.band < len(lines) * _LINE * self.scale and len(lines) > 1:
                continue
            art = 0 if self.is_high else strip
            if self.scale >= least and self.left_rect().right + art <= self.yields_rect().x:
                return

    def drawn(self) -> Sprite:
        self._frame()
        self._yields()
        left, right = self.left_rect().right, self.yields_rect().x
        art = Rect(left, _EDGE, right - left, self.top_high)
        if self.is_high:
            inner = self.rect.w - 2 * _EDGE
            art = Rect(_EDGE, _EDGE + self.band, inner, self.top_high - self.band)
        self._price()
        self._signs()
        self._name()
        scene = studio.scene(self.sketch.sprite())
        if art.w >= _ART:
            scene.put(art.x, art.y, studio.vignette(motif(self.card), art.w, art.h))
        return scene.painted()

    @property
    def is_tall(self) -> bool:
        """Whether the signs lie under the price."""
        return self.band >= _TALL

    def _frame(self) -> None:
        """The suit's colour all round, a trading card's frame in gold."""
        wide, high = self.rect.w, self.rect.h
        outer = theme.GOLD if self.trading else self.fill
        self.sketch.round(0, 0, wide, high, 10, outer)
        inner = (wide - 2 * _EDGE, high - 2 * _EDGE)
        self.sketch.round(_EDGE, _EDGE, *inner, 7, theme.PAPER)
        self.sketch.round(_EDGE, _EDGE, inner[0], self.top_high, 7, self.fill)
        self.sketch.fill(_EDGE, _EDGE + self.top_high - 8, inner[0], 8, self.fill)

    def _yield_lines(self) -> list[tuple[Group, ...]]:
        """What stands in each line of the yields."""
        return [(each,) for each in self.groups] if self.band >= _TWO_LINES else [self.groups]

    def yields_rect(self) -> Rect:
        """Where the card tells what it pays and does."""
        wide = max(yields_wide(line, self.scale, _YIELD_SIZE) for line in self._yield_lines()) + 14
        return Rect(self.rect.w - _EDGE - wide, _EDGE, wide, self.band)

    def _yields(self) -> None:
        """What the card pays and does, on paper."""
        lines = self._yield_lines()
        left, _, wide, high = self.yields_rect()
        below = 0 if self.is_high else 7
        self.sketch.round(left, _EDGE, wide, high + below, 7, theme.PAPER)
        self.sketch.fill(left, _EDGE, wide - 8, high, theme.PAPER)
        pitch = min(high // len(lines), 48)
        first = _EDGE + (high - pitch * len(lines)) // 2 + pitch // 2
        for number, line in enumerate(lines):
            middle = first + number * pitch
            draw_yields(self.sketch, line, left, middle, wide, self.scale, _YIELD_SIZE)

    def price_rect(self) -> Rect:
        """Where the coin or the plate lies."""
        size = min(_COIN, self.band - 2)
        wide = size
        if self.price.look != "barred":
            wide = max(size, width(self.price.text, "number", PRICE_SIZE) + 10)
            wide = min(wide, self.widest)
        return Rect(_EDGE + 1, _EDGE + 1, wide, size)

    def left_rect(self) -> Rect:
        """Where price and signs lie."""
        price = self.price_rect()
        signs = 2 * _GLYPH if self.trading else _GLYPH
        wide = price.w + 3 if self.is_tall or not self.signed else price.w + 6 + signs
        return Rect(_EDGE, _EDGE, wide, self.band)

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

    def _signs(self) -> None:
        """The suit; on a trading card what it displaces. Under the price, or beside it."""
        if not self.signed:
            return
        price, suit = self.price_rect(), SUITS[self.table.colour[self.card]]
        if self.is_tall:
            y = price.bottom + min((self.band - price.h - _GLYPH) // 2, 10)
            x = _EDGE + (self.left_rect().w - (2 * _GLYPH + 2 if self.trading else _GLYPH)) // 2
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
