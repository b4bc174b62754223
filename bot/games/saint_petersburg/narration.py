"""Puts the events and questions of Saint Petersburg into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.saint_petersburg.piece_names import card_ref, stack_ref
from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, card_table
from engine.games.saint_petersburg.events import (
    Bought,
    Dealt,
    Discarded,
    DiscPaid,
    Dismissed,
    Divided,
    Drew,
    Event,
    LastRoundBegan,
    Passed,
    Played,
    PointsBought,
    Released,
    Scored,
    Took,
    Traded,
)
from engine.games.saint_petersburg.legal import PUB_PRICE, TRADING_HOUSE_POINTS, trading_house_cost
from engine.games.saint_petersburg.view import View
from render.translation import NameRef, Translate


def narrate(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """An event as a sentence for everybody; None if it needs none."""
    match event:
        case Scored():
            return _scoring(event, names, translate)
        case Dealt(_, (), remaining) if remaining:
            return translate("told-no-room")
        case LastRoundBegan(stack, _):
            return translate("told-last-round", stack=stack_ref(stack))
        case Dismissed(seat, card):
            return translate("told-dismissed", name=names[seat], card=card_ref(card))
        case DiscPaid(seat, points):
            return translate("told-disc-paid", name=names[seat], points=points)
    facts = _sentence_parts(event)
    if facts is None:
        return None
    key, seat, args = facts
    return translate(key, name=names[seat], **args)


def in_phase_summary(event: Event) -> bool:
    """All events except passes: every player passes in the end."""
    return not isinstance(event, Passed)


def narrate_for_actor(event: Event, translate: Translate) -> str | None:
    """An event as a sentence to the player who caused it; None for automatic events."""
    facts = _sentence_parts(event)
    if facts is None:
        return None
    key, _, args = facts
    return translate(f"{key}.you", **args)


def _sentence_parts(event: Event) -> tuple[str, Seat, dict[str, Any]] | None:
    """The text key, seat and arguments of an event caused by a seat; else None."""

    def optional_ref(card: Card | None) -> NameRef | str:
        return "" if card is None else card_ref(card)

    match event:
        case Bought(seat, card, _, displaced, cost):
            key = "told-bought" if displaced is None else "told-bought-displacing"
            args = {"card": optional_ref(card), "displaced": optional_ref(displaced), "cost": cost}
            return key, seat, args | {"source": event.source}
        case Took(seat, card, source):
            return "told-took", seat, {"card": optional_ref(card), "source": source}
        case Played(seat, card, displaced, cost):
            key = "told-played" if displaced is None else "told-played-displacing"
            args = {"card": optional_ref(card), "displaced": optional_ref(displaced), "cost": cost}
            return key, seat, args
        case Passed(seat):
            return "told-passed", seat, {}
        case Drew(seat, stack, card):
            return "told-drew", seat, {"card": optional_ref(card), "stack": stack_ref(stack)}
        case Released(seat, card):
            return "told-released", seat, {"card": optional_ref(card)}
        case Discarded(seat, card):
            return "told-discarded", seat, {"card": optional_ref(card)}
    return _house_sentence_parts(event)


def _house_sentence_parts(event: Event) -> tuple[str, Seat, dict[str, Any]] | None:
    """The sentence parts of a decision in a Pub, Guild Hall or Trading House; else None."""
    match event:
        case PointsBought(seat, points, cost):
            key = "told-points-bought" if points else "told-no-points-bought"
            return key, seat, {"points": points, "cost": cost}
        case Traded(seat, points, cost):
            key = "told-traded" if points else "told-not-traded"
            return key, seat, {"points": points, "cost": cost}
        case Divided(seat, rubles, points):
            return "told-divided", seat, {"rubles": rubles, "points": points}
    return None


def _scoring(event: Scored, names: Sequence[str], translate: Translate) -> str:
    gains = [
        translate("told-gain", name=name, rubles=rubles, points=points)
        for name, rubles, points in zip(names, event.rubles, event.points, strict=True)
        if rubles or points
    ]
    if not gains:
        return translate("told-scored-nothing", phase=event.phase.label)
    return translate("told-scored", phase=event.phase.label, gains=" · ".join(gains))


def is_repeated_in_prompt(event: Event, view: View) -> bool:
    """Always false: no prompt repeats an event."""
    return False


def narrate_for_observer(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """Always None: every event is public."""
    return None


def situation(view: View, translate: Translate) -> str:
    """The round and phase, and whether this is the last round."""
    return translate(
        "situation",
        round=view.round,
        phase=NameRef(f"phase-{view.phase.label}"),
        last=int(view.last_round),
    )


def question(view: View, acting: Sequence[str], translate: Translate) -> str:
    """Who must decide, and what, without revealing anybody's rubles."""
    facts: dict[str, Any] = {"name": acting[0], "situation": situation(view, translate)}
    if view.at_guild_hall:
        return translate("question-guild-hall", pay=view.guild_hall_gain, **facts)
    if view.at_trading_house:
        most = view.trading_house_limit
        return translate(
            "question-trading-house", most=most, cost=trading_house_cost(most), **facts
        )
    if view.at_pub:
        return translate("question-pub", most=view.pub_limit, **facts)
    if view.drawn is None:
        return translate("question-turn", alone=int(len(view.players) == 1), **facts)
    card, can_play = card_ref(view.drawn), int(can_play_drawn_card(view))
    return translate(
        "question-drawn", card=card, place=can_play, room=int(has_hand_space(view)), **facts
    )


def private_question(view: View, translate: Translate) -> str:
    """The question to the viewer, who must act, with what that player can afford."""
    own = view.own
    assert own.rubles is not None
    if view.at_guild_hall:
        return translate("question-for-you-guild-hall", pay=view.guild_hall_gain)
    if view.at_trading_house:
        most, cost = view.trading_house_limit, trading_house_cost(view.trading_house_limit)
        pays = int(trading_house_cost(TRADING_HOUSE_POINTS) <= own.rubles)
        facts = {"most": most, "cost": cost, "rubles": own.rubles, "pays": pays}
        return translate("question-for-you-trading-house", **facts)
    if view.at_pub:
        most = min(view.pub_limit, own.rubles // PUB_PRICE)
        return translate("question-for-you-pub", most=most, rubles=own.rubles)
    if view.drawn is None:
        # Whoever looks for the button to take a card is told why it is missing.
        full = int(bool(view.offers) and not has_hand_space(view))
        return translate("question-for-you", full=full, size=own.hand_size, limit=own.hand_limit)
    (offer,) = view.offers
    affordable = "yes" if offer.min_cost <= own.rubles else "poor"
    return translate(
        "question-for-you-drawn",
        pays=affordable if can_play_drawn_card(view) else "barred",
        cost=offer.min_cost,
        rubles=own.rubles,
        room=int(has_hand_space(view)),
    )


def can_play_drawn_card(view: View) -> bool:
    """Whether the drawn card could be put into play, regardless of its cost.

    A trading card needs a card to displace.
    """
    (offer,) = view.offers
    return bool(offer.displacing) or not card_table(view.edition).is_trading(offer.card)


def has_hand_space(view: View) -> bool:
    """Whether another card fits into the hand of the seat that the view's offers are for."""
    owner = view.buyer
    return owner.hand_size < owner.hand_limit


def name_parameter(param: str, value: Any, translate: Translate) -> NameRef | None:
    """The name of a card, stack or row in an error; None for a number."""
    if param in ("card", "displaced", "may"):
        return NameRef(f"card-{value.replace('_', '-')}")
    return NameRef(f"{param}-{value}") if param in ("stack", "source") else None
