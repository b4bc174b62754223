"""The fake Discord's server: a REST API that records what the bot does, and a gateway."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

from aiohttp import web

from tests.support.fake_discord import payloads
from tests.support.fake_discord.application_emojis import ApplicationEmojis
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.payloads import Payload, Person
from tests.support.fake_discord.recording import Message, Recording, SentInteraction, text_in
from tests.support.fake_discord.rest_rules import (
    EDIT_LIMIT_AGE,
    TOKEN_LIFETIME,
    RateLimiter,
    check_request,
    error_response,
    json_response,
    read_body,
    refused_change,
)
from tests.support.fake_discord.threads import Threads

NONCE_TTL = 300.0
"""Seconds for which a nonce is enforced. Discord says "a few minutes"."""

MAX_NONCES = 20_000
EPHEMERAL = 64

MESSAGE_KINDS = {"GET": "fetch", "PATCH": "edit", "DELETE": "delete"}
"""The kinds of requests about one message, by their methods."""

LIMITED_KINDS = frozenset({"post", "fetch", "edit", "delete", "history", "thread"})
"""The kinds of requests that count towards rate limits."""


@dataclass(frozen=True, slots=True)
class ApiCall:
    """A request of the bot: its kind, its JSON body and what it refers to."""

    kind: str
    body: Payload
    channel_id: int = 0
    interaction: SentInteraction | None = None


Hook: TypeAlias = Callable[[ApiCall], Awaitable[web.Response | None]]
"""Called with a request; if it returns a response, the bot gets that one."""


class ConnectionDropped(Exception):
    """Raised by a hook to close the connection without a response."""


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
        """The channels are spread over the guilds. With `shards`, several processes may connect.

        `max_concurrency` is the number of identify buckets in that case.
        """
        self._channels = channels
        self._guilds, self._shards, self._max_concurrency = guilds, shards, max_concurrency
        self.recording = Recording()
        self.before_request: Hook = _no_hook
        self.after_request: Hook = _no_hook
        self.token = payloads.TOKEN
        self.rate_limiter: RateLimiter | None = None
        """None for no limits, so that tests need not wait for them."""
        self.response_timeout = payloads.RESPONSE_TIMEOUT
        """Seconds in which the bot must respond to an interaction."""
        self.token_lifetime = TOKEN_LIFETIME
        self.threads = Threads(self.recording)
        self.hidden_channels = set[int]()
        """Channels that the bot may not view."""
        self.emojis = ApplicationEmojis()
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
        self.gateway = Gateway(
            gateway,
            self.recording,
            self._guild_payloads(),
            active_threads=self.threads.active_in,
            shards=self._shards,
            max_concurrency=self._max_concurrency if self._shards else 1,
        )
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._runner.cleanup()

    def guild_of(self, channel_id: int) -> int:
        """Return the server that a channel is in."""
        if channel_id in self.threads.opened:
            return int(self.threads.opened[channel_id]["guild_id"])
        return payloads.guild_id((channel_id - payloads.FIRST_CHANNEL) % self._guilds)

    def _guild_payloads(self) -> list[Payload]:
        first, end = payloads.FIRST_CHANNEL, payloads.FIRST_CHANNEL + self._channels
        return [
            payloads.guild_with(range(first + number, end, self._guilds), payloads.guild_id(number))
            for number in range(self._guilds)
        ]

    def remove_hooks(self) -> None:
        """Remove both hooks."""
        self.before_request = self.after_request = _no_hook

    def forget_nonces(self) -> None:
        """Forget all nonces, as after some minutes: a repeated message is posted again."""
        self._nonces.clear()

    def chat(self, who: Person, channel_id: int, texts: Iterable[str]) -> None:
        """Post messages of a person. The bot has no intent to be told of them."""
        for text in texts:
            message = Message(payloads.snowflake(), channel_id, text, [], None, 0.0, 0, author=who)
            self.recording.add(message)

    def disconnect_bot(self) -> None:
        """End the sessions and the unanswered interactions of a process that has stopped."""
        self.gateway.forget_disconnected()
        if not self._shards:
            # With several processes, another one may have received them.
            self.recording.mark_unanswered_lost()

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.handle(request)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["tail"].split("/")
        raw = await request.read()
        body, pictures = read_body(request.headers.get("Content-Type", ""), raw)
        call = self._understood(request.method, path, body or dict(request.query))
        is_authorized = request.headers.get("Authorization") == f"Bot {self.token}"
        rejection, faults = check_request(request.method, path, call.body, is_authorized, len(raw))
        self.recording.faults += faults
        try:
            if (instead := await self.before_request(call)) is not None:
                return instead
            if rejection is None:
                rejection = self.emojis.rejection_of(call.body)
            if rejection is None and call.channel_id in self.hidden_channels:
                rejection = error_response(403, 50001, "Missing Access")
            if rejection is not None:
                return rejection
            limit_headers = dict[str, str]()
            if self.rate_limiter is not None and call.kind in LIMITED_KINDS:
                rejection, limit_headers = self.rate_limiter.take(call.kind, call.channel_id)
                if rejection is not None:
                    return rejection
            reply = self._handle(request.method, path, call, pictures)
            await self._send_thread_events()
            reply.headers.update(limit_headers)
            return await self.after_request(call) or reply
        except ConnectionDropped:
            if request.transport is not None:
                request.transport.close()
            return error_response(500, 0, "dropped")

    async def _send_thread_events(self) -> None:
        for name, thread in self.threads.take_events():
            await self.gateway.send_event(name, thread)

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
            case "GET" | "PATCH" | "DELETE", ["channels", channel_id, "messages", _]:
                return ApiCall(MESSAGE_KINDS[method], body, int(channel_id))
            case "POST", ["channels", channel_id, "messages", _, "threads"]:
                return ApiCall("thread", body, int(channel_id))
            case "POST", ["channels", channel_id, "threads"]:
                return ApiCall("thread", body, int(channel_id))
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
            case "fetch" | "edit" | "delete":
                return self._one_message(method, int(path[3]), call.body)
        match method, path:
            case "GET", ["users", "@me"]:
                return json_response(payloads.user(payloads.BOT))
            case "GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]:
                return json_response(payloads.application())
            case "GET", ["gateway", *_]:
                limits_payload = {
                    "shards": self._shards or 1,
                    "session_start_limit": self.gateway.identify_limit.payload(
                        self.gateway.max_concurrency
                    ),
                }
                return json_response({"url": self.gateway.url, **limits_payload})
            case "PUT", ["applications", _, "commands"]:
                self.recording.commands = _listed(call.body)
                self.recording.command_syncs += 1
                return json_response([_command(command) for command in self.recording.commands])
        return self._handle_more(method, path, call.body)

    def _handle_more(self, method: str, path: list[str], body: Payload) -> web.StreamResponse:
        match method, path:
            case _, ["applications", _, "emojis", *emoji]:
                return self.emojis.handle(method, emoji, body)
            case "GET", ["channels", channel_id] if int(channel_id) in self.threads.opened:
                return json_response(self.threads.opened[int(channel_id)])
            case "POST", ["channels", channel_id, "messages", message_id, "threads"]:
                at, guild_id = int(channel_id), self.guild_of(int(channel_id))
                return self.threads.open_at_message(at, int(message_id), body, guild_id)
            case "POST", ["channels", channel_id, "threads"]:
                guild_id = self.guild_of(int(channel_id))
                return self.threads.open(int(channel_id), body, guild_id)
            case "PATCH", ["channels", thread_id] if body == {"archived": True}:
                return self.threads.archive(int(thread_id))
        self.recording.faults.append(f"unknown request {method} {'/'.join(path)}")
        return error_response(404, 0, "Unknown")

    def _callback(self, interaction: SentInteraction | None, body: Payload) -> web.StreamResponse:
        if interaction is None or time.perf_counter() - interaction.sent > self.response_timeout:
            return error_response(404, 10062, "Unknown interaction")
        interaction.callbacks += 1
        if interaction.acknowledged is not None:
            return error_response(400, 40060, "Interaction has already been acknowledged.")
        interaction.acknowledged = time.perf_counter()
        if body["type"] == 8:
            interaction.choices = body["data"]["choices"]
            interaction.answered = interaction.acknowledged
            interaction.done.set()
        if body["type"] == 5 and not body.get("data", {}).get("flags", 0) & EPHEMERAL:
            self.recording.faults.append("a public answer")
        response = {
            "id": str(interaction.id),
            "type": 2,
            "response_message_loading": body["type"] == 5,
        }
        return json_response({"interaction": response})

    def _answer(self, interaction: SentInteraction | None, body: Payload) -> web.StreamResponse:
        if interaction is None or interaction.acknowledged is None:
            return error_response(404, 10015, "Unknown Webhook")
        if time.perf_counter() - interaction.sent > self.token_lifetime:
            return error_response(401, 50027, "Invalid Webhook Token")
        if (fault := interaction.take_answer(body)) is not None:
            self.recording.faults.append(fault)
            return error_response(400, 50035, f"Invalid Form Body: {fault}")
        interaction.message_id = interaction.message_id or payloads.snowflake()
        interaction.answered = time.perf_counter()
        interaction.done.set()
        return json_response(
            payloads.message(
                interaction.message_id,
                interaction.channel_id,
                "" if interaction.is_layout else interaction.content,
                interaction.components,
                private=True,
                flags=interaction.flags,
            )
        )

    def _post(self, channel_id: int, body: Payload, pictures: int) -> web.StreamResponse:
        now, nonce = time.perf_counter(), body.get("nonce")
        if channel_id in self.threads.locked:
            return error_response(403, 160005, "Thread is locked")
        if channel_id in self.threads.archived:
            self.threads.set_archived(channel_id, is_archived=False)
        known = self._nonces.get((channel_id, nonce or ""))
        if nonce and body.get("enforce_nonce") and known and now - known[0] < NONCE_TTL:
            message = known[1]
        else:
            components = body.get("components") or []
            content = body.get("content") or text_in(components)
            message_id = payloads.snowflake()
            message = Message(message_id, channel_id, content, components, nonce, now, pictures)
            message.flags = body.get("flags") or 0
            self.recording.add(message)
            if nonce:
                self._nonces[channel_id, nonce] = (now, message)
            if len(self._nonces) > MAX_NONCES:
                del self._nonces[next(iter(self._nonces))]
        return json_response(_message_payload(message))

    def _history(self, channel_id: int, query: Payload) -> web.StreamResponse:
        """Return the newest messages, newest first; with `after`, the first ones after that
        message.
        """
        after, before = int(query.get("after", 0)), int(query.get("before", 2**63))
        messages = [
            message
            for message in self.recording.visible_messages(channel_id)
            if after < message.id < before
        ]
        limit = int(query.get("limit", 50))
        page = messages[:limit] if after else messages[-limit:]
        return json_response([_message_payload(message) for message in reversed(page)])

    def _one_message(self, method: str, message_id: int, body: Payload) -> web.StreamResponse:
        message = self.recording.message(message_id)
        if message is None or message.deleted:
            return error_response(404, 10008, "Unknown Message")
        if method == "GET":
            return json_response(_message_payload(message))
        if self.threads.refuses_changes(message):
            return error_response(400, 50083, "Tried to perform an operation on an archived thread")
        if message.author is not payloads.BOT:
            return refused_change(method)
        if method == "PATCH" and payloads.age(message_id) > EDIT_LIMIT_AGE:
            return error_response(429, 30046, "Too many edits of older messages")
        if method == "DELETE":
            message.deleted = True
            return web.Response(status=204)
        if (fault := message.edit(body)) is not None:
            self.recording.faults.append(fault)
            return error_response(400, 50035, f"Invalid Form Body: {fault}")
        return json_response(_message_payload(message))


def _message_payload(message: Message) -> Payload:
    """Return the payload of a public message."""
    return payloads.message(
        message.id,
        message.channel_id,
        "" if message.is_layout else message.content,
        message.components,
        private=False,
        author=message.author,
        flags=message.flags,
        message_type=message.kind,
    )


def _listed(body: Any) -> list[Payload]:
    """Return a body that is a list."""
    return list(body)


def _command(sent: Payload) -> Payload:
    return {
        "id": str(payloads.snowflake()),
        "application_id": str(payloads.APPLICATION),
        "version": "1",
        "default_member_permissions": None,
        **sent,
    }


async def wait_until(condition: Callable[[], bool], grace_seconds: float) -> bool:
    """Wait until the condition holds; return False if it does not within this time."""
    deadline = time.perf_counter() + grace_seconds
    while not condition():
        if time.perf_counter() > deadline:
            return False
        await asyncio.sleep(0.01)
    return True
