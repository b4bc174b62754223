"""A card in landscape format, as in the rows: price, yields and name are legible on a phone."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.fonts import text_width, wrap_balanced
from render.games.saint_petersburg.icons import SUIT_COLOURS, SUITS, SWAP, card_art, displaced_icon
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import PRICE_COLOURS, Price
from render.games.saint_petersburg.yields import card_yields, draw_yields
from render.icons import FORBIDDEN
from render.kit.icon_run import Run, runs_width
from render.palette import Sprite
from render.rect import Rect

NAME_SIZE, PRICE_SIZE = 39, 46
"""The font sizes of the name and the price in pixels, legible on a phone.

At a picture width of 300 pixels, an x of the name is 5 pixels high and a digit of the price 8.
"""

_MIN_NAME_SIZE = 24
_NAME_SQUEEZE_LIMIT = 0.62
"""The minimum horizontal scale of a name."""

_SINGLE_LINE_SQUEEZE = 0.88
"""Down to this horizontal scale, a name is squeezed into a single line rather than wrapped."""

_YIELD_SIZE, _LINE_HEIGHT = 28, 32
_SCALES = (1.4, 1.2, 1.1, 1.0, 0.9, 0.75)
"""The scales of the yields, the largest first; `_YIELD_SIZE` and `_LINE_HEIGHT` are at scale 1."""

_COIN_SIZE, _ICON_SIZE, _BORDER = 56, 25, 4
_MAX_PRICE_WIDTH, _NARROW_PRICE_WIDTH = 100, 84
"""The maximum widths of a plate in pixels: a price range is squeezed into it."""

_ICONS_BELOW_PRICE_FROM, _TWO_YIELD_LINES_FROM = 80, 56
"""Minimum heights of the band above the name for icons below the price, and for two yield lines."""

_ART_BELOW_FROM, _BAND_HEIGHTS = 150, (62, 98)
"""From this height on, the art is below a band with price and yields.

The band is as high as the first of the heights in which they fit.
"""

_MAX_ASPECT_FOR_ART_BELOW = 2
"""A wider card, relative to that height, has more space for the art between price and yields."""

_LAYOUT_PREFERENCES = ((True, 1.1, 36), (True, 0.0, 0), (False, 0.0, 0))
"""Requirements for a layout, best first: icons, minimum yield scale, minimum art width."""

_MAX_CACHED_PIXELS = 50_000
"""Larger cards go to a smaller cache."""

_MIN_ART_WIDTH = 24
"""Art narrower than this is left out."""


def wide_card(
    card: Card,
    edition: str,
    name: str,
    price: Price,
    width: int,
    height: int,
    background: theme.Colour,
) -> Sprite:
    """Draw a card of a tray."""
    cached_draw = _cached_large if width * height > _MAX_CACHED_PIXELS else _cached_small
    return cached_draw(card, edition, name, price, Rect(0, 0, width, height), background)


@lru_cache(maxsize=112)
def _cached_small(*arguments: Any) -> Sprite:
    return WideCardDrawer(*arguments).draw()


@lru_cache(maxsize=16)
def _cached_large(*arguments: Any) -> Sprite:
    return WideCardDrawer(*arguments).draw()


class WideCardDrawer:
    """Draws a wide card: price and suit on the left, art, yields on the right, the name below."""

    def __init__(
        self,
        card: Card,
        edition: str,
        name: str,
        price: Price,
        rect: Rect,
        background: theme.Colour,
    ) -> None:
        self.table, self.card, self.price, self.rect = card_table(edition), card, price, rect
        self.is_trading = self.table.is_trading(card)
        self.fill = SUIT_COLOURS[self.table.colour[card]]
        self.yield_groups = card_yields(self.table, card)
        self.name_size, self.name_lines = fit_name(name, rect.w - 2 * _BORDER - 8)
        self.line_pitch = self.name_size + (2 if len(self.name_lines) < 3 else -4)
        name_height = len(self.name_lines) * self.line_pitch + (
            10 if len(self.name_lines) == 1 else 4
        )
        self.top_height = rect.h - 2 * _BORDER - name_height
        self.has_art_below = (
            self.top_height >= _ART_BELOW_FROM
            and rect.w < _MAX_ASPECT_FOR_ART_BELOW * self.top_height
        )
        self.band_height, self.scale, self.max_price_width = (
            self.top_height,
            _SCALES[0],
            _MAX_PRICE_WIDTH,
        )
        self.has_icons = True
        self._choose_layout()
        self.drawing = sprite_factory.drawing(rect.w, rect.h, background)

    def _choose_layout(self) -> None:
        """Find the best layout in which price and yields fit side by side.

        Larger yields, a wider price and a lower band are preferred, in this order. As a last resort
        the icons are left out, and only the frame shows the suit.
        """
        bands = _BAND_HEIGHTS if self.has_art_below else (self.top_height,)
        layouts = product(
            _LAYOUT_PREFERENCES, _SCALES, (_MAX_PRICE_WIDTH, _NARROW_PRICE_WIDTH), bands
        )
        for (
            self.has_icons,
            min_scale,
            min_art_width,
        ), self.scale, self.max_price_width, self.band_height in layouts:
            lines = self._yield_lines()
            if self.band_height < len(lines) * _LINE_HEIGHT * self.scale and len(lines) > 1:
                continue
            art = 0 if self.has_art_below else min_art_width
            if (
                self.scale >= min_scale
                and self.price_and_icons_rect().right + art <= self.yields_rect().x
            ):
                return

    def draw(self) -> Sprite:
        self._draw_frame()
        self._draw_yields()
        left, right = self.price_and_icons_rect().right, self.yields_rect().x
        art = Rect(left, _BORDER, right - left, self.top_height)
        if self.has_art_below:
            inner = self.rect.w - 2 * _BORDER
            art = Rect(
                _BORDER, _BORDER + self.band_height, inner, self.top_height - self.band_height
            )
        self._draw_price()
        self._draw_icons()
        self._draw_name()
        scene = sprite_factory.scene(self.drawing.sprite())
        if art.w >= _MIN_ART_WIDTH:
            scene.add(art.x, art.y, sprite_factory.cropped_art(card_art(self.card), art.w, art.h))
        return scene.flatten()

    @property
    def icons_below_price(self) -> bool:
        """Whether the icons are below the price instead of beside it."""
        return self.band_height >= _ICONS_BELOW_PRICE_FROM

    def _draw_frame(self) -> None:
        """Draw the frame in the suit's colour, in gold for a trading card."""
        width, height = self.rect.w, self.rect.h
        outer = theme.GOLD if self.is_trading else self.fill
        self.drawing.rounded_rect(0, 0, width, height, 10, outer)
        inner = (width - 2 * _BORDER, height - 2 * _BORDER)
        self.drawing.rounded_rect(_BORDER, _BORDER, *inner, 7, theme.PAPER)
        self.drawing.rounded_rect(_BORDER, _BORDER, inner[0], self.top_height, 7, self.fill)
        self.drawing.rect(_BORDER, _BORDER + self.top_height - 8, inner[0], 8, self.fill)

    def _yield_lines(self) -> list[tuple[Run, ...]]:
        """Return the yield groups of each line."""
        return (
            [(group,) for group in self.yield_groups]
            if self.band_height >= _TWO_YIELD_LINES_FROM
            else [self.yield_groups]
        )

    def yields_rect(self) -> Rect:
        """Return the rectangle of the yields."""
        size = round(self.scale * _YIELD_SIZE)
        width = max(runs_width(line, size) for line in self._yield_lines()) + 14
        return Rect(self.rect.w - _BORDER - width, _BORDER, width, self.band_height)

    def _draw_yields(self) -> None:
        """Draw what the card pays and does, on paper."""
        lines = self._yield_lines()
        left, _, width, height = self.yields_rect()
        below = 0 if self.has_art_below else 7
        self.drawing.rounded_rect(left, _BORDER, width, height + below, 7, theme.PAPER)
        self.drawing.rect(left, _BORDER, width - 8, height, theme.PAPER)
        pitch = min(height // len(lines), 48)
        first_y = _BORDER + (height - pitch * len(lines)) // 2 + pitch // 2
        for index, line in enumerate(lines):
            middle = first_y + index * pitch
            draw_yields(self.drawing, line, left, middle, width, self.scale, _YIELD_SIZE)

    def price_rect(self) -> Rect:
        """Return the rectangle of the coin or the plate."""
        size = min(_COIN_SIZE, self.band_height - 2)
        width = size
        if self.price.status != "barred":
            width = max(size, text_width(self.price.text, "number", PRICE_SIZE) + 10)
            width = min(width, self.max_price_width)
        return Rect(_BORDER + 1, _BORDER + 1, width, size)

    def price_and_icons_rect(self) -> Rect:
        """Return the rectangle of price and icons."""
        price = self.price_rect()
        icons_width = 2 * _ICON_SIZE if self.is_trading else _ICON_SIZE
        width = (
            price.w + 3
            if self.icons_below_price or not self.has_icons
            else price.w + 6 + icons_width
        )
        return Rect(_BORDER, _BORDER, width, self.band_height)

    def _draw_price(self) -> None:
        """Draw the price on a round coin, or on a framed plate for a trading card."""
        fill, ink, ring = PRICE_COLOURS[self.price.status]
        rect = self.price_rect()
        corner = 7 if self.is_trading else rect.h // 2
        self.drawing.rounded_rect(*rect, corner, ring)
        self.drawing.rounded_rect(
            rect.x + 3, rect.y + 3, rect.w - 6, rect.h - 6, max(corner - 3, 2), fill
        )
        middle, y = rect.x + rect.w // 2, rect.y + rect.h // 2
        if self.price.status == "barred":
            self.drawing.icon(FORBIDDEN, middle - 19, y - 19, 38, ink)
            return
        available = rect.w - 8
        self.drawing.text(
            middle, y, self.price.text, "number", PRICE_SIZE, ink, "middle", available
        )

    def _draw_icons(self) -> None:
        """Draw the suit, or what a trading card displaces, below the price or beside it."""
        if not self.has_icons:
            return
        price, suit = self.price_rect(), SUITS[self.table.colour[self.card]]
        if self.icons_below_price:
            y = price.bottom + min((self.band_height - price.h - _ICON_SIZE) // 2, 10)
            x = (
                _BORDER
                + (
                    self.price_and_icons_rect().w
                    - (2 * _ICON_SIZE + 2 if self.is_trading else _ICON_SIZE)
                )
                // 2
            )
        else:
            x, y = price.right + 3, _BORDER + (self.band_height - _ICON_SIZE) // 2
        if not self.is_trading:
            self.drawing.icon(suit, x, y, _ICON_SIZE, theme.WHITE)
            return
        self.drawing.icon(SWAP, x, y, _ICON_SIZE, theme.GOLD_TINT)
        symbol = self.table.symbol[self.card]
        colour = None if symbol is not None else theme.WHITE
        icon = displaced_icon(self.table, self.card)
        self.drawing.icon(icon, x + _ICON_SIZE + 2, y, _ICON_SIZE, colour)

    def _draw_name(self) -> None:
        """Draw the full name in up to three lines."""
        top = _BORDER + self.top_height
        middle = (top + self.rect.h - _BORDER) // 2 - (
            len(self.name_lines) - 1
        ) * self.line_pitch // 2
        x, available = self.rect.w // 2, self.rect.w - 2 * _BORDER - 8
        for index, line in enumerate(self.name_lines):
            y = middle + index * self.line_pitch
            self.drawing.text(x, y, line, "label", self.name_size, theme.INK, "middle", available)


@lru_cache(maxsize=1024)
def fit_name(name: str, max_width: int) -> tuple[int, tuple[str, ...]]:
    """Return the largest font size at which the name fits into three lines, and the lines."""
    if text_width(name, "label", NAME_SIZE) * _SINGLE_LINE_SQUEEZE <= max_width:
        return NAME_SIZE, (" ".join(name.split()),)
    size = NAME_SIZE
    while True:
        lines = wrap_balanced(name, "label", size, max_width, 3, _NAME_SQUEEZE_LIMIT)
        complete = " ".join(lines) == " ".join(name.split())
        if size <= _MIN_NAME_SIZE or complete:
            return size, lines
        size -= 3
