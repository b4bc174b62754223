"""Planning moves of Saint Petersburg by buttons alone, as people do."""

from __future__ import annotations

from typing import Any

from tests.support.simulated_discord.fixture import DiscordFixture, button_labels

BUY_LUMBERJACK = ("Buy", "Lumberjack")
PASS_UNTIL_TRADE = ("Pass until somebody buys or takes a card",)


async def open_list(sim: DiscordFixture, who: int) -> Any:
    """Open a person's list of plans from the hand."""
    hand = await sim.slash(who, "stpete hand")
    label = next(
        label for label in button_labels(hand.response) if label.startswith(("Plan a", "My plan"))
    )
    return await sim.press(who, hand.response, label)


async def press_beginning(sim: DiscordFixture, who: int, answer: Any, beginning: str) -> Any:
    """Press the first button whose label begins like this."""
    labels = button_labels(answer.response)
    label = next((label for label in labels if label.startswith(beginning)), None)
    assert label is not None, labels
    return await sim.press(who, answer.response, label)


async def plan(sim: DiscordFixture, who: int, *choices: str) -> Any:
    """Plan a move by buttons alone; each choice is the beginning of a label."""
    answer = await open_list(sim, who)
    for choice in choices:
        answer = await press_beginning(sim, who, answer, choice)
    return answer


async def hand_text(sim: DiscordFixture, who: int) -> str:
    return await sim.private_reply(who, "stpete hand")
