"""The Council's narration: sentences for events, questions and the final standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from render.translation import Translate
from tests.examples.council.engine.cards import KINDS, strength
from tests.examples.council.engine.events import (
    Chose,
    Claimed,
    Dealt,
    DikeBroke,
    DikeHeld,
    Event,
    FieldsShared,
    FloodCame,
    Given,
    GotReady,
    Harvested,
    Laid,
    WinterBegan,
)
from tests.examples.council.engine.view import View
from tests.examples.council.render.alt_text import card_list, field_code, situation

__all__ = [
    "in_phase_summary",
    "is_repeated_in_prompt",
    "name_parameter",
    "narrate",
    "narrate_for_actor",
    "narrate_for_observer",
    "question",
    "situation",
]


def narrate(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """Return a sentence for everybody, or None. The turn message shows who has decided."""
    match event:
        case FloodCame():
            return _flood(event, names, translate)
        case DikeHeld(builders, points):
            return translate("told-dike-held", names=_names(builders, names), points=points)
        case DikeBroke(drowned):
            return translate("told-dike-broke", names=_names(drowned, names))
        case FieldsShared():
            return _fields(event, names, translate)
        case Harvested():
            return _harvest(event, names, translate)
        case WinterBegan(winter):
            return translate("told-winter-began", winter=winter)
        case Given(giver, receiver, number, None):
            return translate(
                "told-given", name=names[giver], receiver=names[receiver], number=number
            )
    return _narrate_open_decision(event, names, translate)


def _narrate_open_decision(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """Return a sentence for a decision or a gain that everybody sees, or None."""
    match event:
        case Given(giver, receiver, _, cards) if cards is not None:
            return translate(
                "told-given-cards",
                name=names[giver],
                receiver=names[receiver],
                cards=card_list(cards, translate),
            )
        case Chose(seat, cards) if cards is not None:
            return translate("told-chose", name=names[seat], cards=card_list(cards, translate))
        case Laid(seat, card):
            return translate("told-laid", name=names[seat], card=translate(f"card-{KINDS[card]}"))
        case Claimed(seat, field) if field is not None:
            return translate("told-claimed", name=names[seat], field=field_code(field))
        case Dealt(seat, _, cards) if cards is not None:
            return translate("told-dealt", name=names[seat], cards=card_list(cards, translate))
    return None


def _names(seats: Sequence[Seat], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[seat] for seat in seats)


def _flood(event: FloodCame, names: Sequence[str], translate: Translate) -> str:
    lines = [
        translate(
            "told-flood",
            height=event.height,
            needed=event.needed,
            laid=sum(strength(card) for cards in event.laid for card in cards),
        )
    ]
    for seat, cards in enumerate(event.laid):
        if cards:
            built = sum(map(strength, cards))
            words = card_list(cards, translate)
            lines.append(translate("told-uncovered", name=names[seat], strength=built, cards=words))
    return " ".join(lines)


def _fields(event: FieldsShared, names: Sequence[str], translate: Translate) -> str:
    lines = []
    for seat, field in enumerate(event.claims):
        if field is not None:
            got = int(seat in event.got)
            lines.append(
                translate("told-field", name=names[seat], field=field_code(field), got=got)
            )
    return " ".join(lines)


def _harvest(event: Harvested, names: Sequence[str], translate: Translate) -> str:
    lines = []
    for seat, (points, cards) in enumerate(zip(event.points, event.kept, strict=True)):
        if points or cards:
            words = card_list(cards, translate)
            lines.append(translate("told-harvest", name=names[seat], points=points, cards=words))
    return " ".join(lines)


def narrate_for_actor(event: Event, translate: Translate) -> str | None:
    """Return a house's decision as a sentence to itself, or None."""
    match event:
        case Chose(_, cards) if cards is not None:
            return translate("you-chose", cards=card_list(cards, translate))
        case Laid(_, card):
            return translate("you-laid", card=translate(f"card-{KINDS[card]}"))
        case GotReady():
            return translate("you-got-ready")
        case Claimed(_, field) if field is not None:
            return translate("you-claimed", field=field_code(field))
    return None


def is_repeated_in_prompt(event: Event, view: View) -> bool:
    """Return False: no question repeats an event."""
    return False


def narrate_for_observer(event: Event, names: Sequence[str], translate: Translate) -> str | None:
    """Return a sentence for cards given or dealt, to those who may see them, or None."""
    match event:
        case Given(cards=cards) if cards is not None:
            return _narrate_open_decision(event, names, translate)
        case Dealt(_, _, cards) if cards is not None:
            return translate("apart-dealt", cards=card_list(cards, translate))
    return None


def in_phase_summary(event: Event) -> bool:
    """Return whether an event is in the phase summary: decisions are not, but their effects are."""
    return not isinstance(event, Chose | Claimed | Laid)


def question(view: View, acting: Sequence[str], translate: Translate) -> str:
    """Return the question of the phase, with those who have not decided yet."""
    names = tuple(f"**{name}**" for name in acting)
    where = situation(view, translate)
    return translate(f"question-{view.phase.value}", names=names, situation=where)


def final_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """Return the houses in the order of their ranks, then the drowned ones."""
    winners = tuple(names[seat] for seat, rank in enumerate(view.ranks) if rank == 1)
    lines = [translate("end-title", winners=winners, number=len(winners))]
    placed = sorted((rank, seat) for seat, rank in enumerate(view.ranks) if rank is not None)
    for place, seat in placed:
        player = view.players[seat]
        fields, points = len(player.fields), player.points
        lines.append(
            translate("end-line", rank=place, name=names[seat], fields=fields, points=points)
        )
    for seat, rank in enumerate(view.ranks):
        if rank is None:
            lines.append(
                translate("end-line-drowned", name=names[seat], points=view.players[seat].points)
            )
    return "\n".join(lines)


def name_parameter(param: str, value: Any, translate: Translate) -> str | None:
    """Return the name of a parameter of an `IllegalAction`, or None."""
    match param:
        case "card":
            return translate(f"card-{value}") if value in KINDS else str(value)
        case "phase":
            return translate(f"phase-{value}")
        case "field":
            return field_code(value) if isinstance(value, int) else None
        case "seat":
            return str(value + 1)
    return None
