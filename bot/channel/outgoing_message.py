"""A public message as a value, before it is rendered and sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.channel.components import Button
from render.picture import Picture


@dataclass(frozen=True, slots=True)
class ExtraImage:
    """A second picture of a message, left out if it cannot be rendered."""

    key: tuple[Any, ...]
    """The key under which the picture is cached."""

    render: Callable[[], Picture]
    """Renders the picture; slow, for a thread."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message for a channel."""

    content: str
    """The text, in Discord's markdown."""

    buttons: tuple[Button, ...] = ()
    """The buttons below the message."""

    mentions: tuple[int, ...] = ()
    """The users whom the message notifies."""

    picture_key: tuple[Any, ...] = ()
    """The key under which the picture is cached."""

    render: Callable[[], Picture] | None = None
    """Renders the picture, if the message has one; slow, for a thread."""

    text_boards: Callable[[], Sequence[str]] | None = None
    """The picture as text, sent instead if rendering fails."""

    extra_image: ExtraImage | None = None
    """A second picture."""
