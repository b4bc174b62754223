"""What players of Saint Petersburg can plan: to buy, take or play a card, and to pass until."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.games.saint_petersburg.piece_names import card_ref, card_text_key
from bot.planner import Planner, Waiting, WaitPath
from engine.core import PhaseEnded
from engine.games.saint_petersburg.actions import Action, Buy, Play, Source, Take
from engine.games.saint_petersburg.cards import Card, card_id, card_number, card_table
from engine.games.saint_petersburg.events import Bought, Event, Took
from engine.games.saint_petersburg.view import Offer, View
from render.translation import NameRef, Translate

OTHERS_TRADE: WaitPath = ("trade",)
"""Waiting until somebody else buys or takes a card."""

CARD = "card"
"""The first code of waiting until a card is gone or cheap; the card and a cost follow."""

GONE = "0"
"""The cost in a wait for a card to be gone, whatever it costs."""


def plannable(view: View) -> Sequence[Action]:
    """Every way to buy, take or play the cards in the rows and in the hand."""
    offers = () if view.drawn is not None else view.offers
    takes = [
        Take(offer.card, offer.source) for offer in offers if offer.source in ("upper", "lower")
    ]
    return (*_purchases(offers, view), *takes, *_purchases(view.hand_offers, view))


def _purchases(offers: Iterable[Offer], view: View) -> Iterator[Buy | Play]:
    """Yield the ways to put cards into play, whatever they cost."""
    trading = card_table(view.edition).is_trading
    for offer in offers:
        displaced = [card for card, _ in offer.displacing] if trading(offer.card) else [None]
        for other in displaced:
            if offer.source is None:
                yield Play(offer.card, other)
            else:
                yield Buy(offer.card, offer.source, other)


def answers(action: Action, view: View) -> bool:
    """Whether the seat has its turn, not a decision about a drawn card or in a building."""
    return view.drawn is None and not view.at_building


def follow(action: Action, view: View, events: Sequence[Event]) -> Action | None:
    """The action, with the row in which its card lies now; None if it lies in neither."""
    match action:
        case Buy(card, source) | Take(card, source):
            rows: dict[Source, tuple[Card, ...]] = {"lower": view.lower, "upper": view.upper}
            if card not in rows.get(source, ()):
                found = next((row for row, cards in rows.items() if card in cards), None)
                if found is None:
                    return None
                action = replace(action, source=found)
        case Play(card):
            if card not in (view.own.hand or ()):
                return None
    displaced = action.displaced if isinstance(action, Buy | Play) else None
    return action if displaced is None or displaced in dict(view.own.in_play) else None


def describe(action: Action, translate: Translate) -> str:
    """A planned action, without the price of another day."""
    match action:
        case Buy(card, _, displaced) | Play(card, displaced):
            key = f"plan-{action.kind}"
            if displaced is None:
                return translate(key, card=card_ref(card))
            return translate(
                f"{key}-displacing", card=card_ref(card), displaced=card_ref(displaced)
            )
        case Take(card):
            return translate("does-take", card=card_ref(card), row="none")
    return translate(f"does-{action.kind}")


def waits(view: View) -> Sequence[WaitPath]:
    """Others' trades; each card gone, or at most at each cost below today's for the viewer."""
    return (
        OTHERS_TRADE,
        *(
            (CARD, card_id(card), str(cost))
            for card, now in _costs(view).items()
            for cost in (0, *reversed(range(1, now)))
        ),
    )


def _costs(view: View) -> dict[Card, int]:
    """The lowest cost of each card in the rows for the viewer now."""
    costs = dict[Card, int]()
    for offer in () if view.drawn is not None else view.offers:
        costs[offer.card] = min(offer.min_cost, costs.get(offer.card, offer.min_cost))
    return costs


def is_wait_over(until: WaitPath, view: View, events: Sequence[Event]) -> bool:
    """Whether somebody else bought or took a card, or the card is gone or cheap enough.

    Waiting for others ends with the phase, since new cards are dealt then.
    """
    if until == OTHERS_TRADE:
        return any(
            isinstance(event, PhaseEnded)
            or (isinstance(event, Bought | Took) and event.seat != view.seat)
            for event in events
        )
    _, code, cost = until
    card = card_number(code)
    if card not in (*view.upper, *view.lower):
        return True
    costs = _costs(view)
    return card in costs and costs[card] <= int(cost)


def describe_wait(until: WaitPath, translate: Translate) -> str:
    """To pass until something comes true."""
    if until == OTHERS_TRADE:
        return translate("plan-pass-trade")
    _, code, cost = until
    name = NameRef(card_text_key(card_number(code)))
    return translate("plan-pass-card", card=name, cost=int(cost))


def wait_label(until: WaitPath, view: View, translate: Translate) -> str:
    """A kind of wait, a card with its cost now, or a cost."""
    match until:
        case (kind,):
            return translate(f"wait-{kind}")
        case (_, code):
            card = card_number(code)
            name = NameRef(card_text_key(card))
            return translate("wait-for", card=name, cost=_costs(view)[card])
        case (_, _, cost):
            return translate("wait-gone" if cost == GONE else "wait-cost", cost=int(cost))
    raise ValueError(until)


PLANNER: Planner[View, Action, Event] = Planner(
    plannable=plannable,
    answers=answers,
    follow=follow,
    describe=describe,
    waiting=Waiting(paths=waits, is_over=is_wait_over, describe=describe_wait, label=wait_label),
)
