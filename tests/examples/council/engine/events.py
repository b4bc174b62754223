"""The events. If `sealed` is true, not everybody may see all of an event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field as Described

from engine.core import PhaseEnded, Seat
from tests.examples.council.engine.cards import Card
from tests.examples.council.engine.state import Field


@dataclass(frozen=True, slots=True)
class Chose:
    """A house has chosen what to give. `cards` is None for viewers who may not see them."""

    seat: Seat
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True)
class Given:
    """A house gave cards to the next one. `cards` is None for all others."""

    giver: Seat
    receiver: Seat
    number: int
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["given"] = "given"


@dataclass(frozen=True, slots=True)
class Laid:
    """A house laid a card. If sealed, no other house gets the event."""

    seat: Seat
    card: Card
    sealed: bool
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class GotReady:
    """A house finished laying cards."""

    seat: Seat
    kind: Literal["got-ready"] = "got-ready"


@dataclass(frozen=True, slots=True)
class FloodCame:
    """The laid cards were revealed and a flood came; `needed` is the strength needed to hold."""

    height: int
    needed: int
    laid: tuple[tuple[Card, ...], ...]
    sealed: bool
    kind: Literal["flood-came"] = "flood-came"


@dataclass(frozen=True, slots=True)
class DikeHeld:
    """The dike held. The houses that laid the most get these points."""

    builders: tuple[Seat, ...]
    points: int
    kind: Literal["dike-held"] = "dike-held"


@dataclass(frozen=True, slots=True)
class DikeBroke:
    """The dike broke. The houses that laid the least drowned."""

    drowned: tuple[Seat, ...]
    kind: Literal["dike-broke"] = "dike-broke"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A house claimed a field. `field` is None for viewers who may not see it yet."""

    seat: Seat
    field: Field | None
    sealed: bool
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class FieldsShared:
    """The claims, by seat, were revealed; the seats in `got` got their fields."""

    claims: tuple[Field | None, ...]
    got: tuple[Seat, ...]
    sealed: bool
    kind: Literal["fields-shared"] = "fields-shared"


@dataclass(frozen=True, slots=True)
class Harvested:
    """The points of the harvest by seat, and the cards kept, which were revealed."""

    points: tuple[int, ...]
    kept: tuple[tuple[Card, ...], ...]
    sealed: bool
    kind: Literal["harvested"] = "harvested"


@dataclass(frozen=True, slots=True)
class WinterBegan:
    """A winter began."""

    winter: int
    kind: Literal["winter-began"] = "winter-began"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A house was dealt cards. `cards` is None for viewers who may not see them."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended. Drowned houses have no rank."""

    points: tuple[int, ...]
    ranks: tuple[int | None, ...]
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = Annotated[
    Chose
    | Given
    | Laid
    | GotReady
    | FloodCame
    | DikeHeld
    | DikeBroke
    | Claimed
    | FieldsShared
    | Harvested
    | WinterBegan
    | Dealt
    | PhaseEnded
    | GameEnded,
    Described(discriminator="kind"),
]


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as the seat may see it, or None if it may not notice it."""
    match event:
        case Chose(seat=own, sealed=True) if own != seat:
            return replace(event, cards=None)
        case Given(giver=giver, receiver=receiver, sealed=True) if seat not in (giver, receiver):
            return replace(event, cards=None)
        case Laid(seat=own, sealed=True) if own != seat:
            return None
        case Claimed(seat=own, sealed=True) if own != seat:
            return replace(event, field=None)
        case Dealt(seat=own, sealed=True) if own != seat:
            return replace(event, cards=None)
    return event


def reveals(event: Event) -> bool:
    """Return whether the event revealed hidden information to somebody."""
    match event:
        case Given() | FloodCame() | FieldsShared() | Harvested() | Dealt():
            return event.sealed
    return False
