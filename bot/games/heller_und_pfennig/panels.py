"""The choices at the market: their codes, their words, and what may be chosen when.

A space is chosen in two small steps, its row and then the space, so that each step fits a phone.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_ui import Path, Several
from bot.games.heller_und_pfennig.pieces import stall_name, tile_in_words, tile_name
from bot.texts import folded
from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    MOST_GOODS,
    ROW_NAMES,
    SPACE_NAMES,
    Space,
    space_name,
    space_number,
)
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_id, tile_number
from engine.games.heller_und_pfennig.view import Offer, View
from render.words import Say, signed

VERBS = ("stall", "draw", "kept", "drawn", "open")
WITH_PIECE = ("stall", "open")
"""Kinds of action for which the piece is chosen before the space."""


def verbs(view: View) -> tuple[str, ...]:
    """The kinds of action a seat on turn can think of, as everybody can see."""
    if not view.to_act:
        return ()
    if view.drawing:
        return ("drawn",)
    player = view.players[view.to_act[0]]
    there = {
        "stall": any(player.stalls),
        "draw": view.pile > 0,
        "kept": player.has_kept,
        "open": bool(view.face_up),
    }
    return tuple(verb for verb, can in there.items() if can)


def verb_label(verb: str, view: View, say: Say) -> str:
    """The words on the public button."""
    return say(f"verb-{verb}")


def path(action: Action) -> Path:
    """The codes of an action."""
    match action:
        case Draw():
            return ("draw",)
        case PlaceStall(goods, space):
            return ("stall", str(goods), *_steps(space))
        case PlaceDrawn(space):
            return ("drawn", *_steps(space))
        case PlaceKept(space):
            return ("kept", *_steps(space))
        case PlaceOpen(tile, space):
            return ("open", tile_id(tile), *_steps(space))


def _steps(space: Space) -> Path:
    """A space by its row and its name."""
    return ROW_NAMES[space // COLUMNS], space_name(space)


def action(chosen: Path) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none."""
    try:
        return _action(chosen)
    except ValueError:
        return None


def _action(chosen: Path) -> Action | None:
    match chosen:
        case ("draw",):
            return DRAW
        case ("stall", goods, row, space) if goods.isdecimal() and len(goods) == 1:
            return PlaceStall(int(goods), _space(row, space))
        case ("drawn", row, space):
            return PlaceDrawn(_space(row, space))
        case ("kept", row, space):
            return PlaceKept(_space(row, space))
        case ("open", tile, row, space):
            return PlaceOpen(tile_number(tile), _space(row, space))
    return None


def _space(row: str, name: str) -> Space:
    space = space_number(name)
    if _steps(space) != (row, name):
        raise ValueError(name)
    return space


def label(chosen: Path, actions: Sequence[Action], view: View, say: Say) -> str:
    """The last choice of a path, with what it would change for the viewer now."""
    if len(chosen) == 2 and chosen[0] in WITH_PIECE:
        return _piece(actions[0], say)
    gains = {_on(one): worth(one, view) for one in actions if not isinstance(one, Draw)}
    best = max(gains, key=lambda space: gains[space])
    if chosen[-1] in ROW_NAMES:
        return say(
            "choice-row", row=chosen[-1], space=space_name(best), worth=signed(gains[best])
        )
    return say("choice-space", space=chosen[-1], worth=signed(gains[best]))


def _piece(chosen: Action, say: Say) -> str:
    if isinstance(chosen, PlaceStall):
        return stall_name(chosen.goods, say)
    assert isinstance(chosen, PlaceOpen)
    return tile_in_words(chosen.tile, say)


def _on(chosen: Action) -> Space:
    assert not isinstance(chosen, Draw)
    return chosen.space


def worth(chosen: Action, view: View) -> int:
    """What an action would change for the viewer as the market stands; drawing changes nothing."""
    return 0 if isinstance(chosen, Draw) else gains_of(chosen, view)[_buyer(view)]


def _buyer(view: View) -> Seat:
    assert view.offers_for is not None
    return view.offers_for


def gains_of(chosen: Action, view: View) -> tuple[int, ...]:
    """What placing a piece would change now, in sous by seat."""
    offer = next(one for one in view.offers if _is_of(chosen, one))
    space = _on(chosen)
    return next(one.gains for one in offer.worth if one.space == space)


def _is_of(chosen: Action, offer: Offer) -> bool:
    match chosen:
        case PlaceStall(goods):
            return offer.goods == goods
        case PlaceOpen(tile):
            return offer.source == "open" and offer.tile == tile
        case PlaceDrawn():
            return offer.source == "drawn"
        case PlaceKept():
            return offer.source == "kept"
        case Draw():
            return False


def prompt(chosen: Path, view: View, say: Say) -> str:
    """The question whose answers come next after this path."""
    if not chosen:
        return say("ask-what")
    if chosen[-1] in ROW_NAMES and len(chosen) > 1 + (chosen[0] in WITH_PIECE):
        return say("ask-space", row=chosen[-1])
    piece = _named_piece(chosen, view, say)
    return say(f"ask-{chosen[0]}") if piece is None else say("ask-row", piece=piece)


def _named_piece(chosen: Path, view: View, say: Say) -> str | None:
    """The piece that a path has settled on, as its owner may call it."""
    match chosen:
        case ("stall", goods):
            return stall_name(int(goods), say)
        case ("open", tile):
            return tile_in_words(tile_number(tile), say)
        case ("drawn",) if view.drawn is not None:
            return tile_in_words(view.drawn, say)
        case ("kept",) if view.seat is not None and (kept := view.players[view.seat].kept):
            return tile_in_words(kept, say)
    return None


def several(chosen: Path, actions: Sequence[Action]) -> Several | None:
    """Never: one piece on one space."""
    return None


def nothing(verb: str) -> str:
    """The text key of why there is nothing to choose for a kind of action."""
    return f"nothing-to-{verb}" if verb in VERBS else "old-button"


def find(chosen: Path, text: str, view: View, say: Say) -> str | None:
    """What a person typed by hand: a piece at first, then a space in either order ("4b")."""
    wanted = text.strip().upper().replace(" ", "")
    if not chosen:
        return _found_piece(text, view, say)
    for space, name in enumerate(SPACE_NAMES):
        if wanted in (name, name[::-1]):
            return "/".join(_steps(space))
    return None


def _found_piece(text: str, view: View, say: Say) -> str | None:
    """A stall by its goods, the kept or the drawn tile, or one that lies open."""
    wanted = folded(text) or "?"
    for goods in range(1, MOST_GOODS + 1):
        if wanted in (str(goods), folded(stall_name(goods, say))):
            return f"stall/{goods}"
    for verb in ("kept", "drawn"):
        if wanted in (verb, folded(say(f"verb-{verb}")), folded(say(f"piece-{verb}"))):
            return verb
    for tile in range(1, len(TILE_IDS)):
        if text.strip() == tile_id(tile) or wanted == folded(tile_name(tile, say)):
            return f"open/{tile_id(tile)}"
    return None
