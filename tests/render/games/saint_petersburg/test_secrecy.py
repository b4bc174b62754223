"""Public pictures and texts do not depend on secrets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.saint_petersburg.cards import card_id, card_number
from render.games.saint_petersburg import RENDERER
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    GAME,
    public,
    state_after,
    translate,
)


def test_table_from_a_seats_view_shows_none_of_its_secrets() -> None:
    state = state_after(3, 4, 50)
    state.players[1].hand, state.players[1].rubles = [card_number("czar")], 977
    view = GAME.view(state, 1)
    hidden = replace(view, players=tuple(replace(p, rubles=None, hand=None) for p in view.players))
    assert RENDERER.table(view, (), CONTEXT) == RENDERER.table(hidden, (), CONTEXT)
    assert RENDERER.text_boards(view, CONTEXT) == RENDERER.text_boards(hidden, CONTEXT)
    assert "977" not in RENDERER.table(view, (), CONTEXT).alt


def test_open_hands_and_rubles_are_described() -> None:
    state = state_after(2, 4, 30, open_hands=True, open_rubles=True)
    state.players[1].hand, state.players[1].rubles = [card_number("czar")], 77
    alt = "\n".join(RENDERER.text_boards(public(state), CONTEXT))
    assert "In Max’s hand: Czar." in alt
    assert "77 rubles" in alt


def test_file_names_reveal_nothing() -> None:
    state = state_after(2, 4)
    view = GAME.view(state, 0)
    pictures = (
        RENDERER.table(view, (), CONTEXT),
        RENDERER.tableau(view, 1, CONTEXT),
        RENDERER.hand(view, CONTEXT),
        RENDERER.result(view, CONTEXT),
        RENDERER.card(card_id(3), "base", translate),
    )
    expected = ["table.png", "tableau.png", "hand.png", "result.png", "card.png"]
    assert [picture.name for picture in pictures] == expected


def test_hand_is_drawn_only_for_its_seat() -> None:
    with pytest.raises(ValueError, match="seat"):
        RENDERER.hand(public(state_after(2, 4, 30)), CONTEXT)
