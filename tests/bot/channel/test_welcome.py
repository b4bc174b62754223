"""The bot introduces itself to a server that it joins, once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.channel import welcome
from bot.i18n.texts import shared_texts
from bot.registry import GAME_UIS
from tests.support.simulated_discord.fixture import DiscordFixture

NO_WRITING = discord.PermissionOverwrite(send_messages=False)


def welcome_text(language: str) -> str:
    titles = tuple(ui.title(language) for ui in GAME_UIS.values())
    return shared_texts().in_language(language)("welcome", games=titles)


async def join(sim: DiscordFixture, guild: Any) -> None:
    """Let the bot receive the event of its joining a server."""
    await sim.env.settle()
    cached = sim.bot.get_guild(guild.id)
    assert cached is not None
    with sim.env.time_context():
        await sim.bot.on_guild_join(cached)


def texts_in(channel: Any) -> list[str]:
    return [message.content for message in channel.history()]


@pytest.mark.parametrize("locale", ["en-US", "de", "fr", "cs", "pt-BR"])
async def test_welcome_is_in_the_language_of_the_server(sim: DiscordFixture, locale: str) -> None:
    guild = sim.env.create_guild("Novgorod", preferred_locale=locale)
    general = guild.create_text_channel("general")
    await join(sim, guild)
    (text,) = texts_in(general)
    assert text == welcome_text("en" if locale == "pt-BR" else locale)
    assert "/nevsky play" in welcome_text("en")
    assert "Saint Petersburg" in welcome_text("en")


@pytest.mark.parametrize(("others", "told"), [(("general", "other"), [0, 1, 0]), ((), [0])])
async def test_welcome_is_in_the_first_channel_where_the_bot_may_write(
    sim: DiscordFixture, others: tuple[str, ...], told: list[int]
) -> None:
    guild = sim.env.create_guild("Novgorod")
    rules = guild.create_text_channel("rules", overwrites={guild.me: NO_WRITING})
    channels = [rules, *map(guild.create_text_channel, others)]
    await join(sim, guild)
    assert [len(texts_in(channel)) for channel in channels] == told


async def test_server_that_seems_new_after_an_outage_is_not_welcomed(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(welcome, "NEWLY_JOINED", timedelta(seconds=-1))
    guild = sim.env.create_guild("Novgorod")
    general = guild.create_text_channel("general")
    await join(sim, guild)
    assert not texts_in(general)


async def test_refused_welcome_is_given_up(
    sim: DiscordFixture, caplog: pytest.LogCaptureFixture
) -> None:
    guild = sim.env.create_guild("Novgorod")
    general = guild.create_text_channel("general")
    sim.env.inject_error("POST", f"/channels/{general.id}/messages", status=403, code=50013)
    await join(sim, guild)
    assert not texts_in(general)
    assert "could not be welcomed" in caplog.text
