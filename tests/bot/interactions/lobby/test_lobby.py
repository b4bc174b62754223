"""The lobby by commands and by buttons: joining, leaving, starting, ending, permissions."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import Env

from bot.client import NevskyClient
from bot.permissions import CHANNEL_PERMISSIONS
from engine.games.saint_petersburg.state import Options
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    disabled_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import end_game
from tests.support.storage.sqlite import latest_game

HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
"""The first person owns the server."""


async def open_table(sim: DiscordFixture, who: int = BORIS, **options: Any) -> discord.Message:
    """Open a table and return the lobby message."""
    await sim.slash(who, "stpete new", **options)
    return sim.last_message


def seated_names(sim: DiscordFixture) -> list[str]:
    """Return the people whom the lobby message lists, in order."""
    lines = [line for line in shown_text(sim.last_message).splitlines() if line[:1].isdigit()]
    return [next(name for name in PLAYER_NAMES if name in line) for line in lines]


async def test_lobby_works_by_commands(sim: DiscordFixture) -> None:
    assert "rubles" not in shown_text(await open_table(sim)), "usual options are not mentioned"
    assert seated_names(sim) == ["Boris"]
    for who in (CATHERINE, DMITRI):
        assert "at the table" in await sim.private_reply(who, "stpete join")
    assert seated_names(sim) == ["Boris", "Catherine", "Dmitri"]
    await sim.slash(CATHERINE, "stpete leave")
    assert seated_names(sim) == ["Boris", "Dmitri"]
    assert len(sim.public_messages) == 1, "the lobby is one message, edited in place"
    assert "begins" in await sim.private_reply(BORIS, "stpete start")
    assert (await sim.table()).row.status == "running"
    assert len(sim.public_messages) == 2
    assert button_labels(sim.public_messages[0]) == [], "nobody can join the running game"
    assert "has begun" in shown_text(sim.public_messages[0])


async def test_lobby_works_by_buttons_also_after_a_restart(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    await sim.restart()
    for who in (CATHERINE, DMITRI):
        assert "at the table" in text_of(await sim.press(who, lobby, "Join"))
    await sim.press(CATHERINE, lobby, "Leave")
    assert seated_names(sim) == ["Boris", "Dmitri"]
    assert len(sim.public_messages) == 1
    await sim.restart()
    await sim.press(BORIS, sim.last_message, "Start")
    assert (await sim.table()).row.status == "running"


async def test_joining_twice_is_refused(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    for who in (BORIS, CATHERINE):
        if who != BORIS:
            await sim.press(who, lobby, "Join")
        assert "already" in await sim.assert_refused(sim.press(who, lobby, "Join"))
        assert "already" in await sim.assert_refused(sim.slash(who, "stpete join"))


async def test_only_players_can_leave(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    assert "not at this table" in await sim.assert_refused(sim.press(EVE, lobby, "Leave"))


async def test_full_table_offers_no_seat(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    assert {"Join (3 free)", "Add AI", "Invite"} <= set(button_labels(lobby))
    for who in (CATHERINE, DMITRI, EVE):
        await sim.press(who, lobby, "Join")
    shown = button_labels(sim.last_message)
    assert shown == [
        "Leave",
        "Settings",
        "Start",
        "Variants",
        "Rules",
        "Move to a thread",
        "Show me how",
    ]
    old_button = await sim.send_old_button(f"1/join/{(await sim.table()).row.id}/0")
    assert "All 4 seats" in await sim.assert_refused(sim.press(HOST, old_button, "Old"))
    await old_button.delete()
    await sim.press(EVE, lobby, "Leave")
    assert {"Join (1 free)", "Add AI", "Invite"} <= set(button_labels(sim.last_message))


async def test_full_table_offers_to_remove_its_ai(sim: DiscordFixture) -> None:
    await open_table(sim)
    for _ in range(3):
        await sim.slash(BORIS, "stpete ai", level="easy")
    assert "Add AI" not in button_labels(sim.last_message)
    panel = await sim.press(BORIS, sim.last_message, "Remove an AI")
    assert all(label.startswith("Remove ") for label in button_labels(panel.response))


async def test_game_can_be_started_once_enough_have_joined(sim: DiscordFixture) -> None:
    await sim.slash(BORIS, "heller new")
    assert disabled_labels(sim.last_message) == ["Start"]
    assert "One more player, and Boris can start." in shown_text(sim.last_message)
    await sim.press(CATHERINE, sim.last_message, "Join")
    assert disabled_labels(sim.last_message) == []
    assert "There is room for 2 more, or" in shown_text(sim.last_message)
    await sim.press(CATHERINE, sim.last_message, "Leave")
    assert disabled_labels(sim.last_message) == ["Start"]


async def test_next_player_becomes_host_when_the_host_leaves(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    await sim.press(CATHERINE, lobby, "Join")
    assert "Boris" in await sim.assert_refused(sim.press(CATHERINE, lobby, "Start"))
    await sim.press(BORIS, lobby, "Leave")
    assert seated_names(sim) == ["Catherine"]
    assert "(host)" in shown_text(sim.last_message)
    await sim.press(CATHERINE, lobby, "Start")
    assert (await sim.table()).row.status == "running"


async def test_table_closes_when_the_last_player_leaves(sim: DiscordFixture) -> None:
    lobby = await open_table(sim)
    await sim.press(BORIS, lobby, "Leave")
    assert "no game" in await sim.private_reply(BORIS, "stpete join")
    assert not any(
        "Join" in label for message in sim.public_messages for label in button_labels(message)
    )
    await open_table(sim, CATHERINE)
    assert seated_names(sim) == ["Catherine"]


async def test_channel_and_its_thread_each_have_one_game(
    sim: DiscordFixture, simcord_bot: NevskyClient
) -> None:
    await open_table(sim)
    assert "already" in await sim.assert_refused(sim.slash(CATHERINE, "stpete new"))
    channel = simcord_bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="a second table", type=discord.ChannelType.public_thread)
    thread = sim.channel.threads[0]
    answer = await sim.people[CATHERINE].slash(thread, "stpete new")
    assert "open" in text_of(answer)
    await sim.people[CATHERINE].slash(thread, "stpete start")
    turn = thread.history()[-1]
    assert f"<@{sim.people[CATHERINE].id}>" in turn.content
    pass_reply = await sim.people[CATHERINE].slash(thread, "stpete pass")
    assert "You pass" in text_of(pass_reply)
    assert (await sim.table()).row.status == "lobby", "the other table is unchanged"


async def test_moves_are_refused_before_the_start(sim: DiscordFixture) -> None:
    await open_table(sim)
    for command in ("buy", "take", "play", "pass", "hand", "show board", "show tableau", "pub"):
        reply = await sim.assert_refused(sim.slash(BORIS, f"stpete {command}"))
        assert "hasn’t begun" in reply
        assert "You can start it with the button" in reply, "he is the host"
        assert "</stpete start:" in reply
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy"))
    assert "The host starts it with the button" in reply


async def test_commands_without_a_game_say_how_to_open_one(sim: DiscordFixture) -> None:
    move_commands, other_commands = (
        ("buy", "pass", "discard"),
        ("hand", "show board", "join", "leave", "start", "end"),
    )
    for command in move_commands + other_commands:
        assert "</stpete new:" in await sim.assert_refused(sim.slash(BORIS, f"stpete {command}"))


async def test_options_of_the_command_are_used(sim: DiscordFixture) -> None:
    options = {"open-rubles": True, "open-hands": True, "extra-marker": 3}
    assert "seat 3" in shown_text(await open_table(sim, **options))
    options_of_table = (await sim.table()).options
    assert options_of_table == Options(open_rubles=True, open_hands=True, extra_marker=2)


async def test_ending_a_running_game_needs_confirmation(sim: DiscordFixture) -> None:
    await sim.start((BORIS, CATHERINE))
    prompt = await sim.slash(BORIS, "stpete end")
    assert "Are you sure?" in text_of(prompt)
    assert (await sim.table()).row.status == "running"
    reply = await sim.press(BORIS, prompt.response, "Yes, end the game")
    assert "ended" in text_of(reply)
    assert "without a winner" in shown_text(sim.last_message)
    assert "no game" in await sim.private_reply(BORIS, "stpete hand")
    new_table_reply = await sim.slash(BORIS, "stpete new")
    assert "open" in text_of(new_table_reply)


async def test_only_the_host_can_end_a_game(sim: DiscordFixture) -> None:
    await sim.start((BORIS, CATHERINE))
    for who in (CATHERINE, DMITRI):
        reply = await sim.assert_refused(sim.slash(who, "stpete end"))
        assert "Boris" in reply
        assert "Manage Channels" in reply


async def test_channel_managers_can_end_a_game(sim: DiscordFixture) -> None:
    await sim.start((BORIS, CATHERINE))
    await end_game(sim, HOST)
    assert "without a winner" in shown_text(sim.last_message)


async def test_confirming_the_end_checks_the_permission_again(sim: DiscordFixture) -> None:
    table = await sim.start((BORIS, CATHERINE))
    confirm_button = await sim.send_old_button(f"1/end/{table.row.id}/0")
    assert "Boris" in await sim.assert_refused(sim.press(CATHERINE, confirm_button, "Old"))


@pytest.mark.parametrize("missing", CHANNEL_PERMISSIONS[1:])
async def test_missing_permission_is_named_and_no_table_opened(
    sim: DiscordFixture, simcord_env: Env, missing: str
) -> None:
    me = sim.guild.me
    denied = discord.PermissionOverwrite(**{missing: False})
    closed = sim.guild.create_text_channel("closed", overwrites={me: denied})
    answer = await sim.people[BORIS].slash(closed, "stpete new")
    assert missing.replace("_", " ").title() in text_of(answer)
    assert closed.history() == []
    assert await latest_game(sim.bot.runtime.store, closed.id) is None


@pytest.mark.parametrize(
    ("denied", "named"),
    [("send_messages_in_threads", "Send Messages in Threads"), ("send_messages", None)],
)
async def test_thread_has_a_permission_to_send_of_its_own(
    sim: DiscordFixture, denied: str, named: str | None
) -> None:
    """In threads, Discord asks for Send Messages in Threads instead of Send Messages."""
    overwrites = {sim.guild.me: discord.PermissionOverwrite(**{denied: False})}
    handle = sim.guild.create_text_channel("with threads", overwrites=overwrites)
    await sim.env.settle()
    channel = sim.bot.get_channel(handle.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    (thread,) = handle.threads
    answer = text_of(await sim.people[BORIS].slash(thread, "stpete new"))
    is_open = await latest_game(sim.bot.runtime.store, thread.id) is not None
    assert is_open == (named is None)
    assert named is None or named in answer
