"""What is written in pictures, and how large it is on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from render.canvas import WIDTH
from render.contract.caches import clear_caches
from render.sprites import Drawing
from render.typefaces import Style, font

PHONE_WIDTH = 300
"""The width of a picture on a phone, in pixels."""


class DrawnText(NamedTuple):
    """A line of text in a picture; `y` is its middle, and 0 is no `max_width`."""

    text: str
    style: Style
    size: int
    y: int
    max_width: int = 0


@contextmanager
def record_texts() -> Iterator[list[DrawnText]]:
    """Record all text that is drawn; nothing that was drawn before is remembered."""
    texts, write = list[DrawnText](), Drawing.text

    def record(
        drawing: Drawing,
        x: int,
        y: int,
        text: str,
        style: Style,
        size: int,
        ink: Any,
        anchor: Any = "left",
        max_width: int = 0,
    ) -> None:
        texts.append(DrawnText(text, style, size, y, max_width))
        write(drawing, x, y, text, style, size, ink, anchor, max_width)

    clear_caches()
    with patch.object(Drawing, "text", record):
        yield texts


def height_on_phone(letter: str, style: Style, size: int) -> float:
    """Return the height of a letter of that font size on a phone, in pixels."""
    _left, top, _right, bottom = font(style, size).getbbox(letter, anchor="ls")
    return (bottom - top) * PHONE_WIDTH / WIDTH
