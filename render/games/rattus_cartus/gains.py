"""What each seat gained and lost at a building, computed from the events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

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
from render.games.rattus_cartus.icons import CARD, CARDS, EYE, INFLUENCE, RAT, SPECIALS, TOKEN
from render.kit.icon_run import IconToken, Run
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

    def listed(self) -> tuple[Run, ...]:
        """Return everything in a fixed order, beginning with influence."""
        return tuple(self._listed())

    def _listed(self) -> Iterable[Run]:
        for number, icon in (
            (self.influence, INFLUENCE),
            (self.rats_taken, RAT),
            (-self.rats_discarded, RAT),
            (self.tokens, TOKEN),
            *((number, SPECIALS[card - JOKER]) for card, number in self.specials),
            (self.drawn, CARD),
            (self.received, CARDS),
            (-self.given - self.discarded, CARDS),
        ):
            if number:
                yield format_signed(number), IconToken(icon)
        if self.nuns_seen:
            yield str(self.nuns_seen), IconToken(EYE)


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
