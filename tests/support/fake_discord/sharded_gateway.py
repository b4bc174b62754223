"""A gateway to which several processes connect, each as some of the shards."""

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
"""Seconds that Discord wants between two of a kind that say who they are."""

UNANSWERED_AFTER = 3.0
"""Seconds after which somebody is told that nobody answers."""


class ShardConnection:
    """One process as one shard, from its IDENTIFY to its end."""

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
    """Tells everybody who is connected as a shard what happens in its servers, each the same."""

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
        """Who is connected as that shard."""
        return [one for one in self._connections if one.shard == shard]

    async def send_event(self, event: str, data: Payload) -> None:
        """Send an event to all whom it concerns. What nobody hears is lost."""
        heard = self.connections_of(self._shard_of(int(data["guild_id"])))
        asked = self._recording.interactions.get(data.get("token", ""))
        if asked is not None and not heard:
            waiting = asyncio.create_task(self._expire_later(asked))
            self._expiring.add(waiting)
            waiting.add_done_callback(self._expiring.discard)
        for one in heard:
            if asked is not None:
                one.pending_interactions[asked.token] = asked
            await one.send_event(event, data)

    async def _expire_later(self, asked: SentInteraction) -> None:
        await asyncio.sleep(UNANSWERED_AFTER)
        _mark_lost(asked)

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
        """What only this one heard, nobody answers any more."""
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        self._update_ready()
        for token, asked in connection.pending_interactions.items():
            if not any(token in one.pending_interactions for one in self._connections):
                # An answer may be on its way still.
                await asyncio.sleep(0)
                _mark_lost(asked)

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
        own = [one for one in self._guilds if self._shard_of(int(one["id"])) == number]
        await connection.send_event(
            "READY",
            {
                "v": 10,
                "user": user(BOT),
                "guilds": [{"id": one["id"], "unavailable": True} for one in own],
                "session_id": secrets.token_hex(8),
                "resume_gateway_url": self.url,
                "shard": [number, shards],
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for one in own:
            await connection.send_event("GUILD_CREATE", one)
        self._connections.append(connection)
        self._update_ready()

    def _update_ready(self) -> None:
        needed = {self._shard_of(int(one["id"])) for one in self._guilds}
        if needed <= {one.shard for one in self._connections}:
            self.ready.set()
        else:
            self.ready.clear()


def _mark_lost(asked: SentInteraction) -> None:
    if not asked.done.is_set():
        asked.lost = True
        asked.done.set()
