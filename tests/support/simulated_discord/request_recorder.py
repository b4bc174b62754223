"""Records every request that the bot makes of the simulated Discord, with its files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from simcord.http import router

ID = re.compile(r"\d{17,20}")
RANDOM_NONCE = re.compile(r"\bboard-\d+-\d+")
"""The one random nonce: of a turn message that is posted again."""


@dataclass(frozen=True, slots=True)
class RecordedRequest:
    """One request: method, path, JSON body, and its files as (name, alt text, bytes)."""

    method: str
    path: str
    body: str
    files: tuple[tuple[str, str | None, bytes], ...]

    @property
    def public(self) -> bool:
        """Whether everybody in the channel sees its effect."""
        return self.path.startswith("/channels/")

    @property
    def posted(self) -> str | None:
        """The text of the message that it posts for everybody; None if it posts none."""
        if self.method != "POST" or not re.fullmatch(r"/channels/\d+/messages", self.path):
            return None
        return str(json.loads(self.body)["content"])

    @property
    def outline(self) -> str:
        """What others can notice of a private answer: that there is one, and its type."""
        resource = self.path.split("/")[1]
        if resource != "interactions":
            return f"{self.method} {resource}"
        sent = json.loads(self.body)
        flags = (sent.get("data") or {}).get("flags")
        return f"{self.method} {resource} {sent.get('type')} {flags}"


@contextmanager
def record_requests() -> Iterator[list[RecordedRequest]]:
    """Collect all requests that are made while the block runs, in order."""
    recorded: list[RecordedRequest] = []
    original = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        files = tuple(map(_file, given.get("files") or ()))
        body = json.dumps(given.get("json"), ensure_ascii=False, sort_keys=True, default=str)
        recorded.append(RecordedRequest(method, path, body, files))
        return original(backend, method, path, **given)

    router.dispatch = dispatch
    try:
        yield recorded
    finally:
        router.dispatch = original


def _file(file: Any) -> tuple[str, str | None, bytes]:
    position = file.fp.tell()
    content = file.fp.read()
    file.fp.seek(position)
    return file.filename, file.description, content


class IdNormalizer:
    """Replaces Discord ids by their order of appearance, which makes two runs comparable."""

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}

    def normalize(self, text: str) -> str:
        """Return the text with its ids and random nonces replaced."""
        return ID.sub(self._number, RANDOM_NONCE.sub("board", text))

    def _number(self, match: re.Match[str]) -> str:
        return self._numbers.setdefault(match[0], f"#{len(self._numbers)}")
