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
from engine.games.rattus_cartus.tracks import advance_disc, points_by_seat
from engine.games.rattus_cartus.view import View
from render import theme
from render.course import Course, Holding, Lines, Source, by_round
from render.games.rattus_cartus.glyphs import FIRST
from render.games.rattus_cartus.palette import CLASS_COLOURS, NIGHT, TIMBER


class _Town:
    """The tracks and the tokens, as what happened leaves them."""

    def __init__(self, seats: int) -> None:
        self._heights = [[0] * seats for _ in range(CLASS_COUNT)]
        self._orders = [list(range(seats)) for _ in range(CLASS_COUNT)]
        self._tokens = [0] * seats

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case InfluenceScored(seat=seat, cls=cls, number=number):
                    advance_disc(self._heights[cls], self._orders[cls], seat, number)
                case TokensGained(seat=seat, number=number):
                    self._tokens[seat] += number

    @property
    def on_tracks(self) -> tuple[int, ...]:
        """Points by seat that the tracks would bring as they stand."""
        each = map(points_by_seat, self._heights, self._orders)
        return tuple(sum(points) for points in zip(*each, strict=True))

    @property
    def for_tokens(self) -> tuple[int, ...]:
        return tuple(RULES.points.token * number for number in self._tokens)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.on_tracks, self.for_tokens, strict=True)))


def score_chart(events: Sequence[Event], view: View) -> Course:
    """What the tracks and tokens were worth after each round, and at the end all there is."""
    rounds, number = by_round(events, view.round), len(view.players)
    town, worth = _Town(number), [(0,) * number]
    for of_round in rounds:
        town.follow(of_round)
        worth.append(town.points)
    if view.final_scores:
        worth.append(tuple(score.points for score in view.final_scores))
    whole_rounds = rounds if view.over else rounds[:-1]
    influence = [
        tuple(_influence(of_round, seat) for of_round in whole_rounds) for seat in range(number)
    ]
    return Course(
        rounds=view.round,
        last=view.rounds,
        lines=(
            Lines("picture-course-points", 0, tuple(zip(*worth, strict=True))),
            Lines("picture-course-influence", 1, tuple(influence)),
        ),
        sources=(
            Source("picture-course-tracks", CLASS_COLOURS[1], theme.WHITE, town.on_tracks),
            Source("picture-course-tokens", theme.COIN, theme.INK, town.for_tokens),
            *_in_hand(view),
        ),
        holdings=(_starters(rounds),),
    )


def _influence(events: Iterable[Event], seat: Seat) -> int:
    return sum(
        event.number
        for event in events
        if isinstance(event, InfluenceScored) and event.seat == seat
    )


def _in_hand(view: View) -> tuple[Source, ...]:
    """What was hidden in the hands until the end."""
    scores = view.final_scores
    if not scores:
        return ()
    gold, hand = tuple(s.gold for s in scores), tuple(s.hand for s in scores)
    return (
        Source("picture-course-gold", TIMBER, theme.WHITE, gold),
        Source("picture-course-hand", NIGHT, theme.WHITE, hand),
    )


def _starters(rounds: Sequence[Sequence[Event]]) -> Holding:
    """Who had the starting player's card. The first round begins untold: with who acts first."""
    holders = [_starter(events) for events in rounds]
    return Holding("picture-course-first", FIRST, None, tuple(holders))


def _starter(events: Iterable[Event]) -> Seat | None:
    for event in events:
        match event:
            case RoundBegan(first=first):
                return first
            case SupplyTaken(seat=seat):
                return seat
    return None
