"""The threads of the fake Discord, and what tells the bot of them."""

from __future__ import annotations

from aiohttp import web

from tests.support.fake_discord import payloads
from tests.support.fake_discord.payloads import Payload
from tests.support.fake_discord.recording import Message, Recording
from tests.support.fake_discord.rest_rules import error_response, json_response


class Threads:
    """The threads that the bot has opened, by id, and their states."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self.opened = dict[int, Payload]()
        self.archived = set[int]()
        """Channels that are threads without activity: a new message makes them active again."""
        self.locked = set[int]()
        """Channels that are threads in which only moderators may post."""
        self._events = list[tuple[str, Payload]]()

    def take_events(self) -> list[tuple[str, Payload]]:
        """Return the events that happened since the last call, with their data."""
        events, self._events = self._events, []
        return events

    def active_in(self, guild_id: int) -> list[Payload]:
        """The threads of a server that are not archived, as the server's payload lists them."""
        return [
            thread
            for thread_id, thread in self.opened.items()
            if int(thread["guild_id"]) == guild_id and thread_id not in self.archived
        ]

    def open_at_message(
        self, channel_id: int, message_id: int, body: Payload, guild_id: int
    ) -> web.StreamResponse:
        """Open a thread that begins at a message, and has the id of that message."""
        message = self._recording.message(message_id)
        if message is None or message.deleted:
            return error_response(404, 10008, "Unknown Message")
        if message_id in self.opened:
            text = "A thread has already been created for this message"
            return error_response(400, 160004, text)
        return self._open(channel_id, message_id, body, guild_id)

    def open(self, channel_id: int, body: Payload, guild_id: int) -> web.StreamResponse:
        """Open a thread that begins at no message, and post the notice about it."""
        response = self._open(channel_id, payloads.snowflake(), body, guild_id)
        notice = Message(payloads.snowflake(), channel_id, body["name"], [], None, 0.0, 0)
        notice.kind = payloads.THREAD_NOTICE
        self._recording.add(notice)
        return response

    def _open(
        self, channel_id: int, thread_id: int, body: Payload, guild_id: int
    ) -> web.StreamResponse:
        thread = payloads.thread(thread_id, channel_id, body["name"], guild_id)
        self.opened[thread_id] = thread
        self._events.append(("THREAD_CREATE", {**thread, "newly_created": True}))
        return json_response(thread)

    def archive(self, thread_id: int) -> web.StreamResponse:
        """Archive a thread of the bot's own, which takes no permission."""
        if thread_id not in self.opened:
            return error_response(404, 10003, "Unknown Channel")
        if thread_id in self.locked:
            return error_response(403, 50013, "Missing Permissions")
        self.set_archived(thread_id, is_archived=True)
        return json_response(self.opened[thread_id])

    def set_archived(self, channel_id: int, *, is_archived: bool) -> None:
        """Change whether a channel is an archived thread."""
        change = self.archived.add if is_archived else self.archived.discard
        change(channel_id)
        if (thread := self.opened.get(channel_id)) is not None:
            metadata = {**thread["thread_metadata"], "archived": is_archived}
            thread = self.opened[channel_id] = {**thread, "thread_metadata": metadata}
            self._events.append(("THREAD_UPDATE", thread))

    def refuses_changes(self, message: Message) -> bool:
        """Whether a message is in a thread where the bot can change none."""
        return message.channel_id in self.archived | self.locked
