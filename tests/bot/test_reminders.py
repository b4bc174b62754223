"""Whoever lets a table wait is reminded: once, when the table says, and after a restart too."""

from __future__ import annotations

import pytest

from bot.table.preferences import REMINDER_HOURS
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import Room, labels

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

WAITS = "the table is waiting for you"


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, HOUR // 4)


async def begin(room: Room, hours: int = 1, *presses: str) -> None:
    """Begin a game with reminders after so many hours, having pressed these settings before."""
    await room.slash(0, "stpete new")
    shown = await room.press(0, room.last, "Settings")
    while f"Reminder: {hours or 'off'}" not in " ".join(labels(shown.response)):
        label = next(one for one in labels(shown.response) if one.startswith("Reminder"))
        shown = await room.press(0, shown.response, label)
    for label in presses:
        await room.press(0, shown.response, label)
    for who in (1, 2):
        await room.slash(who, "stpete join")
    table = await room.table()
    start = table.start

    async def seeded(user_id: int, interaction_id: int) -> None:
        await start(user_id, interaction_id, SEED)

    table.start = seeded  # type: ignore[method-assign, assignment]
    await room.slash(0, "stpete start")


@pytest.mark.parametrize("hours", [hours for hours in REMINDER_HOURS if hours])
async def test_who_is_to_act_is_reminded_once(room: Room, hours: int) -> None:
    await begin(room, hours)
    turn = room.last
    await room.env.advance_time(hours * HOUR - HOUR // 2)
    assert room.last.id == turn.id
    await room.env.advance_time(HOUR)
    reminder = room.last
    assert WAITS in reminder.content
    assert reminder.raw_mentions == [room.people[CATHERINE].id]
    assert labels(reminder) == labels(turn)
    assert len(room.public) == 2, "it takes the place of the turn's message"
    await room.env.advance_time(2 * hours * HOUR)
    assert room.last.id == reminder.id
    await room.press(CATHERINE, reminder, "Pass")
    assert "Catherine passes" in room.last.content


async def test_a_table_without_reminders_waits_in_silence(room: Room) -> None:
    await begin(room, 0)
    turn = room.last
    await room.env.advance_time(72 * HOUR)
    assert room.last.id == turn.id


async def test_who_has_acted_is_not_reminded_but_who_is_next(room: Room) -> None:
    await begin(room)
    await room.env.advance_time(HOUR // 2)
    await room.slash(CATHERINE, "stpete pass")
    await room.env.advance_time(3 * HOUR // 4)
    assert WAITS not in room.last.content
    await room.env.advance_time(HOUR // 2)
    assert WAITS in room.last.content
    assert room.last.raw_mentions == [room.people[0].id]


async def test_a_reminder_is_given_after_a_restart(room: Room) -> None:
    await begin(room)
    await room.env.advance_time(HOUR // 2)
    await room.restart()
    await room.env.advance_time(HOUR)
    assert WAITS in room.last.content
    reminder = room.last
    await room.restart()
    await room.env.advance_time(3 * HOUR)
    assert room.last.id == reminder.id, "and not once more after another one"


async def test_who_wants_no_reminders_gets_none(room: Room) -> None:
    await begin(room)
    turn = room.last
    settings = await room.slash(CATHERINE, "nevsky settings")
    await room.press(CATHERINE, settings.response, "Remind me: yes")
    await room.env.advance_time(3 * HOUR)
    assert room.last.id == turn.id
    await room.slash(CATHERINE, "stpete pass")
    await room.env.advance_time(3 * HOUR)
    assert room.last.raw_mentions == [room.people[0].id], "the others are reminded"


async def test_a_reminder_calls_who_is_not_mentioned_otherwise(room: Room) -> None:
    await begin(room, 1, "Mentions: on")
    assert room.last.raw_mentions == []
    await room.env.advance_time(2 * HOUR)
    assert room.last.raw_mentions == [room.people[CATHERINE].id]
    assert f"<@{room.people[CATHERINE].id}>, {WAITS}" in room.last.content


async def test_a_reminder_that_discord_does_not_take_is_given_later(room: Room) -> None:
    await begin(room)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500)
    await room.env.advance_time(HOUR + HOUR // 4)
    assert room.last.raw_mentions == [room.people[CATHERINE].id]
    assert WAITS in room.last.content
    assert len(room.public) == 2


async def test_a_move_overtakes_its_reminder(room: Room) -> None:
    """The reminder could not be posted; the turn's message after it says all there is to say."""
    await begin(room)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013, times=None)
    await room.env.advance_time(HOUR + HOUR // 2)
    room.env.backend.faults.clear()
    await room.slash(CATHERINE, "stpete pass")
    assert WAITS not in room.last.content
    await room.slash(0, "stpete board")
    assert WAITS not in room.last.content
    assert room.last.raw_mentions == []
