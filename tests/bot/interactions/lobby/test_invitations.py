"""Invitations to a table: each invited user is mentioned once, and nobody else is."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.table.lobby import MAX_INVITATIONS
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    controls_of,
    shown_text,
    text_of,
)

HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
PEOPLE_MENU = 5


async def open_table(sim: DiscordFixture) -> Any:
    """Open a table as Žofie. Returns the answer, which has a menu for invitations."""
    return (await sim.slash(HOST, f"{sim.ui.command_name} new")).response


async def invite_by_button(sim: DiscordFixture, *whom: Any) -> str:
    """Invite people by the button of the lobby, as its host."""
    answer = await sim.press(HOST, sim.last_message, "Invite")
    return await invite(sim, answer.response, *whom)


async def invite(sim: DiscordFixture, message: Any, *whom: Any, by: int = HOST) -> str:
    users = [sim.people[who] if isinstance(who, int) else who for who in whom]
    return text_of(await sim.people[by].select(message, users))


def mentions(sim: DiscordFixture) -> list[tuple[int, ...]]:
    """Return for each message sent to the channel the users that it may mention."""
    path = f"/channels/{sim.channel.id}/messages"
    return [
        tuple(request.json["allowed_mentions"].get("users", ()))
        for request in sim.env.http_requests
        if request.method == "POST" and request.path == path
    ]


def user_ids_of(sim: DiscordFixture, *whom: int) -> tuple[int, ...]:
    return tuple(sim.people[who].id for who in whom)


async def test_people_can_be_invited_when_a_table_is_opened(sim: DiscordFixture) -> None:
    message = await open_table(sim)
    [menu] = controls_of(message)
    assert menu["type"] == PEOPLE_MENU
    assert await invite(sim, message, BORIS, EVE) == "All invited!"
    assert mentions(sim) == [(), user_ids_of(sim, BORIS, EVE)]
    assert len(sim.public_messages) == 1, "the lobby message was reposted at the bottom"
    assert f"Invited: <@{sim.people[BORIS].id}> and <@{sim.people[EVE].id}>" in shown_text(
        sim.last_message
    )


async def test_people_can_be_invited_by_a_lobby_button(sim: DiscordFixture) -> None:
    await open_table(sim)
    assert await invite_by_button(sim, CATHERINE) == "Invited!"
    assert mentions(sim)[-1] == user_ids_of(sim, CATHERINE)


@pytest.mark.poll_interval(60 * 60)
async def test_repeated_invitations_mention_nobody_again(sim: DiscordFixture) -> None:
    message = await open_table(sim)
    await invite(sim, message, BORIS)
    assert "invited" in await invite_by_button(sim, BORIS)
    await invite_by_button(sim, BORIS, EVE)
    await sim.press(CATHERINE, sim.last_message, "Join")
    await sim.env.advance_time(3 * 60 * 60)
    await sim.press(DMITRI, sim.last_message, "Join")
    await sim.restart()
    await sim.slash(DMITRI, "stpete leave")
    assert [user_ids for user_ids in mentions(sim) if user_ids] == [
        user_ids_of(sim, BORIS),
        user_ids_of(sim, EVE),
    ]
    assert f"<@{sim.people[BORIS].id}>" in shown_text(sim.last_message), (
        "the invitation is still open"
    )


@pytest.mark.parametrize("after", ["the post", "the move"])
async def test_invitation_is_mentioned_once_despite_a_crash(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    answer = await open_table(sim)
    await sim.env.advance_time(60)

    async def crash(*_: Any, **__: Any) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        if after == "the post":
            broken.setattr(sim.bot.runtime.store, "mark_announced", crash)
        else:
            broken.setattr(sim.bot.runtime.channel_updater._sender, "send", crash)
        await invite(sim, answer, BORIS)
    await sim.env.advance_time(2)
    await sim.restart()
    assert [user_ids for user_ids in mentions(sim) if user_ids] == [user_ids_of(sim, BORIS)]
    assert len([message for message in sim.public_messages if button_labels(message)]) == 1
    await sim.press(EVE, sim.last_message, "Join")
    assert [user_ids for user_ids in mentions(sim) if user_ids] == [user_ids_of(sim, BORIS)]


async def test_opted_out_user_is_named_but_not_mentioned(sim: DiscordFixture) -> None:
    await sim.change_own_setting(BORIS, "Mention me on my turn: yes")
    await invite(sim, await open_table(sim), BORIS, EVE)
    assert mentions(sim)[-1] == user_ids_of(sim, EVE)
    assert f"<@{sim.people[BORIS].id}>" in shown_text(sim.last_message)


async def test_joining_clears_the_invitation(sim: DiscordFixture) -> None:
    await invite(sim, await open_table(sim), BORIS, EVE)
    await sim.press(BORIS, sim.last_message, "Join")
    assert shown_text(sim.last_message).count("<@") == 1
    assert len(mentions(sim)) == 2, "the lobby is edited, and nobody is mentioned"


async def test_bots_strangers_and_players_cannot_be_invited(sim: DiscordFixture) -> None:
    bot = sim.guild.add_member(sim.env.create_user("robot", bot=True))
    former_member = simcord.UserHandle(sim.env, sim.env.backend.users[sim.people[EVE].id])
    sim.guild.remove_member(sim.people[EVE])
    await open_table(sim)
    for whom in (bot, former_member):
        assert "can play here" in await invite_by_button(sim, whom)
    assert "are sitting here" in await invite_by_button(sim, HOST)
    assert [user_ids for user_ids in mentions(sim) if user_ids] == []


async def test_only_the_host_can_invite(sim: DiscordFixture) -> None:
    message = await open_table(sim)
    await sim.press(BORIS, sim.last_message, "Join")
    assert "Žofie, the host" in await sim.assert_refused(
        sim.press(BORIS, sim.last_message, "Invite")
    )
    await sim.press(HOST, sim.last_message, "Leave")
    assert "Boris, the host" in await invite(sim, message, EVE)


async def test_invitations_per_table_are_limited(sim: DiscordFixture) -> None:
    friends = [
        sim.guild.add_member(sim.env.create_user(f"guest{number}"))
        for number in range(MAX_INVITATIONS + 1)
    ]
    await invite(sim, await open_table(sim), *friends[:MAX_INVITATIONS])
    assert f"at most {MAX_INVITATIONS}" in await invite_by_button(sim, friends[-1])


async def test_invitation_to_a_running_game_is_refused(sim: DiscordFixture) -> None:
    message = await open_table(sim)
    await sim.slash(HOST, "stpete start")
    assert "already running" in await invite(sim, message, EVE)


async def test_deletion_covers_invitations(sim: DiscordFixture) -> None:
    await invite(sim, await open_table(sim), BORIS, EVE)
    await sim.forget(EVE)
    table = await sim.table()
    stored = str(await sim.bot.runtime.store.moves(table.row.id, 0))
    assert str(sim.people[EVE].id) not in stored
    assert str(sim.people[BORIS].id) in stored
