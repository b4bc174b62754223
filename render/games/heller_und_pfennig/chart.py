"""The score chart of Auf Heller und Pfennig. Money is public in this game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.events import (
    Event,
    LinePaid,
    RoundBegan,
    StallPlaced,
    TileDrawn,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.state import START_MONEY
from engine.games.heller_und_pfennig.view import View
from render import chart, theme
from render.games.heller_und_pfennig.palette import GAIN_COLOUR, NIGHT
from render.icons import ARROW


def score_chart(events: Sequence[Event], view: View) -> chart.ScoreChart:
    """Chart what every round paid, from rows and from columns."""
    rounds = chart.split_by_round(events, view.round)
    seats = range(len(view.players))
    paid = [round_events for round_events in rounds if _paid_lines(round_events)]
    earned = [tuple(_earned(round_events, seat) for round_events in paid) for seat in seats]
    rows, columns = (_from_lines(events, seats, rows=from_rows) for from_rows in (True, False))
    return chart.ScoreChart(
        rounds=view.round,
        last_round=view.rounds,
        series=(
            chart.LineSeries(
                "picture-course-money",
                0,
                tuple(chart.running_totals(START_MONEY, gains) for gains in earned),
            ),
            chart.LineSeries("picture-course-earned", 1, tuple(earned)),
        ),
        sources=(
            chart.PointSource(
                "picture-course-start", theme.COIN, theme.INK, (START_MONEY,) * len(seats)
            ),
            chart.PointSource("picture-course-rows", GAIN_COLOUR, theme.WHITE, rows),
            chart.PointSource("picture-course-columns", NIGHT, theme.WHITE, columns),
        ),
        marker_histories=(_starting_players(rounds),),
    )


def _paid_lines(events: Iterable[Event]) -> list[LinePaid]:
    return [event for event in events if isinstance(event, LinePaid)]


def _earned(events: Iterable[Event], seat: Seat) -> int:
    return sum(line.amounts[seat] for line in _paid_lines(events))


def _from_lines(events: Sequence[Event], seats: range, *, rows: bool) -> tuple[int, ...]:
    lines = [line for line in _paid_lines(events) if (line.line < ROWS) is rows]
    return tuple(sum(line.amounts[seat] for line in lines) for seat in seats)


def _starting_players(rounds: Sequence[Sequence[Event]]) -> chart.MarkerHistory:
    """Return who began each round. In the first round, which no event begins, its first mover."""
    holders = [_starting_player(events) for events in rounds]
    return chart.MarkerHistory("picture-course-first", ARROW, theme.SLATE, tuple(holders))


def _starting_player(events: Iterable[Event]) -> Seat | None:
    for event in events:
        match event:
            case RoundBegan(first=first):
                return first
            case StallPlaced() | TileDrawn() | TilePlaced():
                return event.seat
    return None
