"""A finished picture and the words for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

ALT_LIMIT = 1024
"""Characters Discord takes as the description of an attachment."""

TEXT_LIMIT = 1900
"""Characters of a text board: a message holds 2,000, and its sender adds a line."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file, its description and a file name that tells nothing."""

    png: bytes
    alt: str
    name: str


def join_truncated(parts: Iterable[str], limit: int, separator: str = " ") -> str:
    """Join parts, the most important first, to at most `limit` characters.

    The first part that does not fit whole is cut after a word, and all that follow are left out.
    """
    text = ""
    for part in filter(None, parts):
        longer = f"{text}{separator}{part}" if text else part
        if len(longer) > limit:
            return _truncate(longer, limit)
        text = longer
    return text


def join_whole(parts: Iterable[str], limit: int, separator: str = " ") -> str:
    """Join parts, the most important first: as many whole ones as fit into `limit` characters.

    What does not fit is left out, and never cut, unless not even the first one fits.
    """
    present = [part for part in parts if part]
    text = join_truncated(present[:1], limit)
    for part in present[1:]:
        if len(text) + len(separator) + len(part) <= limit:
            text += separator + part
    return text


def paginate(parts: Iterable[str], limit: int) -> tuple[str, ...]:
    """All parts, a line each, in as few texts as hold them, of at most `limit` characters.

    A part is broken only, and after a word, when it would not fit into a text of its own.
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
