"""The fake Discord rejects what Discord rejects."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tests.support.discord_api_schema import COMPONENTS_V2_FLAG
from tests.support.fake_discord.gateway import GUILDS_INTENT
from tests.support.fake_discord.gateway_sessions import CloseCode, Op
from tests.support.fake_discord.payloads import (
    FIRST_CHANNEL,
    PEOPLE,
    RESPONSE_TIMEOUT,
    THREAD_NOTICE,
    TOKEN,
    snowflake,
)
from tests.support.fake_discord.recording import Message, SentInteraction
from tests.support.fake_discord.rest_rules import EDIT_LIMIT_AGE, MAX_REQUEST_BYTES, RateLimiter
from tests.support.fake_discord.server import FakeDiscord

CHANNEL = f"channels/{FIRST_CHANNEL}/messages"
EMOJIS = "applications/1000/emojis"
UNKNOWN_EMOJI = {
    "type": 1,
    "components": [{"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": "1", "name": "x"}}],
}
MEMBERS_INTENT = 1 << 1
UNKNOWN_INTENT = 1 << 40


@pytest.fixture
async def discord() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as fake:
        yield fake


@pytest.fixture
def message(discord: FakeDiscord) -> Message:
    """A message of the bot."""
    posted = Message(snowflake(), FIRST_CHANNEL, "x", [], None, 0.0, 0)
    discord.recording.add(posted)
    return posted


README = Path(__file__).with_name("README.md")
PAGE = README.read_text(encoding="utf-8").splitlines()
SUPPORT = Path(__file__).parents[1]
FOLDERS = SUPPORT.parent / "bot", SUPPORT, README.parent


NAME_OF_TEST = re.compile(r"`((?:\w+/)*test_\w+\.py)?(?:::(\w+)|…(\w+))?`")


@pytest.mark.parametrize("line", [line for line in PAGE if NAME_OF_TEST.search(line)])
def test_page_names_tests_that_exist(line: str) -> None:
    """A name that begins with an ellipsis is the end of that of another test in the same file."""
    source = ""
    for file, name, ending in NAME_OF_TEST.findall(line):
        if file:
            (path,) = (folder / file for folder in FOLDERS if (folder / file).exists())
            source = path.read_text(encoding="utf-8")
        assert re.search(rf"def {name}\(" if name else rf"def test_\w*{ending}\b", source), line


def test_page_names_a_test_for_each_rule() -> None:
    rules = [line for line in PAGE if line.startswith("| ") and line.count(" | ") == 2]
    without = [
        rule
        for rule in rules
        if not rule.startswith(("| What", "| ---"))
        and not NAME_OF_TEST.search(rule)
        and not any(phrase in rule for phrase in ("recording.faults", "the same, "))
    ]
    assert len(rules) > 40
    assert without == []


# REST


async def request(
    discord: FakeDiscord,
    method: str,
    path: str,
    body: Any = None,
    *,
    authorization: str = f"Bot {TOKEN}",
    data: io.BytesIO | None = None,
) -> tuple[int, int, Mapping[str, str]]:
    """Return the status of a response, Discord's error code and the headers."""
    async with (
        ClientSession(headers={"Authorization": authorization}) as session,
        session.request(method, f"{discord.url}/{path}", json=body, data=data) as response,
    ):
        payload = await response.json() if response.content_length else {}
        code = payload.get("code", 0) if isinstance(payload, dict) else 0
        return response.status, int(code), dict(response.headers)


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("POST", CHANNEL, {"content": "x" * 2001}, (400, 50035)),
        ("POST", CHANNEL, {"content": "x", "nonce": "n" * 26}, (400, 50035)),
        ("POST", CHANNEL, {"content": ""}, (400, 50006)),
        ("PATCH", f"{CHANNEL}/1", {"content": "x"}, (404, 10008)),
        ("DELETE", f"{CHANNEL}/1", None, (404, 10008)),
        ("GET", f"{CHANNEL}?limit=101", None, (400, 50035)),
        ("POST", "users/@me/channels", {"recipient_id": "5000"}, (403, 50007)),
        ("POST", "interactions/1/unknown/callback", {"type": 6}, (404, 10062)),
        ("PATCH", "webhooks/1/unknown/messages/@original", {"content": "x"}, (404, 10015)),
        ("POST", EMOJIS, {"name": "a-b", "image": "data:image/png;base64,AA=="}, (400, 50035)),
        ("POST", EMOJIS, {"name": "ruble", "image": "data:text/plain;base64,AA=="}, (400, 50035)),
        ("POST", CHANNEL, {"components": [UNKNOWN_EMOJI]}, (400, 50035)),
        ("DELETE", f"{EMOJIS}/1", None, (404, 10014)),
        ("PUT", "applications/1000/commands", [{"name": "x", "options": [{}] * 26}], (400, 50035)),
    ],
)
async def test_request_is_rejected_with_discords_code(
    discord: FakeDiscord, method: str, path: str, body: Any, expected: tuple[int, int]
) -> None:
    if isinstance(body, list):
        body[0]["options"] = [{"type": 1, "name": f"n{n}"} for n in range(26)]
    assert (await request(discord, method, path, body))[:2] == expected


async def test_first_response_comes_within_three_seconds(
    discord: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert discord.response_timeout > RESPONSE_TIMEOUT, "bots have more time in other tests"
    discord.response_timeout = RESPONSE_TIMEOUT
    for token, seconds, expected in (("a", 3.0, (200, 0)), ("b", 3.01, (404, 10062))):
        sent = SentInteraction(1, token, PEOPLE[0], FIRST_CHANNEL, sent=100.0)
        discord.recording.interactions[token] = sent
        clock = SimpleNamespace(perf_counter=lambda: 100.0 + seconds)  # noqa: B023
        monkeypatch.setattr("tests.support.fake_discord.server.time", clock)
        path = f"interactions/1/{token}/callback"
        assert (await request(discord, "POST", path, {"type": 6}))[:2] == expected


async def test_bot_changes_no_message_of_others(discord: FakeDiscord) -> None:
    """That takes Manage Messages to delete one, and is impossible to edit."""
    discord.chat(PEOPLE[0], FIRST_CHANNEL, ["x"])
    (message,) = discord.recording.visible_messages(FIRST_CHANNEL)
    path = f"{CHANNEL}/{message.id}"
    assert (await request(discord, "PATCH", path, {"content": "y"}))[:2] == (403, 50005)
    assert (await request(discord, "DELETE", path))[:2] == (403, 50013)


async def test_v2_message_stays_one_without_content(discord: FakeDiscord) -> None:
    """Its text is that of its components."""
    layout = [{"type": 17, "components": [{"type": 10, "content": "x"}]}]
    beside = {"content": "y", "components": layout, "flags": COMPONENTS_V2_FLAG}
    assert (await request(discord, "POST", CHANNEL, beside))[:2] == (400, 50035)
    body = {"components": layout, "flags": COMPONENTS_V2_FLAG}
    assert (await request(discord, "POST", CHANNEL, body))[0] == 200
    (message,) = discord.recording.visible_messages(FIRST_CHANNEL)
    assert message.content == "x"
    path = f"{CHANNEL}/{message.id}"
    plain = {"content": "y", "components": []}
    assert (await request(discord, "PATCH", path, plain))[:2] == (400, 50035)
    assert message.content == "x"
    layout[0]["components"] = [{"type": 10, "content": "z"}]
    assert (await request(discord, "PATCH", path, body))[0] == 200
    assert message.content == "z"


async def test_plain_message_becomes_a_v2_message_without_its_content(
    discord: FakeDiscord, message: Message
) -> None:
    path = f"{CHANNEL}/{message.id}"
    layout = [{"type": 17, "components": [{"type": 10, "content": "y"}]}]
    body = {"components": layout, "flags": COMPONENTS_V2_FLAG}
    assert (await request(discord, "PATCH", path, body))[:2] == (400, 50035)
    assert (await request(discord, "PATCH", path, {**body, "content": None}))[0] == 200
    assert message.content == "y"


@pytest.mark.parametrize(("flags", "content"), [(0, "x"), (COMPONENTS_V2_FLAG, "")])
async def test_message_is_read_as_it_was_sent(
    discord: FakeDiscord, message: Message, flags: int, content: str
) -> None:
    message.flags = flags
    url = f"{discord.url}/{CHANNEL}/{message.id}"
    async with (
        ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.get(url) as response,
    ):
        payload = await response.json()
    assert (payload["flags"], payload["content"]) == (flags, content)
    message.deleted = True
    assert (await request(discord, "GET", f"{CHANNEL}/{message.id}"))[:2] == (404, 10008)


async def test_hidden_channel_refuses_every_request(discord: FakeDiscord, message: Message) -> None:
    discord.hidden_channels.add(FIRST_CHANNEL)
    for method, path, body in (
        ("POST", CHANNEL, {"content": "x"}),
        ("GET", f"{CHANNEL}?limit=1", None),
        ("GET", f"{CHANNEL}/{message.id}", None),
        ("PATCH", f"{CHANNEL}/{message.id}", {"content": "y"}),
        ("DELETE", f"{CHANNEL}/{message.id}", None),
    ):
        assert (await request(discord, method, path, body))[:2] == (403, 50001)


async def test_wrong_token_is_unauthorized(discord: FakeDiscord) -> None:
    assert (await request(discord, "GET", "users/@me", authorization="Bot other"))[0] == 401


async def test_large_request_is_rejected(discord: FakeDiscord) -> None:
    too_large = io.BytesIO(b'"' + b"x" * MAX_REQUEST_BYTES + b'"')
    assert (await request(discord, "POST", CHANNEL, data=too_large))[:2] == (413, 40005)


async def test_thread_states_restrict_requests(discord: FakeDiscord, message: Message) -> None:
    discord.threads.locked.add(FIRST_CHANNEL)
    assert (await request(discord, "POST", CHANNEL, {"content": "x"}))[:2] == (403, 160005)
    discord.threads.locked.clear()
    discord.threads.archived.add(FIRST_CHANNEL)
    path = f"{CHANNEL}/{message.id}"
    assert (await request(discord, "PATCH", path, {"content": "y"}))[:2] == (400, 50083)
    assert (await request(discord, "POST", CHANNEL, {"content": "x"}))[0] == 200
    assert (await request(discord, "PATCH", path, {"content": "y"}))[0] == 200


async def test_bot_opens_and_archives_threads_of_its_own(
    discord: FakeDiscord, message: Message
) -> None:
    opening, thread = f"{CHANNEL}/{message.id}/threads", f"channels/{message.id}"
    assert (await request(discord, "PATCH", thread, {"archived": True}))[:2] == (404, 10003)
    assert (await request(discord, "POST", opening, {"name": "t"}))[0] == 200
    assert (await request(discord, "POST", opening, {"name": "t"}))[:2] == (400, 160004)
    assert (await request(discord, "PATCH", thread, {"archived": True}))[0] == 200
    assert discord.threads.archived == {message.id}


async def test_thread_without_a_message_is_announced_in_its_channel(discord: FakeDiscord) -> None:
    opening = f"channels/{FIRST_CHANNEL}/threads"
    assert (await request(discord, "POST", opening, {"name": "t", "type": 11}))[0] == 200
    (notice,) = discord.recording.visible_messages(FIRST_CHANNEL)
    assert (notice.kind, notice.content) == (THREAD_NOTICE, "t")


async def test_new_session_is_told_of_active_threads(discord: FakeDiscord) -> None:
    for name in ("old", "new"):
        body = {"name": name, "type": 11}
        await request(discord, "POST", f"channels/{FIRST_CHANNEL}/threads", body)
    old, new = discord.threads.opened
    await request(discord, "PATCH", f"channels/{old}", {"archived": True})
    async with connected(discord) as socket:
        await socket.send_json(identify())
        event = await event_of(socket, "GUILD_CREATE")
    assert [thread["id"] for thread in event["d"]["threads"]] == [str(new)]


async def test_bot_is_told_of_new_and_changed_threads(
    discord: FakeDiscord, message: Message
) -> None:
    thread = f"channels/{message.id}"
    async with connected(discord) as socket:
        await socket.send_json(identify())
        await event_of(socket, "GUILD_CREATE")
        for method, path, body, event, is_archived in (
            ("POST", f"{CHANNEL}/{message.id}/threads", {"name": "t"}, "THREAD_CREATE", False),
            ("PATCH", thread, {"archived": True}, "THREAD_UPDATE", True),
            ("POST", f"{thread}/messages", {"content": "x"}, "THREAD_UPDATE", False),
        ):
            await request(discord, method, path, body)
            told = (await event_of(socket, event))["d"]
            assert told["thread_metadata"]["archived"] is is_archived


async def test_edits_of_old_messages_are_limited(discord: FakeDiscord) -> None:
    old_id = snowflake() - (int(EDIT_LIMIT_AGE * 1000) + 1000 << 22)
    discord.recording.add(Message(old_id, FIRST_CHANNEL, "x", [], None, 0.0, 0))
    path = f"{CHANNEL}/{old_id}"
    assert (await request(discord, "PATCH", path, {"content": "y"}))[:2] == (429, 30046)
    assert (await request(discord, "DELETE", path))[0] == 204


async def test_bucket_has_headers_and_an_end(discord: FakeDiscord) -> None:
    discord.rate_limiter = RateLimiter(limit=2, window=60)
    sent = [await request(discord, "POST", CHANNEL, {"content": "x"}) for _ in range(3)]
    assert [status for status, _, _ in sent] == [200, 200, 429]
    assert [headers["X-RateLimit-Remaining"] for _, _, headers in sent] == ["1", "0", "0"]
    assert sent[-1][2]["X-RateLimit-Scope"] == "user"


async def test_all_requests_together_are_limited(discord: FakeDiscord) -> None:
    discord.rate_limiter = RateLimiter(global_limit=1)
    await request(discord, "POST", CHANNEL, {"content": "x"})
    status, _, headers = await request(discord, "GET", f"{CHANNEL}?limit=1")
    assert (status, headers["X-RateLimit-Global"]) == (429, "true")


# The gateway


@asynccontextmanager
async def connected(
    discord: FakeDiscord, version: str = "10"
) -> AsyncIterator[ClientWebSocketResponse]:
    async with (
        ClientSession() as session,
        session.ws_connect(f"{discord.gateway.url}?v={version}") as socket,
        asyncio.timeout(60),
    ):
        yield socket


async def event_of(socket: ClientWebSocketResponse, name: str) -> dict[str, Any]:
    """Return the next event with this name."""
    event: dict[str, Any] = {"t": ""}
    while event["t"] != name:
        event = await socket.receive_json()
    return event


async def answers(
    discord: FakeDiscord, *sent: Any, version: str = "10", until_closed: bool = False
) -> list[int]:
    """Send messages to the gateway; return the opcodes of its answers, or its close code."""
    received = list[int]()
    async with connected(discord, version) as socket:
        for message in sent:
            await (socket.send_str if isinstance(message, str) else socket.send_json)(message)
        while (answer := await socket.receive()).type is WSMsgType.TEXT:
            received.append(answer.json()["op"])
            if received[-1] in (Op.DISPATCH, Op.INVALID_SESSION) and not until_closed:
                return received
        return [*received, int(socket.close_code or 0)]


def identify(**changes: Any) -> dict[str, Any]:
    return {"op": Op.IDENTIFY, "d": {"token": TOKEN, "intents": GUILDS_INTENT, **changes}}


def resume(**changes: Any) -> dict[str, Any]:
    return {"op": Op.RESUME, "d": {"token": TOKEN, "session_id": "unknown", "seq": 1, **changes}}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 99, "d": None}, CloseCode.UNKNOWN_OPCODE),
        ("no JSON", CloseCode.DECODE_ERROR),
        ("x" * 5000, CloseCode.DECODE_ERROR),
        ({"op": Op.PRESENCE, "d": {}}, CloseCode.NOT_AUTHENTICATED),
        (identify(token="other"), CloseCode.AUTHENTICATION_FAILED),  # noqa: S106
        (identify(shard=[1, 1]), CloseCode.INVALID_SHARD),
        (identify(intents=UNKNOWN_INTENT), CloseCode.INVALID_INTENTS),
        (identify(intents=MEMBERS_INTENT), CloseCode.DISALLOWED_INTENTS),
        (resume(), Op.INVALID_SESSION),
    ],
)
async def test_invalid_message_is_refused(discord: FakeDiscord, sent: Any, code: int) -> None:
    assert await answers(discord, sent) == [Op.HELLO, code]


async def test_second_identify_closes_the_connection(discord: FakeDiscord) -> None:
    assert (await answers(discord, identify(), identify(), until_closed=True))[-1] == (
        CloseCode.ALREADY_AUTHENTICATED
    )


async def test_session_is_not_resumed_from_an_unknown_event(discord: FakeDiscord) -> None:
    """Nor is it later, by an event that it has: Discord demands a new session."""
    async with connected(discord) as socket:
        await socket.send_json(identify())
        ready = await event_of(socket, "READY")
        await socket.close(code=CloseCode.UNKNOWN_ERROR)
    session_id = ready["d"]["session_id"]
    for sequence in (999, 1):
        refused = await answers(discord, resume(session_id=session_id, seq=sequence))
        assert refused == [Op.HELLO, CloseCode.INVALID_SEQ]


async def test_other_version_of_the_gateway_is_refused(discord: FakeDiscord) -> None:
    assert await answers(discord, version="5") == [CloseCode.INVALID_API_VERSION]


async def test_connection_with_too_many_servers_is_refused(discord: FakeDiscord) -> None:
    discord.gateway.guilds_per_shard = 0
    assert await answers(discord, identify()) == [Op.HELLO, CloseCode.SHARDING_REQUIRED]


async def test_identify_beyond_the_daily_limit_is_a_fault(discord: FakeDiscord) -> None:
    discord.gateway.identify_limit.use_up(reset_after=60)
    assert await answers(discord, identify()) == [Op.HELLO, CloseCode.AUTHENTICATION_FAILED]
    assert discord.recording.faults


async def test_second_identify_of_a_bucket_must_wait(discord: FakeDiscord) -> None:
    discord.gateway.identify_interval = 60
    assert await answers(discord, identify()) == [Op.HELLO, Op.DISPATCH]
    assert await answers(discord, identify()) == [Op.HELLO, Op.INVALID_SESSION]


async def test_connection_without_heartbeats_is_closed(discord: FakeDiscord) -> None:
    discord.gateway.heartbeat_interval = 0.1
    assert await answers(discord) == [Op.HELLO, CloseCode.SESSION_TIMED_OUT]


async def test_too_many_sends_close_the_connection(discord: FakeDiscord) -> None:
    beats = [{"op": Op.HEARTBEAT, "d": None}] * 121
    assert (await answers(discord, *beats))[-1] == CloseCode.RATE_LIMITED
