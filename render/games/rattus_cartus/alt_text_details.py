"""The events at a building, a seat's hand and its public information, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import NUNS_ON
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import View
from render.alt import join_alt, join_list
from render.context import RenderContext
from render.games.rattus_cartus.gains import SeatGains, building_gains, round_gains
from render.games.rattus_cartus.names import (
    building_name,
    card_name_with_nuns,
    class_name,
    counted_cards,
    special_count,
)
from render.picture import ALT_LIMIT, join_whole
from render.players import alt_text_name, viewing_player
from render.translation import Translate, format_signed


def card_list_alt(cards: Iterable[int], translate: Translate, nuns: bool = True) -> str:
    """List cards within a sentence, counting equal ones."""
    return join_list(counted_cards(cards, translate, "alt-copies", nuns=nuns), translate)


_GAIN_TEXTS = (
    ("gain-influence", "influence"),
    ("gain-rats", "rats_taken"),
    ("gain-rats-off", "rats_discarded"),
    ("gain-tokens", "tokens"),
    ("gain-drawn", "drawn"),
    ("gain-received", "received"),
    ("gain-given", "given"),
    ("gain-discarded", "discarded"),
    ("gain-looks", "nuns_seen"),
)
"""The texts of what a seat gained and lost, and the fields of `SeatGains` with their numbers."""


def gain_texts(gains: SeatGains) -> Iterator[tuple[str, dict[str, int | str]]]:
    """Yield the texts of what a seat gained and lost besides special cards, with their arguments.

    Rats that came and went are told as one, so that their sum need not be worked out.
    """
    taken, off = gains.rats_taken, gains.rats_discarded
    for key, field in _GAIN_TEXTS:
        if taken and off and field.startswith("rats_"):
            if field == "rats_taken":
                net = taken - off
                sum_up: dict[str, int | str] = {"number": abs(net), "net": format_signed(net)}
                yield "gain-rats-both", sum_up | {"taken": taken, "off": off}
        elif number := getattr(gains, field):
            yield key, {"number": number}


def gains_alt(gains: SeatGains, translate: Translate) -> str:
    """List a seat's gains and losses within a sentence; empty if there are none."""
    parts = [translate(key, **args) for key, args in gain_texts(gains)]
    parts += [
        translate("gain-special", cards=special_count(card, number, translate))
        for card, number in gains.specials
        if number
    ]
    return join_list(parts, translate)


def building_gains_alt(
    view: View, events: Sequence[Event], names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Describe what each seat laid down at the building, and what it gained."""
    for seat_gains in building_gains(view, events):
        name = alt_text_name(names, seat_gains.seat, translate)
        gains = gains_alt(seat_gains, translate) or translate("alt-nothing")
        if not seat_gains.entered:
            yield translate("alt-outcome-beside", name=name, gains=gains)
            continue
        cards = card_list_alt(seat_gains.cards, translate, nuns=False) or translate("alt-no-card")
        key = "alt-outcome-privilege" if seat_gains.privilege else "alt-outcome"
        yield translate(key, name=name, cards=cards, gains=gains)


def resolved_building_alt(view: View, translate: Translate) -> str:
    """Name the building that was resolved."""
    place = 0 if view.place is None else view.place
    building = view.row[place].building
    cls = class_name(BUILDINGS[building].cls, translate)
    return translate("alt-building-over", building=building_name(building, translate), cls=cls)


def hand_alt(view: View, context: RenderContext) -> str:
    """Describe the viewer's rats, cards, and known cards of the nun row."""
    translate = context.translate
    player = viewing_player(view)
    name = alt_text_name(context.names, player.seat, translate)
    parts = [translate("alt-rats", name=name, rats=player.rats or 0)]
    hand = [*(player.hand or ()), *(player.chosen or ())]
    listed = card_list_alt(hand, translate)
    parts.append(translate("alt-hand", cards=listed) if hand else translate("alt-no-hand"))
    known = [(nun, card) for nun, card in enumerate(view.nuns) if card is not None]
    if known:
        cards = join_list(
            (
                translate("alt-nun", place=nun + 1, card=card_name_with_nuns(card, translate))
                for nun, card in known
            ),
            translate,
        )
        nuns = sum(NUNS_ON[card] for _nun, card in known)
        parts.append(translate("alt-known", cards=cards, nuns=nuns))
    if player.chosen:
        parts.append(translate("alt-chosen", cards=card_list_alt(player.chosen, translate)))
    if player.laid_cards and player.place is not None:
        building = building_name(view.row[player.place].building, translate)
        cards = card_list_alt(player.laid_cards, translate)
        parts.append(translate("alt-laid", building=building, cards=cards))
    return join_whole(parts, ALT_LIMIT)


def seat_alt(view: View, seat: Seat, context: RenderContext) -> str:
    """Describe the public information about one seat."""
    translate = context.translate
    player = view.players[seat]
    name = alt_text_name(context.names, seat, translate)
    heights = (
        translate(
            "alt-height",
            name=class_name(track.cls, translate),
            height=track.heights[seat],
        )
        for track in view.tracks
    )
    parts = [
        translate("alt-seat", name=name, cards=player.hand_size, tokens=player.tokens),
        translate("alt-influence", heights=join_list(heights, translate)),
    ]
    if player.place is not None:
        visited_building = view.row[player.place]
        building = building_name(visited_building.building, translate)
        parts.append(translate("alt-at", building=building, number=player.laid))
        if visited_building.shown is not None and player.laid:
            cards = card_list_alt(
                visited_building.shown[visited_building.entered.index(seat)], translate
            )
            parts.append(translate("alt-laid", building=building, cards=cards))
    gains = gains_alt(round_gains(player.gains), translate)
    if gains:
        parts.append(translate("alt-gained", name=name, gains=gains))
    if player.known_nuns:
        places = join_list((str(nun + 1) for nun in player.known_nuns), translate)
        number = len(player.known_nuns)
        parts.append(translate("alt-looked", name=name, places=places, number=number))
    return join_alt(parts, translate)
