"""Rattus Cartus in sentences: what happened, who is to decide, what a refusal names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.rattus_cartus.ending import standings, standings_now
from bot.games.rattus_cartus.pieces import (
    building_name,
    card_name,
    cards_in_words,
    class_name,
    class_of,
)
from bot.games.rattus_cartus.together import Deed, Gain, Together
from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import CARD_IDS
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardChosen,
    CardsDemanded,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardsLaid,
    DiscardingDone,
    DiscardsShuffled,
    Entered,
    Event,
    FlutePlayed,
    InfluenceScored,
    NunSeen,
    PassUsed,
    PrivilegeScored,
    PrivilegeSettled,
    RatsDiscarded,
    RatsTaken,
    Revealed,
    RoundBegan,
    SpecialsGained,
    SupplyTaken,
    TokensGained,
)
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.rules import supply_fact
from render.games.rattus_cartus.titles import full_name
from render.words import Say, said

__all__ = [
    "in_story",
    "named",
    "question",
    "recounts",
    "situation",
    "standings",
    "standings_now",
    "tell",
    "tell_apart",
    "tell_you",
]

_OF_THE_TURN = (Entered, CardsLaid, PassUsed, CardChosen, DiscardingDone, RoundBegan)
"""What a story leaves out: where everybody was and what he laid there is told as it is shown."""


def tell(event: Event | Together, names: Sequence[str], say: Say) -> str | None:
    """An event as a sentence for everybody; None for what needs none."""
    match event:
        case Together(deed, gains):
            return _told(deed, gains, names, say)
        case Revealed():
            return _revealed(event, names, say)
        case FlutePlayed(seat, to):
            return _flute(seat, to, names, say)
        case CardsDemanded():
            return _demanded(event, names, say)
        case PrivilegeSettled(seat, people):
            played = tuple(
                say("told-played", name=name, number=number)
                for name, number in zip(names, people, strict=True)
            )
            return say("told-privilege-settled", name=names[seat], played=played)
        case RoundBegan():
            return _round_began(event, names, say)
        case CardsGiven(giver, receiver, number):
            return say("told-given", name=names[giver], receiver=names[receiver], number=number)
        case DiscardsShuffled(number):
            return say("told-shuffled", number=number)
    return _told(event, (), names, say)


def _told(event: Event, gains: Sequence[Gain], names: Sequence[str], say: Say) -> str | None:
    """What one seat did or got, and what that brought it."""
    facts = _facts(event, gains, say)
    if facts is None:
        return None
    key, seat, args = facts
    return say(key, name=names[seat], **args)


def _facts(
    event: Event, gains: Sequence[Gain], say: Say
) -> tuple[str, Seat, dict[str, Any]] | None:
    """The text key of what one seat did or got, the seat, and the facts of the sentence."""
    match event:
        case SupplyTaken() | BuildingUsed() | InfluenceScored():
            return _deed(event, gains, say)
        case Entered(seat, place, building, number):
            return "told-entered", seat, {**_at(place, building, say), "number": number}
        case PrivilegeScored(seat, place, building):
            return "told-privilege-scored", seat, {**_at(place, building, say)}
        case CardsDrawn(seat, number):
            return "told-drew", seat, {"number": number}
        case CardsLaid(seat, number):
            return "told-laid", seat, {"number": number}
        case PassUsed(seat):
            return "told-pass", seat, {}
        case NunSeen(seat, nun):
            return "told-nun-seen", seat, {"nun": nun + 1}
        case CardsDiscarded(seat, cards):
            return "told-discarded", seat, {"cards": cards_in_words(cards, say)}
    return _gains(event, say)


def _deed(event: Deed, gains: Sequence[Gain], say: Say) -> tuple[str, Seat, dict[str, Any]] | None:
    """The same for what brings something. A Guard Tower tells by what it asks for."""
    gained = _gained(gains, say)
    match event:
        case SupplyTaken(seat, place, building):
            return "told-supply", seat, {**_at(place, building, say), "gains": gained}
        case InfluenceScored(seat, cls, number, height):
            facts = {"cls": class_name(cls, say), "number": number, "height": height}
            return "told-influence", seat, {**facts, "gains": gained}
        case BuildingUsed(building=building) if BUILDINGS[building].privilege.does == "levy":
            return None
        case BuildingUsed(seat, place, building, privilege):
            facts = {**_at(place, building, say), "gains": gained}
            return "told-used", seat, {**facts, "privilege": int(privilege)}


def _gained(gains: Sequence[Gain], say: Say) -> tuple[str, ...]:
    """What something brought, a few words each."""
    return tuple(_gain(gain, say) for gain in gains)


def _gain(gain: Gain, say: Say) -> str:
    match gain:
        case CardsDrawn(number=number):
            return said(say, "supply-cards", number=number)
        case RatsDiscarded(number=number):
            return said(say, "supply-rats", number=number)
        case TokensGained(number=number):
            return say("told-gain-tokens", number=number)
        case SpecialsGained(card=card, number=number):
            return say("piece-copies", number=number, card=card_name(card, say))
        case RatsTaken(number=number):
            return say("told-gain-rats", number=number)


def _gains(event: Event, say: Say) -> tuple[str, Seat, dict[str, Any]] | None:
    """The same for rats, tokens and special cards."""
    match event:
        case RatsTaken(seat, number):
            return "told-rats-taken", seat, {"number": number}
        case RatsDiscarded(seat, number):
            return "told-rats-off", seat, {"number": number}
        case TokensGained(seat, number):
            return "told-tokens", seat, {"number": number}
        case SpecialsGained(seat, card, number):
            return "told-special", seat, {"card": card_name(card, say), "number": number}
    return None


def _at(place: int, building: int, say: Say) -> dict[str, Any]:
    return {"place": place + 1, "building": building_name(building, say)}


def _revealed(event: Revealed, names: Sequence[str], say: Say) -> str:
    """Who was in a building and what he had laid down there, in the order of entry."""
    laid = tuple(
        say("told-shown", name=names[seat], cards=cards_in_words(cards, say, nuns=False))
        for seat, cards in zip(event.seats, event.cards, strict=True)
    )
    building = building_name(event.building, say)
    head = say("told-revealed", building=building, cls=class_of(event.building, say))
    return " ".join((head, *laid))


def _flute(seat: Seat, to: Sequence[Seat], names: Sequence[str], say: Say) -> str:
    got = tuple(
        say("told-flute-to", name=names[other], number=number)
        for other, number in Counter(to).items()
    )
    return say("told-flute", name=names[seat], got=got)


def _demanded(event: CardsDemanded, names: Sequence[str], say: Say) -> str:
    owe = tuple(say("told-owes", name=names[seat], number=number) for seat, number in event.of)
    return say(f"told-demand-{event.demand.value}", name=names[event.seat], owe=owe)


def _round_began(event: RoundBegan, names: Sequence[str], say: Say) -> str:
    row = tuple(building_name(building, say) for building in event.row)
    away = tuple(building_name(building, say) for building in event.turned_away)
    lines = [say("told-round-began", round=event.round, name=names[event.first], row=row)]
    if away:
        lines.append(say("told-turned-away", away=away, number=len(away)))
    return " ".join(lines)


def tell_you(event: Event, say: Say) -> str | None:
    """What somebody did, for himself. What others got or had to do by it is told in public."""
    match event:
        case SupplyTaken(_, place, building):
            supply = supply_fact(BUILDINGS[building].supply, say)
            return say("told-supply.you", supply=supply, **_at(place, building, say))
        case Entered(_, place, building, number):
            return say("told-entered.you", number=number, **_at(place, building, say))
        case CardChosen(_, card, use):
            return say(f"you-chose-{use}", card=full_name(card, say))
        case CardsLaid(_, number):
            return say("told-laid.you", number=number)
        case DiscardingDone():
            return say("you-discard-no-more")
        case PassUsed():
            return say("told-pass.you")
    return None


def recounts(event: Event, view: View) -> bool:
    """The cards that are picked stand in the question for as long as more can be picked."""
    picked = () if view.seat is None else view.players[view.seat].chosen or ()
    return isinstance(event, CardChosen) and event.card in picked


def tell_apart(event: Event, names: Sequence[str], say: Say) -> str | None:
    """Cards drawn, cards that went from hand to hand, and nuns: for those who see which."""
    match event:
        case CardsDrawn(cards=cards) if cards:
            return say("apart-drew", cards=cards_in_words(cards, say))
        case NunSeen(nun=nun, card=card) if card is not None:
            return say("apart-nun", nun=nun + 1, card=full_name(card, say))
        case CardsGiven(giver, receiver, _, cards) if cards is not None:
            return say(
                "apart-given",
                name=names[giver],
                receiver=names[receiver],
                cards=cards_in_words(cards, say),
            )
    return None


def in_story(event: Event) -> bool:
    """Supplies, and all that came of a building."""
    return not isinstance(event, _OF_THE_TURN)


def situation(view: View, say: Say) -> str:
    """The round, and whether it is the last."""
    return say("situation", round=view.round, rounds=view.rounds, last=int(view.last_round))


def question(view: View, acting: Sequence[str], say: Say) -> str:
    """Who still has to decide, and what."""
    names = tuple(f"**{name}**" for name in acting)
    return say(
        f"question-{view.step.value}",
        names=names,
        number=len(names),
        demand="none" if view.demand is None else view.demand.value,
        situation=situation(view, say),
        **_where(view, say),
    )


def _where(view: View, say: Say) -> dict[str, str]:
    """The building that the question is about."""
    place = view.players[view.to_act[0]].place if view.step is Step.LAY else view.place
    return {"building": "" if place is None else building_name(view.row[place].building, say)}


def named(param: str, value: Any, say: Say) -> str | None:
    """The words for what a refusal names: a card, or a place counted from 1."""
    match param:
        case "card" if value in CARD_IDS:
            return full_name(CARD_IDS.index(value), say)
        case "place" | "nun" if isinstance(value, int):
            return str(value + 1)
    return None
