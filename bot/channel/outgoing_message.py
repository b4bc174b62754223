"""A public message as a value, before it is rendered and sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.channel.components import Button
from render.picture import Picture
from render.theme import Colour


@dataclass(frozen=True, slots=True)
class ExtraImage:
    """Another picture of a message, left out if it cannot be rendered."""

    key: tuple[Any, ...]
    """The key under which the picture is cached."""

    render: Callable[[], Picture]
    """Renders the picture; slow, for a thread."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a message is laid out as a container: a picture above paragraphs."""

    paragraphs: tuple[str, ...]
    """Its text, at least one paragraph."""

    colour: Colour
    """The colour of its edge."""

    picture: ExtraImage
    """The picture, left out if it cannot be rendered."""


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

    layout: Layout | None = None
    """How it is laid out as a container instead, unless it notifies somebody or was plain before.

    Its paragraphs are the content.
    """

    @property
    def is_posted_as_container(self) -> bool:
        """Whether it is a container when it is sent: a mention in one notifies nobody in words."""
        return self.layout is not None and not self.mentions
