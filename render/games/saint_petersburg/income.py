"""What the next three scorings would pay a player."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import SCORED, Phase
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Rect, Scene
from render.fonts import width
from render.games.saint_petersburg.glyphs import COIN, STACKS, STAR
from render.games.saint_petersburg.palette import studio
from render.palette import Sprite
from render.words import Say, said, signed

INCOME_HIGH = 62


def lay_incomes(scene: Scene, player: PlayerView, area: Rect, say: Say) -> None:
    """Lay a heading and a box for each scoring side by side."""
    heading = 190
    text = said(say, "picture-incomes")
    scene.put(
        area.x,
        area.y,
        studio.label(text, "label", 26, theme.INK, theme.GROUND, heading, area.h),
    )
    left = area.x + heading + 8
    wide = (area.right - left + 8) // len(SCORED) - 8
    for place, (phase, (rubles, points)) in enumerate(zip(SCORED, player.income, strict=True)):
        box = _box(phase, signed(rubles), signed(points), wide, area.h)
        scene.put(left + place * (wide + 8), area.y, box)


@lru_cache(maxsize=128)
def _box(phase: Phase, rubles: str, points: str, wide: int, high: int) -> Sprite:
    """The suit's sign, rubles and points."""
    sign, colour = STACKS[phase]
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, theme.PAPER)
    sketch.round(0, 0, 52, high, 10, colour)
    sketch.sign(sign, 11, (high - 30) // 2, 30, theme.WHITE)
    signs = ((COIN, rubles), (STAR, points))
    room = (wide - 60) // len(signs)
    for place, (emblem, text) in enumerate(signs):
        left = 60 + place * room + (room - 32 - width(text, "number", 34)) // 2
        sketch.sign(emblem, left, (high - 26) // 2, 26)
        sketch.text(left + 31, high // 2, text, "number", 34, theme.INK)
    return sketch.sprite()
