"""Players who keep a table waiting are reminded once, after half of the time that they have."""

from __future__ import annotations

import pytest

from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    use_seed,
)
from tests.support.simulated_discord.saint_petersburg import CATHERINE, SEED

REMINDER = "the table is waiting for you"


pytestmark = pytest.mark.poll_interval(HOUR // 4)


async def start_with_reminders(
    sim: DiscordFixture, pace: str = "8 hours a move", **changes: str | bool
) -> None:
    """Start a game at a pace, by default with reminders after 4 hours, and change more settings."""
    await sim.slash(0, "stpete new")
    await sim.configure(0, {"Pace": pace, **changes})
    for who in (1, 2):
        await sim.slash(who, "stpete join")
    use_seed(await sim.table(), SEED)
    await sim.slash(0, "stpete start")


@pytest.mark.parametrize(
    ("pace", "hours"),
    [("8 hours a move", 4), ("24 hours a move", 12), ("3 days a move", 36), ("No limit", 24)],
)
async def test_player_to_act_is_reminded_once(sim: DiscordFixture, pace: str, hours: int) -> None:
    await start_with_reminders(sim, pace)
    turn = sim.last_message
    await sim.env.advance_time(hours * HOUR - HOUR // 2)
    assert sim.last_message.id == turn.id
    await sim.env.advance_time(HOUR)
    reminder = sim.last_message
    assert REMINDER in reminder.content
    assert reminder.raw_mentions == [sim.people[CATHERINE].id]
    assert button_labels(reminder) == button_labels(turn)
    assert len(sim.public_messages) == 2, "it replaces the turn message"
    await sim.env.advance_time((hours - 2) * HOUR)
    assert sim.last_message.id == reminder.id
    await sim.press(CATHERINE, reminder, "Pass")
    assert "Catherine passes" in sim.last_message.content


async def test_no_reminder_is_sent_in_a_live_game(sim: DiscordFixture) -> None:
    await start_with_reminders(sim, "Live, 3 minutes a move")
    assert (await sim.table()).seats[CATHERINE].remind_at is None


async def test_only_the_next_player_is_reminded_after_a_move(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    await sim.env.advance_time(2 * HOUR)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(3 * HOUR)
    assert REMINDER not in sim.last_message.content
    await sim.env.advance_time(2 * HOUR)
    assert REMINDER in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[0].id]


async def test_reminder_is_sent_once_after_a_restart(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    await sim.env.advance_time(2 * HOUR)
    await sim.restart()
    await sim.env.advance_time(3 * HOUR)
    assert REMINDER in sim.last_message.content
    reminder = sim.last_message
    await sim.restart()
    await sim.env.advance_time(2 * HOUR)
    assert sim.last_message.id == reminder.id, "another restart does not repeat it"


async def test_opted_out_user_gets_no_reminder(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    turn = sim.last_message
    settings = await sim.slash(CATHERINE, "nevsky settings")
    await sim.press(CATHERINE, settings.response, "Remind me: yes")
    await sim.env.advance_time(5 * HOUR)
    assert sim.last_message.id == turn.id
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(5 * HOUR)
    assert sim.last_message.raw_mentions == [sim.people[0].id], "other players are still reminded"


async def test_reminder_mentions_the_player_even_if_mentions_are_off(sim: DiscordFixture) -> None:
    await start_with_reminders(sim, "8 hours a move", **{"Mention players on their turn": False})
    assert sim.last_message.raw_mentions == []
    await sim.env.advance_time(5 * HOUR)
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert f"<@{sim.people[CATHERINE].id}>, {REMINDER}" in sim.last_message.content


async def test_rejected_reminder_is_sent_later(sim: DiscordFixture) -> None:
    await start_with_reminders(sim)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500)
    await sim.env.advance_time(4 * HOUR + HOUR // 4)
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert REMINDER in sim.last_message.content
    assert len(sim.public_messages) == 2


async def test_unsent_reminder_is_dropped_after_a_move(sim: DiscordFixture) -> None:
    """The next turn message makes it unnecessary."""
    await start_with_reminders(sim)
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=403, code=50013, times=None)
    await sim.env.advance_time(4 * HOUR + HOUR // 2)
    sim.env.backend.faults.clear()
    await sim.slash(CATHERINE, "stpete pass")
    assert REMINDER not in sim.last_message.content
    await sim.slash(0, "stpete show board")
    assert REMINDER not in sim.last_message.content
    assert sim.last_message.raw_mentions == []
