"""What changed on the market since somebody's last move, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.heller_und_pfennig.market import COLUMNS, Space, Stall, space_name
from engine.games.heller_und_pfennig.view import View
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.names import stall_name, tile_short_name
from render.players import alt_text_name
from render.translation import Translate, cached_text, format_signed


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed: what a round paid, the pieces placed, and how that changes payouts."""
    if changes.cleared:
        yield _amounts_alt("alt-market-cleared", changes.earned, names, translate)
    for player in view.players:
        pieces = [
            cached_text(
                translate,
                "alt-space",
                space=space_name(space),
                piece=_piece_name(view, space, translate),
            )
            for space, seat in changes.placed
            if seat == player.seat
        ]
        if pieces:
            name = alt_text_name(names, player.seat, translate)
            listed = cached_text(translate, "alt-separator").join(pieces)
            yield cached_text(translate, "alt-placed", name=name, pieces=listed)
    yield _amounts_alt("alt-projected-changed", changes.projected, names, translate)


def _piece_name(view: View, space: Space, translate: Translate) -> str:
    cell = view.rows[space // COLUMNS][space % COLUMNS]
    assert cell is not None
    if isinstance(cell, Stall):
        return stall_name(cell.goods, translate)
    return tile_short_name(cell, translate)


def _amounts_alt(
    key: str, amounts: Sequence[int], names: Sequence[str], translate: Translate
) -> str:
    """List what seats won or lost; empty if nobody did."""
    changes = [
        cached_text(
            translate,
            "alt-pay",
            name=alt_text_name(names, seat, translate),
            amount=format_signed(amount),
        )
        for seat, amount in enumerate(amounts)
        if amount
    ]
    listed = cached_text(translate, "alt-separator").join(changes)
    return cached_text(translate, key, changes=listed) if changes else ""
