"""The end: the plague turned over, who lives, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT, GOLD, JOKER
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import wrapped
from render.games.rattus_cartus.glyphs import CARDS, NUN, RAT, SKULL, SPECIALS, TOKEN
from render.games.rattus_cartus.palette import NIGHT, SUFFERS, TOWN, studio
from render.games.rattus_cartus.pieces import card_sprite
from render.games.rattus_cartus.runs import run_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.tracks import class_badge
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.shapes import ROBOT
from render.words import Say, said

_GAP = 8
_TOP, _HEADING, _MOST_ROW = 176, 50, 140
_CARD = 104
_COLUMN, _TOTAL, _RATS = 62, 96, 104
_BAND = 56
_COLUMNS = CLASS_COUNT + 3
_LEFT = INNER.right - 10 - _RATS - _TOTAL - _COLUMNS * _COLUMN
"""Where the columns begin."""


def result_scene(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> Scene:
    """What lies where. Raises ValueError while the game runs."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = studio.scene(ground())
    _plague(scene, view, names, INNER._replace(h=_TOP), translate)
    top = INNER.y + _TOP + _GAP
    _headings(scene, top, said(translate, "picture-points"))
    top += _HEADING
    ranked = ranking(view.final_scores)
    step = min((INNER.bottom - top + _GAP) // len(ranked), _MOST_ROW)
    for place, seat in enumerate(ranked):
        row = Rect(INNER.x, top + place * step, INNER.w, step - _GAP)
        name = picture_name(names, seat, translate)
        _row(scene, view.final_scores[seat], seat, name, row, seat in ai)
    return scene


def ranking(scores: Sequence[FinalScore]) -> list[Seat]:
    """The living by rank, then the dead by points."""
    return sorted(
        range(len(scores)),
        key=lambda seat: (scores[seat].rank or len(scores) + 1, -scores[seat].points, seat),
    )


def winners(view: View) -> list[Seat]:
    return [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]


def _plague(scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Say) -> None:
    """The nun row turned over, how many nuns there are, and who has won."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, NIGHT, TOWN))
    x, high = area.x + 10, area.h - 20
    for card in view.nuns:
        if card is not None:
            scene.put(x, area.y + 10, card_sprite(card, "", _CARD, high, NIGHT))
            x += _CARD + 6
    x += 8
    room = area.right - x - 14
    who = winners(view)
    style = ("name", 42, theme.WHITE, NIGHT)
    if not who:
        text = said(translate, "picture-nobody-wins")
    elif len(who) == 1:
        text = said(translate, "picture-winner", name=picture_name(names, who[0], translate))
    else:
        text = said(translate, "picture-winners", number=len(who))
    scene.put(x, area.y + 12, studio.pressed(text, *style, room, 56))
    run = (NUN, str(view.plague or 0))
    scene.put(x, area.y + 76, run_sprite(run, 120, 54, theme.WHITE, NIGHT))
    text = said(translate, "picture-more-rats-die", nuns=view.plague or 0)
    for number, line in enumerate(wrapped(text, "label", 28, room - 124, 2)):
        sprite = studio.label(line, "label", 28, theme.WHITE, NIGHT, room - 124, 34)
        scene.put(x + 124, area.y + 80 + number * 36, sprite)


def _headings(scene: Scene, top: int, total: str) -> None:
    """A sign above each column."""
    size = 42
    x = _LEFT + (_COLUMN - size) // 2
    for cls in range(CLASS_COUNT):
        scene.put(x, top + 2, class_badge(cls, size, TOWN))
        x += _COLUMN
    for sign in (SPECIALS[GOLD - JOKER], CARDS, TOKEN):
        scene.put(x, top + 2, studio.icon(sign, size, None, TOWN))
        x += _COLUMN
    style = ("label", 28, theme.INK, TOWN, _TOTAL - 6, size)
    x = _LEFT + _COLUMNS * _COLUMN
    scene.put(x, top + 2, studio.pressed(total, *style))
    x += _TOTAL + (_RATS - size) // 2
    scene.put(x, top + 2, studio.icon(RAT, size, None, TOWN))


def _row(scene: Scene, score: FinalScore, seat: Seat, name: str, area: Rect, ai: bool) -> None:
    """Place and player, the points of each sort, their sum, and the rats."""
    first = score.rank == 1
    fill = theme.GOLD_TINT if first else theme.PAPER if score.alive else theme.SILVER
    scene.panel(area.x, area.y, _strip(seat, score.rank, first, score.alive, area.w, area.h))
    top, high = area.y + 5, area.h - 10
    left = area.x + 2 * _BAND + 6
    room = _LEFT - left - 4
    if ai:
        room -= 36
        icon = studio.icon(ROBOT, 30, theme.SLATE, fill)
        scene.put(left + room + 4, area.y + (area.h - 30) // 2, icon)
    scene.put(left, top, studio.pressed(name, "name", 39, theme.INK, fill, room, high))
    x = _LEFT
    for points in (*score.tracks, score.gold, score.hand, score.tokens):
        text, ink = (str(points), theme.INK) if points else ("·", theme.INK)
        style = ("number", 38, ink, fill, _COLUMN - 4, high, "middle")
        scene.put(x, top, studio.label(text, *style))
        x += _COLUMN
    style = ("number", 50, theme.INK, fill, _TOTAL - 6, high, "middle")
    scene.put(x, top, studio.label(str(score.points), *style))
    ink = theme.INK if score.alive else SUFFERS
    style = ("number", 40, ink, fill, _RATS - 8, high, "middle")
    scene.put(x + _TOTAL, top, studio.label(str(score.rats), *style))


@lru_cache(maxsize=32)
def _strip(seat: Seat, rank: int | None, first: bool, alive: bool, wide: int, high: int) -> Sprite:
    """The seat's colour and number, and its place; a skull for the dead."""
    sketch = studio.sketch(wide, high, TOWN)
    edge = 4 if first else 2
    fill = theme.GOLD_TINT if first else theme.PAPER if alive else theme.SILVER
    sketch.round(0, 0, wide, high, 10, theme.GOLD if first else colour_of(seat))
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, fill)
    sketch.round(0, 0, _BAND, high, 10, colour_of(seat))
    sketch.fill(_BAND - 10, 0, 10, high, colour_of(seat))
    sketch.text(_BAND // 2, high // 2, str(seat + 1), "number", 42, theme.WHITE, "middle")
    x = _BAND + _BAND // 2
    if rank is None:
        sketch.round(x - 23, high // 2 - 23, 46, 46, 10, theme.INK)
        sketch.sign(SKULL, x - 18, high // 2 - 18, 36)
    else:
        sketch.text(x, high // 2, f"{rank}.", "name", 42, theme.INK, "middle")
    return sketch.sprite()
