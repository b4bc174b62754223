"""Tracks, and the end of the game: points, the plague, and the ranking of the living."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Result, Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT, GOLD, JOKER, NUNS_ON
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.rulebook import RULES, points_by_place
from engine.games.rattus_cartus.state import State


def advance_disc(heights: list[int], order: list[Seat], seat: Seat, number: int) -> None:
    """Move a disc up a track. A disc that meets another goes on top of it.

    `heights` is by seat, `order` lists the seats from the first disc to the last; both are changed.
    """
    heights[seat] += number
    order.remove(seat)
    above = len([other for other in order if heights[other] > heights[seat]])
    order.insert(above, seat)


def points_by_seat(heights: Sequence[int], order: Sequence[Seat]) -> list[int]:
    """Return the points that a track brings each seat now; the start space brings none."""
    points = [0] * len(heights)
    for place, seat in zip(points_by_place(len(points)), order, strict=False):
        if heights[seat]:
            points[seat] = place
    return points


def track_points(state: State, cls: int) -> list[int]:
    """Return the points that a class's track brings each seat now."""
    return points_by_seat(state.heights[cls], state.orders[cls])


def majority_points(counts: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return each seat's points for having the most. Ties all get the points of the best rank."""
    return [
        places[ahead] if own and ahead < len(places) else 0
        for own, ahead in ((own, sum([other > own for other in counts])) for own in counts)
    ]


def nuns_in_row(state: State) -> int:
    """Return the nuns in the row. Players with more rats than that die of the plague."""
    return sum([NUNS_ON[card] for card in state.nuns])


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """Return every seat's points and where they come from. The dead have no rank."""
    players, nuns = state.players, nuns_in_row(state)
    tracks = [track_points(state, cls) for cls in range(CLASS_COUNT)]
    golds = [player.hand.count(GOLD) for player in players]
    people = [len([card for card in player.hand if card <= JOKER]) for player in players]
    gold = majority_points(golds, RULES.points.gold)
    hand = majority_points(people, RULES.points.hand)
    points = [
        sum([track[seat] for track in tracks])
        + gold[seat]
        + hand[seat]
        + RULES.points.token * player.tokens
        for seat, player in enumerate(players)
    ]
    ranks = _ranks(points, [player.rats for player in players], nuns)
    return tuple(
        FinalScore(
            tracks=tuple(track[seat] for track in tracks),
            golds=golds[seat],
            gold=gold[seat],
            people=people[seat],
            hand=hand[seat],
            tokens=player.tokens * RULES.points.token,
            points=points[seat],
            rats=player.rats,
            alive=player.rats <= nuns,
            rank=ranks[seat],
        )
        for seat, player in enumerate(players)
    )


def _ranks(points: Sequence[int], rats: Sequence[int], nuns: int) -> list[int | None]:
    """Return the ranks of the living by points, then by fewest rats; ties share a rank."""
    rank_keys = list(zip(points, [-own for own in rats], strict=True))

    def rank(seat: Seat) -> int | None:
        if rats[seat] > nuns:
            return None
        return 1 + sum(
            rank_keys[other] > rank_keys[seat] and rats[other] <= nuns for other in range(len(rats))
        )

    return [rank(seat) for seat in range(len(rats))]


def result(state: State) -> Result | None:
    """Return final points and ranks, or None while the game is running."""
    if not state.over:
        return None
    scores = final_scores(state)
    return Result(
        points=tuple(score.points for score in scores),
        ranks=tuple(score.rank for score in scores),
    )
