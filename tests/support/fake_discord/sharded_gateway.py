"""A gateway for several processes, each connected as some of the shards."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from aiohttp import WSMsgType, web

from tests.support.fake_discord.payloads import APPLICATION, BOT, Payload, user
from tests.support.fake_discord.recording import Recording, SentInteraction

DISPATCH, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 9, 10, 11

IDENTIFY_INTERVAL = 5.0
"""Seconds that Discord demands between two identifies in a bucket."""

UNANSWERED_AFTER = 3.0
"""Seconds after which Discord's app reports that the application did not respond."""


class ShardConnection:
    """The connection of one process as one shard."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._sent = 0
        self.shard: int | None = None
        self.pending_interactions = dict[str, SentInteraction]()

    async def send_event(self, event: str, data: Payload) -> None:
        self._sent += 1
        await self.send(DISPATCH, data, event, self._sent)

    async def send(
        self, op: int, data: Any, event: str | None = None, s: int | None = None
    ) -> None:
        if not self._socket.closed:
            try:
                await self._socket.send_str(json.dumps({"op": op, "d": data, "s": s, "t": event}))
            except ConnectionError:
                return


class ShardedGateway:
    """Sends the events of a server to every connection of its shard."""

    def __init__(
        self,
        url: str,
        recording: Recording,
        guilds: Sequence[Payload],
        shards: int,
        max_concurrency: int,
    ) -> None:
        self.url = url
        self.shards = shards
        self._recording, self._guilds, self._max_concurrency = recording, guilds, max_concurrency
        self._connections = list[ShardConnection]()
        self._identified = dict[int, float]()
        self._expiring = set[asyncio.Task[None]]()
        self.ready = asyncio.Event()
        self.identify_count = self.early_identifies = 0

    def connections_of(self, shard: int) -> list[ShardConnection]:
        """Return the connections as this shard."""
        return [connection for connection in self._connections if connection.shard == shard]

    async def send_event(self, event: str, data: Payload) -> None:
        """Send an event to every connection of its shard. Without any, the event is lost."""
        receivers = self.connections_of(self._shard_of(int(data["guild_id"])))
        interaction = self._recording.interactions.get(data.get("token", ""))
        if interaction is not None and not receivers:
            expiry = asyncio.create_task(self._expire_later(interaction))
            self._expiring.add(expiry)
            expiry.add_done_callback(self._expiring.discard)
        for connection in receivers:
            if interaction is not None:
                connection.pending_interactions[interaction.token] = interaction
            await connection.send_event(event, data)

    async def _expire_later(self, interaction: SentInteraction) -> None:
        await asyncio.sleep(UNANSWERED_AFTER)
        _mark_lost(interaction)

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % self.shards

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = ShardConnection(socket)
        await connection.send(HELLO, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._received(connection, json.loads(message.data))
        await self._disconnected(connection)
        return socket

    async def _disconnected(self, connection: ShardConnection) -> None:
        """Mark interactions as lost that no other connection has received."""
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        self._update_ready()
        for token, interaction in connection.pending_interactions.items():
            if not any(token in other.pending_interactions for other in self._connections):
                # The answer may be on its way.
                await asyncio.sleep(0)
                _mark_lost(interaction)

    async def _received(self, connection: ShardConnection, message: Payload) -> None:
        match message["op"]:
            case 1:
                await connection.send(HEARTBEAT_ACK, None)
            case 2:
                await self._identify(connection, message["d"]["shard"])
            case 6:
                await connection.send(INVALID_SESSION, False)

    async def _identify(self, connection: ShardConnection, shard: Sequence[int]) -> None:
        number, shards = shard
        assert shards == self.shards
        now, bucket = time.perf_counter(), number % self._max_concurrency
        self.early_identifies += (
            now - self._identified.get(bucket, -IDENTIFY_INTERVAL) < IDENTIFY_INTERVAL
        )
        self._identified[bucket] = now
        self.identify_count += 1
        connection.shard = number
        own = [guild for guild in self._guilds if self._shard_of(int(guild["id"])) == number]
        await connection.send_event(
            "READY",
            {
                "v": 10,
                "user": user(BOT),
                "guilds": [{"id": guild["id"], "unavailable": True} for guild in own],
                "session_id": secrets.token_hex(8),
                "resume_gateway_url": self.url,
                "shard": [number, shards],
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for guild in own:
            await connection.send_event("GUILD_CREATE", guild)
        self._connections.append(connection)
        self._update_ready()

    def _update_ready(self) -> None:
        needed = {self._shard_of(int(guild["id"])) for guild in self._guilds}
        if needed <= {connection.shard for connection in self._connections}:
            self.ready.set()
        else:
            self.ready.clear()


def _mark_lost(interaction: SentInteraction) -> None:
    if not interaction.done.is_set():
        interaction.lost = True
        interaction.done.set()
