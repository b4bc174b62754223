"""Whole games by buttons alone and by commands alone, checked after every move."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.channel.composer import MAX_NARRATION_LENGTH
from engine.core import Result
from engine.games.heller_und_pfennig.events import LinePaid
from tests.bot.games.heller_und_pfennig.game_drivers import (
    MAX_PRESSES,
    MarketGameDriver,
    PressCountingGameDriver,
    random_action,
)
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver

PLAYERS = (2, 0, 1)


async def play_whole_game(driver: GameDriver, seed: int, **options: Any) -> GameDriver:
    rng = Random(seed)
    await driver.begin(seed, **options)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        legal = game.legal_actions(driver.state, acting[0])
        await driver.move(acting[0], random_action(rng, driver.state, legal))
    return driver


def assert_result_announced(driver: GameDriver) -> None:
    """Check for the winner, and for all players with their money, richest first."""
    result = driver.ui.game.result(driver.state)
    assert isinstance(result, Result)
    lines = driver.sim.last_message.content.splitlines()
    title = next(number for number, line in enumerate(lines) if "win" in line)
    assert all(driver.names[seat] in lines[title] for seat in result.winners)
    order = sorted(range(len(result.points)), key=lambda seat: (result.ranks[seat], seat))
    for line, seat in zip(lines[title + 1 :], order, strict=True):
        assert line.startswith(f"{result.ranks[seat]}\\. **{driver.names[seat]}**: ")
        assert f" {result.points[seat]} sou" in line


async def test_whole_game_by_buttons(sim: DiscordFixture) -> None:
    driver = PressCountingGameDriver(sim, PLAYERS)
    await play_whole_game(driver, 5)
    assert driver.max_presses == MAX_PRESSES
    assert driver.phase_summary_count == 3
    assert [press.verb for press in custom_ids_of(sim.last_message)] == [
        "rematch",
        "replay",
        "review",
        "share",
    ]
    assert_result_announced(driver)


async def test_whole_game_with_open_tiles_to_the_last_stall_by_commands(
    sim: DiscordFixture,
) -> None:
    driver = await play_whole_game(
        MarketGameDriver(sim, (0, 1)), 7, **{"no-luck": True, "last-stall": True}
    )
    assert driver.phase_summary_count >= 1
    assert_result_announced(driver)
    assert_round_summarised(driver, sim.public_messages[1].content)


def assert_round_summarised(driver: GameDriver, summary: str) -> None:
    """Check that the summary of the first round names each line that pays once."""
    title, last_piece, *lines, ending = summary.splitlines()
    assert title == "**Round 1 · The market pays**"
    assert " on " in last_piece, "a piece and its space"
    assert ending == "Lines not listed pay nothing."
    paid = [event for event in driver.events if isinstance(event, LinePaid)][:11]
    assert len(lines) == sum(any(event.amounts) for event in paid)
    assert len(summary) < MAX_NARRATION_LENGTH
