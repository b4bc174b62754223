"""Pictures and other files as Discord takes them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from render.picture import Picture

MESSAGE_LENGTH = 2_000


@dataclass(frozen=True, slots=True)
class Document:
    """A file that somebody may keep."""

    content: bytes
    name: str


Attachment = Picture | Document
"""What stands beside the words of a message."""


def attached(one: Attachment) -> discord.File:
    """A picture or another file, ready to be sent once."""
    if isinstance(one, Picture):
        return picture_file(one)
    return discord.File(io.BytesIO(one.content), one.name)


def picture_file(picture: Picture) -> discord.File:
    """A picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)


def in_words(content: str, boards: Sequence[str]) -> tuple[str, list[discord.File]]:
    """A message that tells the table in words: as much as it holds, the rest as a text file."""
    first, *more = boards
    together = f"{content}\n{first}"
    if len(together) > MESSAGE_LENGTH:
        together, more = content, list(boards)
    text = "\n\n".join(more).encode()
    return together, [discord.File(io.BytesIO(text), "table.txt")] if more else []
