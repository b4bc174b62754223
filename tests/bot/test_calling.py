"""People are called to a table: each is mentioned once, and nobody else ever is."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.table.lobby import MAX_INVITATIONS
from tests.bot.room import Room, controls_of, labels, text_of

HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
PEOPLE_MENU = 5


async def opened(room: Room) -> Any:
    """A lobby of Žofie's; returns the answer in which she can call people at once."""
    return (await room.slash(HOST, f"{room.ui.command_name} new")).response


async def call(room: Room, shown: Any, *whom: Any, by: int = HOST) -> str:
    picked = [room.people[one] if isinstance(one, int) else one for one in whom]
    return text_of(await room.people[by].select(shown, picked))


def mentions(room: Room) -> list[tuple[int, ...]]:
    """Whom each message that was sent to the channel was allowed to notify."""
    path = f"/channels/{room.channel.id}/messages"
    return [
        tuple(one.json["allowed_mentions"].get("users", ()))
        for one in room.env.http_requests
        if one.method == "POST" and one.path == path
    ]


def ids(room: Room, *whom: int) -> tuple[int, ...]:
    return tuple(room.people[one].id for one in whom)


async def test_who_opens_a_table_can_call_people_at_once(room: Room) -> None:
    shown = await opened(room)
    [menu] = controls_of(shown)
    assert menu["type"] == PEOPLE_MENU
    assert await call(room, shown, BORIS, EVE) == "The invitations are out."
    assert mentions(room) == [(), ids(room, BORIS, EVE)]
    assert len(room.public) == 1, "the lobby itself came to the bottom"
    assert f"Invited: <@{room.people[BORIS].id}> and <@{room.people[EVE].id}>" in room.last.content


async def test_people_are_called_by_a_button_of_the_lobby(room: Room) -> None:
    await opened(room)
    answer = await room.press(HOST, room.last, "Invite")
    assert await call(room, answer.response, CATHERINE) == "The invitation is out."
    assert mentions(room)[-1] == ids(room, CATHERINE)


async def test_nobody_is_mentioned_a_second_time(room: Room) -> None:
    shown = await opened(room)
    await call(room, shown, BORIS)
    answer = await room.press(HOST, room.last, "Invite")
    assert "invited already" in await call(room, answer.response, BORIS)
    answer = await room.press(HOST, room.last, "Invite")
    await call(room, answer.response, BORIS, EVE)
    await room.press(CATHERINE, room.last, "Join")
    await room.env.advance_time(3 * 60 * 60)
    await room.press(DMITRI, room.last, "Join")
    await room.restart()
    await room.slash(DMITRI, "stpete leave")
    assert [one for one in mentions(room) if one] == [ids(room, BORIS), ids(room, EVE)]
    assert f"<@{room.people[BORIS].id}>" in room.last.content, "he is still awaited"


@pytest.mark.parametrize("after", ["the post", "the move"])
async def test_a_crash_calls_nobody_twice(
    room: Room, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    shown = await opened(room)
    await room.env.advance_time(60)

    async def crash(*_: Any, **__: Any) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        if after == "the post":
            broken.setattr(room.bot.runtime.store, "mark_announced", crash)
        else:
            broken.setattr(room.bot.runtime.channel_updater._sender, "send", crash)
        await call(room, shown, BORIS)
    await room.env.advance_time(2)
    await room.restart()
    assert [one for one in mentions(room) if one] == [ids(room, BORIS)]
    assert len([one for one in room.public if labels(one)]) == 1
    await room.press(EVE, room.last, "Join")
    assert [one for one in mentions(room) if one] == [ids(room, BORIS)]


async def test_who_wants_no_mentions_is_named_and_not_notified(room: Room) -> None:
    settings = await room.slash(BORIS, "nevsky settings")
    await room.press(BORIS, settings.response, "Mention me on my turn: yes")
    await call(room, await opened(room), BORIS, EVE)
    assert mentions(room)[-1] == ids(room, EVE)
    assert f"<@{room.people[BORIS].id}>" in room.last.content


async def test_who_sits_down_is_awaited_no_more(room: Room) -> None:
    await call(room, await opened(room), BORIS, EVE)
    await room.press(BORIS, room.last, "Join")
    assert room.last.content.count("<@") == 1
    assert len(mentions(room)) == 2, "the lobby is edited, and nobody notified"


async def test_bots_strangers_and_who_sits_already_are_not_called(room: Room) -> None:
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    gone = simcord.UserHandle(room.env, room.env.backend.users[room.people[EVE].id])
    room.guild.remove_member(room.people[EVE])
    await opened(room)
    for whom in (robot, gone):
        answer = await room.press(HOST, room.last, "Invite")
        assert "can play here" in await call(room, answer.response, whom)
    answer = await room.press(HOST, room.last, "Invite")
    assert "sit here" in await call(room, answer.response, HOST)
    assert [one for one in mentions(room) if one] == []


async def test_only_the_host_calls(room: Room) -> None:
    shown = await opened(room)
    await room.press(BORIS, room.last, "Join")
    assert "Žofie, the host" in await room.refused(room.press(BORIS, room.last, "Invite"))
    await room.press(HOST, room.last, "Leave")
    assert "Boris, the host" in await call(room, shown, EVE)


async def test_a_table_is_no_megaphone(room: Room) -> None:
    many = [
        room.guild.add_member(room.env.create_user(f"guest{number}"))
        for number in range(MAX_INVITATIONS + 1)
    ]
    await call(room, await opened(room), *many[:MAX_INVITATIONS])
    answer = await room.press(HOST, room.last, "Invite")
    assert f"at most {MAX_INVITATIONS}" in await call(room, answer.response, many[-1])


async def test_nobody_is_called_to_a_game_that_runs(room: Room) -> None:
    shown = await opened(room)
    await room.slash(HOST, "stpete start")
    assert "running already" in await call(room, shown, EVE)


async def test_a_full_table_calls_nobody(room: Room) -> None:
    await opened(room)
    for who in (BORIS, CATHERINE, DMITRI):
        await room.press(who, room.last, "Join")
    assert not any(label.startswith(("Join", "Invite")) for label in labels(room.last))
    await room.press(DMITRI, room.last, "Leave")
    assert "Join (1 free)" in labels(room.last)


async def test_who_was_called_and_asks_to_be_forgotten_is(room: Room) -> None:
    await call(room, await opened(room), BORIS, EVE)
    about = await room.slash(EVE, "nevsky about")
    asked = await room.press(EVE, about.response, "Delete what is stored about me")
    await room.press(EVE, asked.response, "Yes, delete it")
    table = await room.table()
    stored = str(await room.bot.runtime.store.moves(table.row.id, 0))
    assert str(room.people[EVE].id) not in stored
    assert str(room.people[BORIS].id) in stored
