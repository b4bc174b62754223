"""What Discord refuses in threads, and how a thread becomes active again."""

from __future__ import annotations

import re
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError

ARCHIVED, HAS_THREAD, LOCKED = 50083, 160004, 160005

_THREAD = re.compile(r"/channels/(\d+)")
_POST = re.compile(r"/channels/(\d+)/messages")
_CHANGE = re.compile(r"/channels/(\d+)/messages/\d+")
_OPEN = re.compile(r"/channels/\d+/messages/(\d+)/threads")


def fault_in_thread(backend: Backend, method: str, path: str) -> BackendError | None:
    """Why a request of the bot, which may not manage threads, is refused; None if it is not."""
    if method == "POST" and (opened := _OPEN.fullmatch(path)):
        if int(opened[1]) in backend.channels:
            text = "A thread has already been created for this message"
            return BackendError(400, HAS_THREAD, text)
        return None
    posted = _POST.fullmatch(path) if method == "POST" else None
    changed = _CHANGE.fullmatch(path) if method in ("PATCH", "DELETE") else None
    if posted and _state(backend, posted[1])[1]:
        return BackendError(403, LOCKED, "Thread is locked")
    if changed and any(_state(backend, changed[1])):
        return BackendError(400, ARCHIVED, "Thread is archived")
    return None


def wake_thread(backend: Backend, method: str, path: str) -> None:
    """A message in an archived thread makes it active again."""
    posted = _POST.fullmatch(path) if method == "POST" else None
    if posted and _state(backend, posted[1])[0]:
        backend.edit_channel(int(posted[1]), {}, thread_metadata={"archived": False})


def archive_own_thread(backend: Backend, method: str, path: str, body: Any) -> Any:
    """Archive a thread of the bot's own, which may do that without managing channels.

    Returns the thread, or None for any other request.
    """
    thread = _THREAD.fullmatch(path) if method == "PATCH" else None
    if thread is None or body != {"archived": True}:
        return None
    channel = backend.channels.get(int(thread[1]))
    if channel is None or channel.owner_id != backend.bot_user.id:
        return None
    backend.edit_channel(channel.id, {}, thread_metadata=body)
    return dict(serializers.thread_payload(backend, channel))


def _state(backend: Backend, channel_id: str) -> tuple[bool, bool]:
    """Whether a channel is an archived thread, and whether it is a locked one."""
    channel = backend.channels.get(int(channel_id))
    thread = None if channel is None else channel.thread_metadata
    return (False, False) if thread is None else (thread.archived, thread.locked)
