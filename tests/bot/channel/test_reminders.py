"""Players who keep a table waiting are reminded once, after the time that the table sets."""

from __future__ import annotations

import pytest

from bot.table.preferences import REMINDER_HOURS
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

REMINDER = "the table is waiting for you"


pytestmark = pytest.mark.poll_interval(HOUR // 4)


async def start_with_reminders(sim: DiscordFixture, hours: int = 1, *presses: str) -> None:
    """Start a game with reminders after this many hours, and press more settings buttons."""
    await sim.slash(0, "stpete new")
    settings = await sim.press(0, sim.last_message, "Settings")
    while f"Reminder: {hours or 'off'}" not in " ".join(button_labels(settings.response)):
        label = next(
            label for label in button_labels(settings.response) if label.startswith("Reminder")
        )
        settings = await sim.press(0, settings.response, label)
    for label in presses:
        await sim.press(0, settings.response, label)
    for who in (1, 2):
        await sim.slash(who, "stpete join")
    table = await sim.table()
    start = table.lobby.start

    async def seeded(user_id: int, interaction_id: int) -> None:
        await start(user_id, interaction_id, SEED)

    table.lobby.start = seeded  # type: ignore[method-assign, assignment]
    await sim.slash(0, "stpete start")


@pytest.mark.parametrize("hours", [hours for hours in REMINDER_HOURS if hours])
async def test_player_to_act_is_reminded_once(sim: DiscordFixture, hours: int) -> None:
    await start_with_reminders(sim, hours)
    turn = sim.last_message
    await sim.env.advance_time(hours * HOUR - HOUR // 2)
    assert sim.last_message.id == turn.id
    await sim.env.advance_time(HOUR)
    reminder = sim.last_message
    assert REMINDER in reminder.content
    assert reminder.raw_mentions == [sim.people[CATHERINE].id]
    assert button_labels(reminder) == button_labels(turn)
    assert len(sim.public_messages) == 2, "it replaces the turn message"
    await sim.env.advance_time(2 * hours * HOUR)
    assert sim.last_message.id == reminder.id
    await sim.press(CATHERINE, reminder, "Pass")
    assert "Catherine passes" in sim.last_message.content


async def test_no_reminder_is_sent_if_the_table_has_them_off(sim: DiscordFixture) -> None:
    await start_with_reminders(sim, 0)
    turn = sim.last_message
    await sim.env.advance_time(72 * HOUR)
    assert sim.last_message.id == turn.id


async def test_only_the_next_player_is_reminded_after_a_move(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    await sim.env.advance_time(HOUR // 2)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(3 * HOUR // 4)
    assert REMINDER not in sim.last_message.content
    await sim.env.advance_time(HOUR // 2)
    assert REMINDER in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[0].id]


async def test_reminder_is_sent_once_after_a_restart(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    await sim.env.advance_time(HOUR // 2)
    await sim.restart()
    await sim.env.advance_time(HOUR)
    assert REMINDER in sim.last_message.content
    reminder = sim.last_message
    await sim.restart()
    await sim.env.advance_time(3 * HOUR)
    assert sim.last_message.id == reminder.id, "another restart does not repeat it"


async def test_opted_out_user_gets_no_reminder(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    turn = sim.last_message
    settings = await sim.slash(CATHERINE, "nevsky settings")
    await sim.press(CATHERINE, settings.response, "Remind me: yes")
    await sim.env.advance_time(3 * HOUR)
    assert sim.last_message.id == turn.id
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(3 * HOUR)
    assert sim.last_message.raw_mentions == [sim.people[0].id], "other players are still reminded"


async def test_reminder_mentions_the_player_even_if_mentions_are_off(sim: DiscordFixture) -> None:
    await start_with_reminders(sim, 1, "Mentions: on")
    assert sim.last_message.raw_mentions == []
    await sim.env.advance_time(2 * HOUR)
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert f"<@{sim.people[CATHERINE].id}>, {REMINDER}" in sim.last_message.content


async def test_rejected_reminder_is_sent_later(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500)
    await sim.env.advance_time(HOUR + HOUR // 4)
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert REMINDER in sim.last_message.content
    assert len(sim.public_messages) == 2


async def test_unsent_reminder_is_dropped_after_a_move(sim: DiscordFixture) -> None:
    """The next turn message makes it unnecessary."""
    await start_with_reminders(sim)
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=403, code=50013, times=None)
    await sim.env.advance_time(HOUR + HOUR // 2)
    sim.env.backend.faults.clear()
    await sim.slash(CATHERINE, "stpete pass")
    assert REMINDER not in sim.last_message.content
    await sim.slash(0, "stpete show board")
    assert REMINDER not in sim.last_message.content
    assert sim.last_message.raw_mentions == []
