"""What happened. `sealed` says that not everybody may learn all of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field as Described

from engine.core import PhaseEnded, Seat
from tests.examples.council.engine.cards import Card
from tests.examples.council.engine.state import Field


@dataclass(frozen=True, slots=True)
class Chose:
    """A house has chosen what to give. The cards are None for who may not know them."""

    seat: Seat
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True)
class Given:
    """Cards went to the house on the left; only these two saw which."""

    giver: Seat
    receiver: Seat
    number: int
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["given"] = "given"


@dataclass(frozen=True, slots=True)
class Laid:
    """A house laid a card. Where that is sealed, nobody else notices."""

    seat: Seat
    card: Card
    sealed: bool
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class GotReady:
    """A house lays no more."""

    seat: Seat
    kind: Literal["got-ready"] = "got-ready"


@dataclass(frozen=True, slots=True)
class FloodCame:
    """A flood of this height came upon what each house had laid, and `needed` was the least."""

    height: int
    needed: int
    laid: tuple[tuple[Card, ...], ...]
    sealed: bool
    kind: Literal["flood-came"] = "flood-came"


@dataclass(frozen=True, slots=True)
class DikeHeld:
    """The dike held. Who had built most of it gets so many points."""

    builders: tuple[Seat, ...]
    points: int
    kind: Literal["dike-held"] = "dike-held"


@dataclass(frozen=True, slots=True)
class DikeBroke:
    """The dike broke, and who had built least of it drowned."""

    drowned: tuple[Seat, ...]
    kind: Literal["dike-broke"] = "dike-broke"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A house asked for a field, None for who may not know it yet."""

    seat: Seat
    field: Field | None
    sealed: bool
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class FieldsShared:
    """The claims by seat were shown, and these seats got what they had asked for."""

    claims: tuple[Field | None, ...]
    got: tuple[Seat, ...]
    sealed: bool
    kind: Literal["fields-shared"] = "fields-shared"


@dataclass(frozen=True, slots=True)
class Harvested:
    """Points by seat, for fields and for the cards kept, which were shown."""

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
    """A house got new cards, None for who may not know them."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None
    sealed: bool
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The council is over. The drowned have no rank."""

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
    """The event as the seat may learn of it, or None where it may not notice it at all."""
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
    """Whether somebody saw something by it that had been hidden from him."""
    match event:
        case Given() | FloodCame() | FieldsShared() | Harvested() | Dealt():
            return event.sealed
    return False
