"""Labels of cards and actions, short enough for a button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.saint_petersburg.piece_names import card_text_key
from bot.games.saint_petersburg.standings import gain_arguments
from engine.games.saint_petersburg.action_effects import (
    ActionEffects,
    action_effects,
    effects_if_played,
)
from engine.games.saint_petersburg.actions import Action, Buy, Play, Release, Take
from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.legal import (
    GUILD_HALL_GAIN,
    PUB_POINTS,
    PUB_PRICE,
    TRADING_HOUSE_POINTS,
    TRADING_HOUSE_PRICE,
)
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
"""The special uses (None: none) that end with the last scoring of the card's colour."""

_POINT_SALES = {
    "pub": (PUB_POINTS, PUB_PRICE),
    "trading-house": (TRADING_HOUSE_POINTS, TRADING_HOUSE_PRICE),
}
"""The most points that a building sells in a round, and what one of its sales costs."""


def printed_yield(card: Card, edition: str, translate: Translate) -> str:
    """The rubles and points that a card scores, or what they depend on."""
    table = card_table(edition)
    bonus = counting_bonus(table, card)
    if bonus is not None:
        return translate("yields-by", what=bonus.counted, rubles=bonus.rubles, points=bonus.points)
    return translate("yields", **gain_arguments(Gain(table.rubles[card], table.points[card])))


def current_yield(
    card: Card, effects: Iterable[ActionEffects], view: View, translate: Translate
) -> str:
    """What a card would yield the viewer at a scoring now, with its special use if it has one.

    If no scoring of it is left: what it brings at the end, by the effects of putting it into play.
    """
    table = card_table(view.edition)
    if _special_use(table, card) in _SCORING_USES and not remaining_scorings(view).may_score(
        table.colour[card]
    ):
        return _yield_at_the_end(effects, translate)
    own = visible_player(view.buyer)
    bonus = counting_bonus(table, card)
    if bonus is not None:
        number = count_in_play(own.in_play, bonus.kinds)
        total = {"rubles": bonus.rubles * number, "points": bonus.points * number}
        return translate(
            "brings-by", what=bonus.counted, each=bonus.rubles or bonus.points, **total
        )
    facts = gain_arguments(Gain(table.rubles[card], table.points[card]))
    use = _special_use(table, card)
    if use is None:
        return translate("yields", **facts)
    if use in _POINT_SALES:
        points, cost = _POINT_SALES[use]
        return translate(f"brings-{use}", points=points, cost=cost)
    limit = hand_limit(table, own.in_play) + 1
    return translate(
        f"brings-{use}", **facts, limit=limit, value=table.trade_value[card], pay=GUILD_HALL_GAIN
    )


def _yield_at_the_end(effects: Iterable[ActionEffects], translate: Translate) -> str:
    """The points for one more kind of aristocrat; the most if it depends on what is displaced."""
    bonuses = {each.for_aristocrats for each in effects}
    most = max(bonuses, default=0)
    if most <= 0:
        return translate("brings-no-more")
    return translate("brings-at-end", points=most, several=int(len(bonuses) > 1))


def _special_use(table: CardTable, card: Card) -> str | None:
    """A card's use apart from its yield, as part of a text key; None if it has none."""
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
    for special_card, use in uses:
        if card == special_card:
            return use
    has_own_value = not table.is_trading(card) and table.trade_value[card] != table.cost[card]
    return "value" if has_own_value else None


def take_label(action: Take, view: View, translate: Translate) -> str:
    """A card to take, with its yield and what it would cost to play now."""
    effects = effects_if_played(view, action.card)
    costs = [each.cost for each in effects]
    # Another copy in the hand would bring the points at the end anyway.
    counting = () if action.card in (view.buyer.hand or ()) else effects
    return translate(
        "choice-take",
        card=NameRef(card_text_key(action.card)),
        source=action.source,
        brings=current_yield(action.card, counting, view, translate),
        cost=min(costs, default=0),
        ways=_price_variety(costs),
    )


def release_label(action: Release, view: View, translate: Translate) -> str:
    """A card of the discard pile, with its yield and what it would cost now."""
    offer = next(offer for offer in view.discard_pile_offers if offer.card == action.card)
    trading = card_table(view.edition).is_trading(action.card)
    costs = [cost for _, cost in offer.displacing] if trading else [offer.cost]
    return translate(
        "choice-release",
        card=translate(card_text_key(action.card)),
        # Aristocrats still score after a building phase, so the end does not matter yet.
        brings=current_yield(action.card, (), view, translate),
        cost=min(costs, default=0),
        ways=_price_variety(costs),
    )


def _price_variety(costs: Sequence[int]) -> str:
    """Whether a card has no price (there is nothing that it could displace), one, or several."""
    return "none" if not costs else "single" if min(costs) == max(costs) else "several"


def displace_label(action: Buy | Play, view: View, translate: Translate) -> str:
    """A card to displace, with the resulting price and what the exchange gains."""
    assert action.displaced is not None
    effects = action_effects(view, action)
    more = effects.different_aristocrats - view.buyer.different_aristocrats
    return translate(
        "choice-displace",
        card=NameRef(card_text_key(action.displaced)),
        cost=effects.cost,
        net=gain_text(exchange_gain(action, view), translate),
        # Above ten kinds another one brings nothing, unless the edition says so.
        kinds=more if effects.for_aristocrats else 0,
    )


def exchange_gain(action: Action, view: View) -> Gain:
    """The gain per later round, or in the last round, the gain in what is left of it."""
    effects = action_effects(view, action)
    return effects.total_this_round if view.last_round else effects.total_per_later_round


def gain_text(gain: Gain, translate: Translate) -> str:
    """A change in rubles and points, with signs."""
    return translate("net", **gain_arguments(gain))
