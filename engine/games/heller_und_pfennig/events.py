"""Events: what happened, with everything needed to narrate it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import PhaseEnded, Seat
from engine.games.heller_und_pfennig.actions import Source
from engine.games.heller_und_pfennig.market import Line, Space
from engine.games.heller_und_pfennig.tiles import Tile


@dataclass(frozen=True, slots=True)
class StallPlaced:
    """A stall with so many goods was placed on a space; its owner has `left` more stalls."""

    seat: Seat
    goods: int
    space: Space
    left: int
    kind: Literal["stall-placed"] = "stall-placed"


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A seat drew a tile and must place it; `left` tiles remain in the pile.

    Only that seat sees it: for all others `tile` is None until it is placed.
    """

    seat: Seat
    tile: Tile | None
    left: int
    kind: Literal["tile-drawn"] = "tile-drawn"


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile was placed on a space, face up; `source` is where it came from."""

    seat: Seat
    tile: Tile
    source: Source
    space: Space
    kind: Literal["tile-placed"] = "tile-placed"


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat was skipped, as it can place nothing more in this round."""

    seat: Seat
    kind: Literal["skipped"] = "skipped"


@dataclass(frozen=True, slots=True)
class LastRoundKnown:
    """A seat placed its last stall, so the game ends with this round (last stall only)."""

    seat: Seat
    round: int
    kind: Literal["last-round-known"] = "last-round-known"


@dataclass(frozen=True, slots=True)
class LinePaid:
    """At the end of a round a row or column paid these sous by seat; negative if the seat paid.

    There is one event for each of the 11 lines, rows 1 to 5 and then columns A to F, even if it
    paid nothing.
    """

    line: Line
    amounts: tuple[int, ...]
    kind: Literal["line-paid"] = "line-paid"


@dataclass(frozen=True, slots=True)
class MarketCleared:
    """Tiles and stalls were taken off the market for another round.

    `returned` counts by seat the stalls of 1 good that went back to their owner, `out` by seat the
    stalls of 1, 2, 3 and 4 goods that left the game.
    """

    returned: tuple[int, ...]
    out: tuple[tuple[int, int, int, int], ...]
    kind: Literal["market-cleared"] = "market-cleared"


@dataclass(frozen=True, slots=True)
class TileKept:
    """A seat drew the tile that it keeps for this round. For all others `tile` is None."""

    seat: Seat
    tile: Tile | None
    kind: Literal["tile-kept"] = "tile-kept"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A later round began with this seat. There is no event for the first round."""

    round: int
    first: Seat
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The parts of a seat's final score: sous at the start and earned in each round.

    `points` is their sum, the money at the end; ties share a rank.
    """

    start: int
    rounds: tuple[int, ...]
    points: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: the final scores by seat."""

    scores: tuple[FinalScore, ...]
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = Annotated[
    StallPlaced
    | TileDrawn
    | TilePlaced
    | Skipped
    | LastRoundKnown
    | LinePaid
    | PhaseEnded
    | MarketCleared
    | TileKept
    | RoundBegan
    | GameEnded,
    Field(discriminator="kind"),
]

EventSink: TypeAlias = list[Event] | None
"""The list that events are appended to; None in playouts, which record none."""


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as `seat` may learn of it.

    Only its owner sees a tile that was drawn or is kept; for the others `tile` is None.
    """
    if isinstance(event, TileDrawn | TileKept) and event.seat != seat:
        return replace(event, tile=None)
    return event


def reveals(event: Event) -> bool:
    """Return whether the event showed hidden information, to its seat or to everybody.

    Drawing and keeping a tile show it to the seat, placing such a tile shows it to all.
    """
    shown = isinstance(event, TilePlaced) and event.source != "open"
    return shown or isinstance(event, TileDrawn | TileKept)
