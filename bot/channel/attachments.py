"""Pictures and other files as Discord attachments."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from render.picture import Picture

MAX_MESSAGE_LENGTH = 2_000


@dataclass(frozen=True, slots=True)
class Document:
    """A file that a user may save."""

    content: bytes
    name: str


OutgoingFile = Picture | Document
"""What a message can show besides its text."""


def to_discord_file(file: OutgoingFile) -> discord.File:
    """A picture or another file, ready to be sent once."""
    if isinstance(file, Picture):
        return picture_to_discord_file(file)
    return discord.File(io.BytesIO(file.content), file.name)


def picture_to_discord_file(picture: Picture) -> discord.File:
    """A picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)


def text_fallback(content: str, text_boards: Sequence[str]) -> tuple[str, list[discord.File]]:
    """Return a message that shows the table as text: as much as fits, the rest as a text file."""
    first, *more = text_boards
    combined = f"{content}\n{first}"
    if len(combined) > MAX_MESSAGE_LENGTH:
        combined, more = content, list(text_boards)
    overflow = "\n\n".join(more).encode()
    return combined, [discord.File(io.BytesIO(overflow), "table.txt")] if more else []
