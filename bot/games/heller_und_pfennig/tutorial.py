"""What a guided game explains, and at which moment."""

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
"""All there is to explain, what matters most first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_PIECES = 12
"""So many pieces on the first market: until then beginners are told, unasked, what to do."""

MIDDLE = 15
"""From so many pieces on the market is half full, or more."""

FEW_STALLS = 6


def shows_automatic_hints(view: View) -> bool:
    """The first half of the first market. Afterwards who wants a hint asks for one."""
    return view.round == 1 and not view.over and len(_pieces(view)) < AUTOMATIC_HINT_PIECES


def _pieces(view: View) -> list[int | Stall]:
    return [cell for row in view.rows for cell in row if cell is not None]


def due_tips(view: View) -> tuple[str, ...]:
    """What the moment gives reason to explain, what matters most first."""
    found = {"end"} if view.over else {*_progress_tips(view), *_market_tips(view)}
    return tuple(key for key in TIP_KEYS if key in found)


def _progress_tips(view: View) -> Iterator[str]:
    """How far the game has come."""
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
    """What lies there for the first time."""
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
