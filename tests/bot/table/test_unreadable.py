"""A stored game that cannot be decoded: other games go on, and its channel gets an explanation."""

from __future__ import annotations

import logging

import pytest
import simcord

from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of
from tests.support.storage.sqlite import execute_outside

SEED = 70
MANAGER, BORIS, CATHERINE, STRANGER = 0, 1, 2, 4
PLAYERS = (BORIS, CATHERINE, 3)
"""Boris is the host. With this seed the last of the three has the first turn."""

FAULTS = {
    "broken": 'UPDATE game SET state = \'{"schema":1,"state":{}}\' WHERE id = 1',
    "newer": 'UPDATE game SET state = \'{"schema":99,"state":{}}\' WHERE id = 1',
    "no JSON": "UPDATE game SET state = 'x' WHERE id = 1",
    "unknown game": "UPDATE game SET name = 'chess' WHERE id = 1",
}


pytestmark = pytest.mark.poll_interval(HOUR)


@pytest.fixture
async def other_channel(sim: DiscordFixture) -> simcord.ChannelHandle:
    channel: simcord.ChannelHandle = sim.guild.create_text_channel("elsewhere")
    return channel


TWO_FAULTS = pytest.mark.parametrize("unreadable", ["broken", "unknown game"], indirect=True)


@pytest.fixture(params=FAULTS)
async def unreadable(
    sim: DiscordFixture,
    other_channel: simcord.ChannelHandle,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> int:
    """Make game 1 unreadable, but not game 2; both have an unannounced move at the start.

    Returns the id of game 1.
    """
    table = await sim.start(PLAYERS, SEED)
    await sim.people[BORIS].slash(other_channel, "stpete new")
    await sim.people[CATHERINE].slash(other_channel, "stpete join")
    await sim.people[BORIS].slash(other_channel, "stpete start")
    execute_outside(sim.database, FAULTS[request.param])
    execute_outside(sim.database, "UPDATE game SET announced_ply = announced_ply - 1")
    await sim.restart()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == [f"game {table.row.id} cannot be read"]
    return table.row.id


@TWO_FAULTS
@pytest.mark.usefixtures("unreadable")
async def test_other_games_go_on_and_send_reminders(
    sim: DiscordFixture, other_channel: simcord.ChannelHandle
) -> None:
    """A fixture checks that no more errors are logged."""
    other_table = await sim.bot.runtime.tables.get(other_channel.id)
    assert other_table.row.announced_ply == other_table.row.ply, (
        "the start announced the pending move"
    )
    await sim.env.advance_time(13 * HOUR)
    assert other_channel.last_message is not None
    assert "the table is waiting for you" in other_channel.last_message.content
    await sim.bot.runtime.resume()


@pytest.mark.usefixtures("unreadable")
async def test_commands_explain_that_the_game_is_unreadable(sim: DiscordFixture) -> None:
    for command in ("pass", "show board", "hand", "join", "undo", "show log"):
        assert "can’t read the game in this channel" in await sim.assert_refused(
            sim.slash(BORIS, f"stpete {command}")
        )
    assert "can’t read the game in this channel" in await sim.assert_refused(
        sim.slash(STRANGER, "stpete new")
    )
    assert await sim.autocomplete(BORIS, "stpete buy", "card") == {}
    press = sim.press(CATHERINE, sim.last_message, button_labels(sim.last_message)[0])
    assert "can’t read the game in this channel" in await sim.assert_refused(press)


async def test_unreadable_game_is_listed(sim: DiscordFixture, unreadable: int) -> None:
    lines = (await sim.private_reply(BORIS, "nevsky games")).splitlines()
    assert len(lines) == 2
    [line] = [line for line in lines if f"<#{sim.channel.id}>" in line]
    assert "can’t read" in line


@pytest.mark.parametrize(
    ("unreadable", "who"), [("newer", BORIS), ("unknown game", MANAGER)], indirect=["unreadable"]
)
async def test_unreadable_game_can_be_ended_by_host_and_managers(
    sim: DiscordFixture, unreadable: int, who: int
) -> None:
    assert "Boris" in await sim.assert_refused(sim.slash(CATHERINE, "stpete end"))
    prompt = await sim.slash(who, "stpete end")
    confirm_button = await sim.send_old_button(f"1/end-unreadable/{unreadable}/0")
    assert "Boris" in await sim.assert_refused(sim.press(CATHERINE, confirm_button, "Old"))
    assert text_of(await sim.press(who, prompt.response, "Yes, end the game")) == (
        "The game has ended without a winner."
    )
    row = await sim.bot.runtime.store.game(unreadable)
    assert row is not None
    assert (row.status, row.announced_ply) == ("abandoned", row.ply)
    assert sim.public_messages[-1].content == "The game has ended without a winner."
    assert sum(bool(button_labels(message)) for message in sim.public_messages) == 1, (
        "except for the old button"
    )
    assert "There’s no game" in await sim.assert_refused(sim.press(who, confirm_button, "Old"))
    await sim.slash(STRANGER, "stpete new")
    assert (await sim.table()).row.id != unreadable


async def test_readable_game_is_not_ended_as_unreadable(sim: DiscordFixture) -> None:
    table: Table = await sim.start(PLAYERS, SEED)
    confirm_button = await sim.send_old_button(f"1/end-unreadable/{table.row.id}/0")
    assert "earlier game" in await sim.assert_refused(sim.press(BORIS, confirm_button, "Old"))
    assert table.row.status == "running"


@pytest.mark.parametrize(
    ("unreadable", "status"), [("no JSON", 403), ("unknown game", 500)], indirect=["unreadable"]
)
async def test_unannounced_end_is_announced_at_the_next_start(
    sim: DiscordFixture, unreadable: int, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    prompt = await sim.slash(BORIS, "stpete end")
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=status)
    await sim.press(BORIS, prompt.response, "Yes, end the game")
    row = await sim.bot.runtime.store.game(unreadable)
    assert row is not None
    assert (row.status, row.announced_ply < row.ply) == ("abandoned", True)
    for _ in range(2):
        await sim.restart()
        caplog.clear()
        announcements = [
            message.content
            for message in sim.public_messages
            if "without a winner" in message.content
        ]
        assert announcements == ["The game has ended without a winner."]
