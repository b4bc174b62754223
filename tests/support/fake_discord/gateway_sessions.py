"""The parts of the gateway: opcodes, close codes, sessions and connections."""

from __future__ import annotations

import json
import secrets
import time
from enum import IntEnum
from typing import Any

from aiohttp import web

from tests.support.fake_discord.payloads import Payload
from tests.support.fake_discord.recording import SentInteraction


class Op(IntEnum):
    """The opcodes of the gateway."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    """The codes with which Discord closes a connection."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_API_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


MAX_SENDS, SENDS_WINDOW = 120, 60.0
"""How many messages a connection may send, and the seconds in which."""


class CloseConnection(Exception):
    """Raised to close the connection with a code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """A session: the events sent to one shard of one process, which may reconnect and resume."""

    def __init__(self, shard: int) -> None:
        self.id = secrets.token_hex(8)
        self.shard = shard
        self.connection: Connection | None = None
        self.events: list[str] = []
        self.resumable = False
        """Whether the session goes on without a connection, whatever closes it."""
        self.pending_interactions: dict[str, SentInteraction] = {}

    async def send_event(self, event: str, data: Payload, *, times: int = 1) -> None:
        """Send an event, or keep it until the bot resumes this session."""
        payload = {"op": Op.DISPATCH, "t": event, "s": len(self.events) + 1, "d": data}
        self.events.append(json.dumps(payload))
        for _ in range(times):
            if self.connection is not None:
                await self.connection.send_text(self.events[-1])


class Connection:
    """One connection of a bot, and what it has sent."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.is_frozen = False
        """Whether nothing is sent any more: a zombie connection."""
        self.heartbeats = 0
        """How many heartbeats the bot has sent."""
        self._sent_at: list[float] = []

    async def send(self, op: Op, data: Any) -> None:
        await self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def send_text(self, text: str) -> None:
        if not self.socket.closed and not self.is_frozen:
            try:
                await self.socket.send_str(text)
            except ConnectionError:
                return

    def count_received(self) -> None:
        """Raise CloseConnection if the bot has sent too much in the last minute."""
        now = time.perf_counter()
        self._sent_at = [at for at in self._sent_at if now - at < SENDS_WINDOW] + [now]
        if len(self._sent_at) > MAX_SENDS:
            raise CloseConnection(CloseCode.RATE_LIMITED)
