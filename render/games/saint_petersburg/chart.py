"""How a game went, from round to round. Nobody's rubles are told before the end."""

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
    PointsBought,
    Scored,
    Traded,
)
from engine.games.saint_petersburg.view import View
from render import theme
from render.chart import (
    LineSeries,
    MarkerHistory,
    PointSource,
    ScoreChart,
    running_totals,
    split_by_round,
)
from render.games.saint_petersburg.icons import CROWN
from render.games.saint_petersburg.palette import BLUE, GREEN, RED

Amounts: TypeAlias = list[int]


def score_chart(events: Sequence[Event], view: View) -> ScoreChart:
    """What the scorings and the buildings brought, and at the end the final scoring."""
    events = (*_initial_disc_payment(view), *events)
    rounds = split_by_round(events, view.round)
    seats = range(len(view.players))
    points = [[_points(of_round, seat) for of_round in rounds] for seat in seats]
    completed_rounds = rounds if view.over else rounds[:-1]
    rubles = [tuple(_rubles(of_round, seat) for of_round in completed_rounds) for seat in seats]
    before = [running_totals(0, gains) for gains in points]
    after: list[tuple[int, ...]] = [(score.points,) for score in view.final_scores]
    return ScoreChart(
        rounds=view.round,
        last_round=next((e.round for e in events if isinstance(e, LastRoundBegan)), None),
        series=(
            LineSeries(
                "picture-course-points", 0, _concatenated(before, after or [()] * len(seats))
            ),
            LineSeries("picture-course-rubles", 1, tuple(rubles)),
        ),
        sources=(*_phase_sources(events, seats), *_final_sources(view)),
        marker_histories=(_aristocrat_marker(rounds, view),),
    )


def _initial_disc_payment(view: View) -> Iterable[Event]:
    """What the gold disc paid at the start of the game, before there was anything to tell."""
    disc = card_table(view.edition).disc
    if view.disc is not None and disc is not None:
        moved = disc.steps * (view.round - 1)
        yield DiscPaid((view.disc - moved) % len(view.players), disc.points)


def _concatenated(
    during: Sequence[tuple[int, ...]], at_the_end: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    return tuple(early + late for early, late in zip(during, at_the_end, strict=True))


def _points(events: Iterable[Event], seat: Seat) -> int:
    return sum(_points_from(event, seat) for event in events)


def _points_from(event: Event, seat: Seat) -> int:
    """The points that a seat got by an event."""
    match event:
        case Scored(points=points):
            return points[seat]
        case PointsBought() | Divided() | Traded() | DiscPaid() if event.seat == seat:
            return event.points
    return 0


def _rubles(events: Iterable[Event], seat: Seat) -> int:
    """What the scorings paid a seat, and what it took of the Guild Hall in rubles."""
    paid = 0
    for event in events:
        match event:
            case Scored(rubles=rubles):
                paid += rubles[seat]
            case Divided(rubles=taken) if event.seat == seat:
                paid += taken
    return paid


def _phase_sources(events: Sequence[Event], seats: range) -> Iterable[PointSource]:
    """Points by the phases that paid them. Pub and the like stand with the buildings."""
    found: dict[str, Amounts] = {phase.label: [0] * len(seats) for phase in SCORING_PHASES}
    disc = [0] * len(seats)
    for event in events:
        for seat in seats:
            match event:
                case Scored(phase=phase):
                    found[phase.label][seat] += event.points[seat]
                case DiscPaid():
                    disc[seat] += _points_from(event, seat)
                case _:
                    found[Phase.BUILDING.label][seat] += _points_from(event, seat)
    for phase, colour in zip(SCORING_PHASES, (GREEN, BLUE, RED), strict=True):
        amounts = tuple(found[phase.label])
        yield PointSource(f"picture-phase-{phase.label}", colour, theme.WHITE, amounts)
    if any(disc):
        yield PointSource("picture-course-disc", theme.BRONZE, theme.WHITE, tuple(disc))


def _final_sources(view: View) -> tuple[PointSource, ...]:
    """What the final scoring added or took away; nothing while the game runs."""
    scores = view.final_scores
    if not scores:
        return ()
    return (
        PointSource(
            "picture-course-bonus",
            theme.GOLD,
            theme.INK,
            tuple(score.for_aristocrats for score in scores),
        ),
        PointSource(
            "picture-course-change",
            theme.SLATE,
            theme.WHITE,
            tuple(score.for_rubles for score in scores),
        ),
        PointSource(
            "picture-course-hand",
            theme.ALERT,
            theme.WHITE,
            tuple(score.for_hand for score in scores),
        ),
    )


def _aristocrat_marker(rounds: Sequence[Sequence[Event]], view: View) -> MarkerHistory:
    """Who began the aristocrat phase of each round: the marker that is worth most."""
    holders = [_aristocrat_starter(of_round) for of_round in rounds]
    if holders[-1] is None and not view.over:
        holders[-1] = view.markers[Phase.ARISTOCRAT]
    return MarkerHistory("picture-course-marker", CROWN, RED, tuple(holders))


def _aristocrat_starter(events: Iterable[Event]) -> Seat | None:
    for event in events:
        if isinstance(event, PhaseBegan) and event.phase is Phase.ARISTOCRAT:
            return event.first
    return None
