"""What Discord's REST API rejects, with its error codes.

`README.md` in this folder lists the rules and where Discord documents them.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.support.discord_api_schema import Request, check_requests
from tests.support.fake_discord.payloads import Payload

MAX_REQUEST_BYTES = 10 * 2**20
"""Bytes of a request with its files, in a server without boosts."""

EDIT_LIMIT_AGE = 3600.0
"""Age in seconds from which edits of a message are limited. Here none is allowed."""

TOKEN_LIFETIME = 15 * 60.0
"""Seconds for which the token of an interaction is valid."""

MAX_HISTORY = 100
MAX_NONCE = 25

UNAUTHENTICATED = frozenset({"interactions", "webhooks"})
"""The routes whose tokens are in their paths."""


def read_body(content_type: str, raw: bytes) -> tuple[Payload, int]:
    """Return the JSON of a request and the number of its pictures."""
    if not content_type.startswith("multipart/form-data"):
        return (json.loads(raw) if raw else {}), 0
    field = raw.index(b'name="payload_json"')
    start = raw.index(b"\r\n\r\n", field) + 4
    end = raw.index(b"\r\n--", start)
    pictures = sum(map(raw.count, (b"\x89PNG\r\n", b"GIF89a")))
    return json.loads(raw[start:end]), pictures


def json_response(data: Any) -> web.Response:
    """Return JSON with exactly the content type that discord.py checks for."""
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


def error_response(status: int, code: int, message: str) -> web.Response:
    body = json.dumps({"code": code, "message": message}).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def rate_limited(seconds: float, scope: str = "user") -> web.Response:
    """Return a 429 response as Discord sends it; the scope is user, global or shared."""
    is_global = scope == "global"
    headers = {
        "Via": "1.1 google",
        "Retry-After": str(seconds),
        "X-RateLimit-Scope": scope,
    }
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    else:
        headers |= {
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": str(seconds),
        }
    body = {
        "message": "You are being rate limited.",
        "retry_after": seconds,
        "global": is_global,
    }
    return web.Response(
        status=429,
        body=json.dumps(body).encode(),
        content_type="application/json",
        headers=headers,
    )


def banned_by_the_proxy(seconds: float) -> web.Response:
    """Return the 429 response of the proxy before Discord, after too many invalid requests."""
    page = "<html><title>Access denied | discord.com used Cloudflare</title></html>"
    headers = {"Retry-After": str(seconds)}
    return web.Response(status=429, text=page, content_type="text/html", headers=headers)


def refused_change(method: str) -> web.Response:
    """The answer to a change of somebody else's message, without Manage Messages."""
    if method == "PATCH":
        return error_response(403, 50005, "Cannot edit a message authored by another user")
    return error_response(403, 50013, "Missing Permissions")


@dataclass(slots=True)
class RateLimiter:
    """Limits the requests of each kind in each channel, and all together."""

    limit: int = 5
    window: float = 5.0
    """Seconds."""
    global_limit: int = 50
    """Requests a second, apart from interactions."""
    rejected: int = 0
    _buckets: dict[str, list[float]] = field(default_factory=dict)
    _all: list[float] = field(default_factory=list)

    def take(self, kind: str, channel_id: int) -> tuple[web.Response | None, dict[str, str]]:
        """Count a request. Returns the rejection, if it is one too many, and the headers."""
        now, name = time.perf_counter(), f"{kind}-{channel_id}"
        self._all = [at for at in self._all if now - at < 1] + [now]
        if len(self._all) > self.global_limit:
            self.rejected += 1
            return rate_limited(1 - (now - self._all[0]), "global"), {}
        known = [at for at in self._buckets.get(name, ()) if now - at < self.window]
        if len(known) >= self.limit:
            self.rejected += 1
            return rate_limited(self.window - (now - known[0])), {}
        self._buckets[name] = [*known, now]
        reset_after = self.window - (now - self._buckets[name][0])
        return None, {
            "X-RateLimit-Bucket": kind,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(known) - 1),
            "X-RateLimit-Reset": str(time.time() + reset_after),
            "X-RateLimit-Reset-After": str(reset_after),
        }


def check_request(
    method: str, path: list[str], body: Payload, is_authorized: bool, size: int
) -> tuple[web.Response | None, list[str]]:
    """Return the rejection of a request that Discord would not accept, and its faults."""
    if path[0] not in UNAUTHENTICATED and not is_authorized:
        return error_response(401, 0, "401: Unauthorized"), []
    if size > MAX_REQUEST_BYTES:
        return error_response(413, 40005, "Request entity too large"), []
    if path[:3] == ["users", "@me", "channels"]:
        return error_response(403, 50007, "Cannot send messages to this user"), ["a direct message"]
    faults = list(_body_problems(method, path, body))
    if faults:
        return error_response(400, 50035, f"Invalid Form Body: {faults[0]}"), faults
    match method, path:
        case "POST", ["channels", _, "messages"] if not (
            body.get("content") or body.get("attachments") or body.get("components")
        ):
            fault = "an empty message"
            return error_response(400, 50006, "Cannot send an empty message"), [fault]
    return None, []


def _body_problems(method: str, path: list[str], body: Payload) -> list[str]:
    if method == "GET":
        limit = int(body.get("limit", 1))
        in_range = path[-1] != "messages" or 1 <= limit <= MAX_HISTORY
        return [] if in_range else [f"limit {limit} is not from 1 to {MAX_HISTORY}"]
    if not body:
        return []
    problems = check_requests([Request(method, "/" + "/".join(path), body)])
    if isinstance(body, dict) and len(str(body.get("nonce") or "")) > MAX_NONCE:
        problems.append("nonce: too long")
    return problems
