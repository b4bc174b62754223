"""The statistics of Saint Petersburg."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg.statistics import had_aristocrat_marker
from engine.contract.cases import Case, all_cases, play_random_game
from engine.games.saint_petersburg.cards import Phase
from engine.registry import find_game


@pytest.mark.parametrize("case", all_cases([find_game("saint_petersburg")]), ids=str)
def test_final_view_has_the_initial_owner_of_the_aristocrat_marker(case: Case) -> None:
    for seed in range(4):
        steps = list(play_random_game(case, seed))
        initial_owner = steps[0].state.markers[Phase.ARISTOCRAT]
        view = case.game.view(steps[-1].next_state, None)
        owners = [seat for seat in range(case.seats) if had_aristocrat_marker(view, seat)]
        assert owners == [initial_owner]
