"""A table's messages after hours without a move, between chat messages, and after its end."""

from __future__ import annotations

import pytest

from tests.support.simulated_discord.fixture import (
    HOUR,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    shown_text,
)
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.simulated_discord.request_log import RequestLog

SEED = 70


pytestmark = pytest.mark.poll_interval(12 * HOUR)


async def test_starting_an_old_lobby_edits_no_old_messages(sim: DiscordFixture) -> None:
    requests = RequestLog(sim)
    await sim.slash(0, "stpete new")
    old_lobby = sim.last_message
    for command in ("stpete join", "stpete start"):
        await sim.env.advance_time(20 * HOUR)
        await sim.slash(1 if command.endswith("join") else 0, command)
        requests.check_new_requests()
    assert old_lobby.id not in [message.id for message in sim.public_messages]
    assert len(sim.public_messages) == 2
    assert button_labels(sim.public_messages[0]) == []
    assert "has begun" in shown_text(sim.public_messages[0])


@pytest.mark.parametrize("hours", [0, 2])
async def test_closed_lobby_has_no_buttons_and_abandoned_game_only_replay(
    sim: DiscordFixture, hours: int
) -> None:
    for started in (False, True):
        await sim.slash(0, "stpete new")
        if started:
            await sim.slash(0, "stpete start")
        await sim.env.advance_time(hours * HOUR)
        prompt = await sim.slash(0, "stpete end")
        if started:
            await sim.press(0, prompt.response, "Yes, end the game")
        labels = [
            button_labels(message) for message in sim.public_messages if button_labels(message)
        ]
        assert labels == ([["Replay"]] if started else [])


async def test_new_turn_message_replaces_the_old_one_below_chat(sim: DiscordFixture) -> None:
    driver = GameDriver(sim, (0, 1))
    await driver.begin(SEED)
    for n in range(3):
        await sim.people[n].send(sim.channel, "Chat")
    message_count = len(sim.public_messages)
    who = await sim.player_to_act((0, 1))
    await sim.slash(who, "stpete pass")
    assert button_labels(sim.last_message)
    assert len(sim.public_messages) == message_count
    assert f"{PLAYER_NAMES[who]} passes" in shown_text(sim.last_message)
