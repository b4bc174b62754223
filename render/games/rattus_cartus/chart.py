"""How a game went, from round to round, as far as everybody can see it."""

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
    """The tracks and the tokens, as what happened leaves them."""

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
        """Points by seat that the tracks would bring as they stand."""
        each = map(points_by_seat, self._heights, self._orders)
        return tuple(sum(points) for points in zip(*each, strict=True))

    @property
    def token_points(self) -> tuple[int, ...]:
        return tuple(RULES.points.token * number for number in self._tokens)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.track_points, self.token_points, strict=True)))


def score_chart(events: Sequence[Event], view: View) -> ScoreChart:
    """What the tracks and tokens were worth after each round, and at the end all there is."""
    rounds, number = split_by_round(events, view.round), len(view.players)
    tracker, worth = _ScoreTracker(number), [(0,) * number]
    for of_round in rounds:
        tracker.apply(of_round)
        worth.append(tracker.points)
    if view.final_scores:
        worth.append(tuple(score.points for score in view.final_scores))
    completed_rounds = rounds if view.over else rounds[:-1]
    influence = [
        tuple(_influence(of_round, seat) for of_round in completed_rounds) for seat in range(number)
    ]
    return ScoreChart(
        rounds=view.round,
        last_round=view.rounds,
        series=(
            LineSeries("picture-course-points", 0, tuple(zip(*worth, strict=True))),
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
    """What was hidden in the hands until the end."""
    scores = view.final_scores
    if not scores:
        return ()
    gold, hand = tuple(s.gold for s in scores), tuple(s.hand for s in scores)
    return (
        PointSource("picture-course-gold", TIMBER, theme.WHITE, gold),
        PointSource("picture-course-hand", NIGHT, theme.WHITE, hand),
    )


def _starting_players(rounds: Sequence[Sequence[Event]]) -> MarkerHistory:
    """Who had the starting player's card. The first round begins untold: with who acts first."""
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
