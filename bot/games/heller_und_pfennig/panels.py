"""The choices at the market: their codes, their words, and what may be chosen when.

A space is chosen in two small steps, its row and then the space, so that each step fits a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.game_ui import Path, Several
from bot.games.heller_und_pfennig.pieces import (
    stall_name,
    the_stall,
    the_tile,
    tile_in_words,
    tile_name,
)
from bot.texts import folded
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
    MAX_GOODS,
    ROW_NAMES,
    SPACE_NAMES,
    Space,
    space_name,
    space_number,
)
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_id, tile_number
from engine.games.heller_und_pfennig.view import Offer, View
from render.words import MINUS, Say, Thing, signed

VERBS = ("stall", "draw", "kept", "drawn", "open")
WITH_PIECE = ("stall", "open")
"""Kinds of action for which the piece is chosen before the space."""

ASKING = ("stall", "open", "kept", "drawn")
"""Kinds of action for which there is anything to choose."""


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
    """The words on a button; who knows the tile that is to be placed reads which it is."""
    tile = _own_tile(verb, view)
    if tile is None:
        return say(f"verb-{verb}")
    return say(f"verb-{verb}-tile", tile=replace(the_tile(tile), usual=""))


def _own_tile(verb: str, view: View) -> int | None:
    """The tile that the viewer alone knows and can place."""
    if verb == "drawn":
        return view.drawn
    return view.players[view.seat].kept if verb == "kept" and view.seat is not None else None


@lru_cache(maxsize=4096)
def path(action: Action) -> Path:
    """The codes of an action. There are hundreds to choose from, looked at again and again."""
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
    """The last choice of a path, with the most that it would change for the viewer now."""
    best = max(actions, key=lambda one: worth(one, view))
    assert not isinstance(best, Draw)
    facts = {"space": space_name(best.space), "worth": signed(worth(best, view))}
    if len(chosen) == 2 and chosen[0] in WITH_PIECE:
        return say("choice-piece", piece=_piece(best), **facts)
    if chosen[-1] in ROW_NAMES:
        return say("choice-row", row=chosen[-1], **facts)
    return say("choice-space", **facts)


def _piece(chosen: Action) -> Thing:
    """A piece as it stands free."""
    if isinstance(chosen, PlaceStall):
        return Thing("stall", args={"goods": chosen.goods})
    assert isinstance(chosen, PlaceOpen)
    return replace(the_tile(chosen.tile), usual="")


def worth(chosen: Action, view: View) -> int:
    """What an action would change for who acts as the market stands; drawing changes nothing."""
    if isinstance(chosen, Draw):
        return 0
    assert view.offers_for is not None
    return gains_of(chosen, view)[view.offers_for]


def gains_of(
    chosen: PlaceStall | PlaceDrawn | PlaceKept | PlaceOpen, view: View
) -> tuple[int, ...]:
    """What placing a piece would change now, in sous by seat."""
    offer = next(one for one in view.offers if _is_of(chosen, one))
    return next(one.gains for one in offer.space_gains if one.space == chosen.space)


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
    if len(chosen) == 1 and chosen[0] in WITH_PIECE:
        return say(f"ask-{chosen[0]}")
    piece = _piece_of(chosen, view)
    if len(chosen) == 1 + (chosen[0] in WITH_PIECE):
        return say("ask-row", piece=piece)
    return say("ask-space", piece=piece, row=chosen[-1])


def _piece_of(chosen: Path, view: View) -> Thing:
    """The piece that a path has settled on, as its owner may call it."""
    match chosen:
        case ("stall", goods, *_):
            return the_stall(int(goods))
        case ("open", tile, *_):
            return the_tile(tile_number(tile))
    known = _own_tile(chosen[0], view)
    return Thing(f"piece-{chosen[0]}") if known is None else the_tile(known)


def several(chosen: Path, actions: Sequence[Action]) -> Several | None:
    """Never: one piece on one space."""
    return None


def nothing(chosen: Path, view: View) -> str:
    """Why there is nothing to choose after a kind of action or a piece."""
    verb = chosen[0]
    if verb not in ASKING:
        return "old-button"
    if view.drawing and verb != "drawn":
        return "nothing-but-drawn"
    of_pieces = verb in WITH_PIECE and len(chosen) <= 2
    return f"nothing-to-{verb}" if of_pieces else "nothing-there"


def attempt(verb: str, view: View) -> Action | None:
    """An action that the rules refuse for the very reason why there is nothing to choose.

    None where that takes more than one piece to say: then the verb has words of its own.
    """
    if not view.empty_spaces:
        return None
    if view.drawing:
        return DRAW
    tries: dict[str, Action] = {
        "kept": PlaceKept(view.empty_spaces[0]),
        "drawn": PlaceDrawn(view.empty_spaces[0]),
    }
    if not view.options.no_luck:
        tries["open"] = PlaceOpen(1, view.empty_spaces[0])
    return tries.get(verb)


def find(chosen: Path, text: str, view: View, say: Say) -> str | None:
    """What a person typed by hand: a piece first, then a space with its letter before or after.

    Who has drawn need not name the piece: there is but one.
    """
    space = _found_space(text)
    if not chosen:
        if space is not None:
            return f"drawn/{space}" if view.drawing else None
        return _found_piece(text, view, say)
    before_space = len(chosen) - (chosen[0] in WITH_PIECE)
    if before_space == 0:
        verb, _, code = (_found_piece(text, view, say) or "").partition("/")
        return code if verb == chosen[0] else None
    if before_space > 1:
        return None if space is None else space.partition("/")[2]
    return text.strip() if text.strip() in ROW_NAMES else space


def _found_space(text: str) -> str | None:
    """The row and the name of a space."""
    wanted = folded(text).upper()
    for space, name in enumerate(SPACE_NAMES):
        if wanted in (name, name[::-1]):
            return "/".join(_steps(space))
    return None


def _found_piece(text: str, view: View, say: Say) -> str | None:
    """A tile by its value or its name, or a stall by its goods."""
    wanted, bare = folded(text) or "?", text.strip().replace(MINUS, "-")
    for verb in ("kept", "drawn"):
        if wanted in (verb, folded(say(f"verb-{verb}")), folded(say(f"piece-{verb}"))):
            return verb
    for tile in range(1, len(TILE_IDS)):
        called = (
            tile_name(tile, say),
            tile_in_words(tile, say),
            say("piece-tile.the", **the_tile(tile).args),
        )
        if bare == tile_id(tile) or wanted in map(folded, called):
            return _as_lying(tile, view)
    for goods in range(1, MAX_GOODS + 1):
        called = (str(goods), stall_name(goods, say), say("piece-stall", goods=goods))
        if wanted in map(folded, called):
            return f"stall/{goods}"
    return None


def _as_lying(tile: int, view: View) -> str:
    """The tile as the viewer can place it: just drawn, kept, or else one that lies open."""
    for verb in ("drawn", "kept"):
        if _own_tile(verb, view) == tile:
            return verb
    return f"open/{tile_id(tile)}"
