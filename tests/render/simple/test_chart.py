"""The score chart that a game in one file gets if it names its score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.simple import derive_ui
from engine.simple.game import SimpleGame
from render.context import RenderContext
from render.simple import derive_renderer
from render.simple.chart import SimpleCharts
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS

CHARTED = [game for game in SIMPLE_EXAMPLES if game.rules.score]


def played(game: SimpleGame, moves: int) -> tuple[Any, list[Any]]:
    """Return the state and the public events after so many moves, or of a whole game."""
    rng, events = Random(3), list[Any]()
    state = game.new(3, 3, game.rules.Options())
    while (acting := game.to_act(state)) and state.moves < moves:
        game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])), events)
    return state, events


@pytest.mark.parametrize("game", CHARTED, ids=lambda game: game.name)
def test_chart_ends_with_the_points_of_the_result(game: SimpleGame) -> None:
    state, events = played(game, 1000)
    chart = SimpleCharts(game).chart(game.view(state, None), events)
    assert tuple(map(chart.total, chart.seats)) == state.points
    assert chart.rounds == chart.last_round == state.round
    assert all(values == tuple(sorted(values)) for values in chart.series[0].values)


@pytest.mark.parametrize("game", CHARTED, ids=lambda game: game.name)
def test_chart_of_a_running_game_ends_with_the_present_figures(game: SimpleGame) -> None:
    state, events = played(game, 16)
    view = game.view(state, None)
    chart = SimpleCharts(game).chart(view, events)
    assert chart.last_round is None
    assert chart.rounds == state.round > 1
    assert [chart.total(seat) for seat in chart.seats] == [
        game.row(view, seat)[game.rules.score] for seat in chart.seats
    ]


def test_first_round_has_a_chart() -> None:
    game = CHARTED[0]
    state, events = played(game, 0)
    translate = BOT_ADAPTERS[game.name].ui.texts.in_language("de")
    context = RenderContext(("Anna", "Boris", "Catherine"), translate)
    picture = SimpleCharts(game).draw(game.view(state, None), events, context)
    assert picture.png
    assert "Stiche" in picture.alt


def test_game_without_a_score_has_no_chart() -> None:
    game = next(game for game in SIMPLE_EXAMPLES if not game.rules.score)
    assert derive_ui(game, derive_renderer(game)).score_chart is None
