"""What the pictures of every game with a renderer of its own hold beyond the contract."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.registry import GAME_UIS
from render.context import RenderContext
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.renderer import RendersHands
from tests.contract.adapters import KNOWN_GAMES, RENDER_ADAPTERS
from tests.support.render.texts import english_texts

GAMES = pytest.mark.parametrize("name", RENDER_ADAPTERS)


@GAMES
def test_hands_of_nobody_and_results_before_the_end_are_rejected(name: str) -> None:
    game = next(each for each in KNOWN_GAMES if each.name == name)
    view = game.view(game.new(2, 1, game.codecs.options.validate_json("{}")), None)
    context = RenderContext(("Ann", "Bob"), english_texts(name))
    renderer = RENDERERS[name]
    assert isinstance(renderer, RendersHands)
    with pytest.raises(ValueError, match="seat"):
        renderer.hand(view, context)
    with pytest.raises(ValueError, match="end"):
        renderer.result(view, context)


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
