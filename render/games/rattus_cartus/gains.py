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
from render.games.rattus_cartus.glyphs import CARD, CARDS, EYE, INFLUENCE, RAT, SPECIALS, TOKEN
from render.games.rattus_cartus.palette import GAINS, SUFFERS
from render.games.rattus_cartus.runs import Run, Tinted
from render.theme import INK, Colour
from render.words import signed


@dataclass(slots=True)
class Outcome:
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
    rats_off: int = 0
    drawn: int = 0
    tokens: int = 0
    specials: list[tuple[int, int]] = field(default_factory=list)
    received: int = 0
    given: int = 0
    discarded: int = 0
    looks: int = 0

    def tinted(self) -> Tinted:
        """All of it as coloured runs: what is good in one colour, what is bad in another."""
        return tuple(self._runs())

    def _runs(self) -> Iterable[tuple[Run, Colour]]:
        for number, sign, colour in (
            (self.influence, INFLUENCE, GAINS),
            (self.rats_taken, RAT, SUFFERS),
            (-self.rats_off, RAT, GAINS),
            (self.tokens, TOKEN, GAINS),
            *((number, SPECIALS[card - JOKER], GAINS) for card, number in self.specials),
            (self.drawn, CARD, GAINS),
            (self.received, CARDS, GAINS),
            (-self.given - self.discarded, CARDS, SUFFERS),
        ):
            if number:
                yield (signed(number), sign), colour
        if self.looks:
            yield (str(self.looks), EYE), INK


@lru_cache(maxsize=256)
def round_tinted(gains: RoundTallyView) -> Tinted:
    """What a seat has gained and lost in the round, as coloured runs."""
    return round_outcome(gains).tinted()


def round_outcome(gains: RoundTallyView) -> Outcome:
    """What a seat has gained and lost in the round, as everybody saw it."""
    return Outcome(
        seat=0,
        influence=gains.influence,
        rats_taken=gains.rats_taken,
        rats_off=gains.rats_off,
        drawn=gains.cards,
        tokens=gains.tokens,
        specials=list(gains.special),
    )


def outcomes(view: View, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """What the building resolved last brought: those who entered it first, in their order.

    Before cards were turned over, everybody was busy with other things. Two players turn them
    all over at the first building, and so without need at the second.
    """
    each = view.row[view.place or 0]
    shown = each.shown or tuple(() for _ in each.entered)
    found = {
        seat: Outcome(seat, True, cards, seat == view.privilege)
        for seat, cards in zip(each.entered, shown, strict=True)
    }
    turned = [number for number, event in enumerate(events) if isinstance(event, Revealed)]
    for event in events[turned[-1] + 1 if turned else 0 :]:
        _add(found, event)
    return tuple(found.values())


def _add(found: dict[Seat, Outcome], event: Event) -> None:
    """Put what happened down to those whom it concerns."""

    def of(seat: Seat) -> Outcome:
        return found.setdefault(seat, Outcome(seat))

    match event:
        case InfluenceScored():
            of(event.seat).influence += event.number
        case RatsTaken():
            of(event.seat).rats_taken += event.number
        case RatsDiscarded():
            of(event.seat).rats_off += event.number
        case FlutePlayed():
            of(event.seat).rats_off += len(event.to)
            for seat in event.to:
                of(seat).rats_taken += 1
        case CardsGiven():
            of(event.giver).given += event.number
            of(event.receiver).received += event.number
        case _:
            _add_yield(found, event)


def _add_yield(found: dict[Seat, Outcome], event: Event) -> None:
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
            found[event.seat].looks += 1
