"""Messages as a container of text, pictures and controls: Discord's Components V2.

A mention in one notifies nobody in words, so messages that mention people are plain ones. Discord
turns none into a plain one, and names its files in its components only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.channel.attachments import OutgoingFile
from bot.channel.components import Button, Control, build_button, control_rows
from render.theme import Colour

MAX_COMPONENTS = 40
"""Discord's limit of a message, with all that is nested."""

MAX_LAYOUT_LENGTH = 4_000
"""Discord's limit of all texts of a message together, in characters."""

_MEDIA = (".png", ".gif")
"""How the names of files end that are shown as pictures."""


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph with a button of its own beside it."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Panel:
    """How an answer is laid out as a container."""

    colour: Colour | None = None
    """The colour of its edge."""

    paragraphs: tuple[str, ...] = ()
    """What follows its text, each below a line."""

    sections: tuple[Section, ...] = ()
    """What follows these."""

    begins_with_pictures: bool = False
    """Whether its pictures stand above its text, not below."""


def build_layout(
    text: str, files: Sequence[OutgoingFile], controls: Sequence[Control], panel: Panel
) -> discord.ui.LayoutView:
    """The view to send with these files: text, sections, pictures, and then the controls.

    The view is stopped, so that discord.py neither stores it nor starts a timer for it.
    """
    colour = None if panel.colour is None else discord.Colour.from_rgb(*panel.colour)
    container = discord.ui.Container[Any](*_content(text, files, panel), accent_colour=colour)
    rows = control_rows(controls)
    if rows:
        container.add_item(discord.ui.Separator())
    for row in rows:
        container.add_item(discord.ui.ActionRow(*row))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def _content(
    text: str, files: Sequence[OutgoingFile], panel: Panel
) -> Iterator[discord.ui.Item[Any]]:
    pictures = [file for file in files if file.name.endswith(_MEDIA)]
    if panel.begins_with_pictures:
        yield from map(_picture, pictures)
    yield discord.ui.TextDisplay(text)
    for paragraph in panel.paragraphs:
        yield discord.ui.Separator()
        yield discord.ui.TextDisplay(paragraph)
    for section in panel.sections:
        yield discord.ui.Section(section.text, accessory=build_button(section.button))
    if not panel.begins_with_pictures:
        yield from map(_picture, pictures)
    for file in files:
        if file not in pictures:
            yield discord.ui.File(f"attachment://{file.name}")


def _picture(file: OutgoingFile) -> discord.ui.MediaGallery[Any]:
    """Return a gallery of its own for a picture: side by side, Discord crops them to squares."""
    item = discord.MediaGalleryItem(f"attachment://{file.name}", description=file.alt)
    return discord.ui.MediaGallery(item)


def text_of(message: discord.Message) -> str:
    """The text that a message shows; the paragraphs of a container with an empty line between."""
    parts = _nested(message.components)
    texts = [part.content for part in parts if isinstance(part, discord.TextDisplay)]
    return "\n\n".join(texts) or message.content


def buttons_of(message: discord.Message) -> Iterator[discord.Button]:
    """Yield the buttons of a message, in a container or not."""
    yield from (part for part in _nested(message.components) if isinstance(part, discord.Button))


def _nested(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _nested(getattr(part, "children", ()))
        if (accessory := getattr(part, "accessory", None)) is not None:
            yield accessory
