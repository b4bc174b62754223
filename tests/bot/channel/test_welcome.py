"""The bot introduces itself to a server that it joins, once."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.channel import welcome
from bot.i18n.texts import shared_texts
from bot.registry import GAME_UIS
from tests.support.fake_discord.bot_process import STOP_TIMEOUT, BotProcess
from tests.support.fake_discord.payloads import Payload, guild_with
from tests.support.fake_discord.server import FakeDiscord, wait_until
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


async def test_welcome_is_in_the_first_channel_where_the_bot_may_write(sim: DiscordFixture) -> None:
    guild = sim.env.create_guild("Novgorod")
    rules = guild.create_text_channel("rules", overwrites={guild.me: NO_WRITING})
    general, other = (guild.create_text_channel(name) for name in ("general", "other"))
    await join(sim, guild)
    assert [len(texts_in(channel)) for channel in (rules, general, other)] == [0, 1, 0]


async def test_server_without_a_channel_to_write_in_is_not_welcomed(sim: DiscordFixture) -> None:
    guild = sim.env.create_guild("Novgorod")
    rules = guild.create_text_channel("rules", overwrites={guild.me: NO_WRITING})
    await join(sim, guild)
    assert not texts_in(rules)


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


def joined_server(number: int, **more: Any) -> Payload:
    """Return GUILD_CREATE for a server that the bot has joined now, with the channel 9000."""
    guild_id = 8000 + (number << 22)
    payload = guild_with([9000 + number], guild_id)
    payload["members"][0]["joined_at"] = discord.utils.utcnow().isoformat()
    del payload["unavailable"]
    return {**payload, "system_channel_id": str(9000 + number), **more}


@pytest.mark.slow
async def test_joining_is_told_from_the_end_of_an_outage(tmp_path: Path) -> None:
    """Discord sends the same event for both, where only the second has `unavailable`."""
    async with FakeDiscord() as fake:
        bot = BotProcess(fake, tmp_path, forked=True)
        await bot.start()
        try:
            assert await wait_until(lambda: "ready" in bot.log, 20)
            new, known = joined_server(1), joined_server(2, unavailable=False)
            await fake.gateway.send_event("GUILD_CREATE", known)
            await fake.gateway.send_event("GUILD_CREATE", new)
            assert await wait_until(lambda: bool(fake.recording.messages.get(9001)), 10)
            away = {"id": new["id"], "unavailable": True}
            await fake.gateway.send_event("GUILD_DELETE", away)
            await fake.gateway.send_event("GUILD_CREATE", {**new, "unavailable": False})
            await fake.gateway.heartbeat()
        finally:
            assert await bot.terminate(STOP_TIMEOUT) == 0
        (message,) = fake.recording.messages[9001]
        assert re.sub(r"<(/[^:]+):\d+>", r"`\1`", message.content) == welcome_text("en")
        assert 9002 not in fake.recording.messages
