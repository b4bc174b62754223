"""Text boards contain all public information."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.heller_und_pfennig.state import State
from render.context import RenderContext
from render.games.heller_und_pfennig import RENDERER
from tests.render.games.heller_und_pfennig.drawn_states import (
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)
from tests.render.games.heller_und_pfennig.text_board_parser import parse_text_board

NAMES = ("Žofie Nováková", "Max", "Alexandra the Great", "王小明")


def states() -> Iterator[State]:
    for seats in SEAT_COUNTS:
        for options in ({}, {"no_luck": True}, {"last_stall": True}):
            game = list(random_states(seats, 3, **options))
            yield from (*game[::8], game[-1])
            yield from rounds(seats, 3, **options)
        yield crowded(seats)


def test_public_view_can_be_parsed_from_the_text() -> None:
    checked = 0
    for state in states():
        view = public(state)
        text = "\n".join(RENDERER.text_boards(view, RenderContext(NAMES, translate)))
        state_from_text = parse_text_board(text, NAMES, len(state.players), state.options)
        assert public(state_from_text) == view
        checked += 1
    assert checked > 100


def test_first_board_is_enough_to_act() -> None:
    first = RENDERER.text_boards(public(crowded()), RenderContext(NAMES, translate))[0]
    for part in ("’s turn", "Round 2 of 3", "Row 5", "Column F", "Still to come", "120 sous"):
        assert part in first
