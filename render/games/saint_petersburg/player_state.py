"""The players of Saint Petersburg in pictures: who looks, and the points of each."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.view import PlayerView, View


def viewing_player(view: View) -> PlayerView:
    """The player whose view it is. Raises ValueError for the view of everybody."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def current_points(view: View) -> tuple[int, ...]:
    """Each seat's points, the final scoring included once the game is over."""
    if view.final_scores:
        return tuple(score.points for score in view.final_scores)
    return tuple(player.points for player in view.players)


def passed_seats(view: View) -> frozenset[Seat]:
    """Who has passed since the last card came or went: the seats right before the one to act."""
    if view.over or view.at_building:
        return frozenset()
    seats = len(view.players)
    return frozenset((view.to_act[0] - step) % seats for step in range(1, view.passes + 1))
