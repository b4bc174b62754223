"""What changed on the market since somebody's last move, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.heller_und_pfennig.market import Stall, space_name
from engine.games.heller_und_pfennig.view import View
from render.alt import join_list
from render.games.heller_und_pfennig.board import cell_at
from render.games.heller_und_pfennig.changes import Changes, Move
from render.games.heller_und_pfennig.names import stall_name, tile_short_name
from render.players import alt_text_name
from render.translation import Translate, format_signed

_MAX_MOVES = 6
"""So many moves are described, the last ones; of others their number is enough."""


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed: what a round paid, the moves in order, and how they change payouts."""
    if changes.cleared:
        yield _amounts_alt("alt-market-cleared", changes.earned, names, translate)
    if changes.moves:
        moves = (_move_alt(view, move, names, translate) for move in changes.moves[-_MAX_MOVES:])
        yield translate(
            "alt-moves",
            earlier=max(len(changes.moves) - _MAX_MOVES, 0),
            number=len(changes.moves),
            moves=join_list(moves, translate),
        )
    yield _amounts_alt("alt-projected-changed", changes.projected, names, translate)


def _move_alt(view: View, move: Move, names: Sequence[str], translate: Translate) -> str:
    name = alt_text_name(names, move.seat, translate)
    if move.space is None:
        return translate("alt-move-skipped", name=name)
    cell = cell_at(view, move.space)
    assert cell is not None
    piece = (
        stall_name(cell.goods, translate)
        if isinstance(cell, Stall)
        else tile_short_name(cell, translate)
    )
    return translate("alt-move", name=name, piece=piece, space=space_name(move.space))


def _amounts_alt(
    key: str, amounts: Sequence[int], names: Sequence[str], translate: Translate
) -> str:
    """Say what seats won or lost; empty if nobody did."""
    listed = amounts_list(amounts, names, translate)
    return translate(key, changes=listed) if listed else ""


def amounts_list(amounts: Sequence[int], names: Sequence[str], translate: Translate) -> str:
    """List what seats won or lost, without those that did neither."""
    changes = [
        translate(
            "alt-pay",
            name=alt_text_name(names, seat, translate),
            amount=format_signed(amount),
        )
        for seat, amount in enumerate(amounts)
        if amount
    ]
    return join_list(changes, translate)
