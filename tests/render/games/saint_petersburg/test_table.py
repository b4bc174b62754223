"""Pictures show all public information, and are reproducible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import patch

from engine.games.saint_petersburg.events import Bought, Event, Passed, Played, PointsBought, Scored
from engine.games.saint_petersburg.view import View
from render.contract.caches import clear_caches
from render.games.saint_petersburg.gains import phase_gains
from render.games.saint_petersburg.icons import STAR
from render.registry import RENDERERS
from render.sprites import Drawing
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    overfull_table,
    public,
    random_states,
)

RENDERER = RENDERERS["saint_petersburg"]


def table(view: View) -> bytes:
    return RENDERER.table(view, (), CONTEXT).png


BASE = public(next(s for s in random_states(3, 2) if s.upper and s.lower))


def test_the_order_of_moves_is_shown() -> None:
    """Also of passes, and who has made no move."""
    seats = [seat for seat in range(3) if seat not in BASE.to_act]
    passes: list[Event] = [Passed(seat) for seat in seats]
    orders: list[list[Event]] = [passes, passes[::-1], [passes[0], passes[0]], passes[:1], []]
    pictures = {RENDERER.table(BASE, tuple(events), CONTEXT).png for events in orders}
    assert len(pictures) == len(orders)


def test_points_gained_stand_beside_their_sign() -> None:
    clear_caches()
    with patch.object(Drawing, "icon", autospec=True, side_effect=Drawing.icon) as icon:
        RENDERER.table(BASE, (), CONTEXT)
        before = icon.call_count
        RENDERER.table(BASE, (PointsBought(1, 3, 6),), CONTEXT)
    drawn_since = [call.args[1] for call in icon.call_args_list[before:]]
    assert STAR in drawn_since


def test_phase_picture_shows_tableaux() -> None:
    """But nothing of the next phase: prices, stacks, the player to act."""
    state = overfull_table()
    used = public(state)
    state.players[0].used_observatories = 0
    free = public(state)
    assert phase_picture(free) != phase_picture(used)
    player = replace(used.players[1], in_play=((0, 2),))
    fewer = replace(used, players=(used.players[0], player, *used.players[2:]))
    assert phase_picture(fewer) != phase_picture(used)
    assert table(fewer) == table(used)
    other = replace(used, to_act=(1,), offers=(), upper=(), lower=(), stacks=(1, 1, 1, 1))
    assert phase_picture(other) == phase_picture(used)


def test_phase_picture_shows_gains() -> None:
    view = public(overfull_table())
    paid = Scored(view.phase, (1, 2, 3, 4), (0, 0, 5, 0))
    card = view.players[2].in_play[0][0]
    event_lists = (
        (),
        (paid,),
        (replace(paid, points=(0, 0, 6, 0)),),
        (Bought(2, card, "upper", None, 3),),
        (PointsBought(1, 3, 6),),
    )
    assert len({phase_picture(view, events) for events in event_lists}) == len(event_lists)


def test_displaced_new_card_is_not_marked_as_new() -> None:
    view = public(overfull_table(kinds=1))
    kept = view.players[0].in_play[0][0]
    displaced = next(card for card in range(20) if card != kept)
    events: list[Event] = [Bought(0, kept, "upper", None, 3), Played(0, displaced, None, 3)]
    assert phase_gains(view, events)[0].new_cards == {kept}


def phase_picture(view: View, events: Sequence[Event] = ()) -> bytes:
    return RENDERER.phase(view, events, CONTEXT).png
