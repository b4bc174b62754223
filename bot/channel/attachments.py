"""Pictures and other files as Discord attachments."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from render.picture import Picture

MAX_MESSAGE_LENGTH = 2_000
"""Discord's limit, in characters."""


@dataclass(frozen=True, slots=True)
class Document:
    """A file for a user to download."""

    content: bytes
    name: str
    alt: str | None = None
    """Its description, for those who do not see it."""


OutgoingFile = Picture | Document
"""A file that a message can carry."""


def to_discord_file(file: OutgoingFile) -> discord.File:
    """A picture or another file as an attachment; each can be sent only once."""
    if isinstance(file, Picture):
        return picture_to_discord_file(file)
    return discord.File(io.BytesIO(file.content), file.name, description=file.alt)


def picture_to_discord_file(picture: Picture) -> discord.File:
    """A picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)


def text_fallback(content: str, text_boards: Sequence[str]) -> tuple[str, list[discord.File]]:
    """The content and files of a message that shows the table as text.

    The first text board follows the content if it fits; the others are a text file.
    """
    first, *more = text_boards
    combined = f"{content}\n{first}"
    if len(combined) > MAX_MESSAGE_LENGTH:
        combined, more = content, list(text_boards)
    overflow = "\n\n".join(more).encode()
    return combined, [discord.File(io.BytesIO(overflow), "table.txt")] if more else []
