"""The texts of whole games in every language, without a word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import bot.i18n.texts
from tests.contract.adapters import BOT_ADAPTERS, PLAYED_GAMES
from tests.support.i18n.catalogue_check import QUOTED_COMMAND
from tests.support.i18n.pseudo_locale import PSEUDO_LOCALE, pseudo_locale_installed
from tests.support.i18n.spoken_texts import all_texts_of_game
from tests.support.random_games import Case, all_cases

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)

LATIN_WORD = re.compile(r"(?!(?:und|oder)\b)\b[A-Za-z]{2,}")
"""Words in Latin letters, except the conjunctions of lists in `PSEUDO_LOCALE`, German."""


def cases_and_languages() -> Iterator[Any]:
    """Games of three in every language, and each other case in one of them."""
    for index, case in enumerate(all_cases(PLAYED_GAMES)):
        languages = BOT_ADAPTERS[case.game.name].ui.texts.languages
        in_all = case.seats == 3 and case.options == "{}"
        for language in languages if in_all else [languages[index % len(languages)]]:
            yield pytest.param(case, language, id=f"{case}-{language}")


@pytest.mark.parametrize(("case", "language"), list(cases_and_languages()))
def test_whole_game_in_one_language(
    case: Case, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """No text falls back to English for lack of a translation, which would be logged."""
    texts = BOT_ADAPTERS[case.game.name].ui.texts
    with patch.object(bot.i18n.texts, "DEFAULT_LANGUAGE", language):
        translate = texts._make_translator(language, language)
        assert all(sentence.strip() for sentence in all_texts_of_game(case, translate))
    assert [record.getMessage() for record in caplog.records] == []


@CASES
def test_no_text_is_hard_coded(case: Case, tmp_path: Path) -> None:
    """In a language without Latin letters, only commands and codes of places have any."""
    with pseudo_locale_installed(tmp_path):
        ui = BOT_ADAPTERS[case.game.name].ui
        translate = ui.texts.in_language(PSEUDO_LOCALE)
        for sentence in all_texts_of_game(case, translate):
            assert not LATIN_WORD.search(QUOTED_COMMAND.sub("", sentence)), sentence
