"""A sample of what the program measures, and that the chosen deals show what they are to show."""

from __future__ import annotations

import pytest

from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.programs.tips.follow import (
    FollowedGame,
    follow,
    measured_games,
    missing_steps,
    win_share,
)

GUIDED = [name for name, adapter in BOT_ADAPTERS.items() if adapter.ui.tutorial is not None]

EACH_GUIDED_GAME = pytest.mark.parametrize("game", GUIDED)


@EACH_GUIDED_GAME
def test_chosen_deal_shows_everything_to_who_follows_the_tips(game: str) -> None:
    tutorial = BOT_ADAPTERS[game].ui.tutorial
    assert tutorial is not None
    setup = FollowedGame(game, "easy", tutorial.DEAL, playouts=200)
    assert missing_steps(setup) == frozenset(), "python -m tests.programs.tips GAME --choose"


@EACH_GUIDED_GAME
def test_who_follows_the_tips_wins(game: str) -> None:
    games = measured_games(game, "easy", games=3, playouts=8)
    assert sum(map(win_share, games)) >= 2


def test_tips_are_also_measured_at_tables_of_other_sizes() -> None:
    games = measured_games("rattus_cartus", "easy", games=4, playouts=4, seats=2)
    assert [each.seat for each in games] == [0, 1, 0, 1]
    state, _ = next(follow(games[0]))
    assert len(state.players) == 2
