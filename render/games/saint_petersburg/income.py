"""What the next three scorings would pay a player, the next one first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Rect, Scene
from render.fonts import width
from render.games.saint_petersburg.glyphs import COIN, STACKS, STAR
from render.games.saint_petersburg.palette import studio
from render.palette import Sprite
from render.shapes import ARROW, Sign
from render.words import Say, plain, said, signed

INCOME_HIGH = 58
_HEADING, _GAP, _SIGN = 176, 6, 22


class Forecast(NamedTuple):
    """What a scoring would pay, and the rubles somebody who spends none would have after it."""

    phase: Phase
    rubles: int
    points: int
    after: int | None


def forecasts(player: PlayerView, now: Phase, tell: bool) -> Iterator[Forecast]:
    """The next scoring of each colour, from the present phase on. `tell` rubles only to whom
    they belong."""
    first = now if now in SCORING_PHASES else SCORING_PHASES[0]
    have = player.rubles or 0
    for phase in (*SCORING_PHASES[first:], *SCORING_PHASES[:first]):
        rubles, points = player.income[phase]
        have += rubles
        yield Forecast(phase, rubles, points, have if tell else None)


def lay_incomes(
    scene: Scene, player: PlayerView, now: Phase, area: Rect, translate: Say, tell: bool = False
) -> None:
    """Lay a heading and a box for each scoring side by side."""
    style = ("label", 30, theme.INK, theme.GROUND)
    scene.put(
        area.x, area.y, studio.pressed(said(translate, "picture-incomes"), *style, _HEADING, area.h)
    )
    left = area.x + _HEADING + _GAP
    wide = (area.right - left + _GAP) // len(SCORING_PHASES) - _GAP
    for place, forecast in enumerate(forecasts(player, now, tell)):
        scene.put(left + place * (wide + _GAP), area.y, _box(forecast, wide, area.h))


@lru_cache(maxsize=64)
def _box(forecast: Forecast, wide: int, high: int) -> Sprite:
    """The suit's sign, points, rubles and what they add up to."""
    sign, colour = STACKS[forecast.phase]
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, colour)
    sketch.round(46, 3, wide - 49, high - 6, 8, theme.PAPER)
    sketch.sign(sign, 8, (high - 32) // 2, 32, theme.WHITE)
    middle = high // 2
    parts: list[tuple[Sign, theme.Colour | None, str]] = [
        (STAR, None, signed(forecast.points)),
        (COIN, None, signed(forecast.rubles)),
    ]
    if forecast.after is not None:
        parts.append((ARROW, theme.MUTED, plain(forecast.after)))
    size = 36
    while sum(_SIGN + 4 + width(text, "number", size) for *_, text in parts) > wide - 56:
        size -= 2
    taken = sum(_SIGN + 2 + width(text, "number", size) for *_, text in parts)
    gap = (wide - 50 - taken) // (len(parts) + 1)
    x = 47 + gap
    for emblem, ink, text in parts:
        sketch.sign(emblem, x, middle - _SIGN // 2, _SIGN, ink)
        sketch.text(x + _SIGN + 2, middle, text, "number", size, theme.INK)
        x += _SIGN + 2 + width(text, "number", size) + gap
    return sketch.sprite()
