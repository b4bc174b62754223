"""The actions. An action says what is chosen, never what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from engine.games.saint_petersburg.cards import CARD_IDS, Card, Phase, PhaseLabel

Source: TypeAlias = Literal["upper", "lower", "drawn"]
"""Where a card comes from: a row, or just drawn (Observatory) or released (Debtor's Prison)."""

SOURCES: tuple[Source, ...] = get_args(Source)


@dataclass(frozen=True, slots=True)
class Buy:
    """Pay for a card of a row, or the drawn one, and put it into play.

    A trading card displaces one in play.
    """

    card: Card
    source: Source
    displaced: Card | None = None
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card into the hand, free of charge."""

    card: Card
    source: Source
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Play:
    """Pay for a card of the hand and put it into play.

    A trading card displaces one in play.
    """

    card: Card
    displaced: Card | None = None
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass: do nothing this turn."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Draw:
    """Use an Observatory: turn it face down and draw the top card of a stack."""

    stack: PhaseLabel
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Release:
    """Use the Debtor's Prison: pick a card from the discard pile."""

    card: Card
    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the card that was drawn or released."""

    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class BuyPoints:
    """Buy points in the Pub for 2 rubles each; 0 declines."""

    points: int
    kind: Literal["pub"] = "pub"


@dataclass(frozen=True, slots=True)
class Divide:
    """Divide what the Guild Hall gives: so many points, the rest in rubles."""

    points: int
    kind: Literal["guild-hall"] = "guild-hall"


@dataclass(frozen=True, slots=True)
class Trade:
    """Buy points in the Trading House, in multiples of those of a deal; 0 declines."""

    points: int
    kind: Literal["trading-house"] = "trading-house"


Action: TypeAlias = Annotated[
    Buy | Take | Play | Pass | Draw | Release | Discard | BuyPoints | Divide | Trade,
    Field(discriminator="kind"),
]

# Legal actions are listed so often that the few hundred different objects are reused.
buy = cache(Buy)
take = cache(Take)
play = cache(Play)
draw = cache(Draw)
release = cache(Release)
buy_points = cache(BuyPoints)
divide = cache(Divide)
trade = cache(Trade)
PASS = Pass()
DISCARD = Discard()


@cache
def buy_or_play(card: Card, source: Source | None, displaced: Card | None = None) -> Buy | Play:
    """Return the action that puts a card into play from a source; None is the hand."""
    return play(card, displaced) if source is None else buy(card, source, displaced)


_KINDS = range(len(CARD_IDS))

WITHOUT_DISPLACING: Mapping[Source | None, Sequence[Buy | Play]] = {
    source: tuple(buy_or_play(card, source) for card in _KINDS) for source in (*SOURCES, None)
}
"""Putting each card into play without displacing any, by source and card."""

TAKES: Mapping[Source, Sequence[Take]] = {
    source: tuple(take(card, source) for card in _KINDS) for source in SOURCES
}
"""Taking each card, by source and card."""

DRAWS: Sequence[Draw] = tuple(draw(phase) for phase in Phase)
"""Drawing from each stack."""
