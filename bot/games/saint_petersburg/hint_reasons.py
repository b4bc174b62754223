"""What speaks for an action, sentence by sentence: each is said only where it is so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.saint_petersburg.narration import can_play_drawn_card, has_hand_space
from bot.games.saint_petersburg.piece_names import card_ref, card_text_key
from bot.games.saint_petersburg.standings import gain_arguments
from engine.games.saint_petersburg.action_effects import ActionEffects, effects_if_played
from engine.games.saint_petersburg.actions import (
    Buy,
    BuyPoints,
    Divide,
    Play,
    Release,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import Card, Colour, Phase, card_table
from engine.games.saint_petersburg.legal import (
    MIN_STACK_TO_DRAW,
    TRADING_HOUSE_POINTS,
    TRADING_HOUSE_PRICE,
)
from engine.games.saint_petersburg.remaining_scorings import (
    Gain,
    RemainingScorings,
    income_this_round,
    remaining_scorings,
    sum_gains,
    visible_player,
)
from engine.games.saint_petersburg.scoring import HAND_CARD_PENALTY
from engine.games.saint_petersburg.view import View
from render.translation import NameRef, Translate


def reasons_to_buy(
    action: Buy | Play, found: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """What speaks for putting a card into play."""
    coming = remaining_scorings(view)
    if found.for_aristocrats:
        yield _aristocrats(found, translate)
    if view.last_round and isinstance(action, Play):
        yield translate("reason-out-of-hand", points=HAND_CARD_PENALTY)
    yield from _income(action, found, view, translate)
    yield from _special_effects(action.card, found, view, coming, translate)
    if found.total_this_round.rubles >= found.cost:
        yield translate("reason-pays-back")
    if isinstance(action, Play) and not view.last_round:
        yield translate("reason-out-of-hand", points=HAND_CARD_PENALTY)
    if found.denies:
        yield translate("reason-denies")
    if found.saved and action.displaced is None:
        yield translate("reason-cheaper", saved=found.saved)


def _aristocrats(found: ActionEffects, translate: Translate) -> str:
    more = found.for_aristocrats
    key = "reason-more-aristocrats" if more > 0 else "reason-fewer-aristocrats"
    return translate(key, kinds=found.different_aristocrats, points=abs(more))


def _income(
    action: Buy | Play, found: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """What the scorings to come pay more, and since when."""
    now, later, coming = (
        found.total_this_round,
        found.total_per_later_round,
        remaining_scorings(view),
    )
    nothing = Gain()
    if now == later == nothing:
        return
    instead = "" if action.displaced is None else card_ref(action.displaced)
    facts = {"displaced": instead, "instead": int(bool(instead))}
    if coming.next_round_status == "none":
        yield translate("reason-income-last", **facts, gain=_gain_text(now, translate))
        return
    gain = _counting_gain_text(action, view, translate, _gain_text(later, translate))
    if now == later:
        yield translate("reason-income", **facts, gain=gain)
    elif now == nothing:
        sure = int(coming.next_round_status == "sure")
        yield translate("reason-income-later", **facts, gain=gain, sure=sure)
    else:
        yield translate("reason-income-uneven", **facts, now=_gain_text(now, translate), gain=gain)


def _gain_text(gain: Gain, translate: Translate) -> str:
    return translate("net", **gain_arguments(gain))


def _counting_gain_text(action: Buy | Play, view: View, translate: Translate, gain: str) -> str:
    """What is gained, and what of it comes through cards that count others."""
    own, table = visible_player(view.buyer), card_table(view.edition)
    for pay in chain.from_iterable(table.counting_bonuses):
        more = (action.card in pay.kinds) - (action.displaced in pay.kinds)
        through = own.in_play[pay.card] * more
        if through:
            part = _gain_text(Gain(pay.rubles * through, pay.points * through), translate)
            gain = translate(
                "net-counted", gain=gain, card=NameRef(card_text_key(pay.card)), part=part
            )
    return gain


def _special_effects(
    card: Card, found: ActionEffects, view: View, coming: RemainingScorings, translate: Translate
) -> Iterator[str]:
    """What else the card does for its owner from now on."""
    table = card_table(view.edition)
    for colour in Colour:
        if found.discounts[colour] > 0:
            yield translate("reason-discount", colour=colour.label, off=found.discounts[colour])
    if coming.may_score(Colour.BLUE):
        yield from _house_effects(found, view, translate)
    if found.observatories > 0 and _can_still_draw(view):
        yield translate("reason-draws", last=int(view.last_round))
    if found.prisons > 0 and _building_phase_is_left(view):
        yield translate("reason-releases", last=int(view.last_round))
    if found.hand_limit > 0:
        yield translate("reason-larger-hand")
    dearer = not table.is_trading(card) and table.trade_value[card] > table.cost[card]
    if dearer and not _in_last_phase(view):
        yield translate("reason-value", value=table.trade_value[card])


def _house_effects(found: ActionEffects, view: View, translate: Translate) -> Iterator[str]:
    """What the card lets its owner do after a building scoring."""
    last = int(view.last_round)
    if found.pub_points > 0:
        yield translate("reason-sells-points", points=found.pub_points, last=last)
    if found.trading_house_points > 0:
        yield translate(
            "reason-trades", points=TRADING_HOUSE_POINTS, cost=TRADING_HOUSE_PRICE, last=last
        )
    if found.guild_hall_gain > 0:
        yield translate("reason-divides", pay=found.guild_hall_gain, last=last)


def _can_still_draw(view: View) -> bool:
    """Whether a building phase is left to draw in, and a stack to draw from."""
    return max(view.stacks) >= MIN_STACK_TO_DRAW and _building_phase_is_left(view)


def _building_phase_is_left(view: View) -> bool:
    """Whether a building phase, or what remains of this one, is left for an action."""
    return not view.last_round or (view.phase <= Phase.BUILDING and not view.at_building)


def _in_last_phase(view: View) -> bool:
    return view.last_round and view.phase is Phase.TRADING


def reasons_to_take(
    action: Take, found: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """What speaks for taking a card into the hand."""
    ways = effects_if_played(view, action.card)
    if view.last_round and not _payable_in_time(ways, view):
        yield translate("reason-take-lost", points=HAND_CARD_PENALTY)
    else:
        yield _hand_reason(action.card, ways, view, translate)
        if view.last_round:
            yield translate("reason-take-last", points=HAND_CARD_PENALTY)
        more = {way.for_aristocrats for way in ways}
        if max(more, default=0) > 0:
            yield translate("reason-take-aristocrat", points=max(more), several=int(len(more) > 1))
    if found.denies:
        yield translate("reason-denies")


def _payable_in_time(ways: tuple[ActionEffects, ...], view: View) -> bool:
    """Whether a card can be paid before the end of the last round, as things stand."""
    table, own = card_table(view.edition), visible_player(view.own)
    coming = sum_gains(income_this_round(table, own, remaining_scorings(view)))
    return any(way.cost <= own.rubles + coming.rubles for way in ways)


def _hand_reason(
    card: Card, ways: tuple[ActionEffects, ...], view: View, translate: Translate
) -> str:
    """What the card waits for in the hand: something to displace, rubles, or a better moment."""
    table = card_table(view.edition)
    if not ways:
        worker = card_ref(table.displaceable[card][0])
        return translate("reason-take-barred", colour=table.colour[card].label, worker=worker)
    costs = {way.cost for way in ways}
    if min(costs) > (view.own.rubles or 0):
        return translate("reason-take-poor", cost=min(costs))
    return translate("reason-take", cost=min(costs), several=int(len(costs) > 1))


def reasons_to_draw(found: ActionEffects, translate: Translate) -> Iterator[str]:
    """What speaks for drawing with an Observatory, and what that costs."""
    yield translate("reason-draw", points=-found.total_this_round.points)


def reasons_to_release(action: Release, view: View, translate: Translate) -> Iterator[str]:
    """What can become of a card of the discard pile that is picked."""
    offer = next(offer for offer in view.discard_pile_offers if offer.card == action.card)
    barred = card_table(view.edition).is_trading(action.card) and not offer.displacing
    poor = offer.min_cost > (view.own.rubles or 0)
    ways = "barred" if barred else "poor" if poor else "yes"
    yield translate(
        "reason-release", cost=offer.min_cost, pays=ways, room=int(has_hand_space(view))
    )


def reasons_to_buy_points(
    action: BuyPoints | Trade, found: ActionEffects, price: int, translate: Translate
) -> Iterator[str]:
    """What speaks for buying so many points in a house, or none. The least costs `price`."""
    if action.points:
        yield translate("reason-pub", points=action.points, left=found.rubles)
    else:
        yield translate("reason-pub-none", poor=int((found.rubles or 0) < price))


def reasons_to_divide(action: Divide, found: ActionEffects, translate: Translate) -> Iterator[str]:
    """What speaks for this mix of rubles and points of the Guild Hall."""
    yield translate("reason-guild-hall", points=action.points, left=found.rubles)


def reasons_to_discard(view: View, translate: Translate) -> Iterator[str]:
    """What speaks for discarding the drawn card."""
    (offer,) = view.offers
    pays = can_play_drawn_card(view) and offer.min_cost <= (view.own.rubles or 0)
    yield translate("reason-discard", pays=int(pays), room=int(has_hand_space(view)))


def reasons_to_pass(view: View, translate: Translate) -> Iterator[str]:
    """What speaks for passing."""
    if not _has_other_actions(view):
        yield translate("reason-pass-only")
    elif view.own.rubles:
        yield translate("reason-pass", last=int(_in_last_phase(view)))
    elif has_hand_space(view) and (view.upper or view.lower):
        yield translate("reason-pass-poor")
    if view.passes == len(view.players) - 1:
        yield translate("reason-pass-ends", players=len(view.players))


def _has_other_actions(view: View) -> bool:
    """Whether the viewer, who is on turn, can do anything but pass."""
    rubles = view.own.rubles or 0
    if (view.upper or view.lower) and has_hand_space(view):
        return True
    if view.can_draw and max(view.stacks) >= MIN_STACK_TO_DRAW:
        return True
    if view.can_release:
        return True
    trading = card_table(view.edition).is_trading
    return any(
        offer.min_cost <= rubles and (offer.displacing or not trading(offer.card))
        for offer in (*view.offers, *view.hand_offers)
    )
