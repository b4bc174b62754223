"""Whole games in each language, and nothing of another one in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import bot.i18n.texts
from tests.bot.adapters import ADAPTERS
from tests.bot.catalogues import QUOTED
from tests.bot.made_up import LANGUAGE, made_up_spoken
from tests.bot.narrated import narrated
from tests.engine.playing import Case, cases
from tests.games.registered import council_registered

CASES = pytest.mark.parametrize("case", cases(), ids=str)

LATIN = re.compile(r"(?!(?:und|oder)\b)\b[A-Za-z]{2,}")
"""Words in Latin letters, but those that join a list in the language of that name."""


@pytest.fixture(autouse=True)
def every_game() -> Iterator[None]:
    with council_registered():
        yield


def spoken() -> Iterator[Any]:
    """Three speak every language there is in turn; other numbers and options have one each."""
    for place, case in enumerate(cases()):
        languages = ADAPTERS[case.game.name].ui.texts.languages
        everyone = case.seats == 3 and case.options == "{}"
        some = languages if everyone else [languages[place % len(languages)]]
        for language in some:
            yield pytest.param(case, language, id=f"{case}-{language}")


@pytest.mark.parametrize(("case", "language"), list(spoken()))
def test_a_whole_game_in_one_language(
    case: Case, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What it lacks is not said in English instead: that would be logged."""
    words = ADAPTERS[case.game.name].ui.texts
    with patch.object(bot.i18n.texts, "DEFAULT_LANGUAGE", language):
        translate = words._make_translator(language, language)
        assert all(sentence.strip() for sentence in narrated(case, translate))
    assert [record.getMessage() for record in caplog.records] == []


@CASES
def test_no_phrase_is_made_in_code(case: Case, tmp_path: Path) -> None:
    """In a language without Latin letters not a word has any, but commands and places."""
    with made_up_spoken(tmp_path):
        ui = ADAPTERS[case.game.name].ui
        translate = ui.texts.in_language(LANGUAGE)
        for sentence in narrated(case, translate):
            assert not LATIN.search(QUOTED.sub("", sentence)), sentence
