"""A finished game in one picture: its result above the final table, in few bytes."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from engine.contract.cases import all_cases, play_random_game
from render.canvas import HEIGHT, WIDTH
from render.context import RenderContext
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.share_card import share_card
from tests.contract.adapters import TESTED_GAMES
from tests.support.render.texts import english_texts

NAMES = ("Žofie", "Max", "Ælfgifu", "Dmitri", "Søren", "Í")
CASES = {case.game.name: case for case in all_cases(TESTED_GAMES) if case.game.name in RENDERERS}


@pytest.mark.parametrize("name", CASES)
def test_result_and_table_are_whole(name: str) -> None:
    case, renderer, translate = CASES[name], RENDERERS[name], english_texts(name)
    *_, last = play_random_game(case, 1)
    view = case.game.view(last.next_state, None)
    context = RenderContext(NAMES, translate, ai_seats=frozenset({1}))
    card, result = share_card(renderer, view, context), renderer.result(view, context)
    image = Image.open(io.BytesIO(card.png)).convert("RGB")
    assert image.size == (WIDTH, 2 * HEIGHT)
    upper = image.crop((0, 0, WIDTH, HEIGHT))
    expected = Image.open(io.BytesIO(result.png)).convert("RGB")
    assert ImageChops.difference(upper, expected).getbbox() is None
    assert len(card.png) <= 100 * 1024
    assert card.alt.startswith(result.alt[:80])
    assert len(card.alt) <= ALT_LIMIT


@pytest.mark.parametrize("name", CASES)
def test_nothing_hidden_is_shown(name: str) -> None:
    case, renderer, translate = CASES[name], RENDERERS[name], english_texts(name)
    *_, last = play_random_game(case, 1)
    pictures = [
        share_card(renderer, case.game.view(state, None), RenderContext(NAMES, translate))
        for state in (last.next_state, case.game.conceal(last.next_state, None, 7))
    ]
    assert pictures[0] == pictures[1]
