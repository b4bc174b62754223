"""Begins a new session with Discord where the old one cannot be resumed."""

from __future__ import annotations

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

INVALID_SEQUENCE, SESSION_TIMED_OUT = 4007, 4009


class GatewayConnection(DiscordWebSocket):
    """A connection that resumes its session, unless Discord demands a new one.

    discord.py asks for the old one again, even if it was just refused, and without a pause.
    """

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except ReconnectWebSocket:
            if self.socket.close_code not in (INVALID_SEQUENCE, SESSION_TIMED_OUT):
                raise
            self.sequence = self.session_id = None
            raise ReconnectWebSocket(self.shard_id, resume=False) from None


def use_gateway_connections() -> None:
    """Let discord.py connect shards by this module's connections from now on."""
    setattr(discord.shard, "DiscordWebSocket", GatewayConnection)  # noqa: B010
