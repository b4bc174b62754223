"""What cards and actions bring, in the few words that fit on a button."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.saint_petersburg.piece_names import card_text_key
from bot.games.saint_petersburg.standings import gain_arguments
from engine.games.saint_petersburg.action_effects import action_effects, effects_if_played
from engine.games.saint_petersburg.actions import Action, Buy, Play, Release, Take
from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.legal import GUILD_HALL_GAIN
from engine.games.saint_petersburg.remaining_scorings import (
    Gain,
    remaining_scorings,
    visible_player,
)
from engine.games.saint_petersburg.scoring import counting_bonus
from engine.games.saint_petersburg.state import count_in_play, hand_limit
from engine.games.saint_petersburg.view import View
from render.translation import NameRef, Translate

_SCORING_USES = (
    None,
    "observatory",
    "prison",
    "pub",
    "guild-hall",
    "trading-house",
)
"""The uses of cards that are good for nothing once their colour scores no more."""


def printed_yield(card: Card, edition: str, translate: Translate) -> str:
    """What a card pays at its scoring, or by what it pays."""
    table = card_table(edition)
    pay = counting_bonus(table, card)
    if pay is not None:
        return translate("yields-by", what=pay.counted, rubles=pay.rubles, points=pay.points)
    return translate("yields", **gain_arguments(Gain(table.rubles[card], table.points[card])))


def current_yield(card: Card, view: View, translate: Translate) -> str:
    """What a card would pay the viewer at a scoring now, or else what it is good for."""
    table = card_table(view.edition)
    if _special_use(table, card) in _SCORING_USES and not remaining_scorings(view).may_score(
        table.colour[card]
    ):
        return translate("brings-no-more")
    own = visible_player(view.buyer)
    pay = counting_bonus(table, card)
    if pay is not None:
        number = count_in_play(own.in_play, pay.kinds)
        each = {"rubles": pay.rubles * number, "points": pay.points * number}
        return translate("brings-by", what=pay.counted, each=pay.rubles or pay.points, **each)
    facts = gain_arguments(Gain(table.rubles[card], table.points[card]))
    use = _special_use(table, card)
    if use is None:
        return translate("yields", **facts)
    limit = hand_limit(table, own.in_play) + 1
    return translate(
        f"brings-{use}", **facts, limit=limit, value=table.trade_value[card], pay=GUILD_HALL_GAIN
    )


def _special_use(table: CardTable, card: Card) -> str | None:
    """What a card does besides paying."""
    uses = (
        (table.commune, "commune"),
        (table.workshop, "workshop"),
        (table.smelter, "smelter"),
        (table.warehouse, "warehouse"),
        (table.pub, "pub"),
        (table.observatory, "observatory"),
        (table.prison, "prison"),
        (table.guild_hall, "guild-hall"),
        (table.trading_house, "trading-house"),
    )
    for owner, use in uses:
        if card == owner:
            return use
    dearer = not table.is_trading(card) and table.trade_value[card] != table.cost[card]
    return "value" if dearer else None


def take_label(action: Take, view: View, translate: Translate) -> str:
    """A card to take: what it brings, and what playing it would cost as things stand."""
    costs = [way.cost for way in effects_if_played(view, action.card)]
    return translate(
        "choice-take",
        card=NameRef(card_text_key(action.card)),
        source=action.source,
        brings=current_yield(action.card, view, translate),
        cost=min(costs, default=0),
        ways=_price_variety(costs),
    )


def release_label(action: Release, view: View, translate: Translate) -> str:
    """A card of the discard pile: what it brings, and what it would cost now."""
    offer = next(offer for offer in view.discard_pile_offers if offer.card == action.card)
    trading = card_table(view.edition).is_trading(action.card)
    costs = [cost for _, cost in offer.displacing] if trading else [offer.cost]
    return translate(
        "choice-release",
        card=translate(card_text_key(action.card)),
        brings=current_yield(action.card, view, translate),
        cost=min(costs, default=0),
        ways=_price_variety(costs),
    )


def _price_variety(costs: Sequence[int]) -> str:
    """Whether a card has no place in play, one price, or several."""
    return "none" if not costs else "single" if min(costs) == max(costs) else "several"


def displace_label(action: Buy | Play, view: View, translate: Translate) -> str:
    """A card to displace: the price then, and what the exchange changes each time it scores."""
    assert action.displaced is not None
    found = action_effects(view, action)
    return translate(
        "choice-displace",
        card=NameRef(card_text_key(action.displaced)),
        cost=found.cost,
        net=gain_text(exchange_gain(action, view), translate),
        kinds=found.different_aristocrats - view.buyer.different_aristocrats,
    )


def exchange_gain(action: Action, view: View) -> Gain:
    """What a round with all its scorings pays more; in the last one, what is left of it."""
    found = action_effects(view, action)
    return found.total_this_round if view.last_round else found.total_per_later_round


def gain_text(gain: Gain, translate: Translate) -> str:
    """Rubles and points more or less than before."""
    return translate("net", **gain_arguments(gain))
