"""How far a seat's influence reaches in each class, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import TrackView, View
from render import theme
from render.games.rattus_cartus.icons import INFLUENCE, SUITS, TOKEN
from render.games.rattus_cartus.palette import BRONZE_TINT, CLASS_COLOURS, TIMBER
from render.kit.ledger import LedgerCell, LedgerColumn
from render.translation import format_signed

MEDAL_COLOURS = (theme.COIN, theme.SILVER, BRONZE_TINT)
"""The fills of the points for the first three places."""

ROW_SIGNS = INFLUENCE, TOKEN
"""The signs of the rows: influence, and the points that it would score now."""


class ClassStanding(NamedTuple):
    """A seat's position in a class and by how much it rose; if it scores, its place and points."""

    height: int
    rose: int = 0
    place: int | None = None
    points: int = 0


Standings: TypeAlias = tuple[ClassStanding, ...]
"""A seat's standing in each class."""


def track_order(track: TrackView) -> tuple[tuple[Seat, int], ...]:
    """Return the seats that have left the start space, in order, with their positions."""
    return tuple((seat, track.heights[seat]) for seat in track.order if track.heights[seat])


def standings(view: View, rose: Sequence[tuple[int, ...]] = ()) -> list[Standings]:
    """Return the standings of each seat; `rose` is by seat and class."""
    by_class = list(zip(*rose, strict=True)) or [()] * len(view.tracks)
    return list(zip(*map(_class_standings, view.tracks, by_class), strict=True))


@lru_cache(maxsize=96)
def _class_standings(track: TrackView, rose: tuple[int, ...]) -> Standings:
    """Return the standing of each seat in a class."""
    points = points_by_place(len(track.heights))
    places = {seat: place for place, (seat, _) in enumerate(track_order(track)[: len(points)])}
    changes = rose or (0,) * len(track.heights)
    return tuple(
        ClassStanding(height, change, places[seat], points[places[seat]])
        if seat in places
        else ClassStanding(height, change)
        for seat, (height, change) in enumerate(zip(track.heights, changes, strict=True))
    )


def class_column(cls: int, standing: ClassStanding) -> LedgerColumn:
    """Return the column of a class: influence, and below it points."""
    cells = _influence_cell(standing), _points_cell(standing)
    return LedgerColumn(SUITS[cls], CLASS_COLOURS[cls], cells)


def token_column(tokens: int, more_tokens: int) -> LedgerColumn:
    """Return the column of victory tokens, each of which is a point."""
    change = format_signed(more_tokens) if more_tokens else ""
    cell = LedgerCell(str(tokens) if tokens else "", bool(more_tokens), change)
    return LedgerColumn(TOKEN, TIMBER, (LedgerCell(" "), cell), ink=None)


def _influence_cell(standing: ClassStanding) -> LedgerCell:
    text = str(standing.height) if standing.height else ""
    change = format_signed(standing.rose) if standing.rose else ""
    return LedgerCell(text, bool(standing.rose), change)


def _points_cell(standing: ClassStanding) -> LedgerCell:
    if standing.place is None:
        return LedgerCell("")
    return LedgerCell(str(standing.points), fill=MEDAL_COLOURS[standing.place])
