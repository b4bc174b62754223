"""What a tutorial game explains, and when."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD
from engine.games.heller_und_pfennig.view import View

TIP_KEYS = (
    "end",
    "drawn",
    "welcome",
    "stall",
    "last-round",
    "round-two",
    "lines",
    "kept",
    "fire",
    "evil-eye",
    "gold",
    "unpleasant",
    "full-line",
    "saving",
)
"""All tips, the most important first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_PIECES = 12
"""Hints are automatic until this many pieces lie on the first market."""

FEW_STALLS = 6
"""A player with fewer stalls should save them."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is the first part of the first round; later the player asks for hints."""
    return view.round == 1 and not view.over and len(_pieces(view)) < AUTOMATIC_HINT_PIECES


def _pieces(view: View) -> list[int | Stall]:
    return [cell for row in view.rows for cell in row if cell is not None]


def due_tips(view: View) -> tuple[str, ...]:
    """The tips that fit the situation, the most important first."""
    due = {"end"} if view.over else {*_progress_tips(view), *_market_tips(view)}
    return tuple(key for key in TIP_KEYS if key in due)


def _progress_tips(view: View) -> Iterator[str]:
    """Yield tips about the current phase of the game."""
    assert view.seat is not None
    own = view.players[view.seat]
    if view.drawing:
        yield "drawn"
        return
    if view.round == 1:
        yield "welcome"
        yield "stall"
    if view.round == 2:
        yield "round-two"
    if view.last_round:
        yield "last-round"
    if own.has_kept:
        yield "kept"
    if sum(own.stalls) < FEW_STALLS and view.round == 1:
        yield "saving"


def _market_tips(view: View) -> Iterator[str]:
    """Yield tips about what lies on the market."""
    pieces = _pieces(view)
    for tile, key in ((FIRE, "fire"), (EYE, "evil-eye"), (GOLD, "gold")):
        if tile in pieces:
            yield key
    if any(isinstance(piece, Stall) for piece in pieces):
        yield "lines"
    if any(segment.unpleasant for line in view.lines for segment in line.segments):
        yield "unpleasant"
    if any(line.full for line in view.lines):
        yield "full-line"
