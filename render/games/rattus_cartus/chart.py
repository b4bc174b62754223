"""The score chart of Rattus Cartus, from public information."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT
from engine.games.rattus_cartus.events import (
    Event,
    InfluenceScored,
    RoundBegan,
    SupplyTaken,
    TokensGained,
)
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import advance_disc, points_by_seat
from engine.games.rattus_cartus.view import View
from render import theme
from render.chart import LineSeries, MarkerHistory, PointSource, ScoreChart, split_by_round
from render.games.rattus_cartus.icons import FIRST
from render.games.rattus_cartus.palette import CLASS_COLOURS, NIGHT, TIMBER


class _ScoreTracker:
    """The positions on the tracks and the tokens, updated event by event."""

    def __init__(self, seats: int) -> None:
        self._heights = [[0] * seats for _ in range(CLASS_COUNT)]
        self._orders = [list(range(seats)) for _ in range(CLASS_COUNT)]
        self._tokens = [0] * seats

    def apply(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case InfluenceScored(seat=seat, cls=cls, number=number):
                    advance_disc(self._heights[cls], self._orders[cls], seat, number)
                case TokensGained(seat=seat, number=number):
                    self._tokens[seat] += number

    @property
    def track_points(self) -> tuple[int, ...]:
        """The points by seat that the tracks would score now."""
        points_by_track = map(points_by_seat, self._heights, self._orders)
        return tuple(sum(points) for points in zip(*points_by_track, strict=True))

    @property
    def token_points(self) -> tuple[int, ...]:
        return tuple(RULES.points.token * number for number in self._tokens)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.track_points, self.token_points, strict=True)))


def score_chart(events: Sequence[Event], view: View) -> ScoreChart:
    """Chart the value of tracks and tokens after each round, and all points at the end."""
    rounds, seat_count = split_by_round(events, view.round), len(view.players)
    tracker, points_by_round = _ScoreTracker(seat_count), [(0,) * seat_count]
    for round_events in rounds:
        tracker.apply(round_events)
        points_by_round.append(tracker.points)
    if view.final_scores:
        points_by_round.append(tuple(score.points for score in view.final_scores))
    completed_rounds = rounds if view.over else rounds[:-1]
    influence = [
        tuple(_influence(round_events, seat) for round_events in completed_rounds)
        for seat in range(seat_count)
    ]
    return ScoreChart(
        rounds=view.round,
        last_round=view.rounds,
        series=(
            LineSeries("picture-course-points", 0, tuple(zip(*points_by_round, strict=True))),
            LineSeries("picture-course-influence", 1, tuple(influence)),
        ),
        sources=(
            PointSource(
                "picture-course-tracks", CLASS_COLOURS[1], theme.WHITE, tracker.track_points
            ),
            PointSource("picture-course-tokens", theme.COIN, theme.INK, tracker.token_points),
            *_hand_sources(view),
        ),
        marker_histories=(_starting_players(rounds),),
    )


def _influence(events: Iterable[Event], seat: Seat) -> int:
    return sum(
        event.number
        for event in events
        if isinstance(event, InfluenceScored) and event.seat == seat
    )


def _hand_sources(view: View) -> tuple[PointSource, ...]:
    """Return the points from hidden hands, which are known only at the end."""
    scores = view.final_scores
    if not scores:
        return ()
    gold, hand = tuple(s.gold for s in scores), tuple(s.hand for s in scores)
    return (
        PointSource("picture-course-gold", TIMBER, theme.WHITE, gold),
        PointSource("picture-course-hand", NIGHT, theme.WHITE, hand),
    )


def _starting_players(rounds: Sequence[Sequence[Event]]) -> MarkerHistory:
    """Return who began each round. In the first round, which no event begins, its first mover."""
    holders = [_starting_player(events) for events in rounds]
    return MarkerHistory("picture-course-first", FIRST, None, tuple(holders))


def _starting_player(events: Iterable[Event]) -> Seat | None:
    for event in events:
        match event:
            case RoundBegan(first=first):
                return first
            case SupplyTaken(seat=seat):
                return seat
    return None
