"""How far a seat's influence reaches in each class, and what that is worth."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT
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
    """A seat's position in a class, by how much it rose, and its place if that scores."""

    height: int
    rose: int = 0
    place: int | None = None


Standings: TypeAlias = tuple[ClassStanding, ...]
"""A seat's standing in each class."""

NO_STANDINGS: Standings = (ClassStanding(0),) * CLASS_COUNT


def track_order(track: TrackView) -> tuple[tuple[Seat, int], ...]:
    """Return the seats that have left the start space, in order, with their positions."""
    return tuple((seat, track.heights[seat]) for seat in track.order if track.heights[seat])


def standings_of(view: View, seat: Seat, rose: tuple[int, ...] = ()) -> Standings:
    """Return the standing of a seat in each class; `rose` is by class."""
    scoring = len(points_by_place(len(view.players)))
    standings = []
    for track in view.tracks:
        order = [other for other, _height in track_order(track)]
        place = order.index(seat) if seat in order[:scoring] else None
        change = rose[track.cls] if rose else 0
        standings.append(ClassStanding(track.heights[seat], change, place))
    return tuple(standings)


def ledger_columns(
    standings: Standings, tokens: int, more_tokens: int, points: tuple[int, ...]
) -> tuple[LedgerColumn, ...]:
    """Return a column for each class with influence and points, and one for victory tokens."""
    columns = [
        LedgerColumn(
            SUITS[cls],
            CLASS_COLOURS[cls],
            (_influence_cell(standing), _points_cell(standing.place, points)),
        )
        for cls, standing in enumerate(standings)
    ]
    change = format_signed(more_tokens) if more_tokens else ""
    token_cell = LedgerCell(str(tokens) if tokens else "", bool(more_tokens), change)
    return *columns, LedgerColumn(TOKEN, TIMBER, (LedgerCell(" "), token_cell), ink=None)


def _influence_cell(standing: ClassStanding) -> LedgerCell:
    text = str(standing.height) if standing.height else ""
    change = format_signed(standing.rose) if standing.rose else ""
    return LedgerCell(text, bool(standing.rose), change)


def _points_cell(place: int | None, points: tuple[int, ...]) -> LedgerCell:
    if place is None:
        return LedgerCell("")
    return LedgerCell(str(points[place]), fill=MEDAL_COLOURS[place])
