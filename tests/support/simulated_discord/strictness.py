"""Makes the simulated Discord refuse what Discord refuses, where SimCord is kinder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import router
from simcord.types import HttpLogEntry

from tests.support.discord_api_schema import COMPONENTS_V2_FLAG, FILES, Request, limit_problems
from tests.support.emoji_rules import fault_of_upload, unknown_emojis
from tests.support.simulated_discord.thread_rules import (
    archive_own_thread,
    fault_in_thread,
    wake_thread,
)

MEBIBYTE = 1 << 20
MAX_FILE_BYTES = 10 * MEBIBYTE
"""What a bot may upload as one file to a server without boosts."""

MAX_REQUEST_BYTES = 25 * MEBIBYTE

INVALID_FORM_BODY, EMPTY_MESSAGE, TOO_LARGE = 50035, 50006, 40005

EMOJIS = re.compile(r"/applications/\d+/emojis")

_REFUSALS = "nevsky_refusals"


def refusals(backend: Backend) -> list[str]:
    """Return why requests were refused by the rules of this module, a line for each."""
    noted: list[str] = getattr(backend, _REFUSALS, [])
    return noted


@contextmanager
def strict_discord() -> Iterator[None]:
    """Check every request of this process's bots while the block runs."""
    dispatch = router.dispatch
    commit_message, edit_message = Backend.commit_message, Backend.edit_message

    def checked_dispatch(backend: Backend, method: str, path: str, **given: Any) -> Any:
        error = _fault_of_request(method, path, given)
        if error := error or _fault_of_emojis(backend, method, path, given.get("json")):
            backend.http_requests.append(
                HttpLogEntry(method, path, given.get("params") or {}, given.get("json"), None)
            )
            raise _noted(backend, error)
        if (error := fault_in_thread(backend, method, path)) is not None:
            raise error
        if (archived := archive_own_thread(backend, method, path, given.get("json"))) is not None:
            return archived
        answer = dispatch(backend, method, path, **given)
        wake_thread(backend, method, path)
        return answer

    def checked_commit(backend: Backend, message: Any, *, broadcast: bool = True) -> Any:
        if message.flags & COMPONENTS_V2_FLAG:
            _check_files_shown(backend, message.components, message.attachments)
        return commit_message(backend, message, broadcast=broadcast)

    def checked_edit(backend: Backend, channel_id: int, message_id: int, fields: Any) -> Any:
        _check_edit(backend, backend.get_message(channel_id, message_id), fields)
        return edit_message(backend, channel_id, message_id, fields)

    with (
        patch.object(serializers, "message_payload", _payload_without_files_of_layouts),
        patch.object(router, "dispatch", checked_dispatch),
        patch.object(Backend, "commit_message", checked_commit),
        patch.object(Backend, "edit_message", checked_edit),
    ):
        yield


_message_payload = serializers.message_payload


def _payload_without_files_of_layouts(backend: Backend, message: Any, **given: Any) -> Any:
    """Only the components of a V2 message name its files."""
    payload = _message_payload(backend, message, **given)
    if message.flags & COMPONENTS_V2_FLAG:
        payload["attachments"] = []
    return payload


def _noted(backend: Backend, error: BackendError) -> BackendError:
    setattr(backend, _REFUSALS, [*refusals(backend), error.message])
    return error


def _fault_of_request(method: str, path: str, given: dict[str, Any]) -> BackendError | None:
    files = given.get("files") or []
    sizes = list(map(_size, files))
    if any(size > MAX_FILE_BYTES for size in sizes):
        return BackendError(413, TOO_LARGE, f"Request entity too large: a file of {max(sizes)}")
    if sum(sizes) > MAX_REQUEST_BYTES:
        return BackendError(413, TOO_LARGE, f"Request entity too large: files of {sum(sizes)}")
    if len(files) > FILES:
        return _invalid(f"{len(files)} files, at most {FILES}")
    problem = next(limit_problems(Request(method, path, given.get("json"))), None)
    return None if problem is None else _invalid(problem)


def _fault_of_emojis(backend: Backend, method: str, path: str, body: Any) -> BackendError | None:
    known = backend.application_emojis
    if method == "POST" and EMOJIS.fullmatch(path):
        fault = fault_of_upload(body, {emoji.name for emoji in known.values()}, len(known))
        return None if fault is None else BackendError(400, fault[0], fault[1])
    message = (body.get("data") or body) if isinstance(body, dict) else {}
    problem = next(unknown_emojis(message.get("components") or (), known), None)
    return None if problem is None else _invalid(problem)


def _invalid(problem: str) -> BackendError:
    return BackendError(400, INVALID_FORM_BODY, f"Invalid Form Body: {problem}")


def _size(file: Any) -> int:
    position = file.fp.tell()
    size: int = file.fp.seek(0, 2) - position
    file.fp.seek(position)
    return size


def _check_edit(backend: Backend, message: Any, fields: dict[str, Any]) -> None:
    parts = ("content", "embeds", "components", "attachments", "poll")
    after = {part: fields.get(part, getattr(message, part)) for part in parts}
    if not (any(after.values()) or message.stickers):
        raise _noted(backend, BackendError(400, EMPTY_MESSAGE, "Cannot send an empty message"))
    flags = int(fields.get("flags") or 0) | message.flags
    if flags & COMPONENTS_V2_FLAG and "attachments" in fields:
        _check_files_shown(backend, after["components"], after["attachments"])


def _check_files_shown(
    backend: Backend, components: list[Any] | None, attachments: list[Any] | None
) -> None:
    """A message of Components V2 shows no file that no component refers to."""
    shown = set(_media_shown(components or []))
    for attachment in attachments or []:
        if shown.isdisjoint((attachment["url"], f"attachment://{attachment['filename']}")):
            problem = f"no component shows the file {attachment['filename']}"
            raise _noted(backend, _invalid(problem))


def _media_shown(components: Iterable[Any]) -> Iterator[str]:
    """Yield the addresses of the files that components show."""
    for component in walk_components(components):
        holders = [component, *(component.get("items") or [])]
        for media in (holder.get(key) for holder in holders for key in ("media", "file")):
            if isinstance(media, dict) and "url" in media:
                yield media["url"]
