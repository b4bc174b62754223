"""Saint Petersburg in sentences: what happened, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, Phase, card_id, card_table
from engine.games.saint_petersburg.events import (
    Bought,
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
from render.words import Say, Thing


def card_key(card: Card) -> str:
    """The text key of a card's name."""
    return f"card-{card_id(card).replace('_', '-')}"


def a_card(card: Card) -> Thing:
    """A card inside a sentence: "a Lumberjack"."""
    return Thing(card_key(card), "a")


def the_stack(stack: Phase) -> Thing:
    """A stack inside a sentence: "workers"."""
    return Thing(f"stack-{stack.label}")


def tell(event: Event, names: Sequence[str], say: Say) -> str | None:
    """An event as a sentence for everybody; None for what needs none."""
    match event:
        case Scored():
            return _scoring(event, names, say)
        case LastRoundBegan(stack, _):
            return say("told-last-round", stack=the_stack(stack))
        case Dismissed(seat, card):
            return say("told-dismissed", name=names[seat], card=a_card(card))
        case DiscPaid(seat, points):
            return say("told-disc-paid", name=names[seat], points=points)
    facts = _facts(event)
    if facts is None:
        return None
    key, seat, args = facts
    return say(key, name=names[seat], **args)


def in_story(event: Event) -> bool:
    """All but the passes: in the end everybody passed."""
    return not isinstance(event, Passed)


def tell_you(event: Event, say: Say) -> str | None:
    """The same for who did it. What follows of itself is told in public."""
    facts = _facts(event)
    if facts is None:
        return None
    key, _, args = facts
    return say(f"{key}.you", **args)


def _facts(event: Event) -> tuple[str, Seat, dict[str, Any]] | None:
    """The text key of what a seat did, the seat, and the facts of the sentence."""

    def named(card: Card | None) -> Thing | str:
        return "" if card is None else a_card(card)

    match event:
        case Bought(seat, card, _, displaced, cost):
            key = "told-bought" if displaced is None else "told-bought-displacing"
            args = {"card": named(card), "displaced": named(displaced), "cost": cost}
            return key, seat, args | {"source": event.source}
        case Took(seat, card, source):
            return "told-took", seat, {"card": named(card), "source": source}
        case Played(seat, card, displaced, cost):
            key = "told-played" if displaced is None else "told-played-displacing"
            args = {"card": named(card), "displaced": named(displaced), "cost": cost}
            return key, seat, args
        case Passed(seat):
            return "told-passed", seat, {}
        case Drew(seat, stack, card):
            return "told-drew", seat, {"card": named(card), "stack": the_stack(stack)}
        case Released(seat, card):
            return "told-released", seat, {"card": named(card)}
        case Discarded(seat, card):
            return "told-discarded", seat, {"card": named(card)}
    return _at_a_house(event)


def _at_a_house(event: Event) -> tuple[str, Seat, dict[str, Any]] | None:
    """The same of what a seat did in a house of its own, after the building scoring."""
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


def _scoring(event: Scored, names: Sequence[str], say: Say) -> str:
    gains = [
        say("told-gain", name=name, rubles=rubles, points=points)
        for name, rubles, points in zip(names, event.rubles, event.points, strict=True)
        if rubles or points
    ]
    if not gains:
        return say("told-scored-nothing", phase=event.phase.label)
    return say("told-scored", phase=event.phase.label, gains=" · ".join(gains))


def recounts(event: Event, view: View) -> bool:
    """Never: no question tells what was done."""
    return False


def tell_apart(event: Event, names: Sequence[str], say: Say) -> str | None:
    """Nothing: whatever happens is open to all."""
    return None


def situation(view: View, say: Say) -> str:
    """Round and phase, and whether the end is near."""
    return say(
        "situation",
        round=view.round,
        phase=Thing(f"phase-{view.phase.label}"),
        last=int(view.last_round),
    )


def question(view: View, acting: Sequence[str], say: Say) -> str:
    """Whose turn it is, and for what, in words that tell nothing of anybody's rubles."""
    facts: dict[str, Any] = {"name": acting[0], "situation": situation(view, say)}
    if view.at_guild_hall:
        return say("question-guild-hall", pay=view.guild_hall_gain, **facts)
    if view.at_trading_house:
        most = view.trading_house_limit
        return say("question-trading-house", most=most, cost=trading_house_cost(most), **facts)
    if view.at_pub:
        return say("question-pub", most=view.pub_limit, **facts)
    if view.drawn is None:
        return say("question-turn", alone=int(len(view.players) == 1), **facts)
    card, place = a_card(view.drawn), int(can_place(view))
    return say("question-drawn", card=card, place=place, room=int(has_room(view)), **facts)


def question_for_you(view: View, say: Say) -> str:
    """The same for the viewer, who is to act and alone reads it: what he can pay is said."""
    own = view.own
    assert own.rubles is not None
    if view.at_guild_hall:
        return say("question-for-you-guild-hall", pay=view.guild_hall_gain)
    if view.at_trading_house:
        most, cost = view.trading_house_limit, trading_house_cost(view.trading_house_limit)
        pays = int(trading_house_cost(TRADING_HOUSE_POINTS) <= own.rubles)
        facts = {"most": most, "cost": cost, "rubles": own.rubles, "pays": pays}
        return say("question-for-you-trading-house", **facts)
    if view.at_pub:
        most = min(view.pub_limit, own.rubles // PUB_PRICE)
        return say("question-for-you-pub", most=most, rubles=own.rubles)
    if view.drawn is None:
        return say("question-for-you", alone=int(len(view.players) == 1))
    (offer,) = view.offers
    pays_for_it = "yes" if offer.min_cost <= own.rubles else "poor"
    return say(
        "question-for-you-drawn",
        pays=pays_for_it if can_place(view) else "barred",
        cost=offer.min_cost,
        rubles=own.rubles,
        room=int(has_room(view)),
    )


def can_place(view: View) -> bool:
    """Whether there is a place for the drawn card in play: something to displace if it must."""
    (offer,) = view.offers
    return bool(offer.displacing) or not card_table(view.edition).is_trading(offer.card)


def has_room(view: View) -> bool:
    """Whether another card fits into the hand of the seat that the offers are for."""
    owner = view.buyer
    return owner.hand_size < owner.hand_limit


def standings(view: View, names: Sequence[str], say: Say) -> str:
    """The final ranking, and where everybody's points come from."""
    order = sorted(range(len(names)), key=lambda seat: (view.final_scores[seat].rank, seat))
    winners = [names[seat] for seat in order if view.final_scores[seat].rank == 1]
    lines = [say("end-title", winners=tuple(winners), number=len(winners), players=len(names))]
    for seat in order:
        score = view.final_scores[seat]
        lines.append(
            say(
                "end-line",
                rank=score.rank,
                name=names[seat],
                points=score.points,
                before=score.before,
                aristocrats=score.for_aristocrats,
                different=score.different_aristocrats,
                rubles=score.for_rubles,
                hand=-score.for_hand,
                left=score.rubles_left,
            )
        )
    return "\n".join(lines)


def named(param: str, value: Any, say: Say) -> Thing | None:
    """What a refusal names: a card, a stack, a row."""
    if param in ("card", "displaced", "may"):
        return Thing(f"card-{value.replace('_', '-')}")
    return Thing(f"{param}-{value}") if param in ("stack", "source") else None
