"""The actions. An action says what is chosen, never what it will pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.heller_und_pfennig.market import MAX_GOODS, SPACES, Space
from engine.games.heller_und_pfennig.tiles import TILE_IDS, Tile

Source: TypeAlias = Literal["drawn", "kept", "open"]
"""Where a tile comes from: drawn this turn, kept since the round began, or face up (no luck)."""


@dataclass(frozen=True, slots=True)
class PlaceStall:
    """Place an own stall with so many goods (1 to 4) on an empty space."""

    goods: int
    space: Space
    kind: Literal["place-stall"] = "place-stall"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top tile of the pile. The same seat must place it."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class PlaceDrawn:
    """Place the drawn tile on an empty space, which ends the turn."""

    space: Space
    kind: Literal["place-drawn"] = "place-drawn"


@dataclass(frozen=True, slots=True)
class PlaceKept:
    """Place the tile kept since the round began on an empty space, once a round."""

    space: Space
    kind: Literal["place-kept"] = "place-kept"


@dataclass(frozen=True, slots=True)
class PlaceOpen:
    """Place one of the face-up tiles on an empty space; only in the variant without luck."""

    tile: Tile
    space: Space
    kind: Literal["place-open"] = "place-open"


Action: TypeAlias = Annotated[
    PlaceStall | Draw | PlaceDrawn | PlaceKept | PlaceOpen, Field(discriminator="kind")
]

# Legal actions are listed so often that the few hundred different objects are reused.
STALL_ON: tuple[tuple[PlaceStall, ...], ...] = tuple(
    tuple(PlaceStall(goods, space) for space in range(SPACES)) for goods in range(MAX_GOODS + 1)
)
"""Placing a stall, by goods and space; the entry for 0 goods is not used."""

DRAWN_ON: tuple[PlaceDrawn, ...] = tuple(map(PlaceDrawn, range(SPACES)))
KEPT_ON: tuple[PlaceKept, ...] = tuple(map(PlaceKept, range(SPACES)))
"""Placing the drawn and the kept tile, by space."""

OPEN_ON: tuple[tuple[PlaceOpen, ...], ...] = tuple(
    tuple(PlaceOpen(tile, space) for space in range(SPACES)) for tile in range(len(TILE_IDS))
)
"""Placing a face-up tile, by its number and the space; number 0 is not used."""

DRAW = Draw()
