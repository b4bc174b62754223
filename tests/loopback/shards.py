"""A gateway to which several processes connect, each as some of the shards."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.record import Asked, Record
from tests.loopback.world import APPLICATION, BOT, Payload, user

DISPATCH, INVALID, HELLO, ACK = 0, 9, 10, 11

EVERY = 5.0
"""Seconds that Discord wants between two of a kind that say who they are."""

UNHEARD = 3.0
"""Seconds after which somebody is told that nobody answers."""


class Connection:
    """One process as one shard, from its IDENTIFY to its end."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._sent = 0
        self.shard: int | None = None
        self.asked = dict[str, Asked]()

    async def tell(self, event: str, data: Payload) -> None:
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


class Shards:
    """Tells everybody who is connected as a shard what happens in its servers, each the same."""

    def __init__(
        self, url: str, record: Record, guilds: Sequence[Payload], shards: int, abreast: int
    ) -> None:
        self.url = url
        self.shards = shards
        self._record, self._guilds, self._abreast = record, guilds, abreast
        self._connections = list[Connection]()
        self._identified = dict[int, float]()
        self._unheard = set[asyncio.Task[None]]()
        self.ready = asyncio.Event()
        self.identified = self.too_early = 0

    def as_shard(self, shard: int) -> list[Connection]:
        """Who is connected as that shard."""
        return [one for one in self._connections if one.shard == shard]

    async def tell(self, event: str, data: Payload) -> None:
        """Send an event to all whom it concerns. What nobody hears is lost."""
        heard = self.as_shard(self._shard_of(int(data["guild_id"])))
        asked = self._record.asked.get(data.get("token", ""))
        if asked is not None and not heard:
            waiting = asyncio.create_task(self._lose_later(asked))
            self._unheard.add(waiting)
            waiting.add_done_callback(self._unheard.discard)
        for one in heard:
            if asked is not None:
                one.asked[asked.token] = asked
            await one.tell(event, data)

    async def _lose_later(self, asked: Asked) -> None:
        await asyncio.sleep(UNHEARD)
        _lose(asked)

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % self.shards

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket)
        await connection.send(HELLO, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._received(connection, json.loads(message.data))
        await self._gone(connection)
        return socket

    async def _gone(self, connection: Connection) -> None:
        """What only this one heard, nobody answers any more."""
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        self._see_who_is_there()
        for token, asked in connection.asked.items():
            if not any(token in one.asked for one in self._connections):
                # An answer may be on its way still.
                await asyncio.sleep(0)
                _lose(asked)

    async def _received(self, connection: Connection, message: Payload) -> None:
        match message["op"]:
            case 1:
                await connection.send(ACK, None)
            case 2:
                await self._identify(connection, message["d"]["shard"])
            case 6:
                await connection.send(INVALID, False)

    async def _identify(self, connection: Connection, shard: Sequence[int]) -> None:
        number, shards = shard
        assert shards == self.shards
        now, bucket = time.perf_counter(), number % self._abreast
        self.too_early += now - self._identified.get(bucket, -EVERY) < EVERY
        self._identified[bucket] = now
        self.identified += 1
        connection.shard = number
        own = [one for one in self._guilds if self._shard_of(int(one["id"])) == number]
        await connection.tell(
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
            await connection.tell("GUILD_CREATE", one)
        self._connections.append(connection)
        self._see_who_is_there()

    def _see_who_is_there(self) -> None:
        needed = {self._shard_of(int(one["id"])) for one in self._guilds}
        if needed <= {one.shard for one in self._connections}:
            self.ready.set()
        else:
            self.ready.clear()


def _lose(asked: Asked) -> None:
    if not asked.done.is_set():
        asked.lost = True
        asked.done.set()
