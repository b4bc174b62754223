"""Text boards and pictures of the table show all public information."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.state import Options
from engine.games.saint_petersburg.view import PlayerView, View
from render.context import RenderContext
from render.picture import paginate
from render.registry import RENDERERS
from tests.engine.games.saint_petersburg.positions import GAME, NEW_SOCIETY, player, position
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    overfull_table,
    public,
    state_after,
    translate,
)

RENDERER = RENDERERS["saint_petersburg"]
BASE = public(overfull_table(5, kinds=8))

CHANGES: dict[str, Any] = {
    "round": 3,
    "phase": Phase.WORKER,
    "last_round": False,
    "to_act": ((BASE.to_act[0] + 1) % 5,),
    "passed": (2,),
    "at_guild_hall": True,
    "at_trading_house": True,
    "at_pub": True,
    "markers": (2, 2, 2, 2),
    "disc": 2,
    "stacks": (1, 2, 3, 4),
    "upper": BASE.upper[1:],
    "lower": BASE.lower[1:],
    "drawn": card_number("author"),
    "discard_pile": (3, 3, 4),
    "offers_for": 1,
    "offers": (),
}
FOLLOWS = {
    *("seat", "edition", "over", "can_draw", "can_release", "hand_offers", "discard_pile_offers"),
    *("guild_hall_gain", "trading_house_limit", "pub_limit"),
}
"""Fields that are secret, or told with others."""

SEAT_CHANGES: dict[str, Any] = {
    "points": 99,
    "in_play": ((0, 2),),
    "different_aristocrats": 9,
    "hand_size": 9,
    "income": ((3, 0), (0, 0), (0, 7)),
    "rubles": 77,
    "hand": (5,),
}
SEAT_FOLLOWS = {"seat", "used_observatories", "used_prisons", "hand_limit"}
ONLY_IN_TEXT = {"discard_pile", "in_play", "rubles", "hand"}
"""The picture of a table shows open rubles only if all are open."""


def text(view: View) -> str:
    return "\n".join(RENDERER.text_boards(view, CONTEXT))


def picture(view: View) -> bytes:
    return RENDERER.table(view, (), CONTEXT).png


@pytest.mark.parametrize("field", CHANGES)
def test_public_information_is_shown(field: str) -> None:
    changed = replace(BASE, **{field: CHANGES[field]})
    assert text(changed) != text(BASE)
    assert (picture(changed) != picture(BASE)) == (field not in ONLY_IN_TEXT)


@pytest.mark.parametrize("field", SEAT_CHANGES)
def test_public_holdings_of_a_player_are_shown(field: str) -> None:
    player = replace(BASE.players[1], **{field: SEAT_CHANGES[field]})
    changed = replace(BASE, players=(BASE.players[0], player, *BASE.players[2:]))
    assert text(changed) != text(BASE)
    assert (picture(changed) != picture(BASE)) == (field not in ONLY_IN_TEXT)


def test_all_fields_of_views_are_covered() -> None:
    at_the_end = {"players", "final_scores"}
    assert {field.name for field in fields(View)} == {*CHANGES, *FOLLOWS, *at_the_end}
    assert {field.name for field in fields(PlayerView)} == {*SEAT_CHANGES, *SEAT_FOLLOWS}


def test_board_of_a_table_line_by_line() -> None:
    own = player("2*observatory debtors_prison 3*lumberjack", hand="market", used=1, used_prisons=1)
    state = position(
        own,
        player("author", points=11),
        upper="market 2*author",
        lower="bank czar",
        pile="2*pub",
        phase=Phase.BUILDING,
        markers=(0, 1, 0, 1),
        options=NEW_SOCIETY,
    )
    state.disc = 1
    context = RenderContext(("Ann", "Bob"), translate)
    (board,) = RENDERER.text_boards(GAME.view(state, None), context)
    assert board.splitlines() == [
        "It’s Ann’s turn.",
        "Building phase, round 1.",
        "Prices for Ann.",
        "Upper row: Market for 5, 2 × Author for 4.",
        "Lower row (1 ruble off): Bank for 4, Czar (nothing to displace).",
        "Ann: 0 points, 1 card in hand, 0 different aristocrats.",
        "Bob: 11 points, 0 cards in hand, 1 different aristocrat.",
        "Ann would get now: Workers 9 rubles and 0 points, Buildings 0 rubles and 2 points.",
        "Bob would get now: Aristocrats 1 ruble and 0 points.",
        "Cards left, and who begins the phase: workers 37 (Ann), buildings 34 (Bob), "
        "aristocrats 34 (Ann), trading cards 39 (Bob).",
        "Bob holds the gold disc.",
        "In play for Ann: 3 × Lumberjack, Observatory, Observatory (face down), "
        "Debtor’s Prison (used this round).",
        "In play for Bob: Author.",
        "Discard pile, 2 cards: 2 × Pub.",
    ]


def test_open_hands_and_rubles_are_told() -> None:
    options = Options(open_hands=True, open_rubles=True)
    board = text(public(position(player(), player(hand="czar", rubles=77), options=options)))
    assert "In Max’s hand: Czar." in board
    assert "77 rubles" in board


def test_own_hand_and_rubles_are_not_told_to_everybody() -> None:
    state = position(player(), player(hand="czar", rubles=77))
    assert text(GAME.view(state, 1)) == text(GAME.view(position(player(), player(hand="pub")), 1))


def test_scores_are_told_at_the_end() -> None:
    assert "\n1. " in text(public(state_after(3, 5)))


@pytest.mark.parametrize("limit", [5, 12, 40, 200])
def test_pagination_keeps_all_words(limit: int) -> None:
    parts = ["a bc def", "", "ghij klmn opqr stuv", "w", "x" * 4]
    texts = paginate(parts, limit)
    assert all(0 < len(text) <= limit for text in texts)
    assert " ".join(texts).split() == " ".join(parts).split()
