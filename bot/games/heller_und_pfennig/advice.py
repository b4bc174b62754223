"""A hint in words: what an action is, and what it changes as the market stands."""

from __future__ import annotations

from bot.games.heller_und_pfennig.panels import gains_of
from bot.games.heller_und_pfennig.pieces import line_in_words, stall_name, tile_in_words
from engine.games.heller_und_pfennig.actions import (
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import CROSSING, space_name
from engine.games.heller_und_pfennig.view import View
from render.words import Say


def describe(action: Action, view: View, say: Say) -> str:
    """What an action does, in a few words."""
    match action:
        case Draw():
            return say("does-draw")
        case PlaceStall(goods, space):
            return say("does-place", piece=stall_name(goods, say), space=space_name(space))
        case PlaceOpen(tile, space):
            return say("does-place", piece=tile_in_words(tile, say), space=space_name(space))
        case PlaceDrawn(space):
            assert view.drawn is not None
            piece = tile_in_words(view.drawn, say)
            return say("does-place", piece=piece, space=space_name(space))
        case PlaceKept(space):
            assert view.seat is not None
            kept = view.players[view.seat].kept
            assert kept is not None
            return say("does-place", piece=tile_in_words(kept, say), space=space_name(space))


def reason(action: Action, view: View, say: Say) -> str:
    """What it changes at once for the viewer and for the others, and the lines that it fills."""
    if isinstance(action, Draw):
        return say("reason-draw", pile=view.pile)
    assert view.seat is not None
    gains = gains_of(action, view)
    own = gains[view.seat]
    others = sum(gains) - own
    said = [say("reason-own", sous=abs(own), sign=_sign(own))]
    if others:
        said.append(say("reason-others", sous=abs(others), sign=_sign(others)))
    filled = tuple(
        line_in_words(line, say)
        for line in CROSSING[action.space]
        if sum(view.rows[space // 6][space % 6] is None for space in view.lines[line].spaces) == 1
    )
    if filled:
        said.append(say("reason-fills", lines=filled, number=len(filled)))
    return " ".join(said)


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "none"
