"""What a player can do. An action says what is chosen, never what it will be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.heller_und_pfennig.market import MAX_GOODS, SPACES, Space
from engine.games.heller_und_pfennig.tiles import TILE_IDS, Tile

Source: TypeAlias = Literal["drawn", "kept", "open"]
"""Where a tile comes from: just drawn, kept since the round began, or lying open (no luck)."""


@dataclass(frozen=True, slots=True)
class PlaceStall:
    """Place an own stall of so many goods (1 to 4) on an empty space."""

    goods: int
    space: Space
    kind: Literal["place-stall"] = "place-stall"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top tile of the pile. Binding: placing it is all that the seat can do then."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class PlaceDrawn:
    """Place the tile that was just drawn on an empty space. Only this ends the turn."""

    space: Space
    kind: Literal["place-drawn"] = "place-drawn"


@dataclass(frozen=True, slots=True)
class PlaceKept:
    """Place the tile kept since the round began on an empty space, once a round."""

    space: Space
    kind: Literal["place-kept"] = "place-kept"


@dataclass(frozen=True, slots=True)
class PlaceOpen:
    """Place one of the tiles that lie open on an empty space; only without luck."""

    tile: Tile
    space: Space
    kind: Literal["place-open"] = "place-open"


Action: TypeAlias = Annotated[
    PlaceStall | Draw | PlaceDrawn | PlaceKept | PlaceOpen, Field(discriminator="kind")
]

# The lists of legal actions are built from the same few hundred objects again and again.
STALL_ON: tuple[tuple[PlaceStall, ...], ...] = tuple(
    tuple(PlaceStall(goods, space) for space in range(SPACES)) for goods in range(MAX_GOODS + 1)
)
"""Placing a stall by its goods and the space; there are none of 0 goods."""

DRAWN_ON: tuple[PlaceDrawn, ...] = tuple(map(PlaceDrawn, range(SPACES)))
KEPT_ON: tuple[PlaceKept, ...] = tuple(map(PlaceKept, range(SPACES)))
"""Placing the drawn and the kept tile by the space."""

OPEN_ON: tuple[tuple[PlaceOpen, ...], ...] = tuple(
    tuple(PlaceOpen(tile, space) for space in range(SPACES)) for tile in range(len(TILE_IDS))
)
"""Placing an open tile by its number and the space; number 0 is none."""

DRAW = Draw()
