"""The editions as described in `data/saint_petersburg`: cards and special rules."""

from __future__ import annotations

import json
from collections import Counter
from enum import StrEnum
from pathlib import Path
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

DATA = Path(__file__).parents[3] / "data" / "saint_petersburg"


class Power(StrEnum):
    """The power of a special card for its owner while it is in play, as named in `data/`."""

    GREEN_DISCOUNT = "green-discount"
    BLUE_DISCOUNT = "blue-discount"
    RED_DISCOUNT = "red-discount"
    WAREHOUSE = "warehouse"
    PUB = "pub"
    OBSERVATORY = "observatory"
    PRISON = "prison"
    GUILD_HALL = "guild-hall"
    TRADING_HOUSE = "trading-house"
    LEAVES_UNPAID = "leaves-unpaid"


MAX_COPIES = 6

ANY_SYMBOL = "any"
"""The symbol that counts as every other symbol."""


class PaysPer(BaseModel):
    """What a card pays at its scoring per card in play of a colour or with a symbol."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    counted: str
    rubles: int = Field(default=0, ge=0, le=9)
    points: int = Field(default=0, ge=0, le=9)


class CardFacts(BaseModel):
    """One kind of card in `data/`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^[a-z_]{3,30}$")
    stack: str = Field(pattern="^(worker|building|aristocrat|trading)$")
    colour: str = Field(pattern="^(green|blue|red)$")
    cost: int = Field(ge=1, le=25)
    rubles: int = Field(ge=-1, le=9)
    points: int = Field(ge=0, le=9)
    count: int = Field(ge=1, le=MAX_COPIES)
    symbol: str | None = None
    trade_value: int | None = None
    power: Power | None = None
    pays_per: PaysPer | None = None

    @model_validator(mode="after")
    def check_symbol(self) -> Self:
        if (self.colour == "green") != (self.symbol is not None):
            raise ValueError(f"{self.id}: exactly the green cards have a symbol")
        return self


class SeatRange(BaseModel):
    """The possible numbers of players of an edition."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    least: int = Field(ge=1)
    most: int = Field(le=5)


class Disc(BaseModel):
    """The gold disc: an additional start marker without a phase, in games with `seats` players.

    The seat that is dealt it gets `rubles` more at the start. Its holder gets `points` at the start
    of every round. In these games all start markers move `steps` seats to the left after a round.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: int
    rubles: int
    points: int
    steps: int


class EditionFile(BaseModel):
    """A file of `data/saint_petersburg`: the cards of an edition and their totals.

    `further_aristocrat` is the points for each different aristocrat beyond the table. A file that
    `changes` another one contains only the differences of its cards.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: str
    changes: str | None = None
    seats: SeatRange
    disc: Disc | None = None
    further_aristocrat: int = 0
    totals: dict[str, int]
    cards: tuple[CardFacts, ...]

    @model_validator(mode="before")
    @classmethod
    def merge_changes(cls, raw: Any) -> Any:
        """Merge the changes of a file into the cards of the file that it changes."""
        if not isinstance(raw, dict) or not raw.get("changes"):
            return raw
        base_file = json.loads((DATA / f"{raw['changes']}.json").read_text(encoding="utf-8"))
        cards: dict[Any, Any] = {card["id"]: card for card in base_file["cards"]}
        changes = {card["id"]: card for card in raw["cards"]}
        if len(changes) < len(raw["cards"]):
            raise ValueError("a card kind is changed twice")
        for kind, change in changes.items():
            cards[kind] = cards.get(kind, {}) | change
        return raw | {"cards": list(cards.values())}

    @model_validator(mode="after")
    def check_totals(self) -> Self:
        ids = [card.id for card in self.cards]
        if len(set(ids)) != len(ids):
            raise ValueError("a card kind is listed twice")
        totals = Counter[str]()
        for card in self.cards:
            totals[card.stack] += card.count
        if dict(totals) != self.totals:
            raise ValueError(f"the stacks hold {dict(totals)}, not {self.totals}")
        return self

    @model_validator(mode="after")
    def check_counted(self) -> Self:
        known = {card.colour for card in self.cards} | {card.symbol for card in self.cards}
        for card in self.cards:
            if card.pays_per is not None and card.pays_per.counted not in known:
                raise ValueError(f"{card.id}: no card is {card.pays_per.counted!r}")
        return self


def load_editions() -> dict[str, EditionFile]:
    """Return every edition by name, in the order of their files."""
    files = (
        EditionFile.model_validate_json(path.read_text(encoding="utf-8"))
        for path in sorted(DATA.glob("*.json"))
    )
    return {file.edition: file for file in files}
