"""The texts of whole games in every language, without a word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.contract.spoken_texts import all_texts_of_game
from bot.contract.translation import QUOTED_COMMAND
from engine.contract.cases import Case, crowded_cases
from tests.contract.adapters import PLAYED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.i18n.pseudo_locale import PSEUDO_LOCALE, pseudo_locale_installed

CASES = pytest.mark.parametrize("case", crowded_cases(PLAYED_GAMES), ids=str)

LATIN_WORD = re.compile(r"(?!(?:und|oder)\b)\b[A-Za-z]{2,}")
"""Words in Latin letters, except the conjunctions of lists in `PSEUDO_LOCALE`, German."""


@pytest.fixture(scope="module")
def pseudo_locale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_locale_installed(tmp_path_factory.mktemp("pseudo")):
        yield


@CASES
def test_no_text_is_hard_coded(case: Case, pseudo_locale: None) -> None:
    """In a language without Latin letters, only commands and codes of places have any."""
    translate = BOT_ADAPTERS[case.game.name].ui.texts.in_language(PSEUDO_LOCALE)
    for sentence in all_texts_of_game(case, translate):
        assert not LATIN_WORD.search(QUOTED_COMMAND.sub("", sentence)), sentence
