"""The colours of Saint Petersburg are legible and distinguishable with colour blindness."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.saint_petersburg.cards import Phase
from render import theme
from render.games.saint_petersburg import RENDERER
from render.games.saint_petersburg.icons import STACKS
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.games.saint_petersburg.prices import PRICE_COLOURS
from render.renderer import accent_colour
from tests.render.games.saint_petersburg.drawn_states import GAME
from tests.render.test_theme import BLINDNESS, nearest


def test_numbers_on_coins_are_legible() -> None:
    for fill, ink, _ring in PRICE_COLOURS.values():
        assert (ink, fill) in theme.TEXT_COLOUR_PAIRS


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_suit_colours_are_distinguishable(blindness: str) -> None:
    assert nearest((GREEN, BLUE, RED, theme.GOLD), blindness) >= 20


@pytest.mark.parametrize("phase", Phase)
def test_messages_have_the_colour_of_the_phase_and_its_stack(phase: Phase) -> None:
    start = GAME.new(2, 1, GAME.codecs.options.validate_json("{}"))
    view = replace(GAME.view(start, None), phase=phase)
    assert accent_colour(RENDERER, view) == STACKS[phase][1]
    assert accent_colour(RENDERER, replace(view, over=True)) == RENDERER.skin.line
