"""Every request that the bot makes of the simulated Discord, with the bytes of its files."""

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
"""The one nonce that is drawn by lot: that of a turn shown once more."""


@dataclass(frozen=True, slots=True)
class RecordedRequest:
    """One request: where it goes, what it says, and its files as (name, alt text, bytes)."""

    method: str
    path: str
    body: str
    files: tuple[tuple[str, str | None, bytes], ...]

    @property
    def public(self) -> bool:
        """Whether everybody in the channel sees what it does."""
        return self.path.startswith("/channels/")

    @property
    def outline(self) -> str:
        """What others could notice of a private answer: that there is one, and of what kind."""
        kind = self.path.split("/")[1]
        if kind != "interactions":
            return f"{self.method} {kind}"
        sent = json.loads(self.body)
        flags = (sent.get("data") or {}).get("flags")
        return f"{self.method} {kind} {sent.get('type')} {flags}"


@contextmanager
def record_requests() -> Iterator[list[RecordedRequest]]:
    """All requests that are made while the block runs, in their order."""
    made: list[RecordedRequest] = []
    honest = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        files = tuple(map(_file, given.get("files") or ()))
        body = json.dumps(given.get("json"), ensure_ascii=False, sort_keys=True, default=str)
        made.append(RecordedRequest(method, path, body, files))
        return honest(backend, method, path, **given)

    router.dispatch = dispatch
    try:
        yield made
    finally:
        router.dispatch = honest


def _file(file: Any) -> tuple[str, str | None, bytes]:
    at = file.fp.tell()
    content = file.fp.read()
    file.fp.seek(at)
    return file.filename, file.description, content


class IdNormalizer:
    """Calls ids by the order in which they came up, since two worlds never have the same."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def normalize(self, text: str) -> str:
        """The text with its ids replaced."""
        return ID.sub(self._number, RANDOM_NONCE.sub("board", text))

    def _number(self, found: re.Match[str]) -> str:
        return self._known.setdefault(found[0], f"#{len(self._known)}")
