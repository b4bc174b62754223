"""The end: the ranking, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.saint_petersburg.glyphs import COIN, CROWN, STAR, motif
from render.games.saint_petersburg.lines import ai_tag
from render.games.saint_petersburg.palette import RED, studio
from render.palette import Sprite
from render.seats import picture_name
from render.shapes import CARDS, Sign
from render.words import Say, plain, said, signed

MARGIN = 12
_HEAD_HIGH = 84
_COLUMNS_HIGH = 84
_GAP = 8
_NAME_LEFT = 140
_RIGHT_COLUMNS = 640


class _Column(NamedTuple):
    """A source of points: its key, its sign."""

    key: str
    sign: Sign
    colour: theme.Colour | None


_COLUMNS = (
    _Column("picture-points-before", STAR, None),
    _Column("picture-points-aristocrats", CROWN, RED),
    _Column("picture-points-rubles", COIN, None),
    _Column("picture-points-hand", CARDS, theme.INK),
    _Column("picture-points-total", STAR, None),
)


_ARISTOCRATS = 1
"""The column that also says how many different ones there are."""


def result_scene(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = frozenset()
) -> Scene:
    """What lies where. Raises ValueError while the game runs."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    _heading(scene, view, names, Rect(MARGIN, 10, inner, _HEAD_HIGH), translate)
    top = 10 + _HEAD_HIGH + _GAP
    wide = _RIGHT_COLUMNS // len(_COLUMNS)
    columns = [
        Rect(WIDTH - MARGIN - _RIGHT_COLUMNS + place * wide, top, wide, _COLUMNS_HIGH)
        for place in range(len(_COLUMNS))
    ]
    for column, place in zip(_COLUMNS, columns, strict=True):
        _column_head(scene, column, place, translate)
    top += _COLUMNS_HIGH
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    number = len(ranked)
    high = min((HEIGHT - 10 - top + _GAP) // number - _GAP, 150)
    for seat, score in ranked:
        name = picture_name(names, seat, translate)
        area = Rect(MARGIN, top, inner, high)
        ground = theme.GOLD_TINT if score.rank == 1 else theme.PAPER
        tag = ai_tag(ground, translate) if seat in ai else None
        _line(scene, seat, name, score, area, columns, _tie(view, score, translate), tag)
        top += high + _GAP
    return scene


def _heading(scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Say) -> None:
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    text = said(translate, "picture-game-over")
    if len(winners) == 1 and len(view.players) > 1:
        text = said(translate, "picture-winner", name=picture_name(names, winners[0], translate))
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.INK, theme.GROUND))
    wide, high = 106, area.h - 10
    for kind, x in (("czar", area.x + 12), ("winter_palace", area.right - 12 - wide)):
        scene.put(x, area.y + 5, studio.vignette(motif(card_number(kind)), wide, high))
    room = Rect(area.x + 24 + wide, area.y + 4, area.w - 48 - 2 * wide, area.h - 8)
    style = ("name", 42, theme.WHITE, theme.INK)
    scene.put(room.x, room.y, studio.label(text, *style, room.w, room.h, "middle"))


def _column_head(scene: Scene, column: _Column, area: Rect, translate: Say) -> None:
    sign = studio.icon(column.sign, 34, column.colour, theme.GROUND)
    scene.put(area.x + (area.w - 34) // 2, area.y + 8, sign)
    text = said(translate, column.key)
    style = ("label", 24, theme.INK, theme.GROUND)
    scene.put(area.x + 2, area.y + 46, studio.label(text, *style, area.w - 4, 32, "middle"))


def _tie(view: View, score: FinalScore, translate: Say) -> str:
    """The rubles left, which break ties, for those with equal points."""
    if sum(other.points == score.points for other in view.final_scores) < 2:
        return ""
    return said(translate, "picture-rubles-left", number=score.rubles_left)


def _line(
    scene: Scene,
    seat: Seat,
    name: str,
    score: FinalScore,
    area: Rect,
    columns: list[Rect],
    tie: str,
    tag: Sprite | None,
) -> None:
    """Place, player and what broke a tie, a number in each column; the sum large."""
    first = score.rank == 1
    ground = theme.GOLD_TINT if first else theme.PAPER
    edge = theme.GOLD if first else theme.TRAY
    border = 4 if first else 2
    scene.panel(
        area.x, area.y, studio.plate(area.w, area.h, 12, ground, theme.GROUND, edge, border)
    )
    top, high = area.y + 6, area.h - 12
    rank = studio.label(f"{score.rank}.", "name", 44, theme.INK, ground, 50, high, "middle")
    scene.put(area.x + 14, top, rank)
    scene.put(area.x + 72, area.y + (area.h - 44) // 2, studio.disc(seat, 44, ground))
    left, room = area.x + _NAME_LEFT - 12, columns[0].x - area.x - _NAME_LEFT + 8
    name_high = high * 3 // 5 if tie else high
    if tag is not None:
        room -= tag.width + 6
        scene.put(left + room + 6, top + (name_high - tag.height) // 2, tag)
    scene.put(left, top, studio.pressed(name, "name", 34, theme.INK, ground, room, name_high))
    room = columns[0].x - area.x - _NAME_LEFT + 8
    if tie:
        style = ("label", 24, theme.INK, ground)
        scene.put(left, top + name_high, studio.label(tie, *style, room, high - name_high))
    texts = (
        plain(score.before),
        signed(score.for_aristocrats),
        signed(score.for_rubles),
        signed(score.for_hand),
        plain(score.points),
    )
    for place, (column, text) in enumerate(zip(columns, texts, strict=True)):
        total = place == len(texts) - 1
        size = 50 if total else 34
        room = high * 3 // 5 if place == _ARISTOCRATS else high
        number = studio.label(
            text, "number", size, theme.INK, ground, column.w - 12, room, "middle"
        )
        scene.put(column.x + 2, top, number)
    column, room = columns[_ARISTOCRATS], high * 3 // 5
    kinds = studio.label(
        str(score.different_aristocrats), "label", 28, theme.INK, ground, 0, high - room
    )
    left = column.x + (column.w - 12 - kinds.width - 28) // 2
    scene.put(left, top + room + (high - room - 24) // 2, studio.icon(CROWN, 24, RED, ground))
    scene.put(left + 28, top + room, kinds)
