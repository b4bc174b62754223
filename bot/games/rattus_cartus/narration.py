"""Puts the events and questions of Rattus Cartus into sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.rattus_cartus.coalescing import CardsChosen, Deed, DeedWithGains, Gain
from bot.games.rattus_cartus.piece_names import card_list, class_name_of_building
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
from engine.games.rattus_cartus.state import Demand, Step
from engine.games.rattus_cartus.view import BuildingView, View
from render.games.rattus_cartus.names import (
    building_name,
    card_name,
    card_name_with_nuns,
    class_name,
    special_count,
)
from render.games.rattus_cartus.rule_sentences import supply_sentence
from render.translation import Translate

_NOT_IN_PHASE_SUMMARY = (Entered, CardsLaid, PassUsed, CardChosen, DiscardingDone, RoundBegan)
"""Events that a phase summary omits: `Revealed` repeats what it needs of them."""


def narrate(event: Event | DeedWithGains, names: Sequence[str], translate: Translate) -> str | None:
    """An event as a sentence for everybody; None if it needs none."""
    match event:
        case DeedWithGains(deed, gains):
            return _narrate_deed(deed, gains, names, translate)
        case Revealed():
            return revealed(event, names, translate)
        case FlutePlayed(seat, to):
            return _flute(seat, to, names, translate)
        case CardsDemanded():
            return _demanded(event, names, translate)
        case PrivilegeSettled(seat, people):
            played = tuple(
                translate("told-played", name=name, number=number)
                for name, number in zip(names, people, strict=True)
            )
            return translate("told-privilege-settled", name=names[seat], played=played)
        case RoundBegan():
            return _round_began(event, names, translate)
        case CardsGiven(giver, receiver, number):
            return translate(
                "told-given", name=names[giver], receiver=names[receiver], number=number
            )
        case DiscardsShuffled(number):
            return translate("told-shuffled", number=number)
    return _narrate_deed(event, (), names, translate)


def _narrate_deed(
    event: Event, gains: Sequence[Gain], names: Sequence[str], translate: Translate
) -> str | None:
    """An event caused by one seat as a sentence, with its gains; None if it needs none."""
    facts = _sentence_parts(event, gains, translate)
    if facts is None:
        return None
    key, seat, args = facts
    return translate(key, name=names[seat], **args)


def _sentence_parts(
    event: Event, gains: Sequence[Gain], translate: Translate
) -> tuple[str, Seat, dict[str, Any]] | None:
    """The text key, seat and arguments of an event caused by a seat; else None."""
    match event:
        case SupplyTaken() | BuildingUsed() | InfluenceScored():
            return _deed_sentence_parts(event, gains, translate)
        case Entered(seat, place, building, number):
            return (
                "told-entered",
                seat,
                {**_building_arguments(place, building, translate), "number": number},
            )
        case PrivilegeScored(seat, place, building):
            return (
                "told-privilege-scored",
                seat,
                {**_building_arguments(place, building, translate)},
            )
        case CardsDrawn(seat, number):
            return "told-drew", seat, {"number": number}
        case CardsLaid(seat, number):
            return "told-laid", seat, {"number": number}
        case PassUsed(seat):
            return "told-pass", seat, {}
        case NunSeen(seat, nun):
            return "told-nun-seen", seat, {"nun": nun + 1}
        case CardsDiscarded(seat, cards):
            return "told-discarded", seat, {"cards": card_list(cards, translate)}
    return _gain_sentence_parts(event, translate)


def _deed_sentence_parts(
    event: Deed, gains: Sequence[Gain], translate: Translate
) -> tuple[str, Seat, dict[str, Any]] | None:
    """The sentence parts of an event with gains; None for a Guard Tower, and for a Hospital without
    the privilege.

    The demand that follows a Guard Tower narrates it, and the discards that of a Hospital: nobody
    has to discard anything there.
    """
    gain_texts = _gain_texts(gains, translate)
    match event:
        case SupplyTaken(seat, place, building):
            return (
                "told-supply",
                seat,
                {**_building_arguments(place, building, translate), "gains": gain_texts},
            )
        case InfluenceScored(seat, cls, number, height):
            facts = {"cls": class_name(cls, translate), "number": number, "height": height}
            return "told-influence", seat, {**facts, "gains": gain_texts}
        case BuildingUsed(building=building) if BUILDINGS[building].privilege.does == "levy":
            return None
        case BuildingUsed(building=building, privilege=False) if (
            BUILDINGS[building].basic.does == "heal" and not gains
        ):
            return None
        case BuildingUsed(seat, place, building, privilege):
            facts = {**_building_arguments(place, building, translate), "gains": gain_texts}
            return "told-used", seat, {**facts, "privilege": int(privilege)}


def _gain_texts(gains: Sequence[Gain], translate: Translate) -> tuple[str, ...]:
    """Each gain in a few words."""
    return tuple(_gain_text(gain, translate) for gain in gains)


def _gain_text(gain: Gain, translate: Translate) -> str:
    match gain:
        case CardsDrawn(number=number):
            return translate("supply-cards", number=number)
        case RatsDiscarded(number=number):
            return translate("supply-rats", number=number)
        case TokensGained(number=number):
            return translate("told-gain-tokens", number=number)
        case SpecialsGained(card=card, number=number):
            return special_count(card, number, translate)
        case RatsTaken(number=number):
            return translate("told-gain-rats", number=number)


def _gain_sentence_parts(
    event: Event, translate: Translate
) -> tuple[str, Seat, dict[str, Any]] | None:
    """The sentence parts of rats, tokens and special cards; else None."""
    match event:
        case RatsTaken(seat, number):
            return "told-rats-taken", seat, {"number": number}
        case RatsDiscarded(seat, number):
            return "told-rats-off", seat, {"number": number}
        case TokensGained(seat, number):
            return "told-tokens", seat, {"number": number}
        case SpecialsGained(seat, card, number):
            cards = special_count(card, number, translate)
            names = {"card": card_name(card, translate), "cards": cards}
            return "told-special", seat, {**names, "number": number}
    return None


def _building_arguments(place: int, building: int, translate: Translate) -> dict[str, Any]:
    return {"place": place + 1, "building": building_name(building, translate)}


def revealed(event: Revealed, names: Sequence[str], translate: Translate) -> str:
    """The players in a building and the cards that each laid down, in the order of entry."""
    laid = tuple(
        translate("told-shown", name=names[seat], cards=card_list(cards, translate, nuns=False))
        for seat, cards in zip(event.seats, event.cards, strict=True)
    )
    building = building_name(event.building, translate)
    head = translate(
        "told-revealed", building=building, cls=class_name_of_building(event.building, translate)
    )
    return " ".join((head, *laid))


def _flute(seat: Seat, to: Sequence[Seat], names: Sequence[str], translate: Translate) -> str:
    received = tuple(
        translate("told-flute-to", name=names[other], number=number)
        for other, number in Counter(to).items()
    )
    return translate("told-flute", name=names[seat], got=received)


def _demanded(event: CardsDemanded, names: Sequence[str], translate: Translate) -> str:
    demands = tuple(
        translate("told-owes", name=names[seat], number=number) for seat, number in event.of
    )
    return translate(f"told-demand-{event.demand.value}", name=names[event.seat], owe=demands)


def _round_began(event: RoundBegan, names: Sequence[str], translate: Translate) -> str:
    row = tuple(building_name(building, translate) for building in event.row)
    turned_away = tuple(building_name(building, translate) for building in event.turned_away)
    lines = [translate("told-round-began", round=event.round, name=names[event.first], row=row)]
    if turned_away:
        lines.append(translate("told-turned-away", away=turned_away, number=len(turned_away)))
    return " ".join(lines)


def narrate_for_actor(event: Event | CardsChosen, translate: Translate) -> str | None:
    """An event as a sentence to the player who caused it; None if the public sentence is enough."""
    match event:
        case SupplyTaken(_, place, building):
            supply = supply_sentence(BUILDINGS[building].supply, translate)
            return translate(
                "told-supply.you", supply=supply, **_building_arguments(place, building, translate)
            )
        case Entered(_, place, building, number):
            return translate(
                "told-entered.you", number=number, **_building_arguments(place, building, translate)
            )
        case CardChosen(_, card, use):
            return translate(f"you-chose-{use}", cards=card_list((card,), translate))
        case CardsChosen(_, cards, use, laid):
            return _cards_chosen(cards, use, laid, translate)
        case CardsLaid(_, number):
            return translate("told-laid.you", number=number)
        case DiscardingDone():
            return translate("you-discard-no-more")
        case PassUsed():
            return translate("told-pass.you")
    return None


def _cards_chosen(cards: Sequence[int], use: str, laid: int | None, translate: Translate) -> str:
    chosen = card_list(cards, translate)
    if laid is None:
        return translate(f"you-chose-{use}", cards=chosen)
    return translate("you-laid", cards=chosen, number=laid, more=int(laid > len(cards)))


def is_repeated_in_prompt(event: Event | DeedWithGains, view: View) -> bool:
    """Whether it is a card just chosen, which the prompt lists, or what stands above the question.

    The latter are revealed cards, who has the privilege, and whom the Guard Tower asks for cards.
    """
    if view.seat is not None:
        chosen = view.players[view.seat].chosen or ()
        return isinstance(event, CardChosen) and event.card in chosen
    places = {building.place for building in unsettled_buildings(view)}
    match event:
        case Revealed(place=place) | BuildingUsed(place=place, privilege=True):
            return place in places
        case PrivilegeSettled():
            return bool(places)
        case CardsDemanded(demand=Demand.GUARD_TOWER):
            return view.demand is Demand.GUARD_TOWER
    return False


def narrate_for_observer(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """Cards drawn, given or looked at, as a sentence for a seat that sees which ones."""
    match event:
        case CardsDrawn(cards=cards) if cards:
            return translate("apart-drew", cards=card_list(cards, translate))
        case NunSeen(nun=nun, card=card) if card is not None:
            return translate("apart-nun", nun=nun + 1, card=card_name_with_nuns(card, translate))
        case CardsGiven(giver, receiver, _, cards) if cards is not None:
            return translate(
                "apart-given",
                name=names[giver],
                receiver=names[receiver],
                cards=card_list(cards, translate),
            )
    return None


def in_phase_summary(event: Event) -> bool:
    """Whether it is about a supply or the resolution of a building."""
    return not isinstance(event, _NOT_IN_PHASE_SUMMARY)


def select_phase_events(events: Sequence[Event]) -> list[Event]:
    """What the summary of a building tells: from its cards on, so no supplies or entries."""
    revealed_at = (index for index, event in enumerate(events) if isinstance(event, Revealed))
    return [event for event in events[next(revealed_at, 0) :] if in_phase_summary(event)]


def later_phase_events(events: Sequence[Event]) -> Sequence[Event]:
    """The cards of later buildings: two players reveal all before the first one is resolved."""
    return [event for event in events if isinstance(event, Revealed)][1:]


def unsettled_buildings(view: View) -> list[BuildingView]:
    """The buildings with revealed cards that are still to be resolved, the current one first."""
    return [
        building for building in view.row if building.shown is not None and not building.resolved
    ]


def situation(view: View, translate: Translate) -> str:
    """The round, and whether it is the last."""
    return translate("situation", round=view.round, rounds=view.rounds, last=int(view.last_round))


def question(view: View, acting: Sequence[str], translate: Translate) -> str:
    """Who still must decide, and what."""
    names = tuple(f"**{name}**" for name in acting)
    return translate(
        f"question-{view.step.value}",
        names=names,
        asked=_asked(view, names, translate),
        demand="none" if view.demand is None else view.demand.value,
        situation=situation(view, translate),
        **_question_arguments(view, translate),
    )


def _asked(view: View, names: Sequence[str], translate: Translate) -> str:
    """How many cards each must give or may discard; those with the same number together."""
    if view.demand is None:
        return ""
    of_number: dict[int, list[str]] = {}
    for seat, name in zip(view.to_act, names, strict=True):
        of_number.setdefault(view.players[seat].asked, []).append(name)
    key = f"asked-{view.step.value}"
    return "; ".join(
        translate(key, names=tuple(of_those), people=len(of_those), number=number)
        for number, of_those in of_number.items()
    )


def _question_arguments(view: View, translate: Translate) -> dict[str, str]:
    """The name of the building that the question is about; empty if there is none."""
    place = view.players[view.to_act[0]].place if view.step is Step.LAY else view.place
    return {"building": "" if place is None else building_name(view.row[place].building, translate)}


def name_parameter(param: str, value: Any, translate: Translate) -> str | None:
    """The name of a card, or a place counted from 1, in an error; None for other parameters."""
    match param:
        case "card" if value in CARD_IDS:
            return card_name_with_nuns(CARD_IDS.index(value), translate)
        case "place" | "nun" if isinstance(value, int):
            return str(value + 1)
    return None
