"""The choices of Auf Heller und Pfennig: their codes, their labels and when they are offered.

A space is chosen in two steps, its row and then the space, so that each step fits on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

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
    ROWS,
    SPACE_NAMES,
    Space,
    space_name,
    space_number,
)
from engine.games.heller_und_pfennig.scoring import immediate_lead
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_id, tile_number
from engine.games.heller_und_pfennig.view import Offer, SpaceGains, View
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.translation import MINUS, NameRef, Translate, format_signed

Placement: TypeAlias = PlaceStall | PlaceDrawn | PlaceKept | PlaceOpen

VERBS = ("stall", "draw", "kept", "drawn", "open")
VERBS_WITH_PIECE = ("stall", "open")
"""The verbs for which the piece is chosen before the space."""

VERBS_WITH_CHOICES = ("stall", "open", "kept", "drawn")
"""The verbs that are followed by a choice."""


FIRST_PIECES = 12
"""A game is at its beginning until this many pieces lie on the first market."""


def is_beginning(view: View) -> bool:
    """Whether questions and the hand are still explained in full."""
    return view.round == 1 and ROWS * COLUMNS - len(view.empty_spaces) < FIRST_PIECES


def verbs(view: View) -> tuple[str, ...]:
    """The verbs that are possible by public information."""
    if not view.to_act:
        return ()
    if view.drawing:
        return ("drawn",)
    player = view.players[view.to_act[0]]
    is_possible = {
        "stall": any(player.stalls),
        "draw": view.pile > 0,
        "kept": player.has_kept,
        "open": bool(view.face_up),
    }
    return tuple(verb for verb, possible in is_possible.items() if possible)


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The label of a verb's button, with the tile if the viewer knows it."""
    tile = _own_tile(verb, view)
    if tile is None:
        return translate(f"verb-{verb}")
    return translate(f"verb-{verb}-tile", tile=replace(tile_ref(tile), default_form=""))


def _own_tile(verb: str, view: View) -> int | None:
    """The tile of a verb, if only the viewer knows it; else None."""
    if verb == "drawn":
        return view.drawn
    return view.players[view.seat].kept if verb == "kept" and view.seat is not None else None


def may_pass_again(view: View) -> bool:
    """Always False: no action skips the rest of a phase."""
    return False


@lru_cache(maxsize=4096)
def path(action: Action) -> ChoicePath:
    """The codes of an action. Cached, since each choice compares hundreds of them."""
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
    """The codes of a space: its row and its name."""
    return ROW_NAMES[space // COLUMNS], space_name(space)


def action(chosen: ChoicePath) -> Action | None:
    """The action of a whole path, legal or not; None if the codes name no action."""
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
    """The last choice of a path, with what the best of its actions changes now.

    The best one puts the viewer furthest ahead of the opponent who gains most by it.
    """
    placements = [each for each in actions if not isinstance(each, Draw)]
    assert view.offers_for is not None
    seat = view.offers_for
    best = max(placements, key=lambda each: immediate_lead(gains_of(each, view), seat))
    own = immediate_gain(best, view)
    others = sum(gains_of(best, view)) - own
    facts = {
        "space": space_name(best.space),
        "worth": format_signed(own),
        "others": format_signed(others),
        "rivals": len(view.players) - 1,
        "changes": "all" if others else "own" if own else "nothing",
    }
    if len(chosen) == 2 and chosen[0] in VERBS_WITH_PIECE:
        return translate("choice-piece", piece=_standalone_piece_ref(best), **facts)
    if chosen[-1] in ROW_NAMES:
        return translate("choice-row", row=chosen[-1], **facts)
    return translate("choice-space", **facts)


def _standalone_piece_ref(chosen: Action) -> NameRef:
    """A piece outside a sentence, without an article."""
    if isinstance(chosen, PlaceStall):
        return NameRef("stall", args={"goods": chosen.goods})
    assert isinstance(chosen, PlaceOpen)
    return replace(tile_ref(chosen.tile), default_form="")


def immediate_gain(chosen: Action, view: View) -> int:
    """The sous that the acting seat would gain on the current market; 0 for drawing."""
    if isinstance(chosen, Draw):
        return 0
    assert view.offers_for is not None
    return gains_of(chosen, view)[view.offers_for]


def gains_of(chosen: Placement, view: View) -> tuple[int, ...]:
    """What placing a piece would gain each seat on the current market, in sous."""
    return next(each.gains for each in space_gains_of(chosen, view) if each.space == chosen.space)


def space_gains_of(chosen: Placement, view: View) -> tuple[SpaceGains, ...]:
    """What placing the same piece would gain each seat, on each empty space."""
    return next(offer for offer in view.offers if _matches_offer(chosen, offer)).space_gains


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
    """The question that the next choice after this path answers.

    What the numbers mean is said at the beginning of a game only, and if there are any.
    """
    if not chosen:
        return translate("ask-what")
    brief = int(not is_beginning(view) or not _names_a_space(chosen, view))
    if len(chosen) == 1 and chosen[0] in VERBS_WITH_PIECE:
        return translate(f"ask-{chosen[0]}", brief=brief)
    piece = _chosen_piece_ref(chosen, view)
    if len(chosen) == 1 + (chosen[0] in VERBS_WITH_PIECE):
        return translate("ask-row", piece=piece, brief=brief)
    return translate("ask-space", piece=piece, row=chosen[-1], brief=int(not is_beginning(view)))


def _names_a_space(chosen: ChoicePath, view: View) -> bool:
    """Whether some choice after a path changes anything now, so that its label names a space."""
    groups = dict[tuple[Offer, int | None], list[tuple[int, ...]]]()
    for offer in view.offers:
        if not _belongs_to(offer, chosen):
            continue
        for each in offer.space_gains:
            row = each.space // COLUMNS if _has_piece(chosen) else None
            groups.setdefault((offer, row), []).append(each.gains)
    seat = view.offers_for or 0
    best = (max(gains, key=lambda each: immediate_lead(each, seat)) for gains in groups.values())
    return any(map(any, best))


def _belongs_to(offer: Offer, chosen: ChoicePath) -> bool:
    """Whether a path has chosen this piece, or leaves it open."""
    match chosen:
        case ("stall" | "open" as source,):
            return offer.source == source
        case ("stall", goods, *_):
            return offer.goods == int(goods)
        case ("open", tile, *_):
            return offer.source == "open" and offer.tile == tile_number(tile)
    return offer.source == chosen[0]


def _has_piece(chosen: ChoicePath) -> bool:
    """Whether a path has chosen a piece, so that the next choice is its row or space."""
    return len(chosen) > int(chosen[0] in VERBS_WITH_PIECE)


def _chosen_piece_ref(chosen: ChoicePath, view: View) -> NameRef:
    """The piece that a path has chosen, as specific as the viewer may know it."""
    match chosen:
        case ("stall", goods, *_):
            return stall_ref(int(goods))
        case ("open", tile, *_):
            return tile_ref(tile_number(tile))
    own_tile = _own_tile(chosen[0], view)
    return NameRef(f"piece-{chosen[0]}") if own_tile is None else tile_ref(own_tile)


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """Always None: one piece is placed on one space."""
    return None


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """The reason of the error when no choice follows a verb or a piece."""
    verb = chosen[0]
    if verb not in VERBS_WITH_CHOICES:
        return "old-button"
    if view.drawing and verb != "drawn":
        return "nothing-but-drawn"
    is_about_pieces = verb in VERBS_WITH_PIECE and len(chosen) <= 2
    return f"nothing-to-{verb}" if is_about_pieces else "nothing-there"


def illegal_attempt(verb: str, view: View) -> Action | None:
    """An illegal action whose error explains why the verb offers no choice.

    None if the reason concerns more than one piece; then `nothing_reason` explains it.
    """
    if not view.empty_spaces:
        return None
    if view.drawing:
        return DRAW
    attempts: dict[str, Action] = {
        "kept": PlaceKept(view.empty_spaces[0]),
        "drawn": PlaceDrawn(view.empty_spaces[0]),
    }
    if not view.options.no_luck:
        attempts["open"] = PlaceOpen(1, view.empty_spaces[0])
    return attempts.get(verb)


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """The code of a typed piece, or after that, of a space such as "B3" or "3B".

    The piece may be omitted if the player has drawn a tile, since only that one can be placed.
    """
    space = _match_space(text)
    if not chosen:
        if space is not None:
            return f"drawn/{space}" if view.drawing else None
        return _match_piece(text, view, translate)
    # 0: the piece has yet to be chosen, 1: the row, 2: the space.
    depth = len(chosen) - (chosen[0] in VERBS_WITH_PIECE)
    if depth == 0:
        verb, _, code = (_match_piece(text, view, translate) or "").partition("/")
        return code if verb == chosen[0] else None
    if depth > 1:
        return None if space is None else space.partition("/")[2]
    return text.strip() if text.strip() in ROW_NAMES else space


def _match_space(text: str) -> str | None:
    """The codes of a typed space; None if there is no such space."""
    wanted = normalize_for_search(text).upper()
    for space, name in enumerate(SPACE_NAMES):
        if wanted in (name, name[::-1]):
            return "/".join(_space_codes(space))
    return None


def _match_piece(text: str, view: View, translate: Translate) -> str | None:
    """The code of a tile by its value or name, or of a stall by its goods; None if unknown."""
    wanted, bare = normalize_for_search(text) or "?", text.strip().replace(MINUS, "-")
    for verb in ("kept", "drawn"):
        if wanted in (
            verb,
            normalize_for_search(translate(f"verb-{verb}")),
            normalize_for_search(translate(f"piece-{verb}")),
        ):
            return verb
    for tile in range(1, len(TILE_IDS)):
        search_names = (
            tile_name(tile, translate),
            tile_with_value(tile, translate),
            translate("piece-tile.the", **tile_ref(tile).args),
        )
        if bare == tile_id(tile) or wanted in map(normalize_for_search, search_names):
            return _tile_code(tile, view)
    for goods in range(1, MAX_GOODS + 1):
        search_names = (
            str(goods),
            stall_name(goods, translate),
            translate("piece-stall", goods=goods),
        )
        if wanted in map(normalize_for_search, search_names):
            return f"stall/{goods}"
    return None


def _tile_code(tile: int, view: View) -> str:
    """The code of a tile: the drawn or kept one if it is that, else a face-up one."""
    for verb in ("drawn", "kept"):
        if _own_tile(verb, view) == tile:
            return verb
    return f"open/{tile_id(tile)}"
