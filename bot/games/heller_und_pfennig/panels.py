"""The choices at the market: their codes, their words, and what may be chosen when.

A space is chosen in two small steps, its row and then the space, so that each step fits a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.game_ui import ChoicePath, MultiSelect
from bot.games.heller_und_pfennig.piece_names import stall_ref, tile_ref, tile_with_value
from bot.i18n.texts import normalize_for_search
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
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.translation import MINUS, NameRef, Translate, format_signed

VERBS = ("stall", "draw", "kept", "drawn", "open")
VERBS_WITH_PIECE = ("stall", "open")
"""Kinds of action for which the piece is chosen before the space."""

VERBS_WITH_CHOICES = ("stall", "open", "kept", "drawn")
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


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The words on a button; who knows the tile that is to be placed reads which it is."""
    tile = _own_tile(verb, view)
    if tile is None:
        return translate(f"verb-{verb}")
    return translate(f"verb-{verb}-tile", tile=replace(tile_ref(tile), default_form=""))


def _own_tile(verb: str, view: View) -> int | None:
    """The tile that the viewer alone knows and can place."""
    if verb == "drawn":
        return view.drawn
    return view.players[view.seat].kept if verb == "kept" and view.seat is not None else None


@lru_cache(maxsize=4096)
def path(action: Action) -> ChoicePath:
    """The codes of an action. There are hundreds to choose from, looked at again and again."""
    match action:
        case Draw():
            return ("draw",)
        case PlaceStall(goods, space):
            return ("stall", str(goods), *_space_codes(space))
        case PlaceDrawn(space):
            return ("drawn", *_space_codes(space))
        case PlaceKept(space):
            return ("kept", *_space_codes(space))
        case PlaceOpen(tile, space):
            return ("open", tile_id(tile), *_space_codes(space))


def _space_codes(space: Space) -> ChoicePath:
    """A space by its row and its name."""
    return ROW_NAMES[space // COLUMNS], space_name(space)


def action(chosen: ChoicePath) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none."""
    try:
        return _action(chosen)
    except ValueError:
        return None


def _action(chosen: ChoicePath) -> Action | None:
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
    if _space_codes(space) != (row, name):
        raise ValueError(name)
    return space


def label(chosen: ChoicePath, actions: Sequence[Action], view: View, translate: Translate) -> str:
    """The last choice of a path, with the most that it would change for the viewer now."""
    best = max(actions, key=lambda one: immediate_gain(one, view))
    assert not isinstance(best, Draw)
    facts = {"space": space_name(best.space), "worth": format_signed(immediate_gain(best, view))}
    if len(chosen) == 2 and chosen[0] in VERBS_WITH_PIECE:
        return translate("choice-piece", piece=_free_piece_ref(best), **facts)
    if chosen[-1] in ROW_NAMES:
        return translate("choice-row", row=chosen[-1], **facts)
    return translate("choice-space", **facts)


def _free_piece_ref(chosen: Action) -> NameRef:
    """A piece as it stands free."""
    if isinstance(chosen, PlaceStall):
        return NameRef("stall", args={"goods": chosen.goods})
    assert isinstance(chosen, PlaceOpen)
    return replace(tile_ref(chosen.tile), default_form="")


def immediate_gain(chosen: Action, view: View) -> int:
    """What an action would change for who acts as the market stands; drawing changes nothing."""
    if isinstance(chosen, Draw):
        return 0
    assert view.offers_for is not None
    return gains_of(chosen, view)[view.offers_for]


def gains_of(
    chosen: PlaceStall | PlaceDrawn | PlaceKept | PlaceOpen, view: View
) -> tuple[int, ...]:
    """What placing a piece would change now, in sous by seat."""
    offer = next(one for one in view.offers if _matches_offer(chosen, one))
    return next(one.gains for one in offer.space_gains if one.space == chosen.space)


def _matches_offer(chosen: Action, offer: Offer) -> bool:
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


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """The question whose answers come next after this path."""
    if not chosen:
        return translate("ask-what")
    if len(chosen) == 1 and chosen[0] in VERBS_WITH_PIECE:
        return translate(f"ask-{chosen[0]}")
    piece = _chosen_piece_ref(chosen, view)
    if len(chosen) == 1 + (chosen[0] in VERBS_WITH_PIECE):
        return translate("ask-row", piece=piece)
    return translate("ask-space", piece=piece, row=chosen[-1])


def _chosen_piece_ref(chosen: ChoicePath, view: View) -> NameRef:
    """The piece that a path has settled on, as its owner may call it."""
    match chosen:
        case ("stall", goods, *_):
            return stall_ref(int(goods))
        case ("open", tile, *_):
            return tile_ref(tile_number(tile))
    known = _own_tile(chosen[0], view)
    return NameRef(f"piece-{chosen[0]}") if known is None else tile_ref(known)


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """Never: one piece on one space."""
    return None


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """Why there is nothing to choose after a kind of action or a piece."""
    verb = chosen[0]
    if verb not in VERBS_WITH_CHOICES:
        return "old-button"
    if view.drawing and verb != "drawn":
        return "nothing-but-drawn"
    of_pieces = verb in VERBS_WITH_PIECE and len(chosen) <= 2
    return f"nothing-to-{verb}" if of_pieces else "nothing-there"


def illegal_attempt(verb: str, view: View) -> Action | None:
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


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """What a person typed by hand: a piece first, then a space with its letter before or after.

    Who has drawn need not name the piece: there is but one.
    """
    space = _match_space(text)
    if not chosen:
        if space is not None:
            return f"drawn/{space}" if view.drawing else None
        return _match_piece(text, view, translate)
    before_space = len(chosen) - (chosen[0] in VERBS_WITH_PIECE)
    if before_space == 0:
        verb, _, code = (_match_piece(text, view, translate) or "").partition("/")
        return code if verb == chosen[0] else None
    if before_space > 1:
        return None if space is None else space.partition("/")[2]
    return text.strip() if text.strip() in ROW_NAMES else space


def _match_space(text: str) -> str | None:
    """The row and the name of a space."""
    wanted = normalize_for_search(text).upper()
    for space, name in enumerate(SPACE_NAMES):
        if wanted in (name, name[::-1]):
            return "/".join(_space_codes(space))
    return None


def _match_piece(text: str, view: View, translate: Translate) -> str | None:
    """A tile by its value or its name, or a stall by its goods."""
    wanted, bare = normalize_for_search(text) or "?", text.strip().replace(MINUS, "-")
    for verb in ("kept", "drawn"):
        if wanted in (
            verb,
            normalize_for_search(translate(f"verb-{verb}")),
            normalize_for_search(translate(f"piece-{verb}")),
        ):
            return verb
    for tile in range(1, len(TILE_IDS)):
        called = (
            tile_name(tile, translate),
            tile_with_value(tile, translate),
            translate("piece-tile.the", **tile_ref(tile).args),
        )
        if bare == tile_id(tile) or wanted in map(normalize_for_search, called):
            return _tile_code(tile, view)
    for goods in range(1, MAX_GOODS + 1):
        called = (str(goods), stall_name(goods, translate), translate("piece-stall", goods=goods))
        if wanted in map(normalize_for_search, called):
            return f"stall/{goods}"
    return None


def _tile_code(tile: int, view: View) -> str:
    """The tile as the viewer can place it: just drawn, kept, or else one that lies open."""
    for verb in ("drawn", "kept"):
        if _own_tile(verb, view) == tile:
            return verb
    return f"open/{tile_id(tile)}"
