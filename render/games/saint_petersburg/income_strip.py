"""What the next scorings would pay the owner of a hand, and the rubles after each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.icons import COIN, STACKS, STAR
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.icons import ARROW
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, format_number, format_signed

_HEADING_WIDTH, _GAP = 176, 8


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


def add_income_strip(
    scene: Scene, player: PlayerView, phase: Phase, area: Rect, translate: Translate
) -> None:
    """Place a heading, and a box for each scoring, the next one first."""
    text = translate("picture-incomes")
    heading, rest = area.split_left(_HEADING_WIDTH, _GAP)
    scene.add(heading.x, heading.y, _heading_sprite(text, heading))
    boxes = rest.columns(3, _GAP)
    for forecast, box in zip(forecasts(player, phase, show_rubles=True), boxes, strict=True):
        scene.add(box.x, box.y, _box_sprite(forecast, box))


@cached_image
def _heading_sprite(text: str, area: Rect) -> Sprite:
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    drawing.rounded_rect(0, 0, area.w, area.h, 9, SKIN.board)
    y = area.h // 2
    drawing.text(area.w // 2, y, text, "name", 27, SKIN.light, "middle", area.w - 16)
    return drawing.sprite()


@cached_image
def _box_sprite(forecast: Forecast, area: Rect) -> Sprite:
    """Draw the sign on its colour, rubles and points, and the rubles after them."""
    icon, colour = STACKS[forecast.phase]
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    box = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*box, 9, colour)
    sign, inside = box.inset(4).split_left(42, 4)
    place = sign.centred(32, 32)
    drawing.icon(icon, place.x, place.y, 32, theme.WHITE)
    drawing.rounded_rect(*inside, 6, SKIN.paper)
    runs: list[Run] = []
    if forecast.rubles or not forecast.points:
        runs.append((IconToken(COIN), format_signed(forecast.rubles)))
    if forecast.points:
        runs.append((IconToken(STAR), format_signed(forecast.points)))
    if forecast.after is not None:
        arrow = IconToken(ARROW, theme.MUTED, 2 / 3)
        runs.append((arrow, IconToken(COIN), format_number(forecast.after)))
    draw_runs(drawing, runs, inside.inset(4, 0), 37, SKIN.ink)
    return drawing.sprite()
