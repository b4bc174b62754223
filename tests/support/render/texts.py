"""The English catalogues, for tests of pictures."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.texts import SHARED_TEXTS_FOLDER
from render.translation import Translate
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS


@cache
def _bundle(game: str) -> FluentBundle:
    """The texts that all games share, and those of one game."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for folder in (SHARED_TEXTS_FOLDER, BOT_ADAPTERS[game].ui.texts.folder):
        for file in sorted((folder / "en").glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _translate(game: str, key: str, **params: Any) -> str:
    pattern = _bundle(game).get_message(key).value
    assert pattern is not None, key
    text, errors = _bundle(game).format_pattern(pattern, params)
    assert not errors, (key, params, errors)
    return str(text)


@cache
def english_texts(game: str) -> Translate:
    """Return English texts for one game; a missing key or argument raises."""
    if any(game == example.name for example in SIMPLE_EXAMPLES):
        return BOT_ADAPTERS[game].ui.texts.in_language("en")
    return partial(_translate, game)
