"""What players of Auf Heller und Pfennig can plan: to place a piece, or to draw a tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.heller_und_pfennig.piece_names import stall_ref, tile_ref
from bot.planner import Planner
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.events import Event, MarketCleared
from engine.games.heller_und_pfennig.market import space_name
from engine.games.heller_und_pfennig.view import View
from render.translation import NameRef, Translate


def plannable(view: View) -> Sequence[Action]:
    """Drawing, and placing each piece that the viewer has or can take on each empty space."""
    return tuple(_plannable(view))


def _plannable(view: View) -> Iterator[Action]:
    assert view.seat is not None
    player, empty = view.players[view.seat], view.empty_spaces
    for goods, left in enumerate(player.stalls, 1):
        if left:
            yield from (PlaceStall(goods, space) for space in empty)
    if view.pile:
        yield DRAW
    if player.has_kept:
        yield from (PlaceKept(space) for space in empty)
    for tile in dict(view.face_up):
        yield from (PlaceOpen(tile, space) for space in empty)


def answers(action: Action, view: View) -> bool:
    """Whether the seat has its turn, and not a drawn tile to place."""
    return not view.drawing


def follow(action: Action, view: View, events: Sequence[Event]) -> Action | None:
    """The action, while its piece and its space are there and the market is the same."""
    assert view.seat is not None
    player = view.players[view.seat]
    if any(isinstance(event, MarketCleared) for event in events):
        return None
    match action:
        case Draw():
            return action if view.pile else None
        case PlaceStall(goods):
            has_piece = player.stalls[goods - 1] > 0
        case PlaceKept():
            has_piece = player.has_kept
        case PlaceOpen(tile):
            has_piece = tile in dict(view.face_up)
        case PlaceDrawn():
            has_piece = False
    return action if has_piece and action.space in view.empty_spaces else None


def describe(action: Action, translate: Translate) -> str:
    """A planned action, in a few words."""
    match action:
        case PlaceStall(goods, space):
            return translate("does-place", piece=stall_ref(goods), space=space_name(space))
        case PlaceOpen(tile, space):
            return translate("does-place", piece=tile_ref(tile), space=space_name(space))
        case PlaceKept(space) | PlaceDrawn(space):
            piece = NameRef("piece-kept" if isinstance(action, PlaceKept) else "piece-drawn")
            return translate("does-place", piece=piece, space=space_name(space))
    return translate("does-draw")


PLANNER: Planner[View, Action, Event] = Planner(
    plannable=plannable, answers=answers, follow=follow, describe=describe
)
