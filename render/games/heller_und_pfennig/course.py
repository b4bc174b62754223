"""How a game went, from round to round: money is open in it."""

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
from render import theme
from render.course import Course, Holding, Lines, Source, by_round, running
from render.games.heller_und_pfennig.palette import NIGHT, PAYS
from render.shapes import ARROW


def score_chart(events: Sequence[Event], view: View) -> Course:
    """What every round paid: from rows and from columns."""
    rounds = by_round(events, view.round)
    seats = range(len(view.players))
    paid = [of_round for of_round in rounds if _lines_of(of_round)]
    earned = [tuple(_earned(of_round, seat) for of_round in paid) for seat in seats]
    rows, columns = (_from_lines(events, seats, rows=one) for one in (True, False))
    return Course(
        rounds=view.round,
        last=view.rounds,
        lines=(
            Lines("picture-course-money", 0, tuple(running(START_MONEY, e) for e in earned)),
            Lines("picture-course-earned", 1, tuple(earned)),
        ),
        sources=(
            Source("picture-course-start", theme.COIN, theme.INK, (START_MONEY,) * len(seats)),
            Source("picture-course-rows", PAYS, theme.WHITE, rows),
            Source("picture-course-columns", NIGHT, theme.WHITE, columns),
        ),
        holdings=(_starters(rounds),),
    )


def _lines_of(events: Iterable[Event]) -> list[LinePaid]:
    return [event for event in events if isinstance(event, LinePaid)]


def _earned(events: Iterable[Event], seat: Seat) -> int:
    return sum(line.amounts[seat] for line in _lines_of(events))


def _from_lines(events: Sequence[Event], seats: range, *, rows: bool) -> tuple[int, ...]:
    lines = [line for line in _lines_of(events) if (line.line < ROWS) is rows]
    return tuple(sum(line.amounts[seat] for line in lines) for seat in seats)


def _starters(rounds: Sequence[Sequence[Event]]) -> Holding:
    """Who began each round. The first one begins untold: with who moves first in it."""
    holders = [_starter(events) for events in rounds]
    return Holding("picture-course-first", ARROW, theme.SLATE, tuple(holders))


def _starter(events: Iterable[Event]) -> Seat | None:
    for event in events:
        match event:
            case RoundBegan(first=first):
                return first
            case StallPlaced() | TileDrawn() | TilePlaced():
                return event.seat
    return None
