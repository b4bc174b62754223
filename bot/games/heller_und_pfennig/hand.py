"""A player's private information as text."""

from __future__ import annotations

from bot.games.heller_und_pfennig.panels import is_beginning
from bot.games.heller_und_pfennig.piece_names import tile_ref
from engine.games.heller_und_pfennig.view import View
from render.translation import Translate, format_signed


def describe(view: View, translate: Translate) -> str:
    """The viewer's money, kept or drawn tile and remaining stalls. For that player only.

    After the beginning of a game it says less about the kept tile.
    """
    assert view.seat is not None
    own = view.players[view.seat]
    lines = [translate("hand-money", money=own.money, change=format_signed(own.projected_payout))]
    if view.drawn is not None:
        lines.append(translate("hand-drawn", tile=tile_ref(view.drawn)))
    is_brief = not is_beginning(view)
    if own.kept is not None:
        key = "hand-kept-brief" if is_brief else "hand-kept"
        lines.append(translate(key, tile=tile_ref(own.kept)))
    elif not is_brief and not view.options.no_luck:
        lines.append(translate("hand-kept-placed"))
    stalls = tuple(
        translate("hand-stalls-of", number=number, goods=goods)
        for goods, number in enumerate(own.stalls, 1)
        if number
    )
    lines.append(translate("hand-stalls", stalls=stalls))
    if view.seat in view.to_act:
        lines.append(translate("hand-your-turn"))
    return "\n".join(lines)
