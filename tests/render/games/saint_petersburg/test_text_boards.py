"""Text boards contain all public information."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.state import State
from engine.games.saint_petersburg.view import View
from render.context import RenderContext
from render.games.saint_petersburg.prices import offer_price
from render.picture import TEXT_LIMIT, paginate
from render.registry import RENDERERS
from tests.render.games.saint_petersburg.drawn_states import (
    BASE,
    SEAT_COUNTS,
    drawn_states,
    overfull_table,
    public,
    random_states,
    translate,
)
from tests.render.games.saint_petersburg.text_board_parser import parse_text_board

RENDERER = RENDERERS["saint_petersburg"]
NAMES = ("Žofie Nováková", "Max", "Alexandra the Great", "王小明", "Søren")


def states() -> Iterator[State]:
    for seats in SEAT_COUNTS:
        for seed, options in ((3, {}), (4, {"open_rubles": True, "open_hands": True})):
            game = list(random_states(seats, seed, **options))
            yield from (*game[::7], game[-1])
            yield from [state for state in game if state.pub_owners][:2]
            yield from [state for state in game if state.guild_hall_owners][:2]
            yield from [state for state in game if state.trading_house_owners][:2]
            yield from [state for state in game if state.passes][:3]
        yield overfull_table(seats)
        yield overfull_table(seats, kinds=len(BASE))
    yield from list(drawn_states())[:10]


def normalized(view: View) -> View:
    """Normalize what is not public: the order of cards in rows, hands and the pile."""
    players = tuple(
        replace(player, hand=None if player.hand is None else tuple(sorted(player.hand)))
        for player in view.players
    )
    return replace(
        view,
        passed=tuple(sorted(view.passed)),
        upper=tuple(sorted(view.upper)),
        lower=tuple(sorted(view.lower)),
        discard_pile=tuple(sorted(view.discard_pile)),
        offers=tuple(sorted(view.offers, key=lambda o: (o.source or "", o.card))),
        discard_pile_offers=tuple(sorted(view.discard_pile_offers, key=lambda o: o.card)),
        players=players,
    )


def test_public_view_can_be_parsed_from_the_text() -> None:
    checked = 0
    for state in states():
        view = public(state)
        text = "\n".join(RENDERER.text_boards(view, RenderContext(NAMES, translate)))
        parsed = parse_text_board(text, NAMES, len(state.players), state.options)
        assert normalized(public(parsed.state)) == normalized(view)
        table = card_table(view.edition)
        for offer in view.offers:
            price = offer_price(table, offer)
            expected = "nothing to displace" if price.status == "barred" else price.text
            assert parsed.prices[offer.source or "", offer.card] == expected
        checked += 1
    assert checked > 100


def test_every_board_fits_a_message() -> None:
    for state in states():
        boards = RENDERER.text_boards(public(state), RenderContext(NAMES, translate))
        assert all(0 < len(board) <= TEXT_LIMIT for board in boards)


def test_first_board_is_enough_to_act() -> None:
    for state in (overfull_table(), overfull_table(kinds=len(BASE))):
        first = RENDERER.text_boards(public(state), RenderContext(NAMES, translate))[0]
        for part in ("’s turn", "round 12", "Upper row", "Lower row", "Cards left", "133 points"):
            assert part in first


@pytest.mark.parametrize("limit", [5, 12, 40, 200])
def test_pagination_keeps_all_words(limit: int) -> None:
    parts = ["a bc def", "", "ghij klmn opqr stuv", "w", "x" * 4]
    texts = paginate(parts, limit)
    assert all(0 < len(text) <= limit for text in texts)
    assert " ".join(texts).split() == " ".join(parts).split()
