"""The reasons for an action: one sentence for each that applies, most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.saint_petersburg.narration import can_play_drawn_card, has_hand_space
from bot.games.saint_petersburg.panels import may_pass_again
from bot.games.saint_petersburg.piece_names import card_ref, card_text_key
from bot.games.saint_petersburg.standings import gain_arguments
from bot.i18n.texts import Alternatives
from engine.games.saint_petersburg.action_effects import (
    ActionEffects,
    action_effects,
    effects_if_played,
    is_sacrifice,
)
from engine.games.saint_petersburg.actions import (
    Buy,
    BuyPoints,
    Divide,
    Play,
    Release,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import Card, CardTable, Colour, Phase, card_table
from engine.games.saint_petersburg.legal import (
    MIN_STACK_TO_DRAW,
    PUB_PRICE,
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
from engine.games.saint_petersburg.scoring import HAND_CARD_PENALTY, RUBLES_PER_POINT
from engine.games.saint_petersburg.view import View
from render.translation import NameRef, Translate


def reasons_to_buy(
    action: Buy | Play, effects: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """Yield the reasons for putting a card into play."""
    if is_sacrifice(view, action):
        yield translate("reason-sacrifice", use=_use_of_sacrifice(action.card, view))
        return
    coming = remaining_scorings(view)
    # The copy in the hand would bring them anyway.
    is_held = isinstance(action, Buy) and action.card in (view.own.hand or ())
    if effects.for_aristocrats < 0 or (effects.for_aristocrats and not is_held):
        yield _aristocrats(effects, translate)
    if view.last_round and isinstance(action, Play):
        yield translate("reason-out-of-hand", points=HAND_CARD_PENALTY)
    yield from _income(action, effects, view, translate)
    yield from _special_effects(action.card, effects, view, coming, translate)
    if effects.total_this_round.rubles >= effects.cost:
        yield translate("reason-pays-back")
    if isinstance(action, Play) and not view.last_round:
        yield translate("reason-out-of-hand", points=HAND_CARD_PENALTY)
    if effects.saved and action.displaced is None:
        yield translate("reason-cheaper", saved=effects.saved)


def _use_of_sacrifice(card: Card, view: View) -> str:
    """What a card is still good for that only pays less than it costs."""
    if view.phase < Phase.TRADING and not card_table(view.edition).is_trading(card):
        return "displaced"
    return "kept" if len(view.players) > 1 else "none"


def _aristocrats(effects: ActionEffects, translate: Translate) -> str:
    more = effects.for_aristocrats
    key = "reason-more-aristocrats" if more > 0 else "reason-fewer-aristocrats"
    return translate(key, kinds=effects.different_aristocrats, points=abs(more))


def _income(
    action: Buy | Play, effects: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """Yield how much more the coming scorings pay, and from when on."""
    now, later, coming = (
        effects.total_this_round,
        effects.total_per_later_round,
        remaining_scorings(view),
    )
    no_gain = Gain()
    if now == later == no_gain:
        return
    displaced = "" if action.displaced is None else card_ref(action.displaced)
    facts = {"displaced": displaced, "instead": int(bool(displaced))}
    if coming.next_round_status == "none":
        yield translate("reason-income-last", **facts, gain=_gain_text(now, translate))
        return
    gain = _counting_gain_text(action, view, translate, _gain_text(later, translate))
    if now == later:
        yield translate("reason-income", **facts, gain=gain)
    elif now == no_gain:
        sure = int(coming.next_round_status == "sure")
        yield translate("reason-income-later", **facts, gain=gain, sure=sure)
    else:
        yield translate("reason-income-uneven", **facts, now=_gain_text(now, translate), gain=gain)


def _gain_text(gain: Gain, translate: Translate) -> str:
    return translate("net", **gain_arguments(gain))


def _counting_gain_text(action: Buy | Play, view: View, translate: Translate, gain: str) -> str:
    """Append to a gain which part of it comes from cards that count other cards."""
    own, table = visible_player(view.buyer), card_table(view.edition)
    for bonus in chain.from_iterable(table.counting_bonuses):
        change = (action.card in bonus.kinds) - (action.displaced in bonus.kinds)
        times = own.in_play[bonus.card] * change
        if times:
            part = _gain_text(Gain(bonus.rubles * times, bonus.points * times), translate)
            gain = translate(
                "net-counted", gain=gain, card=NameRef(card_text_key(bonus.card)), part=part
            )
    return gain


def _special_effects(
    card: Card, effects: ActionEffects, view: View, coming: RemainingScorings, translate: Translate
) -> Iterator[str]:
    """Yield what else the card does for its owner from now on."""
    table = card_table(view.edition)
    for colour in Colour:
        if effects.discounts[colour] > 0:
            yield translate("reason-discount", colour=colour.label, off=effects.discounts[colour])
    if coming.may_score(Colour.BLUE):
        yield from _house_effects(effects, view, translate)
    if effects.observatories > 0 and _can_still_draw(view):
        yield translate("reason-draws", last=int(view.last_round))
    if effects.prisons > 0 and _building_phase_is_left(view):
        yield translate("reason-releases", last=int(view.last_round))
    if effects.hand_limit > 0:
        yield translate("reason-larger-hand")
    is_worth_more = not table.is_trading(card) and table.trade_value[card] > table.cost[card]
    if is_worth_more and not _in_last_phase(view):
        yield translate("reason-value", value=table.trade_value[card])


def _house_effects(effects: ActionEffects, view: View, translate: Translate) -> Iterator[str]:
    """Yield what the card lets its owner do after a building scoring."""
    last = int(view.last_round)
    if effects.pub_points > 0:
        yield translate("reason-sells-points", points=effects.pub_points, last=last)
    if effects.trading_house_points > 0:
        yield translate(
            "reason-trades", points=TRADING_HOUSE_POINTS, cost=TRADING_HOUSE_PRICE, last=last
        )
    if effects.guild_hall_gain > 0:
        yield translate("reason-divides", pay=effects.guild_hall_gain, last=last)


def _can_still_draw(view: View) -> bool:
    """Whether there is still a building phase to draw in and a stack to draw from."""
    return max(view.stacks) >= MIN_STACK_TO_DRAW and _building_phase_is_left(view)


def _building_phase_is_left(view: View) -> bool:
    """Whether an action in a building phase is still possible, this one included."""
    return not view.last_round or (view.phase <= Phase.BUILDING and not view.at_building)


def _in_last_phase(view: View) -> bool:
    return view.last_round and view.phase is Phase.TRADING


def reasons_to_take(
    action: Take, effects: ActionEffects, view: View, translate: Translate
) -> Iterator[str]:
    """Yield the reasons for taking a card into the hand."""
    alternatives = effects_if_played(view, action.card)
    if view.last_round and not _payable_in_time(alternatives, view):
        yield translate("reason-take-lost", points=HAND_CARD_PENALTY)
    else:
        yield _hand_reason(action.card, alternatives, view, translate)
        if view.last_round:
            yield translate("reason-take-last", points=HAND_CARD_PENALTY)
        bonuses = {effects.for_aristocrats for effects in alternatives}
        # Another copy in the hand would bring them anyway.
        if max(bonuses, default=0) > 0 and action.card not in (view.own.hand or ()):
            several = int(len(bonuses) > 1)
            yield translate("reason-take-aristocrat", points=max(bonuses), several=several)


def _payable_in_time(alternatives: tuple[ActionEffects, ...], view: View) -> bool:
    """Whether the viewer can afford a card before the last round ends, by current income."""
    table, own = card_table(view.edition), visible_player(view.own)
    income = sum_gains(income_this_round(table, own, remaining_scorings(view)))
    return any(effects.cost <= own.rubles + income.rubles for effects in alternatives)


def _hand_reason(
    card: Card, alternatives: tuple[ActionEffects, ...], view: View, translate: Translate
) -> str:
    """What the card in hand will wait for: a card to displace, rubles, or a better time.

    A face-down Observatory and a used Debtor's Prison cannot be displaced before the next round.
    """
    table = card_table(view.edition)
    if not alternatives:
        own = visible_player(view.own)
        used = tuple(card_ref(other) for other in table.displaceable[card] if own.in_play[other])
        if used:
            return translate("reason-take-used", used=used)
        colour, workers = table.colour[card], _workers_to_displace(card, table)
        return translate("reason-take-barred", colour=colour.label, workers=workers)
    costs = {effects.cost for effects in alternatives}
    if min(costs) > (view.own.rubles or 0):
        return translate("reason-take-poor", cost=min(costs))
    return translate("reason-take", cost=min(costs), several=int(len(costs) > 1))


def _workers_to_displace(card: Card, table: CardTable) -> Alternatives[NameRef]:
    """The workers that a green trading card may displace; empty if these are all there are."""
    kinds = table.displaceable[card]
    workers = [each for each in table.by_colour[Colour.GREEN] if not table.is_trading(each)]
    return Alternatives(() if len(kinds) == len(workers) else map(card_ref, kinds))


def reasons_to_draw(effects: ActionEffects, translate: Translate) -> Iterator[str]:
    """Yield the reason for drawing with an Observatory, and what that costs."""
    yield translate("reason-draw", points=-effects.total_this_round.points)


def reasons_to_release(action: Release, view: View, translate: Translate) -> Iterator[str]:
    """Yield what the player can do with a card taken from the discard pile."""
    offer = next(offer for offer in view.discard_pile_offers if offer.card == action.card)
    barred = card_table(view.edition).is_trading(action.card) and not offer.displacing
    poor = offer.min_cost > (view.own.rubles or 0)
    pays = "barred" if barred else "poor" if poor else "yes"
    yield translate(
        "reason-release", cost=offer.min_cost, pays=pays, room=int(has_hand_space(view))
    )


def reasons_to_buy_points(
    action: BuyPoints | Trade, effects: ActionEffects, price: int, translate: Translate
) -> Iterator[str]:
    """Yield the reason for buying this many points, or for none if there is no choice.

    `price` is what the fewest points cost, in rubles.
    """
    if action.points:
        yield translate("reason-pub", points=action.points, left=effects.rubles)
    elif (effects.rubles or 0) < price:
        yield translate("reason-pub-poor")


def reasons_to_divide(
    action: Divide, effects: ActionEffects, translate: Translate
) -> Iterator[str]:
    """Yield the sure points of this mix of rubles and points in the Guild Hall."""
    if action.points:
        yield translate("reason-guild-hall", points=action.points, left=effects.rubles)


def reasons_to_discard(view: View, translate: Translate) -> Iterator[str]:
    """Yield that nothing else could be done with the drawn card, if that is so."""
    (offer,) = view.offers
    pays = can_play_drawn_card(view) and offer.min_cost <= (view.own.rubles or 0)
    if not pays and not has_hand_space(view):
        yield translate("reason-discard")


def reasons_to_pass(view: View, translate: Translate) -> Iterator[str]:
    """Yield why nothing else is worth doing, where that follows from prices and payments."""
    payable = list(_payable_cards(view))
    if not _has_other_actions(view):
        yield translate("reason-pass-only")
    elif not payable and not (view.can_draw or view.can_release):
        yield translate("reason-pass-poor", last=int(view.last_round), points=HAND_CARD_PENALTY)
    elif payable and all(is_sacrifice(view, action) for action in payable):
        yield translate("reason-pass-vain")
    elif payable and (purpose := _purpose_of_saving(payable, view)):
        now, rubles = view.own.rubles or 0, _rubles_after_phase(view)
        facts = {"rubles": rubles, "now": now, "income": max(rubles - now, 0)}
        ends = int(_ends_phase_for_rivals(view))
        yield translate("reason-pass-saves", **facts, next=purpose, ends=ends)
    elif payable and _ends_phase_for_rivals(view):
        yield translate("reason-pass-ends", rivals=len(view.players) - 1)


def _ends_phase_for_rivals(view: View) -> bool:
    """Whether a pass ends the phase in which others, who have passed, could still act."""
    return len(view.players) > 1 and not may_pass_again(view)


def _purpose_of_saving(payable: Sequence[Buy | Play], view: View) -> str:
    """What comes after this phase, if all rubles do more there than the dearest card leaves."""
    rubles, table = _rubles_after_phase(view), card_table(view.edition)
    left = rubles - max(_net_cost(action, view) for action in payable)
    if _in_last_phase(view):
        return "end" if rubles // RUBLES_PER_POINT > left // RUBLES_PER_POINT else ""
    has_pub = view.phase is Phase.BUILDING and visible_player(view.own).in_play[table.pub] > 0
    if has_pub and rubles >= PUB_PRICE:
        return "pub"
    coming = Phase((view.phase + 1) % len(Phase))
    costs = [table.cost[card] for card in table.deck[coming]]
    needs_all = any(left < cost <= rubles for cost in costs)
    return coming.label if needs_all else ""


def _net_cost(action: Buy | Play, view: View) -> int:
    """What a card costs, less what it pays at the end of this phase."""
    effects = action_effects(view, action)
    has_scoring = view.phase is not Phase.TRADING
    return effects.cost - (effects.this_round[view.phase].rubles if has_scoring else 0)


def _rubles_after_phase(view: View) -> int:
    """The viewer's rubles once this phase has paid, if nothing is bought."""
    rubles = view.own.rubles or 0
    if view.phase is Phase.TRADING:
        return rubles
    table, own = card_table(view.edition), visible_player(view.own)
    return rubles + income_this_round(table, own, remaining_scorings(view))[view.phase].rubles


def _has_other_actions(view: View) -> bool:
    """Whether the viewer, whose turn it is, can do anything but pass."""
    if (view.upper or view.lower) and has_hand_space(view):
        return True
    if view.can_draw and max(view.stacks) >= MIN_STACK_TO_DRAW:
        return True
    return view.can_release or any(_payable_cards(view))


def _payable_cards(view: View) -> Iterator[Buy | Play]:
    """Yield how the viewer can put a card of the rows or of the hand into play."""
    rubles, is_trading = view.own.rubles or 0, card_table(view.edition).is_trading
    for offer in (*view.offers, *view.hand_offers):
        ways = offer.displacing if is_trading(offer.card) else ((None, offer.cost),)
        for displaced, cost in ways:
            if cost <= rubles:
                yield (
                    Play(offer.card, displaced)
                    if offer.source is None
                    else Buy(offer.card, offer.source, displaced)
                )
