"""What a player can do. An action says what is chosen, never what it will be worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.heller_und_pfennig.market import Space
from engine.games.heller_und_pfennig.tiles import Tile

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
place_stall = cache(PlaceStall)
place_drawn = cache(PlaceDrawn)
place_kept = cache(PlaceKept)
place_open = cache(PlaceOpen)
DRAW = Draw()
