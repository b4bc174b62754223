"""A finished picture with its alt text, and functions that fit text into Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

ALT_LIMIT = 1024
"""The maximum length of an attachment's description on Discord, in characters."""

TEXT_LIMIT = 1900
"""The maximum length of a text board: Discord's 2,000 characters, less a line that is added."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file, its alt text and a file name that gives nothing away."""

    # Comparing printed pictures in a failed test would take minutes.
    png: bytes = field(repr=False)
    alt: str
    name: str


def join_truncated(parts: Iterable[str], limit: int, separator: str = " ") -> str:
    """Join parts, the most important first, to at most `limit` characters.

    The first part that does not fit is cut after a word, and all later parts are dropped.
    """
    text = ""
    for part in filter(None, parts):
        longer = f"{text}{separator}{part}" if text else part
        if len(longer) > limit:
            return _truncate(longer, limit)
        text = longer
    return text


def join_whole(parts: Iterable[str], limit: int, separator: str = " ") -> str:
    """Join as many whole parts, the most important first, as fit into `limit` characters.

    A part that does not fit is dropped; only the first part is cut if it does not fit by itself.
    """
    present = [part for part in parts if part]
    text = join_truncated(present[:1], limit)
    for part in present[1:]:
        if len(text) + len(separator) + len(part) <= limit:
            text += separator + part
    return text


def titled_picture(png: bytes, title: str, lines: Iterable[str], file_name: str) -> Picture:
    """Return a picture that is told by its title and as many lines as fit."""
    return Picture(png, join_whole((title, *lines), ALT_LIMIT, "\n"), file_name)


def paginate(parts: Iterable[str], limit: int) -> tuple[str, ...]:
    """Join parts, a line each, into as few texts as possible of at most `limit` characters.

    A part is broken, after a word, only if it is longer than `limit`.
    """
    texts: list[str] = []
    for part in filter(None, parts):
        rest = part
        if texts and len(texts[-1]) + 1 + len(rest) <= limit:
            texts[-1] += "\n" + rest
            continue
        while len(rest) > limit:
            end = rest.rfind(" ", 1, limit + 1)
            end = end if end > 0 else limit
            texts.append(rest[:end])
            rest = rest[end:].lstrip(" ")
        texts.append(rest)
    return tuple(texts)


def _truncate(text: str, limit: int) -> str:
    head = text[: limit - len(ELLIPSIS) + 1]
    spaces = [head.rfind(blank) for blank in (" ", "\n")]
    end = max(spaces)
    return head[: max(end, 0)].rstrip(" ,;:\n") + ELLIPSIS
