"""Both rows small: picture, name and price of each card."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, card_table
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, fitted, width
from render.games.saint_petersburg.glyphs import FILLS, SUITS, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import COINS_LOOK, Price, row_prices
from render.games.saint_petersburg.titles import card_name
from render.palette import Sprite
from render.sprites import Sketch
from render.words import DASH, Say, said

_TITLE_HIGH = 30
_WIDE, _GAP = 130, 4


def lay_rows(scene: Scene, view: View, area: Rect, rubles: int | None, say: Say) -> None:
    """Upper row from the left, lower row up to the right, a drawn card between them."""
    high = area.h - _TITLE_HIGH
    top = area.y + _TITLE_HIGH
    style = ("label", 24, theme.INK, theme.GROUND)
    side = 300
    upper, lower = said(say, "picture-upper-row"), said(say, "picture-lower-row")
    scene.put(area.x, area.y, studio.label(upper, *style, side, _TITLE_HIGH - 2))
    x = area.right - side
    scene.put(x, area.y, studio.label(lower, *style, side, _TITLE_HIGH - 2, "right"))
    drawn = () if view.drawn is None else (view.drawn,)
    number = len(view.upper) + len(view.lower) + len(drawn)
    wide = min(_WIDE, (area.w - 16 + _GAP) // max(number, 1) - _GAP)
    step = wide + _GAP
    left = area.x
    starts = (
        ("upper", view.upper, left),
        ("drawn", drawn, left + len(view.upper) * step + 8),
        ("lower", view.lower, area.right - len(view.lower) * step + _GAP),
    )
    for source, cards, start in starts:
        prices = row_prices(view, source, cards, rubles)
        for place, card in enumerate(cards):
            sprite = mini(card, view.edition, card_name(card, say), prices[card], wide, high)
            scene.put(start + place * step, top, sprite)


@lru_cache(maxsize=192)
def mini(card: Card, edition: str, name: str, price: Price, wide: int, high: int) -> Sprite:
    """A card as small as it can be with its price large: price and suit, picture, name."""
    return draw_mini(card, edition, name, price, wide, high).sprite()


def draw_mini(card: Card, edition: str, name: str, price: Price, wide: int, high: int) -> Sketch:
    """The drawing that `mini` keeps as a sprite."""
    table = card_table(edition)
    fill, ink, ring = COINS_LOOK[price.look]
    colour, trading = table.colour[card], table.is_trading(card)
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 8, theme.GOLD if trading else FILLS[colour])
    sketch.round(3, 3, wide - 6, high - 6, 6, FILLS[colour])
    text = DASH if price.look == "barred" else price.text
    box = max(width(text, "number", 28) + 12, 36)
    art_left = 6 + max(box, 46)
    sketch.picture(motif(card), art_left, 3, wide - 3 - art_left, high - 29)
    sketch.round(5, 5, box, 32, 5 if trading else 16, ring)
    sketch.round(7, 7, box - 4, 28, 4 if trading else 14, fill)
    sketch.text(5 + box // 2, 21, text, "number", 28, ink, "middle")
    sketch.sign(SUITS[colour], 12, 41, 20, theme.WHITE)
    line = fitted(name, "label", 20, int((wide - 10) / PRESSED))
    sketch.text(wide // 2, high - 15, line, "label", 20, theme.WHITE, "middle", wide - 10)
    return sketch
