"""What a building brought and cost whom, from what happened there."""

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
    """What a seat got and lost at one building.

    `entered` tells whether it was there, `cards` what it had laid down. Rats that came from a
    Flute count among those taken, and those that went with it among those got rid of.
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
        """All of it as coloured runs: what is good in one colour, what is bad in another."""
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
    """What a seat has gained and lost in the round, as coloured runs."""
    return round_gains(gains).coloured()


def round_gains(gains: RoundTallyView) -> SeatGains:
    """What a seat has gained and lost in the round, as everybody saw it."""
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
    """What the building resolved last brought: those who entered it first, in their order.

    Before cards were turned over, everybody was busy with other things. Two players turn them
    all over at the first building, and so without need at the second.
    """
    each = view.row[view.place or 0]
    shown = each.shown or tuple(() for _ in each.entered)
    found = {
        seat: SeatGains(seat, True, cards, seat == view.privilege)
        for seat, cards in zip(each.entered, shown, strict=True)
    }
    revealed = [number for number, event in enumerate(events) if isinstance(event, Revealed)]
    for event in events[revealed[-1] + 1 if revealed else 0 :]:
        _record(found, event)
    return tuple(found.values())


def _record(found: dict[Seat, SeatGains], event: Event) -> None:
    """Put what happened down to those whom it concerns."""

    def of(seat: Seat) -> SeatGains:
        return found.setdefault(seat, SeatGains(seat))

    match event:
        case InfluenceScored():
            of(event.seat).influence += event.number
        case RatsTaken():
            of(event.seat).rats_taken += event.number
        case RatsDiscarded():
            of(event.seat).rats_discarded += event.number
        case FlutePlayed():
            of(event.seat).rats_discarded += len(event.to)
            for seat in event.to:
                of(seat).rats_taken += 1
        case CardsGiven():
            of(event.giver).given += event.number
            of(event.receiver).received += event.number
        case _:
            _record_building(found, event)


def _record_building(found: dict[Seat, SeatGains], event: Event) -> None:
    """The same for what a building itself gives."""
    match event:
        case CardsDrawn():
            found[event.seat].drawn += event.number
        case TokensGained():
            found[event.seat].tokens += event.number
        case SpecialsGained():
            found[event.seat].specials.append((event.card, event.number))
        case CardsDiscarded():
            found[event.seat].discarded += len(event.cards)
        case NunSeen():
            found[event.seat].nuns_seen += 1
