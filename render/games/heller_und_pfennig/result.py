"""The final ranking, with what each round paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.fonts import text_width
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.icons import COIN, tile_art
from render.games.heller_und_pfennig.market import MARGIN
from render.games.heller_und_pfennig.palette import sprite_factory
from render.icons import ROBOT
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text, format_number, format_signed

_HEADER_HEIGHT, _COLUMNS_HEIGHT = 104, 56
_GAP = 8
_NAME_LEFT = 130
_MAX_COLUMN_WIDTH, _COLUMNS_WIDTH = 128, 650
"""The maximum width of a column, and the width of all columns."""


def result_scene(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat]
) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    _add_heading(scene, view, names, Rect(MARGIN, MARGIN, inner, _HEADER_HEIGHT), translate)
    top = MARGIN + _HEADER_HEIGHT + _GAP
    columns = _columns(len(view.final_scores[0].rounds) + 2, top)
    for index, column in enumerate(columns):
        text = _column_name(index, len(columns), translate)
        style = ("label", 26, theme.INK, theme.BACKGROUND)
        scene.add(
            column.x, top, sprite_factory.text(text, *style, column.w - 4, column.h, "middle")
        )
    top += _COLUMNS_HEIGHT
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    height = min((HEIGHT - MARGIN - top + _GAP) // len(ranked) - _GAP, 180)
    for seat, score in ranked:
        area = Rect(MARGIN, top, inner, height)
        name = displayed_name(names, seat, translate)
        _add_row(scene, seat, name, score, area, columns, seat in ai_seats)
        top += height + _GAP
    return scene


def _columns(count: int, top: int) -> list[Rect]:
    width = min(_MAX_COLUMN_WIDTH, _COLUMNS_WIDTH // count)
    left = WIDTH - MARGIN - 8 - count * width
    return [Rect(left + index * width, top, width, _COLUMNS_HEIGHT) for index in range(count)]


def _column_name(index: int, count: int, translate: Translate) -> str:
    """Name the starting money, then the rounds, then the total."""
    if index == 0:
        return cached_text(translate, "picture-start")
    if index == count - 1:
        return cached_text(translate, "picture-total")
    return cached_text(
        translate, "picture-round-short" if count > 5 else "picture-round", round=index
    )


def _add_heading(
    scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Translate
) -> None:
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    text = cached_text(translate, "picture-game-over")
    if len(winners) == 1:
        text = cached_text(
            translate, "picture-winner", name=displayed_name(names, winners[0], translate)
        )
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, theme.INK, theme.BACKGROUND)
    )
    size = area.h - 12
    for tile, x in (("+6", area.x + 12), ("gold", area.right - 12 - size)):
        scene.add(
            x, area.y + 6, sprite_factory.cropped_art(tile_art(tile_number(tile)), size, size)
        )
    available = Rect(area.x + 24 + size, area.y + 4, area.w - 48 - 2 * size, area.h - 8)
    style = ("name", 46, theme.WHITE, theme.INK)
    scene.add(
        available.x,
        available.y,
        sprite_factory.text(text, *style, available.w, available.h, "middle"),
    )


def _add_row(
    scene: Scene,
    seat: Seat,
    name: str,
    score: FinalScore,
    area: Rect,
    columns: list[Rect],
    is_ai: bool,
) -> None:
    """Place rank and player, an amount in each column, and the final money in large type."""
    first = score.rank == 1
    background, border_colour = (
        (theme.GOLD_TINT, theme.GOLD) if first else (theme.PAPER, theme.TRAY)
    )
    row_background = sprite_factory.rounded_rect(
        area.w, area.h, 12, background, theme.BACKGROUND, border_colour, 4 if first else 2
    )
    scene.add_background(area.x, area.y, row_background)
    top, height = area.y + 6, area.h - 12
    rank = sprite_factory.text(
        f"{score.rank}.", "name", 44, theme.INK, background, 50, height, "middle"
    )
    scene.add(area.x + 10, top, rank)
    scene.add(area.x + 66, area.y + (area.h - 48) // 2, sprite_factory.disc(seat, 48, background))
    left = area.x + _NAME_LEFT
    available = columns[0].x - 4 - left - (40 if is_ai else 0)
    width = min(text_width(name, "name", 38), available)
    scene.add(
        left, top, sprite_factory.text(name, "name", 38, theme.INK, background, width, height)
    )
    if is_ai:
        robot = sprite_factory.icon(ROBOT, 32, theme.SLATE, background)
        scene.add(left + width + 8, area.y + (area.h - 32) // 2, robot)
    amounts = (score.start, *score.rounds)
    for index, (column, amount) in enumerate(zip(columns, amounts, strict=False)):
        text = format_signed(amount) if index else format_number(amount)
        colour = amount_colour(amount) if index else theme.INK
        sprite = sprite_factory.text(
            text, "number", 36, colour, background, column.w - 4, height, "middle"
        )
        scene.add(column.x, top, sprite)
    _add_total(scene, score.points, columns[-1]._replace(y=top, h=height), background)


def _add_total(scene: Scene, points: int, area: Rect, background: theme.Colour) -> None:
    scene.add(area.x, area.y + (area.h - 36) // 2, sprite_factory.icon(COIN, 36, None, background))
    style = ("number", 48, theme.INK, background, area.w - 44, area.h)
    scene.add(area.x + 40, area.y, sprite_factory.text(format_number(points), *style))
