"""What the bot asks of Discord, looked at request by request."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.support.simulated_discord.fixture import HOUR, DiscordFixture

EDIT = re.compile(r"/channels/(\d+)/messages/(\d+)$")


class RequestLog:
    """The bot's requests to Discord, looked at as they come."""

    def __init__(self, sim: DiscordFixture) -> None:
        self._sim = sim
        self._seen_count = 0

    def new_requests(self) -> list[Any]:
        """Those since the last look."""
        found: list[Any] = self._sim.env.http_requests[self._seen_count :]
        self._seen_count += len(found)
        return found

    def check_new_requests(self) -> list[str]:
        """Edits of young messages only, and nothing outside of the channel. Their kinds."""
        new = self.new_requests()
        assert not any(one.path.startswith("/users/@me/channels") for one in new), "told privately"
        sent = [one for one in new if one.path.startswith("/channels/")]
        for one in sent:
            assert one.path.startswith(f"/channels/{self._sim.channel.id}/messages"), one.path
            if one.method == "PATCH":
                match = EDIT.match(one.path)
                assert match
                made = discord.utils.snowflake_time(int(match[2]))
                assert (self._sim.env.now() - made).total_seconds() < HOUR
        return [one.method for one in sent]
