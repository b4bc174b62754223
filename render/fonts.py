"""Measures, shortens and wraps text."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice, pairwise

from render.picture import ELLIPSIS
from render.typefaces import Style, text_runs

SQUEEZE_LIMIT = 0.73
"""The horizontal scale down to which a line is squeezed before it is wrapped or shortened."""

_MAX_CANDIDATES = 200
"""How many ways to break a text into lines are tried at most."""


@lru_cache(maxsize=4096)
def text_width(text: str, style: Style, size: int) -> int:
    """Return the width of a text in pixels."""
    return math.ceil(sum(run.width for run in text_runs(text, style, size)))


@lru_cache(maxsize=4096)
def ellipsize(text: str, style: Style, size: int, max_width: int) -> str:
    """Return the text, shortened with an ellipsis if it is wider than `max_width` pixels.

    Empty if not even one character fits.
    """
    if text_width(text, style, size) <= max_width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip(" -'\N{RIGHT SINGLE QUOTATION MARK}") + ELLIPSIS
        if text_width(shorter, style, size) <= max_width:
            return shorter
    return ""


@lru_cache(maxsize=2048)
def wrap_balanced(
    text: str,
    style: Style,
    size: int,
    max_width: int,
    max_lines: int,
    squeeze_limit: float = SQUEEZE_LIMIT,
) -> tuple[str, ...]:
    """Break a text into as few lines as possible, of as equal width as possible.

    Lines may be up to `max_width / squeeze_limit` pixels wide: the caller squeezes them into
    `max_width`. A text that does not fit into `max_lines` even so is shortened with an ellipsis.
    """
    words, max_natural_width = text.split(), int(max_width / squeeze_limit)
    if len(words) > 1 and text_width(text, style, size) <= max_width:
        return (" ".join(words),)
    for line_count in range(1 if len(words) == 1 else 2, min(max_lines, len(words)) + 1):
        lines = min(
            _candidate_breaks(words, line_count),
            key=lambda lines: max(text_width(line, style, size) for line in lines),
        )
        if max(text_width(line, style, size) for line in lines) <= max_natural_width:
            return lines
    return tuple(wrap(text, style, size, max_natural_width, max_lines))


def _candidate_breaks(words: list[str], line_count: int) -> Iterator[tuple[str, ...]]:
    """Yield ways to break the words into `line_count` lines."""
    positions = combinations(range(1, len(words)), line_count - 1)
    for breaks in islice(positions, _MAX_CANDIDATES):
        ends = (0, *breaks, len(words))
        yield tuple(" ".join(words[a:b]) for a, b in pairwise(ends))


def wrap(text: str, style: Style, size: int, max_width: int, max_lines: int) -> list[str]:
    """Break a text into at most `max_lines` lines of `max_width` pixels, ellipsizing the last."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < max_lines - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", style, size) <= max_width:
            line += " " + words.pop(0)
        lines.append(ellipsize(line, style, size, max_width))
    if words:
        lines.append(ellipsize(" ".join(words), style, size, max_width))
    return lines
