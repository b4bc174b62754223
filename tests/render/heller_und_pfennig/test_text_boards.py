"""Words alone tell everything that is public."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.heller_und_pfennig.state import State
from render.games.heller_und_pfennig import HellerUndPfennigRenderer
from tests.render.heller_und_pfennig.markets import (
    NUMBERS,
    crowded,
    played_through,
    public,
    rounds,
    translate,
)
from tests.render.heller_und_pfennig.reading import read

RENDERER = HellerUndPfennigRenderer()
NAMES = ("Žofie Nováková", "Max", "Alexandra the Great", "王小明")


def states() -> Iterator[State]:
    for seats in NUMBERS:
        for options in ({}, {"no_luck": True}, {"last_stall": True}):
            game = list(played_through(seats, 3, **options))
            yield from (*game[::8], game[-1])
            yield from rounds(seats, 3, **options)
        yield crowded(seats)


def test_the_public_view_can_be_rebuilt_from_the_words() -> None:
    number = 0
    for state in states():
        view = public(state)
        text = "\n".join(RENDERER.text_boards(view, NAMES, translate))
        told = read(text, NAMES, len(state.players), state.options)
        assert public(told) == view
        number += 1
    assert number > 100


def test_the_first_board_is_enough_to_act() -> None:
    first = RENDERER.text_boards(public(crowded()), NAMES, translate)[0]
    for part in ("’s turn", "Round 2 of 3", "Row 5", "Column F", "Still to come", "120 sous"):
        assert part in first
