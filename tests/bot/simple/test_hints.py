"""Hints in games in one file: moves by their names, and wins in 100 games."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from bot.interactions.core import responder
from bot.interactions.moves.hint_texts import describe_hint
from engine.ai.agents import ActionValue
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

GAME = next(game for game in SIMPLE_EXAMPLES if game.name == "rogues")


@pytest.fixture
def ui() -> AnyGameUI:
    return BOT_ADAPTERS[GAME.name].ui


def value(action: tuple[str | int, ...], win_share_lost: float) -> ActionValue:
    return ActionValue(action, 100, 0.5, 0.0, win_share_lost, points_lost=0.4)


def test_alternatives_are_told_by_the_wins_that_they_cost(ui: AnyGameUI) -> None:
    """Whatever the points: in many games they only say who has won."""
    values = [
        value(("claim", 2, 5), 0.0),
        value(("doubt",), 0.12),
        value(("claim", 2, 6), 0.004),
    ]
    view = GAME.view(GAME.new(2, 1, GAME.rules.Options()), 0)
    assert ui.hints is not None
    assert describe_hint(ui.hints, values, view, ui.texts.in_language("en")).splitlines() == [
        "My advice: **go for “Claim: 2 dice, showing a 5”**.",
        "I found nothing better.",
        "Or go for “Claim: 2 dice, showing a 6”: about as good.",
        "Or go for “Doubt it”: about 12 wins fewer in 100 games.",
    ]


async def test_hint_is_given_and_can_be_done(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ai_seats.scheduler.HINT_TIME_CAP", None)
    table = await sim.start([0, 1])
    sim.bot.runtime.ai_scheduler._playouts = 4
    answer = await sim.slash(0, "rogues hint")
    assert text_of(answer).startswith("My advice: **go for “")
    before = table.row.ply
    await sim.press(0, answer.response, "Do that")
    assert table.row.ply == before + 1


async def test_review_finds_the_win_that_was_overlooked(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.ui = BOT_ADAPTERS["tic_tac_toe"].ui
    monkeypatch.setattr(responder, "UPDATE_INTERVAL", 1)
    await sim.start([0, 1])
    for number, cell in enumerate((1, 5, 2, 6, 9, 4)):
        await sim.slash(number % 2, "tic_tac_toe place", cell=str(cell))
    result = next(each for each in sim.public_messages if "Review" in button_labels(each))
    await sim.press(0, result, "Review")
    await sim.env.advance_time(20)
    review = shown_text(sim.messages_visible_to(0)[-1])
    assert review.startswith("**Accuracy: ")
    assert "Better: **go for “Place: Space 3”**" in review
