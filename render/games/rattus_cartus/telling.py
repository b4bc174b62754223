"""What happened at a building, and what a seat has, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import NUNS_ON
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.gains import Outcome, outcomes, round_outcome
from render.games.rattus_cartus.rules import join
from render.games.rattus_cartus.titles import building_name, card_name, class_name, full_name
from render.picture import ALT_LIMIT, whole
from render.seats import spoken_name
from render.words import Say, said


def card_list(cards: Iterable[int], translate: Say, nuns: bool = True) -> str:
    """Cards in one sentence, equal ones together."""
    names = Counter(
        full_name(card, translate) if nuns else card_name(card, translate) for card in cards
    )
    return join(
        (
            name if number == 1 else said(translate, "alt-copies", number=number, card=name)
            for name, number in names.items()
        ),
        translate,
    )


def gain_list(each: Outcome, translate: Say) -> str:
    """What a seat gained and lost, in one sentence; empty if nothing."""
    parts = [
        said(translate, key, number=number)
        for key, number in (
            ("gain-influence", each.influence),
            ("gain-rats", each.rats_taken),
            ("gain-rats-off", each.rats_off),
            ("gain-tokens", each.tokens),
            ("gain-drawn", each.drawn),
            ("gain-received", each.received),
            ("gain-given", each.given),
            ("gain-discarded", each.discarded),
            ("gain-looks", each.looks),
        )
        if number
    ]
    parts += [
        said(translate, "gain-special", number=number, card=card_name(card, translate))
        for card, number in each.specials
        if number
    ]
    return join(parts, translate)


def outcome_lines(
    view: View, events: Sequence[Event], names: Sequence[str], translate: Say
) -> Iterable[str]:
    """What each seat laid down at the building and what came of it."""
    for each in outcomes(view, events):
        name = spoken_name(names, each.seat, translate)
        gains = gain_list(each, translate) or said(translate, "alt-nothing")
        if not each.entered:
            yield said(translate, "alt-outcome-beside", name=name, gains=gains)
            continue
        cards = card_list(each.cards, translate, nuns=False) or said(translate, "alt-no-card")
        key = "alt-outcome-privilege" if each.privilege else "alt-outcome"
        yield said(translate, key, name=name, cards=cards, gains=gains)


def resolved(view: View, translate: Say) -> str:
    """Which building it was."""
    place = 0 if view.place is None else view.place
    building = view.row[place].building
    cls = class_name(BUILDINGS[building].cls, translate)
    return said(
        translate, "alt-building-over", building=building_name(building, translate), cls=cls
    )


def hand_alt(view: View, seat: Seat, names: Sequence[str], translate: Say) -> str:
    """The viewer's rats, cards and what it knows of the nun row."""
    player = view.players[seat]
    name = spoken_name(names, seat, translate)
    parts = [said(translate, "alt-rats", name=name, rats=player.rats or 0)]
    hand = [*(player.hand or ()), *(player.chosen or ())]
    listed = card_list(hand, translate)
    parts.append(
        said(translate, "alt-hand", cards=listed) if hand else said(translate, "alt-no-hand")
    )
    known = [(nun, card) for nun, card in enumerate(view.nuns) if card is not None]
    if known:
        cards = join(
            (
                said(translate, "alt-nun", place=nun + 1, card=full_name(card, translate))
                for nun, card in known
            ),
            translate,
        )
        nuns = sum(NUNS_ON[card] for _nun, card in known)
        parts.append(said(translate, "alt-known", cards=cards, nuns=nuns))
    if player.chosen:
        parts.append(said(translate, "alt-chosen", cards=card_list(player.chosen, translate)))
    if player.laid_cards and player.place is not None:
        building = building_name(view.row[player.place].building, translate)
        cards = card_list(player.laid_cards, translate)
        parts.append(said(translate, "alt-laid", building=building, cards=cards))
    return whole(parts, ALT_LIMIT)


def seat_alt(view: View, seat: Seat, names: Sequence[str], translate: Say) -> str:
    """What everybody may know of one seat."""
    player = view.players[seat]
    name = spoken_name(names, seat, translate)
    heights = (
        said(
            translate,
            "alt-height",
            name=class_name(track.cls, translate),
            height=track.heights[seat],
        )
        for track in view.tracks
    )
    parts = [
        said(translate, "alt-seat", name=name, cards=player.hand_size, tokens=player.tokens),
        said(translate, "alt-influence", heights=join(heights, translate)),
    ]
    if player.place is not None:
        each = view.row[player.place]
        building = building_name(each.building, translate)
        parts.append(said(translate, "alt-at", building=building, number=player.laid))
        if each.shown is not None and player.laid:
            cards = card_list(each.shown[each.entered.index(seat)], translate)
            parts.append(said(translate, "alt-laid", building=building, cards=cards))
    gains = gain_list(round_outcome(player.gains), translate)
    if gains:
        parts.append(said(translate, "alt-gained", name=name, gains=gains))
    if player.known_nuns:
        places = join((str(nun + 1) for nun in player.known_nuns), translate)
        number = len(player.known_nuns)
        parts.append(said(translate, "alt-looked", name=name, places=places, number=number))
    return whole(parts, ALT_LIMIT)
