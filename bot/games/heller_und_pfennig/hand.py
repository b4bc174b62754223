"""What a player alone may see, in words."""

from __future__ import annotations

from bot.games.heller_und_pfennig.pieces import the_tile
from engine.games.heller_und_pfennig.view import View
from render.words import Say, signed


def in_words(view: View, say: Say) -> str:
    """Money, the kept or drawn tile and the stalls left, for the viewer's eyes only."""
    assert view.seat is not None
    own = view.players[view.seat]
    lines = [say("hand-money", money=own.money, change=signed(own.projected_payout))]
    if view.drawn is not None:
        lines.append(say("hand-drawn", tile=the_tile(view.drawn)))
    if own.kept is not None:
        lines.append(say("hand-kept", tile=the_tile(own.kept)))
    elif not view.options.no_luck:
        lines.append(say("hand-kept-placed"))
    stalls = tuple(
        say("hand-stalls-of", number=number, goods=goods)
        for goods, number in enumerate(own.stalls, 1)
        if number
    )
    lines.append(say("hand-stalls", stalls=stalls))
    if view.seat in view.to_act:
        lines.append(say("hand-your-turn"))
    return "\n".join(lines)
