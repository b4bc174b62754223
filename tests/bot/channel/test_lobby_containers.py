"""The message of a lobby is a container, unless it calls somebody or an earlier version sent it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.channel import lobby_message as lobby_messages
from bot.channel.outgoing_message import OutgoingMessage
from tests.bot.interactions.lobby.test_invitations import invite
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    components_of,
    shown_text,
)

HOST, BORIS, CATHERINE = 0, 1, 2

CONTAINER, GALLERY = 17, 12


def types_of(message: Any) -> list[int]:
    return [part["type"] for part in components_of(message)]


async def test_lobby_is_a_container_with_the_cover(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    assert lobby.flags.components_v2
    assert types_of(lobby)[:2] == [CONTAINER, GALLERY]
    assert [file.filename for file in sim.files_of(lobby)] == ["cover.png"]
    assert "1. Žofie (host)" in shown_text(lobby)
    await sim.press(BORIS, lobby, "Join")
    assert sim.last_message.id == lobby.id, "it is edited"
    assert "2. Boris" in shown_text(sim.last_message)
    assert [file.filename for file in sim.files_of(sim.last_message)] == ["cover.png"]
    await sim.restart()
    await sim.press(CATHERINE, lobby, "Join")
    assert sim.last_message.id == lobby.id
    assert "3. Catherine" in shown_text(sim.last_message)


async def test_lobby_stays_a_container_when_the_game_begins(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    await sim.press(HOST, sim.last_message, "Start")
    lobby, turn = sim.public_messages
    assert lobby.flags.components_v2
    assert "has begun" in shown_text(lobby)
    assert button_labels(lobby) == []
    assert not turn.flags.components_v2
    assert turn.content


async def test_lobby_that_calls_somebody_is_plain_and_stays_so(sim: DiscordFixture) -> None:
    """A mention in a container would notify them without a word."""
    opened = await sim.slash(HOST, "stpete new")
    await invite(sim, opened.response, BORIS)
    lobby = sim.last_message
    assert not lobby.flags.components_v2
    assert lobby.raw_mentions == [sim.people[BORIS].id]
    await sim.restart()
    await sim.press(CATHERINE, lobby, "Join")
    assert sim.last_message.id == lobby.id
    assert not sim.last_message.flags.components_v2
    assert "2. Catherine" in shown_text(sim.last_message)


@pytest.fixture
def posts_plain(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Lets the bot post lobbies as an earlier version did, or not."""
    laid_out: Any = lobby_messages._laid_out

    def plain(*given: Any) -> OutgoingMessage:
        message: OutgoingMessage = laid_out(*given)
        return replace(message, layout=None)

    def switch(is_plain: bool) -> None:
        monkeypatch.setattr(lobby_messages, "_laid_out", plain if is_plain else laid_out)

    return switch


async def test_lobby_of_an_earlier_version_is_edited_as_what_it_is(
    sim: DiscordFixture, posts_plain: Callable[[bool], None]
) -> None:
    posts_plain(True)
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    assert not lobby.flags.components_v2
    posts_plain(False)
    await sim.restart()
    await sim.press(BORIS, lobby, "Join")
    assert sim.last_message.id == lobby.id
    assert not sim.last_message.flags.components_v2
    assert "2. Boris" in shown_text(sim.last_message)
    assert sim.last_message.attachments == []


@pytest.mark.parametrize("restart", [False, True])
async def test_container_that_moves_to_a_thread_shows_the_game_as_one(
    sim: DiscordFixture, restart: bool
) -> None:
    """Discord would refuse a plain text in it."""
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    await sim.press(HOST, lobby, "Move to a thread")
    if restart:
        await sim.restart()
    await sim.env.advance_time(120)
    (summary,) = (each for each in sim.public_messages if each.id == lobby.id)
    assert summary.flags.components_v2
    assert "At the table: Žofie" in shown_text(summary)
