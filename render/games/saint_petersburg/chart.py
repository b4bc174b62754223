"""The score chart of Saint Petersburg. Rubles stay secret until the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase, card_table
from engine.games.saint_petersburg.events import (
    DiscPaid,
    Divided,
    Event,
    LastRoundBegan,
    PhaseBegan,
    Scored,
)
from engine.games.saint_petersburg.view import View
from render import chart, theme
from render.games.saint_petersburg.gains import points_from
from render.games.saint_petersburg.icons import CROWN
from render.games.saint_petersburg.palette import BLUE, GREEN, RED

Amounts: TypeAlias = list[int]


def score_chart(events: Sequence[Event], view: View) -> chart.ScoreChart:
    """Chart what scorings and buildings paid, and at the end the final scoring."""
    events = (*_initial_disc_payment(view), *events)
    rounds = chart.split_by_round(events, view.round)
    seats = range(len(view.players))
    points = [[_points(round_events, seat) for round_events in rounds] for seat in seats]
    completed_rounds = rounds if view.over else rounds[:-1]
    rubles = [
        tuple(_rubles(round_events, seat) for round_events in completed_rounds) for seat in seats
    ]
    before = [chart.running_totals(0, gains) for gains in points]
    after: list[tuple[int, ...]] = [(score.points,) for score in view.final_scores]
    return chart.ScoreChart(
        rounds=view.round,
        last_round=next(
            (event.round for event in events if isinstance(event, LastRoundBegan)), None
        ),
        series=(
            chart.LineSeries(
                "picture-course-points", 0, _concatenated(before, after or [()] * len(seats))
            ),
            chart.LineSeries("picture-course-rubles", 1, tuple(rubles)),
        ),
        sources=(*_phase_sources(events, seats), *_final_sources(view)),
        marker_histories=(_aristocrat_marker(rounds, view),),
    )


def _initial_disc_payment(view: View) -> Iterable[Event]:
    """Yield what the gold disc paid at the start of the game, which no event tells."""
    disc = card_table(view.edition).disc
    if view.disc is not None and disc is not None:
        moved = disc.steps * (view.round - 1)
        yield DiscPaid((view.disc - moved) % len(view.players), disc.points)


def _concatenated(
    during: Sequence[tuple[int, ...]], at_the_end: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    return tuple(
        first_part + second_part for first_part, second_part in zip(during, at_the_end, strict=True)
    )


def _points(events: Iterable[Event], seat: Seat) -> int:
    return sum(points_from(event, seat) for event in events)


def _rubles(events: Iterable[Event], seat: Seat) -> int:
    """Return what the scorings and the Guild Hall paid a seat in rubles."""
    paid = 0
    for event in events:
        match event:
            case Scored(rubles=rubles):
                paid += rubles[seat]
            case Divided(rubles=taken) if event.seat == seat:
                paid += taken
    return paid


def _phase_sources(events: Sequence[Event], seats: range) -> Iterable[chart.PointSource]:
    """Yield points by phase; points from the Pub and similar count as from buildings."""
    points_by_phase: dict[str, Amounts] = {
        phase.label: [0] * len(seats) for phase in SCORING_PHASES
    }
    disc_points = [0] * len(seats)
    for event in events:
        for seat in seats:
            match event:
                case Scored(phase=phase):
                    points_by_phase[phase.label][seat] += event.points[seat]
                case DiscPaid():
                    disc_points[seat] += points_from(event, seat)
                case _:
                    points_by_phase[Phase.BUILDING.label][seat] += points_from(event, seat)
    for phase, colour in zip(SCORING_PHASES, (GREEN, BLUE, RED), strict=True):
        amounts = tuple(points_by_phase[phase.label])
        yield chart.PointSource(f"picture-phase-{phase.label}", colour, theme.WHITE, amounts)
    if any(disc_points):
        yield chart.PointSource(
            "picture-course-disc", theme.BRONZE, theme.WHITE, tuple(disc_points)
        )


def _final_sources(view: View) -> tuple[chart.PointSource, ...]:
    """Return the gains and losses of the final scoring; nothing while the game is running."""
    scores = view.final_scores
    if not scores:
        return ()
    return (
        chart.PointSource(
            "picture-course-bonus",
            theme.GOLD,
            theme.INK,
            tuple(score.for_aristocrats for score in scores),
        ),
        chart.PointSource(
            "picture-course-change",
            theme.SLATE,
            theme.WHITE,
            tuple(score.for_rubles for score in scores),
        ),
        chart.PointSource(
            "picture-course-hand",
            theme.ALERT,
            theme.WHITE,
            tuple(score.for_hand for score in scores),
        ),
    )


def _aristocrat_marker(rounds: Sequence[Sequence[Event]], view: View) -> chart.MarkerHistory:
    """Return who began the aristocrat phase of each round: the most valuable start marker."""
    holders = [_aristocrat_starter(round_events) for round_events in rounds]
    if holders[-1] is None and not view.over:
        holders[-1] = view.markers[Phase.ARISTOCRAT]
    return chart.MarkerHistory("picture-course-marker", CROWN, RED, tuple(holders))


def _aristocrat_starter(events: Iterable[Event]) -> Seat | None:
    for event in events:
        if isinstance(event, PhaseBegan) and event.phase is Phase.ARISTOCRAT:
            return event.first
    return None
