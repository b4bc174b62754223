"""What records tell of a game besides points is right, and has words in every language."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg.statistics import had_aristocrat_marker
from bot.i18n.texts import shared_texts
from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import Phase
from tests.support.random_games import Case, all_cases, play_random_game

MEASURED = [
    case
    for case in all_cases()
    if case.game.name in GAME_UIS and GAME_UIS[case.game.name].statistics is not None
]


@pytest.mark.parametrize("case", MEASURED, ids=str)
def test_every_figure_can_be_taken_from_the_end_of_a_game(case: Case) -> None:
    figures, end = GAME_UIS[case.game.name].statistics, None
    for moment in play_random_game(case, 3):
        end = moment.next_state
    assert figures is not None
    view = case.game.view(end, None)
    for seat in range(case.seats):
        for has in figures.flags.values():
            assert has(view, seat) in (True, False)
        for number in figures.counts.values():
            assert isinstance(number(view, seat), int)


@pytest.mark.parametrize("name", GAME_UIS)
def test_every_figure_has_words(name: str) -> None:
    ui = GAME_UIS[name]
    assert ui.statistics is not None
    for language in shared_texts().languages:
        translate = ui.texts.in_language(language)
        for key in ui.statistics.flags:
            said = translate(f"figure-{key}", games=12, wins=7)
            assert "12" in said
            assert "7" in said
        for key in ui.statistics.counts:
            assert "3" in translate(f"figure-{key}", mean=3, most=9, least=1)


@pytest.mark.parametrize(
    "case", [case for case in MEASURED if case.game.name == "saint_petersburg"], ids=str
)
def test_the_first_aristocrat_marker_is_found_from_where_it_lies_in_the_end(case: Case) -> None:
    for seed in range(4):
        moments = list(play_random_game(case, seed))
        first = moments[0].state.markers[Phase.ARISTOCRAT]
        view = case.game.view(moments[-1].next_state, None)
        had = [seat for seat in range(case.seats) if had_aristocrat_marker(view, seat)]
        assert had == [first]
