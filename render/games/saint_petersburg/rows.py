"""The upper and the lower row on trays, and next to them a pending decision."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_number
from engine.games.saint_petersburg.legal import PUB_PRICE, TRADING_HOUSE_POINTS, TRADING_HOUSE_PRICE
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.icons import card_art
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import offered_prices, row_prices
from render.games.saint_petersburg.trays import GAP, PADDING, STRIP_WIDTH, Tray, tray_sprite
from render.games.saint_petersburg.wide_card import wide_card
from render.games.saint_petersburg.yields import (
    COIN_TOKEN,
    PER_TOKEN,
    STAR_TOKEN,
    draw_yields,
)
from render.kit.icon_run import Run
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text

_ROW_GAP = 6
_DECISION_WIDTH = 268
_COLUMNS, _MIN_COLUMNS, MAX_TRAY_HEIGHT = 4, 3, 320
_row_of = itemgetter(0)


def arrange_trays(upper: tuple[Card, ...], lower: tuple[Card, ...]) -> tuple[int, list[list[Tray]]]:
    """Return the number of columns, and the trays line by line.

    Each row has a line of its own if the cards stay large enough; otherwise the lower row continues
    where the upper one ends.
    """
    longer = max(len(upper), len(lower))
    columns = max(_COLUMNS, -(-(len(upper) + len(lower)) // 2))
    if longer <= columns:
        columns = max(longer, _MIN_COLUMNS)
        lines = [[Tray("upper", upper)], [Tray("lower", lower)]]
    else:
        all_cards = [*(("upper", card) for card in upper), *(("lower", card) for card in lower)]
        lines = [
            [Tray(source, tuple(c for _, c in cards)) for source, cards in groupby(line, _row_of)]
            for line in (all_cards[:columns], all_cards[columns:])
        ]
    filled = [[tray for tray in line if tray.cards] for line in lines]
    return columns, [line for line in filled if line]


def add_rows(
    scene: Scene, view: View, area: Rect, translate: Translate, rubles: int | None = None
) -> None:
    """Place what can be bought; with `rubles`, prices show whether they suffice."""
    if view.drawn is not None or view.at_building:
        _add_pending_decision(scene, view, area._replace(w=_DECISION_WIDTH), translate, rubles)
        area = area._replace(
            x=area.x + _DECISION_WIDTH + _ROW_GAP, w=area.w - _DECISION_WIDTH - _ROW_GAP
        )
    columns, lines = arrange_trays(view.upper, view.lower)
    if not lines:
        scene.add_background(
            area.x,
            area.y,
            sprite_factory.rounded_rect(area.w, area.h, 12, theme.TRAY, theme.BACKGROUND),
        )
        text = cached_text(translate, "picture-rows-empty")
        scene.add_centred(area, sprite_factory.text(text, "name", 39, theme.INK, theme.TRAY))
        return
    width, height = tray_size(area, columns, len(lines), max(map(len, lines)))
    top = area.y + (area.h - len(lines) * (height + _ROW_GAP) + _ROW_GAP) // 2
    # During another decision, no card of a row can be bought.
    on_offer = (
        {}
        if view.drawn is not None or view.at_building
        else offered_prices(view.edition, view.offers, rubles)
    )
    for line in lines:
        left = area.x
        for tray in line:
            prices = row_prices(view.edition, *tray, on_offer)
            sprite = tray_sprite(tray, prices, view.edition, width, height, translate)
            left = scene.add(left, top, sprite).right + _ROW_GAP
        top += height + _ROW_GAP


def tray_size(area: Rect, columns: int, lines: int, trays_a_line: int) -> tuple[int, int]:
    """Return the width of a card and the height of a tray."""
    overhead = trays_a_line * (STRIP_WIDTH + PADDING + GAP) + (trays_a_line - 1) * _ROW_GAP
    width = (area.w - overhead) // columns - GAP
    return width, min((area.h - (lines - 1) * _ROW_GAP) // lines, MAX_TRAY_HEIGHT)


def card_size(area: Rect) -> tuple[int, int]:
    """Return the size of a card when both rows are about full."""
    width, height = tray_size(area, _COLUMNS, 2, 1)
    return width, height - 2 * PADDING


def _add_pending_decision(
    scene: Scene, view: View, area: Rect, translate: Translate, rubles: int | None
) -> None:
    """Place a panel with the card or the sale that must be decided on first."""
    panel_area = scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.ALERT, theme.BACKGROUND),
    )
    sale = current_point_sale(view)
    title = cached_text(translate, "picture-drawn" if sale is None else f"picture-{sale.key}")
    style = ("label", 34, theme.WHITE, theme.ALERT)
    scene.add(
        panel_area.x + 8,
        panel_area.y + 4,
        sprite_factory.text(title, *style, panel_area.w - 16, 44, "middle"),
    )
    height = min(panel_area.h - 48 - PADDING, MAX_TRAY_HEIGHT)
    rect = Rect(panel_area.x + PADDING, panel_area.y + 48, panel_area.w - 2 * PADDING, height)
    rect = rect._replace(y=rect.y + (panel_area.h - 48 - PADDING - height) // 2)
    if sale is not None:
        limit = cached_text(translate, f"picture-{sale.key}-limit", limit=sale.max_points)
        sprite = _point_sale_sprite(sale.card, sale.price_icons, limit, rect.w, rect.h)
    else:
        assert view.drawn is not None
        (price,) = row_prices(
            view.edition, "drawn", (view.drawn,), offered_prices(view.edition, view.offers, rubles)
        )
        name = card_name(view.drawn, translate)
        sprite = wide_card(view.drawn, view.edition, name, price, rect.w, rect.h, theme.ALERT)
    scene.add(rect.x, rect.y, sprite)


class PointSale(NamedTuple):
    """A building that sells points to its owner, who must decide now.

    `key` is the suffix of its text keys, `card` its card id, `price_icons` the price of points and
    `max_points` how many can be bought.
    """

    key: str
    card: str
    price_icons: Run
    max_points: int


def current_point_sale(view: View) -> PointSale | None:
    """Return the building whose owner must decide now, if any."""
    if view.at_guild_hall:
        price_icons: Run = (COIN_TOKEN, STAR_TOKEN, str(view.guild_hall_gain))
        return PointSale("guild-hall", "guild_hall", price_icons, view.guild_hall_gain)
    if view.at_trading_house:
        price_icons = (
            COIN_TOKEN,
            str(TRADING_HOUSE_PRICE),
            PER_TOKEN,
            STAR_TOKEN,
            str(TRADING_HOUSE_POINTS),
        )
        return PointSale("trading-house", "trading_house", price_icons, view.trading_house_limit)
    if view.at_pub:
        return PointSale(
            "pub", "pub", (COIN_TOKEN, str(PUB_PRICE), PER_TOKEN, STAR_TOKEN, "1"), view.pub_limit
        )
    return None


@lru_cache(maxsize=16)
def _point_sale_sprite(card: str, price_icons: Run, limit: str, width: int, height: int) -> Sprite:
    """Draw a building with the price of points and the maximum number of them."""
    drawing = sprite_factory.drawing(width, height, theme.ALERT)
    drawing.rounded_rect(0, 0, width, height, 10, theme.PAPER)
    art_height = height - 108
    drawing.art(card_art(card_number(card)), 4, 4, width - 8, art_height)
    draw_yields(drawing, (price_icons,), 0, art_height + 34, width, 1.6)
    drawing.text(width // 2, art_height + 82, limit, "label", 36, theme.INK, "middle", width - 16)
    return drawing.sprite()
