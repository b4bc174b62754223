"""The cards: kinds as small integers, with one table of facts per edition from `data/`.

A kind has the same number in all editions; its price and yield are looked up in the table of the
edition played.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, PlainValidator

from engine.games.saint_petersburg.editions import (
    ANY_SYMBOL,
    MAX_COPIES,
    CardFacts,
    Disc,
    EditionFile,
    Power,
    load_editions,
)


class Colour(IntEnum):
    """The colour of a card: what it scores with, and what may displace it."""

    GREEN = 0
    BLUE = 1
    RED = 2

    @property
    def label(self) -> str:
        return self.name.lower()


class Phase(IntEnum):
    """The phases of a round in order. Each has a stack and a start marker."""

    WORKER = 0
    BUILDING = 1
    ARISTOCRAT = 2
    TRADING = 3

    # Many caches are keyed by phase, and hashing an Enum is slow.
    __hash__ = int.__hash__

    @property
    def label(self) -> str:
        return self.name.lower()

    @classmethod
    def from_label(cls, label: object) -> Phase:
        """Return the phase with this name. Raises ValueError for an unknown one."""
        for phase in cls:
            if phase.label == label:
                return phase
        raise ValueError(f"no phase is called {label!r}")


PHASES = tuple(Phase)
"""All phases in their order."""

SCORING_PHASES = (Phase.WORKER, Phase.BUILDING, Phase.ARISTOCRAT)
"""The phases that end with a scoring."""


_COLOURS = tuple(Colour)


def scoring_colour(phase: Phase) -> Colour:
    """Return the colour that scores at the end of a phase."""
    return _COLOURS[phase]


_EDITIONS = load_editions()

CARD_IDS: tuple[str, ...] = tuple(
    dict.fromkeys(card.id for file in _EDITIONS.values() for card in file.cards)
)
"""The id of each kind, by its number."""

_NUMBER_BY_ID = {kind: number for number, kind in enumerate(CARD_IDS)}


def card_number(card_id: Any) -> int:
    """Return the number of a kind. Raises ValueError for anything but the id of one."""
    if not isinstance(card_id, str) or card_id not in _NUMBER_BY_ID:
        raise ValueError(f"no card is called {card_id!r}")
    return _NUMBER_BY_ID[card_id]


def card_id(card: int) -> str:
    """Return the id of a kind, as used in data, stored games and text keys."""
    return CARD_IDS[card]


def _parse_counts(value: Any) -> bytearray:
    if not isinstance(value, dict):
        raise ValueError("copies are listed by card")
    counts = bytearray(len(CARD_IDS))
    for name, count in value.items():
        if not isinstance(count, int) or not 0 <= count <= MAX_COPIES:
            raise ValueError(f"nobody has {count!r} copies of a card")
        counts[card_number(name)] = count
    return counts


def _phase_label(phase: Phase) -> str:
    return phase.label


def _serialize_counts(counts: bytearray) -> dict[str, int]:
    return {CARD_IDS[card]: counts[card] for card in range(len(counts)) if counts[card]}


Card: TypeAlias = Annotated[
    int, BeforeValidator(card_number), PlainSerializer(card_id, return_type=str)
]
"""The number of a kind; its id in JSON."""

CardCounts: TypeAlias = Annotated[
    bytearray,
    PlainValidator(_parse_counts),
    PlainSerializer(_serialize_counts, return_type=dict[str, int]),
]
"""Copies of each kind, one byte each, by number; in JSON those that are not 0, by id.

Byte arrays are copied and compared fast, which matters in search.
"""

PhaseLabel: TypeAlias = Annotated[
    Phase,
    BeforeValidator(Phase.from_label),
    PlainSerializer(_phase_label, return_type=str),
]
"""A phase; its name in JSON."""


@dataclass(frozen=True, slots=True)
class CountingBonus:
    """Rubles and points that a card pays at its scoring per card of certain kinds in play.

    For example the Mariinskij Theater and the Tax Man. `counted` is the colour or symbol that these
    `kinds` share.
    """

    card: Card
    counted: str
    kinds: tuple[Card, ...]
    rubles: int
    points: int


@dataclass(frozen=True, slots=True)
class CardTable:
    """The cards of an edition, each fact by card number, and other rules of the edition.

    `kinds` are all cards of the edition, `deck` holds each phase's unshuffled stack. `trade_value`
    is what a card is worth when displaced: its cost, but 6 for Potemkin's Village. `displaceable`
    lists the kinds that a trading card may displace (empty for other cards) and `best_trade_value`
    their highest trade value, 0 if there is none. `counting_bonuses` lists by colour the cards that
    pay for other cards. `discount_card` is for each card the kind that reduces the price of its
    colour. Kinds with a power have a field of their own, from `commune` to `sycophant`; they have a
    number even in an edition that does not contain them, where their cost is 0. See `EditionFile`
    for the other fields.
    """

    edition: str
    seat_counts: range
    disc: Disc | None
    further_aristocrat: int
    kinds: tuple[Card, ...]
    deck: tuple[tuple[Card, ...], ...]
    cost: tuple[int, ...]
    trade_value: tuple[int, ...]
    rubles: tuple[int, ...]
    points: tuple[int, ...]
    stack: tuple[Phase, ...]
    colour: tuple[Colour, ...]
    symbol: tuple[str | None, ...]
    displaceable: tuple[tuple[Card, ...], ...]
    best_trade_value: tuple[int, ...]
    by_colour: tuple[tuple[Card, ...], ...]
    discount_card: tuple[Card, ...]
    counting_bonuses: tuple[tuple[CountingBonus, ...], ...]
    commune: Card
    workshop: Card
    smelter: Card
    warehouse: Card
    pub: Card
    observatory: Card
    prison: Card
    guild_hall: Card
    trading_house: Card
    sycophant: Card

    def is_trading(self, card: Card) -> bool:
        return self.stack[card] is Phase.TRADING


def _may_displace(trading: CardFacts, other: CardFacts) -> bool:
    """Return whether a trading card may displace another card.

    A blue one displaces any blue card, a red one any red card, a green one workers with its symbol.
    The Czar and Carpenter with the symbol "any" can be displaced by every green trading card, and a
    trading card with that symbol displaces any worker. Trading cards are never displaced.
    """
    if trading.stack != "trading" or other.stack == "trading" or trading.colour != other.colour:
        return False
    return (
        trading.colour != "green"
        or trading.symbol == other.symbol
        or ANY_SYMBOL in (trading.symbol, other.symbol)
    )


def _is_counted(card: CardFacts, counted: str) -> bool:
    """Return whether a card has that colour or symbol; the symbol "any" counts as every symbol."""
    if any(counted == colour.label for colour in Colour):
        return card.colour == counted
    return card.symbol in (counted, ANY_SYMBOL)


def _counting_bonuses(file: EditionFile, colour: Colour) -> tuple[CountingBonus, ...]:
    """Return the cards of a colour that pay for other cards."""
    return tuple(
        CountingBonus(
            card=card_number(card.id),
            counted=card.pays_per.counted,
            kinds=tuple(
                card_number(other.id)
                for other in file.cards
                if _is_counted(other, card.pays_per.counted)
            ),
            rubles=card.pays_per.rubles,
            points=card.pays_per.points,
        )
        for card in file.cards
        if card.colour == colour.label and card.pays_per is not None
    )


def _card_with_power(power: Power) -> Card:
    """Return the only kind with a power, in whichever edition it is."""
    (number,) = sorted(
        {
            card_number(card.id)
            for file in _EDITIONS.values()
            for card in file.cards
            if card.power is power
        }
    )
    return number


_DISCOUNT_CARDS = tuple(
    map(_card_with_power, (Power.GREEN_DISCOUNT, Power.BLUE_DISCOUNT, Power.RED_DISCOUNT))
)


@cache
def card_table(edition: str) -> CardTable:
    """Return the card table of an edition. Raises KeyError for an unknown one."""
    file = _EDITIONS[edition]
    facts = {card_number(card.id): card for card in file.cards}
    known = range(len(CARD_IDS))

    def by_number(field: str) -> tuple[int, ...]:
        return tuple(getattr(facts[card], field) if card in facts else 0 for card in known)

    trade_value = tuple(
        (facts[card].trade_value or facts[card].cost) if card in facts else 0 for card in known
    )
    colour = tuple(
        Colour[facts[card].colour.upper()] if card in facts else Colour.GREEN for card in known
    )
    displaceable = tuple(
        tuple(other for other, fact in facts.items() if _may_displace(facts[card], fact))
        if card in facts
        else ()
        for card in known
    )

    return CardTable(
        edition=edition,
        seat_counts=range(file.seats.least, file.seats.most + 1),
        disc=file.disc,
        further_aristocrat=file.further_aristocrat,
        kinds=tuple(facts),
        deck=tuple(
            tuple(
                card
                for card, fact in facts.items()
                if fact.stack == phase.label
                for _ in range(fact.count)
            )
            for phase in Phase
        ),
        cost=by_number("cost"),
        trade_value=trade_value,
        rubles=by_number("rubles"),
        points=by_number("points"),
        stack=tuple(
            Phase.from_label(facts[card].stack) if card in facts else Phase.WORKER for card in known
        ),
        colour=colour,
        discount_card=tuple(_DISCOUNT_CARDS[each] for each in colour),
        symbol=tuple(facts[card].symbol if card in facts else None for card in known),
        displaceable=displaceable,
        best_trade_value=tuple(
            max((trade_value[other] for other in others), default=0) for others in displaceable
        ),
        by_colour=tuple(
            tuple(card for card, fact in facts.items() if fact.colour == colour.label)
            for colour in Colour
        ),
        counting_bonuses=tuple(_counting_bonuses(file, colour) for colour in Colour),
        commune=_card_with_power(Power.GREEN_DISCOUNT),
        workshop=_card_with_power(Power.BLUE_DISCOUNT),
        smelter=_card_with_power(Power.RED_DISCOUNT),
        warehouse=_card_with_power(Power.WAREHOUSE),
        pub=_card_with_power(Power.PUB),
        observatory=_card_with_power(Power.OBSERVATORY),
        prison=_card_with_power(Power.PRISON),
        guild_hall=_card_with_power(Power.GUILD_HALL),
        trading_house=_card_with_power(Power.TRADING_HOUSE),
        sycophant=_card_with_power(Power.LEAVES_UNPAID),
    )


@lru_cache(maxsize=32)
def min_costs(edition: str, discounts: tuple[int, int, int]) -> tuple[int, ...]:
    """Return the lowest price of each kind with these discounts by colour, before that for copies.

    The lowest price of a trading card is that for displacing the card of the highest trade value.
    """
    table = card_table(edition)
    return tuple(
        cost - discounts[colour] - best if cost else 0
        for cost, colour, best in zip(table.cost, table.colour, table.best_trade_value, strict=True)
    )


EDITIONS: tuple[str, ...] = tuple(sorted(_EDITIONS))
