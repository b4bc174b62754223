"""Buildings that sell points to their owner."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_number
from engine.games.saint_petersburg.legal import PUB_PRICE, TRADING_HOUSE_POINTS, TRADING_HOUSE_PRICE
from engine.games.saint_petersburg.view import View
from render.games.saint_petersburg.yields import COIN_TOKEN, PER_TOKEN, STAR_TOKEN
from render.kit.icon_run import Run


class PointSale(NamedTuple):
    """A building that sells points to its owner, who must decide now.

    `key` is the suffix of its text keys, `price` that of points, and `max_points` how many can be
    bought.
    """

    key: str
    card: Card
    price: Run
    max_points: int


def current_point_sale(view: View) -> PointSale | None:
    """Return the building whose owner must decide now, if any."""
    if view.at_guild_hall:
        gain: Run = (COIN_TOKEN, STAR_TOKEN, str(view.guild_hall_gain))
        return PointSale("guild-hall", card_number("guild_hall"), gain, view.guild_hall_gain)
    if view.at_trading_house:
        price = _price(TRADING_HOUSE_PRICE, TRADING_HOUSE_POINTS)
        card = card_number("trading_house")
        return PointSale("trading-house", card, price, view.trading_house_limit)
    if view.at_pub:
        return PointSale("pub", card_number("pub"), _price(PUB_PRICE, 1), view.pub_limit)
    return None


def _price(rubles: int, points: int) -> Run:
    return (COIN_TOKEN, str(rubles), PER_TOKEN, STAR_TOKEN, str(points))
