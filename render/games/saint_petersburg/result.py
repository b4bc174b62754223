"""The final ranking, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.badges import ai_badge
from render.games.saint_petersburg.icons import COIN, CROWN, STAR, card_art
from render.games.saint_petersburg.palette import RED, sprite_factory
from render.icons import CARDS, Icon
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text, format_number, format_signed

MARGIN = 12
_HEADER_HEIGHT = 84
_COLUMNS_HEIGHT = 84
_GAP = 8
_NAME_LEFT = 140
_COLUMNS_WIDTH = 640


class _PointColumn(NamedTuple):
    """A source of points: its text key and icon."""

    key: str
    icon: Icon
    colour: theme.Colour | None


_POINT_COLUMNS = (
    _PointColumn("picture-points-before", STAR, None),
    _PointColumn("picture-points-aristocrats", CROWN, RED),
    _PointColumn("picture-points-rubles", COIN, None),
    _PointColumn("picture-points-hand", CARDS, theme.INK),
    _PointColumn("picture-points-total", STAR, None),
)


_ARISTOCRATS_COLUMN = 1
"""The column that also shows the number of different aristocrats."""


def result_scene(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat] = frozenset()
) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    _add_heading(scene, view, names, Rect(MARGIN, 10, inner, _HEADER_HEIGHT), translate)
    top = 10 + _HEADER_HEIGHT + _GAP
    width = _COLUMNS_WIDTH // len(_POINT_COLUMNS)
    columns = [
        Rect(WIDTH - MARGIN - _COLUMNS_WIDTH + index * width, top, width, _COLUMNS_HEIGHT)
        for index in range(len(_POINT_COLUMNS))
    ]
    for column, rect in zip(_POINT_COLUMNS, columns, strict=True):
        _add_column_header(scene, column, rect, translate)
    top += _COLUMNS_HEIGHT
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    number = len(ranked)
    height = min((HEIGHT - 10 - top + _GAP) // number - _GAP, 150)
    for seat, score in ranked:
        name = displayed_name(names, seat, translate)
        area = Rect(MARGIN, top, inner, height)
        background = theme.GOLD_TINT if score.rank == 1 else theme.PAPER
        badge = ai_badge(background, translate) if seat in ai_seats else None
        _add_row(
            scene, seat, name, score, area, columns, _tie_breaker(view, score, translate), badge
        )
        top += height + _GAP
    return scene


def _add_heading(
    scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Translate
) -> None:
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    text = cached_text(translate, "picture-game-over")
    if len(winners) == 1 and len(view.players) > 1:
        text = cached_text(
            translate, "picture-winner", name=displayed_name(names, winners[0], translate)
        )
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, theme.INK, theme.BACKGROUND)
    )
    width, height = 106, area.h - 10
    for card, x in (("czar", area.x + 12), ("winter_palace", area.right - 12 - width)):
        scene.add(
            x, area.y + 5, sprite_factory.cropped_art(card_art(card_number(card)), width, height)
        )
    available = Rect(area.x + 24 + width, area.y + 4, area.w - 48 - 2 * width, area.h - 8)
    style = ("name", 42, theme.WHITE, theme.INK)
    scene.add(
        available.x,
        available.y,
        sprite_factory.text(text, *style, available.w, available.h, "middle"),
    )


def _add_column_header(
    scene: Scene, column: _PointColumn, area: Rect, translate: Translate
) -> None:
    icon = sprite_factory.icon(column.icon, 34, column.colour, theme.BACKGROUND)
    scene.add(area.x + (area.w - 34) // 2, area.y + 8, icon)
    text = cached_text(translate, column.key)
    style = ("label", 24, theme.INK, theme.BACKGROUND)
    scene.add(area.x + 2, area.y + 46, sprite_factory.text(text, *style, area.w - 4, 32, "middle"))


def _tie_breaker(view: View, score: FinalScore, translate: Translate) -> str:
    """Return the remaining rubles, which break ties, for a player with equal points."""
    if sum(other.points == score.points for other in view.final_scores) < 2:
        return ""
    return cached_text(translate, "picture-rubles-left", number=score.rubles_left)


def _add_row(
    scene: Scene,
    seat: Seat,
    name: str,
    score: FinalScore,
    area: Rect,
    columns: list[Rect],
    tie_breaker: str,
    badge: Sprite | None,
) -> None:
    """Place rank, player and tie-breaker, the points by source, and a large total."""
    is_winner = score.rank == 1
    background = theme.GOLD_TINT if is_winner else theme.PAPER
    border_colour = theme.GOLD if is_winner else theme.TRAY
    border = 4 if is_winner else 2
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(
            area.w, area.h, 12, background, theme.BACKGROUND, border_colour, border
        ),
    )
    top, height = area.y + 6, area.h - 12
    rank = sprite_factory.text(
        f"{score.rank}.", "name", 44, theme.INK, background, 50, height, "middle"
    )
    scene.add(area.x + 14, top, rank)
    scene.add(area.x + 72, area.y + (area.h - 44) // 2, sprite_factory.disc(seat, 44, background))
    left, available = area.x + _NAME_LEFT - 12, columns[0].x - area.x - _NAME_LEFT + 8
    name_height = height * 3 // 5 if tie_breaker else height
    if badge is not None:
        available -= badge.width + 6
        scene.add(left + available + 6, top + (name_height - badge.height) // 2, badge)
    scene.add(
        left,
        top,
        sprite_factory.squeezed_text(
            name, "name", 34, theme.INK, background, available, name_height
        ),
    )
    available = columns[0].x - area.x - _NAME_LEFT + 8
    if tie_breaker:
        style = ("label", 24, theme.INK, background)
        scene.add(
            left,
            top + name_height,
            sprite_factory.text(tie_breaker, *style, available, height - name_height),
        )
    texts = (
        format_number(score.before),
        format_signed(score.for_aristocrats),
        format_signed(score.for_rubles),
        format_signed(score.for_hand),
        format_number(score.points),
    )
    for index, (column, text) in enumerate(zip(columns, texts, strict=True)):
        is_total = index == len(texts) - 1
        size = 50 if is_total else 34
        available = height * 3 // 5 if index == _ARISTOCRATS_COLUMN else height
        number_sprite = sprite_factory.text(
            text, "number", size, theme.INK, background, column.w - 12, available, "middle"
        )
        scene.add(column.x + 2, top, number_sprite)
    column, available = columns[_ARISTOCRATS_COLUMN], height * 3 // 5
    kinds_sprite = sprite_factory.text(
        str(score.different_aristocrats), "label", 28, theme.INK, background, 0, height - available
    )
    left = column.x + (column.w - 12 - kinds_sprite.width - 28) // 2
    scene.add(
        left,
        top + available + (height - available - 24) // 2,
        sprite_factory.icon(CROWN, 24, RED, background),
    )
    scene.add(left + 28, top + available, kinds_sprite)
