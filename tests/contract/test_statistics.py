"""The statistics of every game, and their texts in every language."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from bot.i18n.texts import shared_texts
from engine.contract.cases import Case, covering_cases, play_random_game
from tests.contract.adapters import TESTED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS

CASES_WITH_STATISTICS = [
    case
    for case in covering_cases(TESTED_GAMES)
    if BOT_ADAPTERS[case.game.name].ui.statistics is not None
]

UIS_WITH_STATISTICS = [
    adapter.ui for adapter in BOT_ADAPTERS.values() if adapter.ui.statistics is not None
]


@pytest.mark.parametrize("case", CASES_WITH_STATISTICS, ids=str)
def test_statistics_are_computed_from_the_final_view(case: Case) -> None:
    statistics = BOT_ADAPTERS[case.game.name].ui.statistics
    assert statistics is not None
    *_, last = play_random_game(case, 3)
    view = case.game.view(last.next_state, None)
    for seat in range(case.seats):
        for flag in statistics.flags.values():
            assert flag(view, seat) in (True, False)
        for count in statistics.counts.values():
            assert isinstance(count(view, seat), int)


@pytest.mark.parametrize("ui", UIS_WITH_STATISTICS, ids=lambda ui: ui.name)
def test_every_statistic_has_a_text_in_every_language(ui: AnyGameUI) -> None:
    assert ui.statistics is not None
    for language in shared_texts().languages:
        translate = ui.texts.in_language(language)
        for key in ui.statistics.flags:
            text = translate(f"figure-{key}", games=12, wins=7)
            assert "12" in text
            assert "7" in text
        for key in ui.statistics.counts:
            assert "3" in translate(f"figure-{key}", mean=3, most=9, least=1)
