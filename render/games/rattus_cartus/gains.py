"""What each seat gained and lost at a building, computed from the events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.cards import JOKER
from engine.games.rattus_cartus.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    Event,
    FlutePlayed,
    InfluenceScored,
    NunSeen,
    RatsDiscarded,
    RatsTaken,
    Revealed,
    SpecialsGained,
    TokensGained,
)
from engine.games.rattus_cartus.view import RoundTallyView, View
from render.games.rattus_cartus.icon_text import ColouredIconText, IconText
from render.games.rattus_cartus.icons import CARD, CARDS, EYE, INFLUENCE, RAT, SPECIALS, TOKEN
from render.games.rattus_cartus.palette import GAIN_COLOUR, LOSS_COLOUR
from render.theme import INK, Colour
from render.translation import format_signed


@dataclass(slots=True)
class SeatGains:
    """What a seat gained and lost at one building.

    `entered` says whether it was there, `cards` are those it laid down. Rats passed on with a Flute
    count as discarded for the giver and as taken for the receivers.
    """

    seat: Seat
    entered: bool = False
    cards: tuple[int, ...] = ()
    privilege: bool = False
    influence: int = 0
    rats_taken: int = 0
    rats_discarded: int = 0
    drawn: int = 0
    tokens: int = 0
    specials: list[tuple[int, int]] = field(default_factory=list)
    received: int = 0
    given: int = 0
    discarded: int = 0
    nuns_seen: int = 0

    def coloured(self) -> ColouredIconText:
        """Return everything as coloured icon texts: gains in one colour, losses in another."""
        return tuple(self._icon_texts())

    def _icon_texts(self) -> Iterable[tuple[IconText, Colour]]:
        for number, icon, colour in (
            (self.influence, INFLUENCE, GAIN_COLOUR),
            (self.rats_taken, RAT, LOSS_COLOUR),
            (-self.rats_discarded, RAT, GAIN_COLOUR),
            (self.tokens, TOKEN, GAIN_COLOUR),
            *((number, SPECIALS[card - JOKER], GAIN_COLOUR) for card, number in self.specials),
            (self.drawn, CARD, GAIN_COLOUR),
            (self.received, CARDS, GAIN_COLOUR),
            (-self.given - self.discarded, CARDS, LOSS_COLOUR),
        ):
            if number:
                yield (format_signed(number), icon), colour
        if self.nuns_seen:
            yield (str(self.nuns_seen), EYE), INK


@lru_cache(maxsize=256)
def round_gains_icons(gains: RoundTallyView) -> ColouredIconText:
    """Return a seat's gains and losses of the round as coloured icon texts."""
    return round_gains(gains).coloured()


def round_gains(gains: RoundTallyView) -> SeatGains:
    """Return a seat's public gains and losses of the round."""
    return SeatGains(
        seat=0,
        influence=gains.influence,
        rats_taken=gains.rats_taken,
        rats_discarded=gains.rats_off,
        drawn=gains.cards,
        tokens=gains.tokens,
        specials=list(gains.special),
    )


def building_gains(view: View, events: Sequence[Event]) -> tuple[SeatGains, ...]:
    """Return the gains at the building resolved last: first those who entered it, in their order.

    Events before the last `Revealed` belong to earlier parts of the round. Two players reveal all
    cards at the first building: if none is revealed among the events, all of them count.
    """
    building = view.row[view.place or 0]
    revealed_cards = building.shown or tuple(() for _ in building.entered)
    gains = {
        seat: SeatGains(seat, True, cards, seat == view.privilege)
        for seat, cards in zip(building.entered, revealed_cards, strict=True)
    }
    reveal_indices = [index for index, event in enumerate(events) if isinstance(event, Revealed)]
    for event in events[reveal_indices[-1] + 1 if reveal_indices else 0 :]:
        record_gains(gains, event)
    return tuple(gains.values())


def record_gains(gains: dict[Seat, SeatGains], event: Event) -> None:
    """Credit an event to the seats it affects."""

    def gains_of(seat: Seat) -> SeatGains:
        return gains.setdefault(seat, SeatGains(seat))

    match event:
        case InfluenceScored():
            gains_of(event.seat).influence += event.number
        case RatsTaken():
            gains_of(event.seat).rats_taken += event.number
        case RatsDiscarded():
            gains_of(event.seat).rats_discarded += event.number
        case FlutePlayed():
            gains_of(event.seat).rats_discarded += len(event.to)
            for seat in event.to:
                gains_of(seat).rats_taken += 1
        case CardsGiven():
            gains_of(event.giver).given += event.number
            gains_of(event.receiver).received += event.number
        case _:
            _record_building(gains, event)


def _record_building(gains: dict[Seat, SeatGains], event: Event) -> None:
    """Credit an event that a building's own action causes."""
    match event:
        case CardsDrawn():
            gains[event.seat].drawn += event.number
        case TokensGained():
            gains[event.seat].tokens += event.number
        case SpecialsGained():
            gains[event.seat].specials.append((event.card, event.number))
        case CardsDiscarded():
            gains[event.seat].discarded += len(event.cards)
        case NunSeen():
            gains[event.seat].nuns_seen += 1
