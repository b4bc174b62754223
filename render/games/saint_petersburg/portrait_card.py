"""A card in portrait format, at any scale."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from render import theme
from render.fonts import text_width, wrap_balanced
from render.games.saint_petersburg.icons import (
    SUIT_COLOURS,
    SUITS,
    SWAP,
    card_art,
    card_back,
    displaced_icon,
)
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import PRICE_COLOURS, Price
from render.games.saint_petersburg.yields import card_yields, draw_yields
from render.icons import FORBIDDEN
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing

PORTRAIT_WIDTH, PORTRAIT_HEIGHT = 128, 208
"""The size of a card at scale 1, in pixels."""


def portrait_card(
    card: Card,
    edition: str,
    name: str,
    price: Price | None,
    note: str = "",
    width: int = PORTRAIT_WIDTH,
    scale: float = 1.0,
    background: theme.Colour = theme.TRAY,
) -> Sprite:
    """Draw a card `width` pixels wide and `PORTRAIT_HEIGHT * scale` pixels high.

    Without a price it is face down. The `note` is shown beside the price, for example the number of
    copies.
    """
    cached_draw = _cached_large if scale > 1 else _cached_small
    return cached_draw(card, edition, name, price, note, width, scale, background)


@lru_cache(maxsize=192)
def _cached_small(*arguments: Any) -> Sprite:
    return draw_portrait_card(*arguments).sprite()


@lru_cache(maxsize=24)
def _cached_large(*arguments: Any) -> Sprite:
    return draw_portrait_card(*arguments).sprite()


def draw_portrait_card(
    card: Card,
    edition: str,
    name: str,
    price: Price | None,
    note: str = "",
    width: int = PORTRAIT_WIDTH,
    scale: float = 1.0,
    background: theme.Colour = theme.TRAY,
) -> Drawing:
    """Draw the card in full colour; `portrait_card` caches the sprite."""
    drawer = PortraitCardDrawer(card_table(edition), card, name, width, scale, background)
    drawer.draw_frame()
    drawer.draw_suit()
    if price is None:
        drawer.draw_back()
        drawer.draw_note(note, Rect(drawer.px(2), drawer.px(3), 0, drawer.px(46)))
    else:
        drawer.draw_art()
        drawer.draw_rail()
        drawer.draw_price(price)
        drawer.draw_note(note, drawer.price_rect(price))
        drawer.draw_income()
    drawer.draw_name()
    return drawer.drawing


class PortraitCardDrawer:
    """Draws the parts of one card.

    From top to bottom: a band with price and suit, the art, the name, and what the card pays. A
    rail on the right of the art shows a worker's tool, and what a trading card displaces. All
    heights are at scale 1; `px` converts them to pixels.
    """

    border, band_height, body_height, income_height, rail_width = 4, 48, 126, 30, 32
    """The art and the name share `body_height`; the name takes as much of it as it needs."""

    def __init__(
        self,
        table: CardTable,
        card: Card,
        name: str,
        width: int,
        scale: float,
        background: theme.Colour,
    ) -> None:
        self.table, self.card, self.width, self.scale = table, card, width, scale
        self.fill = SUIT_COLOURS[table.colour[card]]
        self.is_trading = table.is_trading(card)
        self.has_rail = self.is_trading or table.symbol[card] is not None
        self.drawing = sprite_factory.drawing(width, self.px(PORTRAIT_HEIGHT), background)
        self.lines = wrap_balanced(name, "label", self.px(20), width - self.px(8), 3)
        self.name_height = 42 if len(self.lines) < 3 else 57

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def draw_frame(self) -> None:
        """Draw the frame in the suit's colour, in gold for a trading card."""
        height, border = self.px(PORTRAIT_HEIGHT), self.px(self.border)
        outer = theme.GOLD if self.is_trading else self.fill
        self.drawing.rounded_rect(0, 0, self.width, height, self.px(11), outer)
        inner, radius, band = self.width - 2 * border, self.px(8), self.px(self.band_height)
        self.drawing.rounded_rect(border, border, inner, height - 2 * border, radius, self.fill)
        below = height - border - band + radius
        self.drawing.rounded_rect(border, band - radius, inner, below, radius, theme.PAPER)
        self.drawing.rect(border, band - radius, inner, radius, self.fill)

    def art_rect(self) -> Rect:
        """Return the rectangle of the art."""
        border, top = self.px(self.border), self.px(self.band_height)
        rail = self.px(self.rail_width) if self.has_rail else 0
        bottom = self.px(self.band_height + self.body_height - self.name_height)
        return Rect(border, top, self.width - 2 * border - rail, bottom - top)

    def draw_art(self) -> None:
        self.drawing.art(card_art(self.card), *self.art_rect())

    def draw_back(self) -> None:
        """Draw the back of the card, and an icon that says it will be turned face up again."""
        self.drawing.art(card_back(self.table.stack[self.card]), *self.art_rect())
        size, top = self.px(24), self.px(self.band_height + self.body_height)
        self.drawing.icon(SWAP, (self.width - size) // 2, top, size, theme.INK)

    def draw_rail(self) -> None:
        """Draw the tool of a green card, or what a trading card displaces."""
        if not self.has_rail:
            return
        art = self.art_rect()
        rail = Rect(art.right, art.y, self.px(self.rail_width), art.h)
        self.drawing.rect(*rail, self.fill)
        size = self.px(26)
        x = rail.x + (rail.w - size) // 2
        icon = displaced_icon(self.table, self.card)
        colour = None if self.table.symbol[self.card] is not None else theme.WHITE
        if self.is_trading:
            gap = (rail.h - 2 * size) // 3
            self.drawing.icon(SWAP, x, rail.y + gap, size, theme.GOLD_TINT)
            self.drawing.icon(icon, x, rail.y + 2 * gap + size, size, colour)
        else:
            self.drawing.icon(icon, x, rail.y + (rail.h - size) // 2, size, colour)

    def draw_price(self, price: Price) -> None:
        """Draw the price on a round coin, or on a framed plate for a trading card."""
        fill, ink, ring = PRICE_COLOURS[price.status]
        rect, border = self.price_rect(price), self.px(3)
        corner = self.px(6) if self.is_trading else rect.h // 2
        self.drawing.rounded_rect(*rect, corner, ring)
        inner = Rect(rect.x + border, rect.y + border, rect.w - 2 * border, rect.h - 2 * border)
        self.drawing.rounded_rect(*inner, max(corner - border, 1), fill)
        middle = rect.x + rect.w // 2
        if price.status == "barred":
            icon_size = self.px(30)
            self.drawing.icon(
                FORBIDDEN,
                middle - icon_size // 2,
                rect.y + (rect.h - icon_size) // 2,
                icon_size,
                ink,
            )
            return
        size = self._price_size(price)
        y = rect.y + rect.h // 2
        self.drawing.text(middle, y, price.text, "number", size, ink, "middle")

    def price_rect(self, price: Price) -> Rect:
        """Return the rectangle of the coin or the plate."""
        size, width = self.px(46), self.px(46)
        if self.is_trading and price.status != "barred":
            width = max(
                text_width(price.text, "number", self._price_size(price)) + self.px(10), size
            )
        return Rect(self.px(4), self.px(3), width, size)

    def _price_size(self, price: Price) -> int:
        sizes = (38, 34, 34, 32, 28) if not self.is_trading else (36, 36, 32, 32, 28)
        return self.px(sizes[min(len(price.text), len(sizes)) - 1])

    def draw_suit(self) -> None:
        """Draw the suit's icon in the upper right corner."""
        self.drawing.icon(SUITS[self.table.colour[self.card]], *self.suit_rect()[:3], theme.WHITE)

    def suit_rect(self) -> Rect:
        """Return the rectangle of the suit's icon."""
        size = self.px(30)
        return Rect(self.width - size - self.px(6), self.px(11), size, size)

    def draw_note(self, note: str, price: Rect) -> None:
        """Draw a label beside the price, or below it where there is no space."""
        if not note:
            return
        rect = self.note_rect(note, price)
        self.drawing.rounded_rect(*rect, self.px(6), theme.PAPER)
        middle, size = rect.x + rect.w // 2, self.px(28)
        self.drawing.text(middle, rect.y + rect.h // 2, note, "number", size, theme.INK, "middle")

    def note_rect(self, note: str, price: Rect) -> Rect:
        """Return the rectangle of the note."""
        width, height, gap = (
            text_width(note, "number", self.px(28)) + self.px(8),
            self.px(32),
            self.px(2),
        )
        if price.right + 2 * gap + width <= self.suit_rect().x:
            return Rect(price.right + gap, price.y + (price.h - height) // 2, width, height)
        return Rect(self.px(self.border), self.px(self.band_height + 1), width, height)

    def draw_name(self) -> None:
        """Draw the full name in up to three lines."""
        size, pitch = self.px(20), self.px(20 if len(self.lines) < 3 else 18)
        middle = self.px(self.band_height + self.body_height - self.name_height / 2 + 1)
        first_y = middle - (len(self.lines) - 1) * pitch // 2
        x, available = self.width // 2, self.width - self.px(13)
        for index, line in enumerate(self.lines):
            y = first_y + index * pitch
            self.drawing.text(x, y, line, "label", size, theme.INK, "middle", available)

    def draw_income(self) -> None:
        """Draw what the card pays and does."""
        middle = (
            self.px(self.band_height + self.body_height)
            + self.px(self.income_height) // 2
            - self.px(1)
        )
        groups, available = card_yields(self.table, self.card), self.width - self.px(12)
        draw_yields(self.drawing, groups, self.px(6), middle, available, self.scale)
