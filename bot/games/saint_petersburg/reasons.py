"""What speaks for an action, sentence by sentence: each is said only where it is so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.saint_petersburg.narration import a_card, can_place, card_key, has_room
from bot.games.saint_petersburg.prospects import amounts
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
from render.words import Say, Thing


def why_buy(action: Buy | Play, found: ActionEffects, view: View, say: Say) -> Iterator[str]:
    """What speaks for putting a card into play."""
    coming = remaining_scorings(view)
    if found.for_aristocrats:
        yield _aristocrats(found, say)
    if view.last_round and isinstance(action, Play):
        yield say("reason-out-of-hand", points=HAND_CARD_PENALTY)
    yield from _income(action, found, view, say)
    yield from _power(action.card, found, view, coming, say)
    if found.total_this_round.rubles >= found.cost:
        yield say("reason-pays-back")
    if isinstance(action, Play) and not view.last_round:
        yield say("reason-out-of-hand", points=HAND_CARD_PENALTY)
    if found.denies:
        yield say("reason-denies")
    if found.saved and action.displaced is None:
        yield say("reason-cheaper", saved=found.saved)


def _aristocrats(found: ActionEffects, say: Say) -> str:
    more = found.for_aristocrats
    key = "reason-more-aristocrats" if more > 0 else "reason-fewer-aristocrats"
    return say(key, kinds=found.different_aristocrats, points=abs(more))


def _income(action: Buy | Play, found: ActionEffects, view: View, say: Say) -> Iterator[str]:
    """What the scorings to come pay more, and since when."""
    now, later, coming = (
        found.total_this_round,
        found.total_per_later_round,
        remaining_scorings(view),
    )
    nothing = Gain()
    if now == later == nothing:
        return
    instead = "" if action.displaced is None else a_card(action.displaced)
    facts = {"displaced": instead, "instead": int(bool(instead))}
    if coming.next_round_status == "none":
        yield say("reason-income-last", **facts, gain=_net(now, say))
        return
    gain = _counted(action, view, say, _net(later, say))
    if now == later:
        yield say("reason-income", **facts, gain=gain)
    elif now == nothing:
        sure = int(coming.next_round_status == "sure")
        yield say("reason-income-later", **facts, gain=gain, sure=sure)
    else:
        yield say("reason-income-uneven", **facts, now=_net(now, say), gain=gain)


def _net(gain: Gain, say: Say) -> str:
    return say("net", **amounts(gain))


def _counted(action: Buy | Play, view: View, say: Say, gain: str) -> str:
    """What is gained, and what of it comes through cards that count others."""
    own, table = visible_player(view.buyer), card_table(view.edition)
    for pay in chain.from_iterable(table.counting_bonuses):
        more = (action.card in pay.kinds) - (action.displaced in pay.kinds)
        through = own.in_play[pay.card] * more
        if through:
            part = _net(Gain(pay.rubles * through, pay.points * through), say)
            gain = say("net-counted", gain=gain, card=Thing(card_key(pay.card)), part=part)
    return gain


def _power(
    card: Card, found: ActionEffects, view: View, coming: RemainingScorings, say: Say
) -> Iterator[str]:
    """What else the card does for its owner from now on."""
    table = card_table(view.edition)
    for colour in Colour:
        if found.discounts[colour] > 0:
            yield say("reason-discount", colour=colour.label, off=found.discounts[colour])
    if coming.may_score(Colour.BLUE):
        yield from _houses(found, view, say)
    if found.observatories > 0 and _can_still_draw(view):
        yield say("reason-draws", last=int(view.last_round))
    if found.prisons > 0 and _building_phase_is_left(view):
        yield say("reason-releases", last=int(view.last_round))
    if found.hand_limit > 0:
        yield say("reason-larger-hand")
    dearer = not table.is_trading(card) and table.trade_value[card] > table.cost[card]
    if dearer and not _in_last_phase(view):
        yield say("reason-value", value=table.trade_value[card])


def _houses(found: ActionEffects, view: View, say: Say) -> Iterator[str]:
    """What the card lets its owner do after a building scoring."""
    last = int(view.last_round)
    if found.pub_points > 0:
        yield say("reason-sells-points", points=found.pub_points, last=last)
    if found.trading_house_points > 0:
        yield say("reason-trades", points=TRADING_HOUSE_POINTS, cost=TRADING_HOUSE_PRICE, last=last)
    if found.guild_hall_gain > 0:
        yield say("reason-divides", pay=found.guild_hall_gain, last=last)


def _can_still_draw(view: View) -> bool:
    """Whether a building phase is left to draw in, and a stack to draw from."""
    return max(view.stacks) >= MIN_STACK_TO_DRAW and _building_phase_is_left(view)


def _building_phase_is_left(view: View) -> bool:
    """Whether a building phase, or what remains of this one, is left for an action."""
    return not view.last_round or (view.phase <= Phase.BUILDING and not view.at_building)


def _in_last_phase(view: View) -> bool:
    return view.last_round and view.phase is Phase.TRADING


def why_take(action: Take, found: ActionEffects, view: View, say: Say) -> Iterator[str]:
    """What speaks for taking a card into the hand."""
    ways = effects_if_played(view, action.card)
    if view.last_round and not _in_time(ways, view):
        yield say("reason-take-lost", points=HAND_CARD_PENALTY)
    else:
        yield _waits(action.card, ways, view, say)
        if view.last_round:
            yield say("reason-take-last", points=HAND_CARD_PENALTY)
        more = {way.for_aristocrats for way in ways}
        if max(more, default=0) > 0:
            yield say("reason-take-aristocrat", points=max(more), several=int(len(more) > 1))
    if found.denies:
        yield say("reason-denies")


def _in_time(ways: tuple[ActionEffects, ...], view: View) -> bool:
    """Whether a card can be paid before the end of the last round, as things stand."""
    table, own = card_table(view.edition), visible_player(view.own)
    coming = sum_gains(income_this_round(table, own, remaining_scorings(view)))
    return any(way.cost <= own.rubles + coming.rubles for way in ways)


def _waits(card: Card, ways: tuple[ActionEffects, ...], view: View, say: Say) -> str:
    """What the card waits for in the hand: something to displace, rubles, or a better moment."""
    table = card_table(view.edition)
    if not ways:
        worker = a_card(table.displaceable[card][0])
        return say("reason-take-barred", colour=table.colour[card].label, worker=worker)
    costs = {way.cost for way in ways}
    if min(costs) > (view.own.rubles or 0):
        return say("reason-take-poor", cost=min(costs))
    return say("reason-take", cost=min(costs), several=int(len(costs) > 1))


def why_draw(found: ActionEffects, say: Say) -> Iterator[str]:
    """What speaks for drawing with an Observatory, and what that costs."""
    yield say("reason-draw", points=-found.total_this_round.points)


def why_release(action: Release, view: View, say: Say) -> Iterator[str]:
    """What can become of a card of the discard pile that is picked."""
    offer = next(offer for offer in view.discard_pile_offers if offer.card == action.card)
    barred = card_table(view.edition).is_trading(action.card) and not offer.displacing
    poor = offer.min_cost > (view.own.rubles or 0)
    ways = "barred" if barred else "poor" if poor else "yes"
    yield say("reason-release", cost=offer.min_cost, pays=ways, room=int(has_room(view)))


def why_points(
    action: BuyPoints | Trade, found: ActionEffects, price: int, say: Say
) -> Iterator[str]:
    """What speaks for buying so many points in a house, or none. The least costs `price`."""
    if action.points:
        yield say("reason-pub", points=action.points, left=found.rubles)
    else:
        yield say("reason-pub-none", poor=int((found.rubles or 0) < price))


def why_divide(action: Divide, found: ActionEffects, say: Say) -> Iterator[str]:
    """What speaks for this mix of rubles and points of the Guild Hall."""
    yield say("reason-guild-hall", points=action.points, left=found.rubles)


def why_discard(view: View, say: Say) -> Iterator[str]:
    """What speaks for discarding the drawn card."""
    (offer,) = view.offers
    pays = can_place(view) and offer.min_cost <= (view.own.rubles or 0)
    yield say("reason-discard", pays=int(pays), room=int(has_room(view)))


def why_pass(view: View, say: Say) -> Iterator[str]:
    """What speaks for passing."""
    if not _more_to_do(view):
        yield say("reason-pass-only")
    elif view.own.rubles:
        yield say("reason-pass", last=int(_in_last_phase(view)))
    elif has_room(view) and (view.upper or view.lower):
        yield say("reason-pass-poor")
    if view.passes == len(view.players) - 1:
        yield say("reason-pass-ends", players=len(view.players))


def _more_to_do(view: View) -> bool:
    """Whether the viewer, who is on turn, can do anything but pass."""
    rubles = view.own.rubles or 0
    if (view.upper or view.lower) and has_room(view):
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
