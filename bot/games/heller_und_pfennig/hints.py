"""Hints in words: what an action does, and what it changes on the current market."""

from __future__ import annotations

from bot.games.heller_und_pfennig.panels import gains_of
from bot.games.heller_und_pfennig.piece_names import line_ref, stall_ref, tile_ref
from engine.games.heller_und_pfennig.actions import (
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import LINES, LINES_OF_SPACE, Space, space_name
from engine.games.heller_und_pfennig.view import View
from render.translation import Translate

MUCH_WORSE = 40
"""From so many sous on nobody would believe a number."""


def describe(action: Action, view: View, translate: Translate) -> str:
    """What an action does, in a few words."""
    match action:
        case Draw():
            return translate("does-draw")
        case PlaceStall(goods, space):
            return translate("does-place", piece=stall_ref(goods), space=space_name(space))
        case PlaceOpen(tile, space):
            return translate("does-place", piece=tile_ref(tile), space=space_name(space))
        case PlaceDrawn(space):
            assert view.drawn is not None
            return translate("does-place", piece=tile_ref(view.drawn), space=space_name(space))
        case PlaceKept(space):
            assert view.seat is not None
            kept = view.players[view.seat].kept
            assert kept is not None
            return translate("does-place", piece=tile_ref(kept), space=space_name(space))


def reason(action: Action, view: View, translate: Translate) -> str:
    """The immediate gain of the viewer and of the others, and the lines that the action fills."""
    if isinstance(action, Draw):
        return translate("reason-draw", pile=view.pile)
    assert view.seat is not None
    gains = gains_of(action, view)
    own = gains[view.seat]
    sentences = [translate(f"reason-own-{_sign(own)}", sous=abs(own))]
    others = sum(gains) - own
    if others:
        sentences.append(
            translate(f"reason-others-{_sign(others)}", sous=abs(others), rivals=len(gains) - 1)
        )
    filled = tuple(line_ref(line) for line in _filled_lines(action.space, view))
    if filled:
        sentences.append(translate("reason-fills", lines=filled, number=len(filled)))
    return " ".join(sentences)


def alternative(what: str, points: int, view: View, translate: Translate) -> str:
    """Another action, and how many points worse it is; beyond a clear margin just much worse."""
    return translate("hint-other", what=what, points=points, much=int(points >= MUCH_WORSE))


def _filled_lines(space: Space, view: View) -> list[int]:
    """The lines whose last empty space this is."""
    empty = set(view.empty_spaces)
    return [line for line in LINES_OF_SPACE[space] if empty.intersection(LINES[line]) == {space}]


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "none"
