"""Icons and numbers in a row, which need no translation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from render.fonts import text_width
from render.icons import Icon
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour


class IconToken(NamedTuple):
    """An icon in a colour, or in its own colours without one; `scale` is relative to the others."""

    icon: Icon
    colour: Colour | None = None
    scale: float = 1.0


Token: TypeAlias = IconToken | str
"""An icon or a number."""

Run: TypeAlias = tuple[Token, ...]
"""Icons and numbers that belong together, such as a coin and an amount."""


class _Spacing(NamedTuple):
    """The size of an icon and the gaps within a run and between runs, in font sizes."""

    icon: float
    gap: float
    run_gap: float


_NORMAL, _TIGHT = _Spacing(0.8, 0.07, 0.3), _Spacing(0.6, 0.0, 0.1)
_MIN_SIZE = 20


def draw_runs(drawing: Drawing, runs: Sequence[Run], area: Rect, size: int, ink: Colour) -> None:
    """Draw runs side by side in the centre of an area, smaller and closer if they need more."""
    while size > _MIN_SIZE and runs_width(runs, size) > area.w:
        size -= 1
    spacing = _NORMAL if runs_width(runs, size) <= area.w else _TIGHT
    x = area.x + (area.w - runs_width(runs, size, spacing)) // 2
    y = area.middle[1]
    for run in runs:
        for token in run:
            width = _token_width(token, size, spacing)
            if isinstance(token, str):
                drawing.text(x, y, token, "number", size, ink)
            else:
                drawing.icon(token.icon, x, y - width // 2, width, token.colour)
            x += width + round(spacing.gap * size)
        x += round(spacing.run_gap * size) - round(spacing.gap * size)


def runs_width(runs: Sequence[Run], size: int, spacing: _Spacing = _NORMAL) -> int:
    """Return the width of runs side by side, in pixels."""
    gap = round(spacing.gap * size)
    widths = [sum(_token_width(token, size, spacing) + gap for token in run) - gap for run in runs]
    return sum(widths) + round(spacing.run_gap * size) * max(len(runs) - 1, 0)


def _token_width(token: Token, size: int, spacing: _Spacing) -> int:
    if isinstance(token, str):
        return text_width(token, "number", size)
    return round(spacing.icon * size * token.scale)
