"""The English catalogues, for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from render.translation import Translate
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS

DATA = Path(__file__).parents[3] / "data"
EXAMPLES = Path(__file__).parents[2] / "examples"
"""The example games, with their own texts."""


def catalogues(game: str) -> Iterator[Path]:
    """Yield the catalogue files that all games share, and those of one game."""
    yield from sorted((DATA / "texts" / "en").glob("*.ftl"))
    yield from sorted((_folder(game) / "en").glob("*.ftl"))


def _folder(game: str) -> Path:
    """Return the folder of a game's catalogues; a game from another package knows its own."""
    for folder in (DATA / game / "texts", EXAMPLES / game / "bot" / "texts"):
        if folder.exists():
            return folder
    return BOT_ADAPTERS[game].ui.texts.folder


@cache
def _bundle(game: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in catalogues(game):
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
