"""What the pictures of every game with a renderer of its own hold beyond the contract."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from importlib import import_module

import pytest

from bot.registry import GAME_UIS
from engine.contract.cases import Case
from render.context import RenderContext
from render.contract.phases import random_phases
from render.contract.pictures import PictureSampler
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.renderer import RendersHands
from tests.contract.adapters import KNOWN_GAMES, RENDER_ADAPTERS
from tests.support.render.texts import english_texts

GAMES = pytest.mark.parametrize("name", RENDER_ADAPTERS)


def two_players(name: str) -> Case:
    return Case(next(game for game in KNOWN_GAMES if game.name == name), 2, "{}")


@GAMES
def test_hands_of_nobody_and_results_before_the_end_are_rejected(name: str) -> None:
    renderer, case = RENDERERS[name], two_players(name)
    view, context = case.game.view(case.new(1), None), RenderContext((), english_texts(name))
    assert isinstance(renderer, RendersHands)
    with pytest.raises(ValueError, match="seat"):
        renderer.hand(view, context)
    with pytest.raises(ValueError, match="end"):
        renderer.result(view, context)


@GAMES
def test_ai_seats_are_marked_in_pictures_and_alt_texts(name: str) -> None:
    renderer, case = RENDERERS[name], two_players(name)
    phase = next(random_phases(case, 1))
    view = case.game.view(phase.state, None)
    plain = RenderContext(("Ann", "Bob"), english_texts(name))
    marked = replace(plain, ai_seats=frozenset({1}))
    for draw in (partial(renderer.table, view, ()), partial(renderer.phase, view, phase.events)):
        assert draw(marked).png != draw(plain).png
        assert "AI: Bob." in draw(marked).alt
        assert "AI: " not in draw(plain).alt


@GAMES
def test_no_word_in_a_picture_is_hard_coded(name: str) -> None:
    sampler = PictureSampler(two_players(name), lambda key, **_: "Ж")
    sampler.names = ("Ж", "Ж")
    assert [text for text in sampler.written if re.search("[A-Za-z]{2}", text)] == []


@GAMES
def test_every_card_has_an_alt_text(name: str) -> None:
    cards, card_alt = (
        GAME_UIS[name].card_reference,
        import_module(f"render.games.{name}.card").card_alt,
    )
    assert cards is not None
    for card in cards.ids:
        alt = card_alt(card, cards.edition, english_texts(name))
        assert 0 < len(alt) <= ALT_LIMIT
        assert alt.endswith(".")
