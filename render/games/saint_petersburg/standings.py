"""What everybody sees of each seat while the game runs."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.events import Passed
from engine.games.saint_petersburg.view import View
from render.context import RenderContext
from render.games.saint_petersburg.changes import Changes
from render.players import displayed_name
from render.translation import DASH

NO_CHANGE = ((0, 0),) * 3


class Standing(NamedTuple):
    """All that is shown of a seat. `rubles` is None where they are secret.

    `gained` and `income_changes` are the changes since the viewer's last move. `order` is the
    place of the seat's last move since among those of the phase, or a dash if it has made none at
    all; `has_just_passed` is whether that was a pass.
    """

    seat: Seat
    name: str
    points: int
    hand_size: int
    different_aristocrats: int
    income: tuple[tuple[int, int], ...]
    rubles: int | None
    acting: bool
    passed: bool
    leading: bool
    is_ai: bool
    has_disc: bool = False
    gained: int = 0
    income_changes: tuple[tuple[int, int], ...] = NO_CHANGE
    order: str = ""
    has_just_passed: bool = False


def standings(view: View, changes: Changes, context: RenderContext) -> list[Standing]:
    """Return what is shown of each seat."""
    # The view of a seat has its own rubles too, but this picture is public.
    rubles_are_public = view.seat is None and all(
        other.rubles is not None for other in view.players
    )
    points = current_points(view)
    most_points = max(points)
    return [
        Standing(
            seat=player.seat,
            name=displayed_name(context.names, player.seat, context.translate),
            points=points[player.seat],
            hand_size=player.hand_size,
            different_aristocrats=player.different_aristocrats,
            income=player.income,
            rubles=player.rubles if rubles_are_public else None,
            acting=player.seat in view.to_act,
            passed=player.seat in view.passed,
            leading=_leads(view, player.seat, points[player.seat] == most_points > 0),
            is_ai=player.seat in context.ai_seats,
            has_disc=player.seat == view.disc,
            gained=seat_changes.points,
            income_changes=seat_changes.income,
            order=order,
            has_just_passed=has_just_passed,
        )
        for player, seat_changes, (order, has_just_passed) in zip(
            view.players, changes.seats, _last_moves(view, changes), strict=True
        )
    ]


def idle_seats(view: View, changes: Changes) -> tuple[Seat, ...]:
    """Return the seats that have made no move since the viewer's last one, except the viewer's.

    There are none where the order of the moves is not shown.
    """
    if not changes.has_order:
        return ()
    moved = {*view.to_act, *(move.seat for move in changes.moves)}
    return tuple(player.seat for player in view.players if player.seat not in moved)


def _last_moves(view: View, changes: Changes) -> list[tuple[str, bool]]:
    """Return what is shown of each seat's last move in the phase: its order, and if it passed."""
    shown = [("", False)] * len(view.players)
    if not changes.moves:
        return shown
    for number, move in enumerate(changes.moves, 1):
        if number > changes.earlier_moves:
            place = changes.order(number)
            shown[move.seat] = (str(place) if place else "", isinstance(move, Passed))
    for seat in idle_seats(view, changes):
        shown[seat] = (DASH, False)
    return shown


def current_points(view: View) -> tuple[int, ...]:
    """Return each seat's points, including the final scoring once the game is over."""
    if view.final_scores:
        return tuple(score.points for score in view.final_scores)
    return tuple(player.points for player in view.players)


def _leads(view: View, seat: Seat, ahead: bool) -> bool:
    if len(view.players) == 1:
        return False
    return view.final_scores[seat].rank == 1 if view.final_scores else ahead
