"""Current and final standings in sentences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.games.rattus_cartus.piece_names import card_list
from engine.core import Seat
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import points_by_seat
from engine.games.rattus_cartus.view import View
from render.translation import Translate


def final_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """The plague, the winners, the sources of each player's points, and where some are equal."""
    scores = view.final_scores
    winners = tuple(names[seat] for seat, score in enumerate(scores) if score.rank == 1)
    row = card_list((card for card in view.nuns if card is not None), translate)
    lines = [
        translate("end-plague", nuns=view.plague or 0, cards=row),
        translate("end-title", winners=winners, number=len(winners)),
    ]
    order = sorted(range(len(names)), key=lambda seat: _sort_key(scores[seat], seat))
    living = [seat for seat in order if scores[seat].alive]
    # Without an empty line the dead would belong to the last item of the list of the living.
    gap = [""] if 0 < len(living) < len(order) else []
    for seats, before in ((living, []), (order[len(living) :], gap)):
        lines += [*before, *(_line(scores[seat], names[seat], translate) for seat in seats)]
    ties = list(_ties(scores, names, translate))
    return "\n".join((*lines, *([""] if ties else []), *ties))


def _ties(
    scores: Sequence[FinalScore], names: Sequence[str], translate: Translate
) -> Iterator[str]:
    """Yield who gets the same points because they have as much Gold, or as many people in hand."""
    for what in ("gold", "hand"):
        seats_by_points = defaultdict[int, list[Seat]](list)
        for seat, score in enumerate(scores):
            seats_by_points[getattr(score, what)].append(seat)
        for points, seats in seats_by_points.items():
            if points and len(seats) > 1:
                equals = tuple(names[seat] for seat in seats)
                yield translate("end-tied", names=equals, what=what, points=points)


def _sort_key(score: FinalScore, seat: Seat) -> tuple[int, int, int]:
    """Sorts the living by rank, then the dead by points."""
    return (0, score.rank, seat) if score.rank is not None else (1, -score.points, seat)


def _line(score: FinalScore, name: str, translate: Translate) -> str:
    return translate(
        "end-line" if score.alive else "end-line-dead",
        rank=score.rank or 0,
        name=name,
        points=score.points,
        rats=score.rats,
        tracks=sum(score.tracks),
        gold=score.gold,
        golds=score.golds,
        hand=score.hand,
        people=score.people,
        tokens=score.tokens,
    )


def scores(view: View) -> tuple[int, ...]:
    """The points of each seat so far, from the tracks and tokens."""
    return tuple(
        on_tracks + RULES.points.token * player.tokens
        for on_tracks, player in zip(_points_on_tracks(view), view.players, strict=True)
    )


def _points_on_tracks(view: View) -> tuple[int, ...]:
    by_track = [points_by_seat(track.heights, track.order) for track in view.tracks]
    return tuple(sum(each) for each in zip(*by_track, strict=True))


def current_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """The points of the tracks and tokens so far: everything that is public."""
    tracks, points = _points_on_tracks(view), scores(view)
    order = sorted(view.players, key=lambda player: (-points[player.seat], player.seat))
    lines = [
        translate(
            "stands-line",
            name=names[player.seat],
            points=points[player.seat],
            tracks=tracks[player.seat],
            tokens=player.tokens,
            cards=player.hand_size,
        )
        for player in order
    ]
    return "\n".join((*lines, translate("stands-hidden")))
