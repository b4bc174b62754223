"""The end: the ranking, and what each round brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import width
from render.games.heller_und_pfennig.board import MARGIN
from render.games.heller_und_pfennig.figures import ink
from render.games.heller_und_pfennig.glyphs import COIN, motif
from render.games.heller_und_pfennig.palette import studio
from render.seats import picture_name
from render.shapes import ROBOT
from render.words import Say, plain, said, signed

_HEAD_HIGH, _COLUMNS_HIGH = 104, 56
_GAP = 8
_NAME_LEFT = 130
_COLUMN, _COLUMNS = 128, 650
"""How wide a column is at most, and all of them together."""


def result_scene(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> Scene:
    """What lies where. Raises ValueError while the game runs."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    _heading(scene, view, names, Rect(MARGIN, MARGIN, inner, _HEAD_HIGH), translate)
    top = MARGIN + _HEAD_HIGH + _GAP
    columns = _columns(len(view.final_scores[0].rounds) + 2, top)
    for place, column in enumerate(columns):
        text = _column_name(place, len(columns), translate)
        style = ("label", 26, theme.INK, theme.GROUND)
        scene.put(column.x, top, studio.label(text, *style, column.w - 4, column.h, "middle"))
    top += _COLUMNS_HIGH
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    high = min((HEIGHT - MARGIN - top + _GAP) // len(ranked) - _GAP, 180)
    for seat, score in ranked:
        area = Rect(MARGIN, top, inner, high)
        name = picture_name(names, seat, translate)
        _line(scene, seat, name, score, area, columns, seat in ai)
        top += high + _GAP
    return scene


def _columns(number: int, top: int) -> list[Rect]:
    wide = min(_COLUMN, _COLUMNS // number)
    left = WIDTH - MARGIN - 8 - number * wide
    return [Rect(left + place * wide, top, wide, _COLUMNS_HIGH) for place in range(number)]


def _column_name(place: int, number: int, translate: Say) -> str:
    """The money at the start, then round by round, then the sum."""
    if place == 0:
        return said(translate, "picture-start")
    if place == number - 1:
        return said(translate, "picture-total")
    return said(translate, "picture-round-short" if number > 5 else "picture-round", round=place)


def _heading(scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Say) -> None:
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    text = said(translate, "picture-game-over")
    if len(winners) == 1:
        text = said(translate, "picture-winner", name=picture_name(names, winners[0], translate))
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.INK, theme.GROUND))
    size = area.h - 12
    for kind, x in (("+6", area.x + 12), ("gold", area.right - 12 - size)):
        scene.put(x, area.y + 6, studio.vignette(motif(tile_number(kind)), size, size))
    room = Rect(area.x + 24 + size, area.y + 4, area.w - 48 - 2 * size, area.h - 8)
    style = ("name", 46, theme.WHITE, theme.INK)
    scene.put(room.x, room.y, studio.label(text, *style, room.w, room.h, "middle"))


def _line(
    scene: Scene,
    seat: Seat,
    name: str,
    score: FinalScore,
    area: Rect,
    columns: list[Rect],
    ai: bool,
) -> None:
    """Place and player, a number in each column, the money in the end large."""
    first = score.rank == 1
    ground, edge = (theme.GOLD_TINT, theme.GOLD) if first else (theme.PAPER, theme.TRAY)
    plate = studio.plate(area.w, area.h, 12, ground, theme.GROUND, edge, 4 if first else 2)
    scene.panel(area.x, area.y, plate)
    top, high = area.y + 6, area.h - 12
    rank = studio.label(f"{score.rank}.", "name", 44, theme.INK, ground, 50, high, "middle")
    scene.put(area.x + 10, top, rank)
    scene.put(area.x + 66, area.y + (area.h - 48) // 2, studio.disc(seat, 48, ground))
    left = area.x + _NAME_LEFT
    room = columns[0].x - 4 - left - (40 if ai else 0)
    wide = min(width(name, "name", 38), room)
    scene.put(left, top, studio.label(name, "name", 38, theme.INK, ground, wide, high))
    if ai:
        robot = studio.icon(ROBOT, 32, theme.SLATE, ground)
        scene.put(left + wide + 8, area.y + (area.h - 32) // 2, robot)
    amounts = (score.start, *score.rounds)
    for place, (column, amount) in enumerate(zip(columns, amounts, strict=False)):
        text = signed(amount) if place else plain(amount)
        colour = ink(amount) if place else theme.INK
        sprite = studio.label(text, "number", 36, colour, ground, column.w - 4, high, "middle")
        scene.put(column.x, top, sprite)
    _total(scene, score.points, columns[-1]._replace(y=top, h=high), ground)


def _total(scene: Scene, points: int, area: Rect, ground: theme.Colour) -> None:
    scene.put(area.x, area.y + (area.h - 36) // 2, studio.icon(COIN, 36, None, ground))
    style = ("number", 48, theme.INK, ground, area.w - 44, area.h)
    scene.put(area.x + 40, area.y, studio.label(plain(points), *style))
