"""The emojis of the application at the fake Discord."""

from __future__ import annotations

from aiohttp import web

from tests.support.emoji_rules import fault_of_upload, unknown_emojis
from tests.support.fake_discord import payloads
from tests.support.fake_discord.payloads import Payload
from tests.support.fake_discord.rest_rules import error_response, json_response


class ApplicationEmojis:
    """Lists, takes and deletes emojis, and refuses messages with others."""

    def __init__(self) -> None:
        self.by_id: dict[int, str] = {}
        """The names of the emojis, by id."""

    def handle(self, method: str, path: list[str], body: Payload) -> web.StreamResponse:
        """Answer a request for the emojis, or for the one whose id the path is."""
        match method, path:
            case "GET", []:
                return json_response({"items": list(map(_payload, *self._columns()))})
            case "POST", []:
                return self._upload(body)
            case "DELETE", [emoji_id] if int(emoji_id) in self.by_id:
                del self.by_id[int(emoji_id)]
                return web.Response(status=204)
        return error_response(404, 10014, "Unknown Emoji")

    def rejection_of(self, body: Payload) -> web.Response | None:
        """Return the rejection of a message that shows an emoji which does not exist."""
        message = (body.get("data") or body) if isinstance(body, dict) else {}
        fault = next(unknown_emojis(message.get("components") or (), self.by_id), None)
        return None if fault is None else error_response(400, 50035, f"Invalid Form Body: {fault}")

    def _upload(self, body: Payload) -> web.StreamResponse:
        fault = fault_of_upload(body, self.by_id.values(), len(self.by_id))
        if fault is not None:
            return error_response(400, *fault)
        emoji_id = payloads.snowflake()
        self.by_id[emoji_id] = body["name"]
        return json_response(_payload(emoji_id, body["name"]))

    def _columns(self) -> tuple[list[int], list[str]]:
        return list(self.by_id), list(self.by_id.values())


def _payload(emoji_id: int, name: str) -> Payload:
    return {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
