"""Both rows, each on trays of its own, and beside them what is decided before them."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_number
from engine.games.saint_petersburg.legal import PUB_PRICE, TRADING_HOUSE_POINTS, TRADING_HOUSE_PRICE
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.saint_petersburg.glyphs import motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import offered_prices, prices_of
from render.games.saint_petersburg.slabs import slab
from render.games.saint_petersburg.titles import card_name
from render.games.saint_petersburg.trays import GAP, PAD, STRIP, Tray, tray_sprite
from render.games.saint_petersburg.yields import COIN_SIGN, PER, STAR_SIGN, Group, draw_yields
from render.palette import Sprite
from render.words import Say, said

_BETWEEN = 6
_ASIDE = 268
_COLUMNS, _LEAST_COLUMNS, ONE_LINE = 4, 3, 320
_SOURCE = itemgetter(0)


def trays(upper: tuple[Card, ...], lower: tuple[Card, ...]) -> tuple[int, list[list[Tray]]]:
    """How many cards lie side by side, and the trays line by line.

    Each row has a line of its own where that leaves the cards large; else the lower row goes on
    where the upper one ends.
    """
    longer = max(len(upper), len(lower))
    columns = max(_COLUMNS, -(-(len(upper) + len(lower)) // 2))
    if longer <= columns:
        columns = max(longer, _LEAST_COLUMNS)
        lines = [[Tray("upper", upper)], [Tray("lower", lower)]]
    else:
        every = [*(("upper", card) for card in upper), *(("lower", card) for card in lower)]
        lines = [
            [Tray(source, tuple(c for _, c in cards)) for source, cards in groupby(line, _SOURCE)]
            for line in (every[:columns], every[columns:])
        ]
    full = [[tray for tray in line if tray.cards] for line in lines]
    return columns, [line for line in full if line]


def lay_rows(
    scene: Scene, view: View, area: Rect, translate: Say, rubles: int | None = None
) -> None:
    """Lay what can be bought. With `rubles`, whether that is enough is seen too."""
    if view.drawn is not None or view.at_building:
        _aside(scene, view, area._replace(w=_ASIDE), translate, rubles)
        area = area._replace(x=area.x + _ASIDE + _BETWEEN, w=area.w - _ASIDE - _BETWEEN)
    columns, lines = trays(view.upper, view.lower)
    if not lines:
        scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
        text = said(translate, "picture-rows-empty")
        scene.centre(area, studio.label(text, "name", 39, theme.INK, theme.TRAY))
        return
    wide, high = tray_size(area, columns, len(lines), max(map(len, lines)))
    top = area.y + (area.h - len(lines) * (high + _BETWEEN) + _BETWEEN) // 2
    # While something else is decided, no card of a row can be bought.
    on_offer = {} if view.drawn is not None or view.at_building else offered_prices(view, rubles)
    for line in lines:
        left = area.x
        for tray in line:
            prices = prices_of(view.edition, *tray, on_offer)
            sprite = tray_sprite(tray, prices, view.edition, wide, high, translate)
            left = scene.put(left, top, sprite).right + _BETWEEN
        top += high + _BETWEEN


def tray_size(area: Rect, columns: int, lines: int, trays_a_line: int) -> tuple[int, int]:
    """The width of a card and the height of a tray."""
    ends = trays_a_line * (STRIP + PAD + GAP) + (trays_a_line - 1) * _BETWEEN
    wide = (area.w - ends) // columns - GAP
    return wide, min((area.h - (lines - 1) * _BETWEEN) // lines, ONE_LINE)


def card_size(area: Rect) -> tuple[int, int]:
    """The size of a card when both rows are as full as they mostly are."""
    wide, high = tray_size(area, _COLUMNS, 2, 1)
    return wide, high - 2 * PAD


def _aside(scene: Scene, view: View, area: Rect, translate: Say, rubles: int | None) -> None:
    """A place of its own for what is decided before anything else."""
    panel = scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.ALERT, theme.GROUND))
    house = house_of(view)
    title = said(translate, "picture-drawn" if house is None else f"picture-{house.key}")
    style = ("label", 34, theme.WHITE, theme.ALERT)
    scene.put(panel.x + 8, panel.y + 4, studio.label(title, *style, panel.w - 16, 44, "middle"))
    high = min(panel.h - 48 - PAD, ONE_LINE)
    place = Rect(panel.x + PAD, panel.y + 48, panel.w - 2 * PAD, high)
    place = place._replace(y=place.y + (panel.h - 48 - PAD - high) // 2)
    if house is not None:
        limit = said(translate, f"picture-{house.key}-limit", limit=house.most)
        sprite = _house(house.card, house.deal, limit, place.w, place.h)
    else:
        assert view.drawn is not None
        (price,) = prices_of(view.edition, "drawn", (view.drawn,), offered_prices(view, rubles))
        name = card_name(view.drawn, translate)
        sprite = slab(view.drawn, view.edition, name, price, place.w, place.h, theme.ALERT)
    scene.put(place.x, place.y, sprite)


class House(NamedTuple):
    """A building whose owner is asked: the end of its text keys, its card, what it gives, how
    many points at most."""

    key: str
    card: str
    deal: Group
    most: int


def house_of(view: View) -> House | None:
    """The building whose owner is asked now, if any."""
    if view.at_guild_hall:
        deal: Group = (COIN_SIGN, STAR_SIGN, str(view.guild_hall_gain))
        return House("guild-hall", "guild_hall", deal, view.guild_hall_gain)
    if view.at_trading_house:
        deal = (COIN_SIGN, str(TRADING_HOUSE_PRICE), PER, STAR_SIGN, str(TRADING_HOUSE_POINTS))
        return House("trading-house", "trading_house", deal, view.trading_house_limit)
    if view.at_pub:
        return House("pub", "pub", (COIN_SIGN, str(PUB_PRICE), PER, STAR_SIGN, "1"), view.pub_limit)
    return None


@lru_cache(maxsize=16)
def _house(card: str, deal: Group, limit: str, wide: int, high: int) -> Sprite:
    """What points cost in a building, and how many there are."""
    sketch = studio.sketch(wide, high, theme.ALERT)
    sketch.round(0, 0, wide, high, 10, theme.PAPER)
    art = high - 108
    sketch.picture(motif(card_number(card)), 4, 4, wide - 8, art)
    draw_yields(sketch, (deal,), 0, art + 34, wide, 1.6)
    sketch.text(wide // 2, art + 82, limit, "label", 36, theme.INK, "middle", wide - 16)
    return sketch.sprite()
