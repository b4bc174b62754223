"""What the simulated Discord refuses, as Discord does: a test for each rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any, TypeAlias

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.support.emoji_rules import ASSET_TOO_LARGE, MAX_EMOJI_BYTES
from tests.support.simulated_discord.strictness import (
    EMPTY_MESSAGE,
    INVALID_FORM_BODY,
    MEBIBYTE,
    TOO_LARGE,
    refusals,
    strict_discord,
)
from tests.support.simulated_discord.thread_rules import ARCHIVED, HAS_THREAD, LOCKED

V2 = 1 << 15

Json: TypeAlias = dict[str, Any]


@pytest.fixture
def simcord_bot() -> Iterator[discord.Client]:
    with strict_discord():
        yield discord.Client(intents=discord.Intents.none())


class Channel:
    """A channel in which the bot posts and edits by hand."""

    def __init__(self, env: Any) -> None:
        self.backend = env.backend
        self.messages = (
            f"/channels/{env.create_guild('Here').create_text_channel('here').id}/messages"
        )

    def post(self, *files: discord.File, **message: Any) -> Json:
        return self._send("POST", self.messages, files, message)

    def edit(self, posted: Json, *files: discord.File, **changes: Any) -> Json:
        return self._send("PATCH", f"{self.messages}/{posted['id']}", files, changes)

    def open_thread(self, posted: Json) -> Json:
        return self._send("POST", f"{self.messages}/{posted['id']}/threads", (), {"name": "t"})

    def _send(self, method: str, path: str, files: tuple[discord.File, ...], body: Json) -> Json:
        if files and "attachments" not in body:
            body["attachments"] = [
                {"id": place, "filename": file.filename} for place, file in enumerate(files)
            ]
        sent: Json = router.dispatch(self.backend, method, path, json=body, files=list(files))
        return sent

    def refuses(self, code: int, send: Callable[..., Any], *files: Any, **body: Any) -> str:
        """Check that a request is refused with a code of Discord's. Returns its message."""
        with pytest.raises(BackendError) as caught:
            send(*files, **body)
        assert caught.value.code == code
        return caught.value.message


@pytest.fixture
def channel(simcord_env: Any) -> Channel:
    return Channel(simcord_env)


def file(name: str = "board.png", size: int = 10) -> discord.File:
    return discord.File(BytesIO(bytes(size)), name)


def text(content: str = "a") -> Json:
    return {"type": 10, "content": content}


def picture(name: str = "board.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


# Files


def test_file_has_at_most_10_mebibytes(channel: Channel) -> None:
    assert channel.post(file(size=10 * MEBIBYTE))["attachments"][0]["size"] == 10 * MEBIBYTE
    assert "too large" in channel.refuses(TOO_LARGE, channel.post, file(size=10 * MEBIBYTE + 1))
    assert len(refusals(channel.backend)) == 1


def test_files_of_a_request_have_at_most_25_mebibytes(channel: Channel) -> None:
    files = [file(f"{place}.png", 9 * MEBIBYTE) for place in range(3)]
    channel.refuses(TOO_LARGE, channel.post, *files)
    assert len(channel.post(*files[:2])["attachments"]) == 2


def test_message_has_at_most_ten_files(channel: Channel) -> None:
    files = [file(f"{place}.png") for place in range(11)]
    assert "11 files" in channel.refuses(INVALID_FORM_BODY, channel.post, *files)


def test_file_of_a_v2_message_is_shown_by_a_component(channel: Channel) -> None:
    shown = channel.post(file(), flags=V2, components=[picture()])
    assert shown["attachments"] == [], "only components name the files of a V2 message"
    refused = channel.refuses(
        INVALID_FORM_BODY, channel.post, file(), flags=V2, components=[text()]
    )
    assert "board.png" in refused
    channel.edit(shown, file("new.png"), components=[picture("new.png")])
    channel.refuses(INVALID_FORM_BODY, channel.edit, shown, file("more.png"), components=[text()])
    assert len(refusals(channel.backend)) == 2


def test_component_shows_only_files_that_are_there(channel: Channel) -> None:
    channel.refuses(INVALID_FORM_BODY, channel.post, flags=V2, components=[picture()])


# Texts


def test_content_has_at_most_2000_characters(channel: Channel) -> None:
    channel.post(content="a" * 2000)
    channel.refuses(INVALID_FORM_BODY, channel.post, content="a" * 2001)


def test_message_is_not_empty(channel: Channel) -> None:
    channel.refuses(INVALID_FORM_BODY, channel.post, content=" \n")
    posted = channel.post(content="a")
    channel.refuses(EMPTY_MESSAGE, channel.edit, posted, content="")
    channel.edit(posted, content="", embeds=[{"description": "a"}])


def test_custom_ids_of_a_message_differ(channel: Channel) -> None:
    """As an example of the limits that `tests/support/test_discord_api_schema.py` lists."""
    button = {"type": 2, "style": 1, "label": "Hand", "custom_id": "1/hand"}
    row = {"type": 1, "components": [button]}
    refused = channel.refuses(INVALID_FORM_BODY, channel.post, content="a", components=[row, row])
    assert "twice" in refused


# Components V2


def test_v2_components_need_the_flag(channel: Channel) -> None:
    channel.refuses(INVALID_FORM_BODY, channel.post, components=[text()])


def test_v2_message_has_neither_content_nor_embeds(channel: Channel) -> None:
    for more in ({"content": "a"}, {"embeds": [{"description": "a"}]}):
        channel.refuses(INVALID_FORM_BODY, channel.post, flags=V2, components=[text()], **more)


def test_v2_message_stays_one(channel: Channel) -> None:
    posted = channel.post(flags=V2, components=[text()])
    channel.refuses(INVALID_FORM_BODY, channel.edit, posted, content="a", flags=0, components=[])
    assert channel.edit(posted, components=[text("b")])["flags"] & V2


# Threads


@pytest.fixture
def thread(channel: Channel) -> Channel:
    """A thread that begins at a message of the channel, with a message in it."""
    posted = channel.post(content="It begins here")
    channel.messages = f"/channels/{channel.open_thread(posted)['id']}/messages"
    return channel


def set_thread(thread: Channel, **state: bool) -> None:
    thread_id = int(thread.messages.split("/")[2])
    thread.backend.edit_channel(thread_id, {}, thread_metadata=state)


def is_archived(thread: Channel) -> bool:
    metadata = thread.backend.channels[int(thread.messages.split("/")[2])].thread_metadata
    return bool(metadata.archived)


def delete(thread: Channel, posted: Json) -> None:
    router.dispatch(thread.backend, "DELETE", f"{thread.messages}/{posted['id']}")


def test_messages_of_an_archived_thread_stay_as_they_are(thread: Channel) -> None:
    posted = thread.post(content="a")
    set_thread(thread, archived=True)
    thread.refuses(ARCHIVED, lambda: thread.edit(posted, content="b"))
    thread.refuses(ARCHIVED, lambda: delete(thread, posted))


def test_new_message_makes_an_archived_thread_active_again(thread: Channel) -> None:
    posted = thread.post(content="a")
    set_thread(thread, archived=True)
    thread.post(content="b")
    assert not is_archived(thread)
    delete(thread, posted)


def test_locked_thread_takes_no_message(thread: Channel) -> None:
    set_thread(thread, archived=True, locked=True)
    thread.refuses(LOCKED, lambda: thread.post(content="a"))
    assert is_archived(thread)


def test_message_has_one_thread(channel: Channel) -> None:
    posted = channel.post(content="It begins here")
    channel.open_thread(posted)
    channel.refuses(HAS_THREAD, lambda: channel.open_thread(posted))


# Emojis of the application


def upload(channel: Channel, name: str = "ruble", data: str = "iVBORw0KGgo=") -> Json:
    body = {"name": name, "image": f"data:image/png;base64,{data}"}
    path = f"/applications/{channel.backend.application_id}/emojis"
    sent: Json = router.dispatch(channel.backend, "POST", path, json=body)
    return sent


def test_names_of_emojis_differ(channel: Channel) -> None:
    upload(channel)
    upload(channel, "point")
    channel.refuses(INVALID_FORM_BODY, lambda: upload(channel))


def test_name_of_an_emoji_is_of_letters_and_digits(channel: Channel) -> None:
    for name in ("a", "a-b", "é" * 3, "n" * 33):
        channel.refuses(INVALID_FORM_BODY, partial(upload, channel, name))


def test_emoji_has_at_most_256_kibibytes(channel: Channel) -> None:
    upload(channel, data="A" * (MAX_EMOJI_BYTES // 3 * 4))
    too_large = "A" * (MAX_EMOJI_BYTES // 3 * 4 + 8)
    channel.refuses(ASSET_TOO_LARGE, lambda: upload(channel, "point", too_large))


def test_button_shows_only_an_emoji_that_is_there(channel: Channel) -> None:
    emoji_id = upload(channel)["id"]
    button = {"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": emoji_id, "name": "ruble"}}
    channel.post(content="a", components=[{"type": 1, "components": [button]}])
    gone = {**button, "emoji": {"id": "1", "name": "ruble"}}
    row = {"type": 1, "components": [gone]}
    assert "emoji" in channel.refuses(INVALID_FORM_BODY, channel.post, components=[row])
