"""The line above a picture about one seat: who it is, and figures to the right."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, fitted
from render.games.rattus_cartus.palette import TOWN, studio
from render.games.rattus_cartus.runs import SIZES, Run, draw_run, run_wide
from render.palette import Sprite
from render.seats import draw_disc

TITLE_HIGH = 64


def lay_title(scene: Scene, area: Rect, title: str, seat: Seat | None, figures: Run) -> None:
    """Lay the line in one piece."""
    scene.put(area.x, area.y, _title(title, seat, figures, area.w, area.h))


@lru_cache(maxsize=32)
def _title(title: str, seat: Seat | None, figures: Run, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 12, theme.PAPER)
    right = wide - 14 - run_wide(figures, SIZES[0])
    draw_run(sketch, figures, right, high // 2, wide - right, theme.INK)
    left = 14
    if seat is not None:
        draw_disc(sketch, seat, left, (high - 46) // 2, 46)
        left += 58
    room = right - left - 16
    text = fitted(title, "name", 40, int(room / PRESSED))
    sketch.text(left, high // 2, text, "name", 40, theme.INK, room=room)
    return sketch.sprite()
