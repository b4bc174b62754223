"""What the bot asks of Discord, looked at request by request."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.bot.clock import HOUR
from tests.bot.room import Room

EDIT = re.compile(r"/channels/(\d+)/messages/(\d+)$")


class Requests:
    """The bot's requests to Discord, looked at as they come."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seen = 0

    def new(self) -> list[Any]:
        """Those since the last look."""
        found: list[Any] = self._room.env.http_requests[self._seen :]
        self._seen += len(found)
        return found

    def check(self) -> list[str]:
        """Edits of young messages only, and nothing outside of the channel. Their kinds."""
        new = self.new()
        assert not any(one.path.startswith("/users/@me/channels") for one in new), "told privately"
        sent = [one for one in new if one.path.startswith("/channels/")]
        for one in sent:
            assert one.path.startswith(f"/channels/{self._room.channel.id}/messages"), one.path
            if one.method == "PATCH":
                match = EDIT.match(one.path)
                assert match
                made = discord.utils.snowflake_time(int(match[2]))
                assert (self._room.env.now() - made).total_seconds() < HOUR
        return [one.method for one in sent]
