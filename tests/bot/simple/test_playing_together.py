"""What is said of a game in one file that all win or lose together."""

from __future__ import annotations

import pytest

from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH
from bot.interactions.lobby import ai_levels
from bot.interactions.lobby.ai_levels import describe_level
from bot.simple import derive_ui
from engine.codec import load_options
from engine.core import apply
from engine.simple.game import SimpleGame
from render.simple import derive_renderer
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.lifting import Lifting
from tests.support.simulated_discord.fixture import DiscordFixture

GAME = SimpleGame(Lifting())
UI = derive_ui(GAME, derive_renderer(GAME))
NAMES = ("Anna", "Boris")


def standings(choice: str) -> list[str]:
    state = GAME.new(2, 1, Lifting.Options())
    for seat in range(2):
        state = apply(GAME, state, seat, (choice,)).state
    translate = UI.texts.in_language("en")
    return UI.final_standings(GAME.view(state, None), NAMES, translate).splitlines()


def test_all_are_told_that_they_have_won_or_lost_without_places() -> None:
    assert standings("lift") == [
        "**You’ve won together**",
        "**Anna**: 3 points",
        "**Boris**: 3 points",
    ]
    assert standings("rest")[:2] == ["**You’ve lost together**", "**Anna**: 0 points"]


def test_places_are_told_only_if_somebody_has_one() -> None:
    ui = BOT_ADAPTERS["tic_tac_toe"].ui
    game = next(each for each in SIMPLE_EXAMPLES if each.name == "tic_tac_toe")
    state = game.new(2, 1, game.rules.Options())
    for number, cell in enumerate((1, 2, 3, 5, 4, 6, 8, 7, 9)):
        state = apply(game, state, number % 2, ("place", cell)).state
    told = ui.final_standings(game.view(state, None), NAMES, ui.texts.in_language("en"))
    assert told.splitlines() == ["**Nobody wins**", "**Anna**: 0 points", "**Boris**: 0 points"]


def test_shared_place_keeps_its_number() -> None:
    """Markdown would count the lines of a list on, whatever their numbers."""
    ui = BOT_ADAPTERS["rogues"].ui
    game = next(each for each in SIMPLE_EXAMPLES if each.name == "rogues")
    state = game.new(2, 1, game.rules.Options())
    state.points, state.ranks, state.asked = (2, 2), (1, 1), ()
    told = ui.final_standings(game.view(state, None), NAMES, ui.texts.in_language("en"))
    assert told.splitlines()[1:] == ["1\\. **Anna**: 2 points", "1\\. **Boris**: 2 points"]


def test_nobody_is_rated_against_those_who_win_together() -> None:
    assert not UI.is_rated
    assert BOT_ADAPTERS["tic_tac_toe"].ui.is_rated


def test_level_is_described_by_what_it_wins_together(monkeypatch: pytest.MonkeyPatch) -> None:
    translate = UI.texts.in_language("en")
    wins = {"easy": (2, 62), "medium": (3, 70)}
    monkeypatch.setattr(ai_levels, "_wins_against", lambda _game: {})
    monkeypatch.setattr(ai_levels, "_wins_together", lambda _game: wins)
    assert describe_level(GAME, "easy", translate) == (
        "Easy: misses things and hardly plans ahead; good for first games;"
        " a team of two of them wins 62% of its games"
    )
    medium = describe_level(GAME, "medium", translate)
    assert medium.endswith("; a team of 3 of them wins 70% of its games")
    assert "win" not in describe_level(GAME, "hard", translate)
    usual, other = (load_options(GAME, each) for each in ("{}", '{"heavy": true}'))
    assert describe_level(GAME, "medium", translate, usual) == medium
    assert "win" not in describe_level(GAME, "medium", translate, other)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
async def test_levels_are_suggested_in_as_few_characters_as_discord_allows(
    sim: DiscordFixture, language: str
) -> None:
    sim.ui = BOT_ADAPTERS["spring_tide"].ui
    await sim.set_language(language)
    await sim.slash(0, "spring_tide new")
    suggestions = await sim.autocomplete(0, "spring_tide ai", "level")
    assert list(suggestions.values()) == ["easy", "medium", "hard"]
    assert all(len(name) <= MAX_SUGGESTION_LENGTH for name in suggestions)
