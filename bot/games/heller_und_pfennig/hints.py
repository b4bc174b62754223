"""Hints in words: what an action does, and what it changes on the current market."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.heller_und_pfennig.panels import Placement, gains_of, space_gains_of
from bot.games.heller_und_pfennig.piece_names import line_ref, stall_ref, tile_ref
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import LINES, LINES_OF_SPACE, Space, Stall, space_name
from engine.games.heller_und_pfennig.tiles import TILE_VALUE
from engine.games.heller_und_pfennig.view import View
from render.translation import Translate

MUCH_WORSE = 40
"""From so many sous on nobody would believe a number."""


def describe(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> str:
    """What an action does, in a few words. It is always a whole choice."""
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


def reasons(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> list[str]:
    """What an action brings everybody on the current market, and the lines that it fills.

    Nothing about the market if the piece changes nothing on any space: that is no reason for one.
    """
    if isinstance(action, Draw):
        return [translate("reason-draw", pile=view.pile, saves=int(_saves_stalls(view)))]
    assert view.seat is not None
    gains = gains_of(action, view)
    filled = tuple(line_ref(line) for line in _filled_lines(action.space, view))
    lines = [translate("reason-fills", lines=filled, number=len(filled))] if filled else []
    if isinstance(action, PlaceStall) and not any(gains):
        lines += _reasons_of_idle_stall(action, view, translate)
    if gains[view.seat] < 0 and not _costs_others_more(gains, view.seat):
        lines = _reasons_to_spend(action, view, translate) + lines
    if not any(any(each.gains) for each in space_gains_of(action, view)):
        return lines
    return [_changes(gains, view.seat, translate), *lines]


def _saves_stalls(view: View) -> bool:
    """Whether the viewer has a stall that can be kept for later rounds."""
    assert view.seat is not None
    ones, *larger = view.players[view.seat].stalls
    return not view.last_round and bool(any(larger) or (view.options.last_stall and ones))


def _changes(gains: Sequence[int], seat: Seat, translate: Translate) -> str:
    """What a piece brings its owner and all others: neither is told alone."""
    own, rivals = gains[seat], len(gains) - 1
    others = sum(gains) - own
    changes = list[str]()
    if own or not others:
        changes.append(translate(f"reason-own-{_sign(own)}", sous=abs(own)))
    if others:
        more = int(own < 0 and _costs_others_more(gains, seat))
        key = f"reason-others-{_sign(others)}"
        changes.append(translate(key, sous=abs(others), rivals=rivals, more=more))
    return " ".join(changes)


def _costs_others_more(gains: Sequence[int], seat: Seat) -> bool:
    """Whether the others lose more by it than its owner, on average."""
    own = gains[seat]
    return sum(gains) - own < own * (len(gains) - 1)


def _reasons_to_spend(action: Placement, view: View, translate: Translate) -> list[str]:
    """Why a piece that costs sous is placed there; empty if the market does not tell."""
    assert view.seat is not None
    if isinstance(action, PlaceStall):
        return _buyers_to_come(action.space, view, translate)
    if len(view.empty_spaces) == 1:
        return [translate("reason-only-space")]
    elsewhere = [each.gains[view.seat] for each in space_gains_of(action, view)]
    costs_least = gains_of(action, view)[view.seat] == max(elsewhere)
    return [translate("reason-least-cost")] if costs_least else []


def _buyers_to_come(space: Space, view: View, translate: Translate) -> list[str]:
    """Say that the lines of a space can still get better, if they can."""
    empty = _empty_spaces_beside(space, view)
    to_come = sum(TILE_VALUE[tile] * number for tile, number in view.unplaced_tiles)
    has_hope = empty > 0 and to_come > 0
    return [translate("reason-buyers-to-come", empty=empty)] if has_hope else []


def _empty_spaces_beside(space: Space, view: View) -> int:
    """The other empty spaces in the row and the column of one."""
    beside = {other for line in LINES_OF_SPACE[space] for other in LINES[line]} - {space}
    return len(beside.intersection(view.empty_spaces))


def _reasons_of_idle_stall(action: PlaceStall, view: View, translate: Translate) -> list[str]:
    """Why a stall that changes nothing yet is placed there.

    It comes back, the rogues on the market stand elsewhere, or buyers can still come.
    """
    if action.goods == 1 and not view.last_round and not view.options.last_stall:
        return [translate("reason-comes-back")]
    cells = [cell for row in view.rows for cell in row]
    near = [cells[space] for line in LINES_OF_SPACE[action.space] for space in LINES[line]]
    if any(map(_is_rogue, cells)) and not any(map(_is_rogue, near)):
        return [translate("reason-no-rogue")]
    return _buyers_to_come(action.space, view, translate)


def _is_rogue(cell: int | Stall | None) -> bool:
    return isinstance(cell, int) and TILE_VALUE[cell] < 0


def difference_arguments(
    difference: Difference, view: View, translate: Translate
) -> dict[str, object]:
    """What the text of what differs between two actions says besides its numbers."""
    before_last = view.rounds is not None and view.round == view.rounds - 1
    return {"rivals": len(view.players) - 1, "last": int(before_last)}


def loss(value: ActionValue) -> float:
    """How many points an action costs against the best."""
    return value.points_lost


def much_worse(view: View) -> int:
    """The sous from which on nobody would believe how much worse an alternative is."""
    return MUCH_WORSE


def _filled_lines(space: Space, view: View) -> list[int]:
    """The lines whose last empty space this is."""
    empty = set(view.empty_spaces)
    return [line for line in LINES_OF_SPACE[space] if empty.intersection(LINES[line]) == {space}]


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "none"
