"""Lines of text that fit: the names of cards with soft hyphens, and the names of players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice, pairwise
from typing import NamedTuple

from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.typefaces import Style

SOFT_HYPHEN = "\N{SOFT HYPHEN}"

_MIN_SQUEEZE = 0.62
"""The smallest horizontal scale of a name that is drawn in full size."""

_LINE_COST, _HYPHEN_COST = 0.1, 0.25
"""How much narrower letters may become to save a line, or to leave a word in one piece."""

_MAX_BREAKS = 400
"""How many ways to break a name are tried at most."""

_SIZE_STEP = 3


class FittedName(NamedTuple):
    """A name in lines, and its font size. The lines are squeezed into the available width."""

    size: int
    lines: tuple[str, ...]


@lru_cache(maxsize=1024)
def hyphenated(name: str, hyphenation: str) -> str:
    """Return the name with soft hyphens.

    `hyphenation` lists words with their breaks, such as `Steuer/eintreiber`.
    """
    breaks = {word.replace("/", ""): word for word in hyphenation.split()}
    return re.sub(r"\w+", lambda word: breaks.get(word[0], word[0]).replace("/", SOFT_HYPHEN), name)


@lru_cache(maxsize=1024)
def fit_card_name(
    name: str, style: Style, width: int, size: int, min_size: int, max_lines: int = 3
) -> FittedName:
    """Return the name in up to `max_lines`, in the largest size in which it fits.

    It is broken between words, after a hyphen, or at a soft hyphen, and squeezed a little rather
    than broken more often. In the smallest size it is squeezed further, or shortened at last.
    """
    pieces = _pieces(name)
    for font_size in range(size, min_size - 1, -_SIZE_STEP):
        lines, scale = _best_lines(pieces, style, width, font_size, max_lines)
        if scale >= _MIN_SQUEEZE:
            return FittedName(font_size, lines)
    limit = int(width / (_MIN_SQUEEZE - 0.1))
    return FittedName(font_size, tuple(ellipsize(line, style, font_size, limit) for line in lines))


def _pieces(name: str) -> list[str]:
    """Return the parts of a name, each with the space, hyphen or soft hyphen at its end."""
    return re.findall(rf"[^\s{SOFT_HYPHEN}-]+(?:\s+|{SOFT_HYPHEN}|-|$)?", name) or [name]


def _best_lines(
    pieces: list[str], style: Style, width: int, size: int, max_lines: int
) -> tuple[tuple[str, ...], float]:
    """Return the lines that are most legible, and the horizontal scale that they need."""
    best: tuple[str, ...] = ("",)
    best_scale, best_value = 0.0, -1.0
    for lines in _ways_to_break(pieces, max_lines):
        shown = (line.replace(SOFT_HYPHEN, "-") for line in lines)
        scale = min(1.0, width / max(1, *(text_width(line, style, size) for line in shown)))
        value = scale - _LINE_COST * (len(lines) - 1) - _HYPHEN_COST * _added_hyphens(lines)
        if scale < _MIN_SQUEEZE:
            value = scale - 1
        if value > best_value:
            best, best_scale, best_value = lines, scale, value
    return tuple(line.replace(SOFT_HYPHEN, "-") for line in best), best_scale


def _added_hyphens(lines: tuple[str, ...]) -> int:
    return sum(line.endswith(SOFT_HYPHEN) for line in lines)


def _ways_to_break(pieces: list[str], max_lines: int) -> Iterator[tuple[str, ...]]:
    """Yield the lines of each way to break a name. A soft hyphen is left only where it breaks."""
    for count in range(1, min(max_lines, len(pieces)) + 1):
        for breaks in islice(combinations(range(1, len(pieces)), count - 1), _MAX_BREAKS):
            ends = (0, *breaks, len(pieces))
            yield tuple(_joined(pieces[a:b]) for a, b in pairwise(ends))


def _joined(pieces: list[str]) -> str:
    text = "".join(pieces).strip()
    end = SOFT_HYPHEN if text.endswith(SOFT_HYPHEN) else ""
    return " ".join(text.replace(SOFT_HYPHEN, "").split()) + end


@lru_cache(maxsize=1024)
def fit_player_name(name: str, width: int, size: int, min_size: int) -> FittedName:
    """Return a player's name in one line: smaller if it is long, shortened if it is very long.

    Only the names of players are ever shortened: verbs and numbers beside them stay whole.
    """
    for font_size in range(size, min_size, -_SIZE_STEP):
        if text_width(name, "name", font_size) * 0.8 <= width:
            return FittedName(font_size, (name,))
    return FittedName(min_size, (ellipsize(name, "name", min_size, int(width / SQUEEZE_LIMIT)),))
