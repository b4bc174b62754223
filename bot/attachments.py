"""Pictures as Discord takes them."""

from __future__ import annotations

import io

import discord

from render.picture import Picture


def picture_file(picture: Picture) -> discord.File:
    """A picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)
