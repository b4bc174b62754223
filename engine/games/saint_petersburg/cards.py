"""The cards: kinds as small ints, their facts from `data/`, one table an edition.

A card kind has one number in all editions; what it costs and yields is asked of the table of
the edition that is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, PlainValidator

from engine.games.saint_petersburg.editions import (
    ANY_SYMBOL,
    MOST_COPIES,
    CardFacts,
    Disc,
    EditionFile,
    Power,
    read_editions,
)


class Colour(IntEnum):
    """The colour of a card's face: what it scores with, and what may displace it."""

    GREEN = 0
    BLUE = 1
    RED = 2

    @property
    def label(self) -> str:
        return self.name.lower()


class Phase(IntEnum):
    """The phases of a round in their order. Each has a stack and a start marker of its own."""

    WORKER = 0
    BUILDING = 1
    ARISTOCRAT = 2
    TRADING = 3

    # Much is remembered by phase, and the hash of an Enum is slow to work out.
    __hash__ = int.__hash__

    @property
    def label(self) -> str:
        return self.name.lower()

    @classmethod
    def labelled(cls, label: str) -> Phase:
        """The phase of that name. Raises ValueError for an unknown one."""
        for phase in cls:
            if phase.label == label:
                return phase
        raise ValueError(f"no phase is called {label!r}")


PHASES = tuple(Phase)
"""All phases in their order."""

SCORED = (Phase.WORKER, Phase.BUILDING, Phase.ARISTOCRAT)
"""The phases that end with a scoring."""


_COLOURS = tuple(Colour)


def scoring_colour(phase: Phase) -> Colour:
    """The colour that scores at the end of a phase."""
    return _COLOURS[phase]


_EDITIONS = read_editions()

KIND_IDS: tuple[str, ...] = tuple(
    dict.fromkeys(card.id for file in _EDITIONS.values() for card in file.cards)
)
"""The id of each card kind; its place is the kind's number."""

_NUMBER = {kind: number for number, kind in enumerate(KIND_IDS)}


def card_number(card_id: Any) -> int:
    """The number of a card kind. Raises ValueError for anything but the id of one."""
    if not isinstance(card_id, str) or card_id not in _NUMBER:
        raise ValueError(f"no card is called {card_id!r}")
    return _NUMBER[card_id]


def card_id(card: int) -> str:
    """The id of a card kind, as it stands in data, stored games and texts."""
    return KIND_IDS[card]


def _read_counts(value: Any) -> bytearray:
    if not isinstance(value, dict):
        raise ValueError("copies are listed by card")
    counts = bytearray(len(KIND_IDS))
    for name, count in value.items():
        if not isinstance(count, int) or not 0 <= count <= MOST_COPIES:
            raise ValueError(f"nobody has {count!r} copies of a card")
        counts[card_number(name)] = count
    return counts


def _write_counts(counts: bytearray) -> dict[str, int]:
    return {KIND_IDS[card]: count for card, count in enumerate(counts) if count}


Card: TypeAlias = Annotated[
    int, BeforeValidator(card_number), PlainSerializer(card_id, return_type=str)
]
"""A card kind's number; in JSON its id."""

Counts: TypeAlias = Annotated[
    bytearray,
    PlainValidator(_read_counts),
    PlainSerializer(_write_counts, return_type=dict[str, int]),
]
"""Copies of each card kind, a byte each, by number; in JSON only those that are there.

Bytes are copied and compared fast, which is most of what a search does with them.
"""

PhaseLabel: TypeAlias = Annotated[
    Phase,
    BeforeValidator(Phase.labelled),
    PlainSerializer(lambda phase: phase.label, return_type=str),
]
"""A phase; in JSON its name."""


@dataclass(frozen=True, slots=True)
class Counting:
    """Rubles and points that a card pays at its scoring for each card of certain kinds in play.

    `what` is the colour or the symbol that those have in common.
    """

    card: Card
    what: str
    kinds: tuple[Card, ...]
    rubles: int
    points: int


@dataclass(frozen=True, slots=True)
class CardTable:
    """An edition's cards, each fact by card number, and what else is an edition's own.

    `kinds` are all of the edition, `deck` holds each phase's stack unshuffled. `value` is what a
    card is worth when it is displaced. `displaceable` lists for a trading card the kinds that it
    may displace, in table order, and is empty for all others; `best_trade` is the highest value
    among them, 0 for all others. `counting` lists by colour the cards that pay by counting
    others. `discount` is for each card the kind that takes a ruble off its colour. Each kind with
    a power stands under its name: `workshop`, `smelter` and so on. An edition without one of
    these kinds has its number, too, and nobody has it in play. For the rest see `EditionFile`.
    """

    edition: str
    seats: range
    disc: Disc | None
    further_aristocrat: int
    kinds: tuple[Card, ...]
    deck: tuple[tuple[Card, ...], ...]
    cost: tuple[int, ...]
    value: tuple[int, ...]
    rubles: tuple[int, ...]
    points: tuple[int, ...]
    stack: tuple[Phase, ...]
    colour: tuple[Colour, ...]
    symbol: tuple[str | None, ...]
    displaceable: tuple[tuple[Card, ...], ...]
    best_trade: tuple[int, ...]
    of_colour: tuple[tuple[Card, ...], ...]
    discount: tuple[Card, ...]
    counting: tuple[tuple[Counting, ...], ...]
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
    """A blue one any blue card, a red one any red, a green one the worker with its symbol.

    Czar and Carpenter, whose symbol is "any", gives way to every green one, and a trading card
    with that symbol displaces any worker. Trading cards are never displaced.
    """
    if trading.stack != "trading" or other.stack == "trading" or trading.colour != other.colour:
        return False
    return (
        trading.colour != "green"
        or trading.symbol == other.symbol
        or ANY_SYMBOL in (trading.symbol, other.symbol)
    )


def _is_counted(card: CardFacts, what: str) -> bool:
    """Whether a card has that colour or that symbol, which the symbol "any" stands for too."""
    if any(what == colour.label for colour in Colour):
        return card.colour == what
    return card.symbol in (what, ANY_SYMBOL)


def _counting(file: EditionFile, colour: Colour) -> tuple[Counting, ...]:
    """The cards of a colour that pay by counting others."""
    return tuple(
        Counting(
            card=card_number(card.id),
            what=card.pays_per.counted,
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


def _having(power: Power) -> Card:
    """The one card kind that has a power, whatever the editions that it is in."""
    (found,) = {
        card_number(card.id)
        for file in _EDITIONS.values()
        for card in file.cards
        if card.power is power
    }
    return found


_DISCOUNTS = tuple(map(_having, (Power.GREEN_DISCOUNT, Power.BLUE_DISCOUNT, Power.RED_DISCOUNT)))


@cache
def card_table(edition: str) -> CardTable:
    """The card table of an edition. Raises KeyError for an unknown one."""
    file = _EDITIONS[edition]
    facts = {card_number(card.id): card for card in file.cards}
    known = range(len(KIND_IDS))

    def by_number(field: str) -> tuple[Any, ...]:
        return tuple(getattr(facts[card], field) if card in facts else None for card in known)

    value = tuple(
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
        seats=range(file.seats.least, file.seats.most + 1),
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
        value=value,
        rubles=by_number("rubles"),
        points=by_number("points"),
        stack=tuple(
            Phase.labelled(facts[card].stack) if card in facts else Phase.WORKER for card in known
        ),
        colour=colour,
        discount=tuple(_DISCOUNTS[each] for each in colour),
        symbol=by_number("symbol"),
        displaceable=displaceable,
        best_trade=tuple(
            max((value[other] for other in others), default=0) for others in displaceable
        ),
        of_colour=tuple(
            tuple(card for card, fact in facts.items() if fact.colour == colour.label)
            for colour in Colour
        ),
        counting=tuple(_counting(file, colour) for colour in Colour),
        commune=_having(Power.GREEN_DISCOUNT),
        workshop=_having(Power.BLUE_DISCOUNT),
        smelter=_having(Power.RED_DISCOUNT),
        warehouse=_having(Power.WAREHOUSE),
        pub=_having(Power.PUB),
        observatory=_having(Power.OBSERVATORY),
        prison=_having(Power.PRISON),
        guild_hall=_having(Power.GUILD_HALL),
        trading_house=_having(Power.TRADING_HOUSE),
        sycophant=_having(Power.LEAVES_UNPAID),
    )


@lru_cache(maxsize=32)
def least_costs(edition: str, off: tuple[int, int, int]) -> tuple[int, ...]:
    """What each kind costs at least with so much taken off its colour: what copies save is apart.

    A trading card costs least when it displaces what is worth most.
    """
    table = card_table(edition)
    return tuple(
        0 if cost is None else cost - off[colour] - best
        for cost, colour, best in zip(table.cost, table.colour, table.best_trade, strict=True)
    )


EDITIONS: tuple[str, ...] = tuple(sorted(_EDITIONS))
