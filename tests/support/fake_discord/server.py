"""The loopback Discord: REST and gateway over real sockets, and people who use commands."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Self, TypeAlias, cast

from aiohttp import web

from tests.support.fake_discord import payloads
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.payloads import Payload
from tests.support.fake_discord.recording import Message, Recording, SentInteraction
from tests.support.fake_discord.sharded_gateway import ShardedGateway

NONCE_TTL = 300.0
"""Seconds for which Discord remembers a nonce."""

MAX_NONCES = 20_000
EPHEMERAL = 64


@dataclass(frozen=True, slots=True)
class ApiCall:
    """One request of the bot: what it is about, and what it says."""

    kind: str
    body: Payload
    channel_id: int = 0
    interaction: SentInteraction | None = None


Hook: TypeAlias = Callable[[ApiCall], Awaitable[web.Response | None]]
"""Comes between the bot and Discord; a response of its own is what the bot gets."""


class ConnectionDropped(Exception):
    """A hook wants the connection to break without an answer."""


async def _no_hook(call: ApiCall) -> web.Response | None:
    return None


class FakeDiscord:
    """One Discord with one server.

    `before_request` sees a request before it takes effect, `after_request` afterwards and before
    the bot gets the response.
    """

    def __init__(
        self, channels: int = 1, *, guilds: int = 1, shards: int = 0, max_concurrency: int = 16
    ) -> None:
        """One after the other, channels are in so many servers. With `shards`, several processes
        may connect, each as some; so many of them identify `max_concurrency`.
        """
        self._channels = channels
        self._guilds, self._shards, self._max_concurrency = guilds, shards, max_concurrency
        self.recording = Recording()
        self.before_request: Hook = _no_hook
        self.after_request: Hook = _no_hook
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self._runner: web.AppRunner
        self.gateway: Gateway
        self.url = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=2**25)
        app.router.add_get("/gateway", self._socket)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}/api/v10"
        gateway = f"ws://127.0.0.1:{port}/gateway"
        if self._shards:
            asked = (self.recording, self._guild_payloads(), self._shards, self._max_concurrency)
            # It does for tests all that the gateway of one process does.
            self.gateway = cast(Any, ShardedGateway(gateway, *asked))
        else:
            self.gateway = Gateway(gateway, self._channels)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._runner.cleanup()

    def guild_of(self, channel_id: int) -> int:
        """The server that a channel is in."""
        return payloads.guild_id((channel_id - payloads.FIRST_CHANNEL) % self._guilds)

    def _guild_payloads(self) -> list[Payload]:
        first, end = payloads.FIRST_CHANNEL, payloads.FIRST_CHANNEL + self._channels
        return [
            payloads.guild_with(range(first + number, end, self._guilds), payloads.guild_id(number))
            for number in range(self._guilds)
        ]

    def remove_hooks(self) -> None:
        """No hook comes between any more."""
        self.before_request = self.after_request = _no_hook

    def forget_nonces(self) -> None:
        """As much time has passed: what is sent again now is a new message."""
        self._nonces.clear()

    def disconnect_bot(self) -> None:
        """The bot's process has ended."""
        if self._shards:
            # Others live on: what nobody can answer any more is seen by the connections.
            return
        self.gateway.invalidate_session()
        self.recording.mark_unanswered_lost()

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.handle(request)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["tail"].split("/")
        body, pictures = _read(request.headers.get("Content-Type", ""), await request.read())
        call = self._understood(request.method, path, body or dict(request.query))
        try:
            if (instead := await self.before_request(call)) is not None:
                return instead
            reply = self._handle(request.method, path, call, pictures)
            return await self.after_request(call) or reply
        except ConnectionDropped:
            if request.transport is not None:
                request.transport.close()
            return error_response(500, 0, "dropped")

    def _understood(self, method: str, path: list[str], body: Payload) -> ApiCall:
        match method, path:
            case "POST", ["interactions", _, token, "callback"]:
                return ApiCall("callback", body, interaction=self.recording.interactions.get(token))
            case "PATCH", ["webhooks", _, token, "messages", _]:
                return ApiCall("answer", body, interaction=self.recording.interactions.get(token))
            case "POST", ["channels", channel_id, "messages"]:
                return ApiCall("post", body, int(channel_id))
            case "GET", ["channels", channel_id, "messages"]:
                return ApiCall("history", body, int(channel_id))
            case "PATCH" | "DELETE", ["channels", channel_id, "messages", _]:
                return ApiCall("edit" if method == "PATCH" else "delete", body, int(channel_id))
        return ApiCall("other", body)

    def _handle(
        self, method: str, path: list[str], call: ApiCall, pictures: int
    ) -> web.StreamResponse:
        match call.kind:
            case "callback":
                return self._callback(call.interaction, call.body)
            case "answer":
                return self._answer(call.interaction, call.body)
            case "post":
                return self._post(call.channel_id, call.body, pictures)
            case "history":
                return self._history(call.channel_id, call.body)
            case "edit" | "delete":
                return self._change(method, int(path[3]), call.body)
        match method, path:
            case "GET", ["users", "@me"]:
                return json_response(payloads.user(payloads.BOT))
            case "GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]:
                return json_response(payloads.application())
            case "GET", ["gateway", *_]:
                limits = {
                    "total": 1000,
                    "remaining": 999,
                    "reset_after": 0,
                    "max_concurrency": self._max_concurrency if self._shards else 1,
                }
                advised = {"shards": self._shards or 1, "session_start_limit": limits}
                return json_response({"url": self.gateway.url, **advised})
            case "PUT", ["applications", _, "commands"]:
                self.recording.commands = _listed(call.body)
                return json_response([_command(one) for one in self.recording.commands])
        self.recording.faults.append(f"unknown request {method} {'/'.join(path)}")
        return error_response(404, 0, "Unknown")

    def _callback(self, asked: SentInteraction | None, body: Payload) -> web.StreamResponse:
        if asked is None or time.perf_counter() - asked.sent > 3:
            return error_response(404, 10062, "Unknown interaction")
        asked.callbacks += 1
        if asked.acknowledged is not None:
            return error_response(400, 40060, "Interaction has already been acknowledged.")
        asked.acknowledged = time.perf_counter()
        if body["type"] == 8:
            asked.choices = body["data"]["choices"]
            asked.answered = asked.acknowledged
            asked.done.set()
        if body["type"] == 5 and not body.get("data", {}).get("flags", 0) & EPHEMERAL:
            self.recording.faults.append("a public answer")
        known = {"id": str(asked.id), "type": 2, "response_message_loading": body["type"] == 5}
        return json_response({"interaction": known})

    def _answer(self, asked: SentInteraction | None, body: Payload) -> web.StreamResponse:
        if asked is None or asked.acknowledged is None:
            return error_response(404, 10015, "Unknown Webhook")
        asked.content = body.get("content") or ""
        asked.components = body.get("components") or []
        asked.message_id = asked.message_id or payloads.snowflake()
        asked.answered = time.perf_counter()
        asked.done.set()
        return json_response(
            payloads.message(
                asked.message_id, asked.channel_id, asked.content, asked.components, private=True
            )
        )

    def _post(self, channel_id: int, body: Payload, pictures: int) -> web.StreamResponse:
        now, nonce = time.perf_counter(), body.get("nonce")
        if nonce is not None and len(nonce) > 25:
            return error_response(400, 50035, "Invalid Form Body")
        known = self._nonces.get((channel_id, nonce or ""))
        if nonce and body.get("enforce_nonce") and known and now - known[0] < NONCE_TTL:
            message = known[1]
        else:
            content, components = body.get("content") or "", body.get("components") or []
            made = payloads.snowflake()
            message = Message(made, channel_id, content, components, nonce, now, pictures)
            self.recording.add(message)
            if nonce:
                self._nonces[channel_id, nonce] = (now, message)
            if len(self._nonces) > MAX_NONCES:
                del self._nonces[next(iter(self._nonces))]
        return json_response(_message_payload(message))

    def _history(self, channel_id: int, asked: Payload) -> web.StreamResponse:
        """The latest messages; those right after one, where one is named. Newest first."""
        after, before = int(asked.get("after", 0)), int(asked.get("before", 2**63))
        found = [
            one for one in self.recording.visible_messages(channel_id) if after < one.id < before
        ]
        limit = int(asked.get("limit", 50))
        some = found[:limit] if after else found[-limit:]
        return json_response([_message_payload(one) for one in reversed(some)])

    def _change(self, method: str, message_id: int, body: Payload) -> web.StreamResponse:
        message = self.recording.message(message_id)
        if message is None or message.deleted:
            return error_response(404, 10008, "Unknown Message")
        if method == "DELETE":
            message.deleted = True
            return web.Response(status=204)
        message.content = body.get("content", message.content) or ""
        message.components = body.get("components", message.components) or []
        return json_response(_message_payload(message))


def _message_payload(message: Message) -> Payload:
    """A public message, as Discord tells it."""
    return payloads.message(
        message.id, message.channel_id, message.content, message.components, private=False
    )


def json_response(data: Any) -> web.Response:
    """JSON with exactly the content type that discord.py looks for."""
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


def error_response(status: int, code: int, message: str) -> web.Response:
    body = json.dumps({"code": code, "message": message}).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def rate_limited(seconds: float) -> web.Response:
    """What Discord says to who asks too often."""
    return web.Response(
        status=429,
        body=json.dumps({"message": "slow down", "retry_after": seconds, "global": False}).encode(),
        content_type="application/json",
        headers={
            "Via": "1.1 google",
            "Retry-After": str(seconds),
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": str(seconds),
        },
    )


def _listed(body: Any) -> list[Payload]:
    """The one body that is a list."""
    return list(body)


def _command(sent: Payload) -> Payload:
    return {
        "id": str(payloads.snowflake()),
        "application_id": str(payloads.APPLICATION),
        "version": "1",
        "default_member_permissions": None,
        **sent,
    }


def _read(content_type: str, raw: bytes) -> tuple[Payload, int]:
    """The JSON of a request, and how many pictures come with it."""
    if not content_type.startswith("multipart/form-data"):
        return (json.loads(raw) if raw else {}), 0
    mark = raw.index(b'name="payload_json"')
    begin = raw.index(b"\r\n\r\n", mark) + 4
    end = raw.index(b"\r\n--", begin)
    pictures = sum(map(raw.count, (b"\x89PNG\r\n", b"GIF89a")))
    return json.loads(raw[begin:end]), pictures


async def wait_until(condition: Callable[[], bool], grace_seconds: float) -> bool:
    """Wait until something is so; False if it is not in time."""
    until = time.perf_counter() + grace_seconds
    while not condition():
        if time.perf_counter() > until:
            return False
        await asyncio.sleep(0.01)
    return True
