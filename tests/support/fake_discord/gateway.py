"""The gateway for a single process: events, heartbeats, and resuming a session."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from aiohttp import WSMsgType, web

from tests.support.fake_discord.payloads import APPLICATION, BOT, GUILD, Payload, guild, user

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = (
    0,
    1,
    2,
    6,
    7,
    9,
    10,
    11,
)


class Gateway:
    """The session of one bot. Events sent without a connection are replayed after a RESUME."""

    def __init__(self, url: str, channels: int) -> None:
        self.url = url
        self._guild = guild(channels)
        self._session = ""
        self._sent_events: list[str] = []
        self._socket: web.WebSocketResponse | None = None
        self.ready = asyncio.Event()
        self.identify_count = self.resume_count = 0
        self.send_twice = False
        self._heartbeat_received: asyncio.Event | None = None

    async def send_event(self, event: str, data: Payload) -> None:
        """Send an event, or keep it until the bot resumes this session."""
        self._sent_events.append(
            json.dumps({"op": DISPATCH, "t": event, "s": len(self._sent_events) + 1, "d": data})
        )
        if self._socket is not None and not self._socket.closed:
            for _ in range(1 + self.send_twice):
                await self._socket.send_str(self._sent_events[-1])

    async def heartbeat(self) -> float:
        """Request a heartbeat and return the seconds until it arrives."""
        self._heartbeat_received = asyncio.Event()
        began = time.perf_counter()
        if self._socket is not None:
            await _send(self._socket, HEARTBEAT, None)
            await self._heartbeat_received.wait()
        return time.perf_counter() - began

    async def drop(self, *, resumable: bool) -> None:
        """Close the connection; unless it is `resumable`, end the session, too."""
        if not resumable:
            self.invalidate_session()
        if (socket := self._socket) is not None:
            self._socket = None
            await socket.close(code=4000)

    def invalidate_session(self) -> None:
        """End the session, and drop the events that were not delivered."""
        self._session = ""
        self._sent_events.clear()
        self.ready.clear()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._received(socket, json.loads(message.data))
        if self._socket is socket:
            self._socket = None
        return socket

    async def _received(self, socket: web.WebSocketResponse, message: Payload) -> None:
        match message["op"]:
            case 1:
                if self._heartbeat_received is not None:
                    self._heartbeat_received.set()
                await _send(socket, HEARTBEAT_ACK, None)
            case 2:
                await self._identify(socket, message["d"]["shard"])
            case 6:
                await self._resume(socket, message["d"])

    async def _identify(self, socket: web.WebSocketResponse, shard: Sequence[int]) -> None:
        self.invalidate_session()
        self._socket, self._session = socket, secrets.token_hex(8)
        self.identify_count += 1
        ready = {
            "v": 10,
            "user": user(BOT),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": self._session,
            "resume_gateway_url": self.url,
            "shard": shard,
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        await self.send_event("READY", ready)
        await self.send_event("GUILD_CREATE", self._guild)
        self.ready.set()

    async def _resume(self, socket: web.WebSocketResponse, resume_data: Payload) -> None:
        if not self._session or resume_data["session_id"] != self._session:
            await _send(socket, INVALID_SESSION, False)
            return
        self.resume_count += 1
        for event in self._sent_events[resume_data["seq"] :]:
            await socket.send_str(event)
        self._socket = socket
        await self.send_event("RESUMED", {})


async def _send(socket: web.WebSocketResponse, op: int, data: Any) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))
