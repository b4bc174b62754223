"""What the next three scorings would pay a player, the next one first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.games.saint_petersburg.icons import COIN, STACKS, STAR
from render.games.saint_petersburg.palette import sprite_factory
from render.icons import ARROW, Icon
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text, format_number, format_signed

FORECAST_HEIGHT = 58
_HEADING_WIDTH, _GAP, _ICON_SIZE = 176, 6, 22


class Forecast(NamedTuple):
    """What a scoring would pay, and the rubles after it if none are spent until then.

    `after` is None where the rubles are secret.
    """

    phase: Phase
    rubles: int
    points: int
    after: int | None


def forecasts(player: PlayerView, current_phase: Phase, show_rubles: bool) -> Iterator[Forecast]:
    """Yield the next scoring of each colour, beginning with the current phase.

    `show_rubles` must be set only for the player to whom they belong.
    """
    first = current_phase if current_phase in SCORING_PHASES else SCORING_PHASES[0]
    balance = player.rubles or 0
    for phase in (*SCORING_PHASES[first:], *SCORING_PHASES[:first]):
        rubles, points = player.income[phase]
        balance += rubles
        yield Forecast(phase, rubles, points, balance if show_rubles else None)


def add_income_forecast(
    scene: Scene,
    player: PlayerView,
    current_phase: Phase,
    area: Rect,
    translate: Translate,
    show_rubles: bool = False,
) -> None:
    """Place a heading and a box for each scoring side by side."""
    style = ("label", 30, theme.INK, theme.BACKGROUND)
    scene.add(
        area.x,
        area.y,
        sprite_factory.squeezed_text(
            cached_text(translate, "picture-incomes"), *style, _HEADING_WIDTH, area.h
        ),
    )
    left = area.x + _HEADING_WIDTH + _GAP
    width = (area.right - left + _GAP) // len(SCORING_PHASES) - _GAP
    for index, forecast in enumerate(forecasts(player, current_phase, show_rubles)):
        scene.add(left + index * (width + _GAP), area.y, _forecast_sprite(forecast, width, area.h))


@lru_cache(maxsize=64)
def _forecast_sprite(forecast: Forecast, width: int, height: int) -> Sprite:
    """Draw the suit's icon, points, rubles and the resulting rubles."""
    icon, colour = STACKS[forecast.phase]
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, colour)
    drawing.rounded_rect(46, 3, width - 49, height - 6, 8, theme.PAPER)
    drawing.icon(icon, 8, (height - 32) // 2, 32, theme.WHITE)
    middle = height // 2
    parts: list[tuple[Icon, theme.Colour | None, str]] = [
        (STAR, None, format_signed(forecast.points)),
        (COIN, None, format_signed(forecast.rubles)),
    ]
    if forecast.after is not None:
        parts.append((ARROW, theme.MUTED, format_number(forecast.after)))
    size = 36
    while sum(_ICON_SIZE + 4 + text_width(text, "number", size) for *_, text in parts) > width - 56:
        size -= 2
    content_width = sum(_ICON_SIZE + 2 + text_width(text, "number", size) for *_, text in parts)
    gap = (width - 50 - content_width) // (len(parts) + 1)
    x = 47 + gap
    for part_icon, ink, text in parts:
        drawing.icon(part_icon, x, middle - _ICON_SIZE // 2, _ICON_SIZE, ink)
        drawing.text(x + _ICON_SIZE + 2, middle, text, "number", size, theme.INK)
        x += _ICON_SIZE + 2 + text_width(text, "number", size) + gap
    return drawing.sprite()
