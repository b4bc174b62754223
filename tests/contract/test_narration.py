"""Whole games in each language, and nothing of another one in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import bot.i18n.texts
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.council.registered import council_registered_temporarily
from tests.support.i18n.catalogue_check import QUOTED_COMMAND
from tests.support.i18n.pseudo_locale import PSEUDO_LOCALE, pseudo_locale_installed
from tests.support.i18n.spoken_texts import all_texts_of_game
from tests.support.random_games import Case, all_cases

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)

LATIN = re.compile(r"(?!(?:und|oder)\b)\b[A-Za-z]{2,}")
"""Words in Latin letters, but those that join a list in the language of that name."""


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


def spoken() -> Iterator[Any]:
    """Three speak every language there is in turn; other numbers and options have one each."""
    for place, case in enumerate(all_cases()):
        languages = BOT_ADAPTERS[case.game.name].ui.texts.languages
        everyone = case.seats == 3 and case.options == "{}"
        some = languages if everyone else [languages[place % len(languages)]]
        for language in some:
            yield pytest.param(case, language, id=f"{case}-{language}")


@pytest.mark.parametrize(("case", "language"), list(spoken()))
def test_a_whole_game_in_one_language(
    case: Case, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What it lacks is not said in English instead: that would be logged."""
    words = BOT_ADAPTERS[case.game.name].ui.texts
    with patch.object(bot.i18n.texts, "DEFAULT_LANGUAGE", language):
        translate = words._make_translator(language, language)
        assert all(sentence.strip() for sentence in all_texts_of_game(case, translate))
    assert [record.getMessage() for record in caplog.records] == []


@CASES
def test_no_phrase_is_made_in_code(case: Case, tmp_path: Path) -> None:
    """In a language without Latin letters not a word has any, but commands and places."""
    with pseudo_locale_installed(tmp_path):
        ui = BOT_ADAPTERS[case.game.name].ui
        translate = ui.texts.in_language(PSEUDO_LOCALE)
        for sentence in all_texts_of_game(case, translate):
            assert not LATIN.search(QUOTED_COMMAND.sub("", sentence)), sentence
