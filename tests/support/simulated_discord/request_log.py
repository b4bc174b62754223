"""Checks which requests the bot makes of Discord."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.support.simulated_discord.fixture import HOUR, DiscordFixture

EDIT = re.compile(r"/channels/(\d+)/messages/(\d+)$")


class RequestLog:
    """The bot's requests to the simulated Discord, read in portions."""

    def __init__(self, sim: DiscordFixture) -> None:
        self._sim = sim
        self._seen_count = 0

    def new_requests(self) -> list[Any]:
        """Return the requests since the last call."""
        requests: list[Any] = self._sim.env.http_requests[self._seen_count :]
        self._seen_count += len(requests)
        return requests

    def check_new_requests(self) -> list[str]:
        """Check that the new requests go to this channel, and edit only messages of the last hour.

        Discord limits edits of older messages more strictly. Returns the requests' methods.
        """
        new = self.new_requests()
        assert not any(request.path.startswith("/users/@me/channels") for request in new), (
            "no direct messages"
        )
        sent = [request for request in new if request.path.startswith("/channels/")]
        for request in sent:
            messages = f"/channels/{self._sim.channel.id}/messages"
            assert request.path.startswith(messages), request.path
            if request.method == "PATCH":
                match = EDIT.match(request.path)
                assert match
                created = discord.utils.snowflake_time(int(match[2]))
                assert (self._sim.env.now() - created).total_seconds() < HOUR
        return [request.method for request in sent]
