"""The whole table: phases and stacks, whose turn it is, both rows, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import fitted, width
from render.games.saint_petersburg.faces import FACE_HEIGHT, FACE_WIDTH, face
from render.games.saint_petersburg.head import HEAD_HEIGHT, lay_head
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import row_prices
from render.games.saint_petersburg.rows import Line, line_sprite
from render.games.saint_petersburg.seats import points_now
from render.games.saint_petersburg.titles import card_name
from render.palette import Sprite
from render.seats import picture_name
from render.shapes import ARROW
from render.words import MINUS, Say, said

MARGIN = 12
"""Pixels between the picture's edge and everything on it."""

_GAP = 6
_RIBBON = 38
_PAD = 4
_BETWEEN = 4
_NARROW = 112
"""The width of the rows' cards while a drawn card lies between eight of them."""


def table_scene(view: View, names: Sequence[str], say: Say) -> Scene:
    """What lies where. Hands and rubles are shown only where everybody may see them."""
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    lay_head(scene, view, Rect(MARGIN, 9, inner, HEAD_HEIGHT), say)
    top = 9 + HEAD_HEIGHT + 3
    _ribbon(scene, view, names, Rect(MARGIN, top, inner, _RIBBON), say)
    top += _RIBBON + 2
    _cards(scene, view, Rect(MARGIN, top, inner, FACE_HEIGHT + 2 * _PAD), say)
    top += FACE_HEIGHT + 2 * _PAD + _GAP
    _players(scene, view, names, Rect(MARGIN, top, inner, HEIGHT - 10 - top), say)
    return scene


def _ribbon(scene: Scene, view: View, names: Sequence[str], area: Rect, say: Say) -> None:
    """The rows' titles, and between them what is awaited of whom."""
    side = 188
    style = ("label", 26, theme.INK, theme.GROUND)
    upper, lower = said(say, "picture-upper-row"), said(say, "picture-lower-row")
    scene.put(area.x, area.y, studio.label(upper, *style, side, area.h))
    scene.put(area.right - side, area.y, studio.label(lower, *style, side, area.h, "right"))
    middle = Rect(area.x + side + 8, area.y + 1, area.w - 2 * side - 16, area.h - 2)
    ground = theme.GOLD
    scene.panel(
        middle.x, middle.y, studio.plate(middle.w, middle.h, middle.h // 2, ground, theme.GROUND)
    )
    marks: list[Sprite] = []
    if view.to_act:
        marks = [studio.icon(ARROW, 22, theme.INK, ground), studio.disc(view.to_act[0], 32, ground)]
    room = middle.w - 40 - sum(mark.width + 8 for mark in marks)
    text = studio.label(_fitting_call(view, names, room, say), "label", 30, theme.INK, ground)
    x = middle.x + (middle.w - text.width - sum(mark.width + 8 for mark in marks)) // 2
    for part in (*marks, text):
        scene.put(x, middle.y + (middle.h - part.height) // 2, part)
        x += part.width + 8


def _fitting_call(view: View, names: Sequence[str], room: int, say: Say) -> str:
    """Whose turn it is and what for, the name shortened so that the sentence fits."""
    key, seat = call(view)
    if seat is None:
        return fitted(said(say, key), "label", 30, room)
    name = picture_name(names, seat, say)
    rest = width(said(say, key, name=""), "label", 30)
    short = fitted(name, "label", 30, max(room - rest, 90))
    return fitted(said(say, key, name=short), "label", 30, room)


def call(view: View) -> tuple[str, int | None]:
    """The key of what is awaited, and of whom."""
    if view.over:
        winners = [place for place, score in enumerate(view.final_scores) if score.rank == 1]
        if len(winners) == 1 and len(view.players) > 1:
            return "picture-winner", winners[0]
        return "picture-game-over", None
    seat = view.to_act[0]
    if view.at_pub:
        return "picture-pub", seat
    return ("picture-drawn" if view.drawn is not None else "picture-turn"), seat


def _cards(scene: Scene, view: View, area: Rect, say: Say) -> None:
    """The upper row from the left, the lower row up to the right, a drawn card between."""
    number = len(view.upper) + len(view.lower)
    wide = _NARROW if view.drawn is not None and number > 7 else FACE_WIDTH
    if number == 0 and view.drawn is None:
        text = said(say, "picture-rows-empty")
        scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
        scene.centre(area, studio.label(text, "name", 34, theme.INK, theme.TRAY))
    for cards, source, right in ((view.upper, "upper", False), (view.lower, "lower", True)):
        if not cards:
            continue
        tray = len(cards) * (wide + _BETWEEN) - _BETWEEN + 2 * _PAD
        x = area.right - tray if right else area.x
        scene.panel(x, area.y, studio.plate(tray, area.h, 12, theme.TRAY, theme.GROUND))
        prices = row_prices(view, source, cards)
        note = f"{MINUS}1" if source == "lower" else ""
        for place, card in enumerate(cards):
            sprite = face(card, view.edition, card_name(card, say), prices[card], note, wide)
            scene.put(x + _PAD + place * (wide + _BETWEEN), area.y + _PAD, sprite)
    if view.drawn is not None:
        _drawn(scene, view, view.drawn, area, wide, say)


def _drawn(scene: Scene, view: View, card: Card, area: Rect, wide: int, say: Say) -> None:
    """What the Observatory drew stands out, between the rows."""
    step = wide + _BETWEEN
    left = area.x + (len(view.upper) * step + 2 * _PAD if view.upper else 0)
    right = area.right - (len(view.lower) * step + 2 * _PAD if view.lower else 0)
    price = row_prices(view, "drawn", (card,))[card]
    name = card_name(card, say)
    sprite = face(card, view.edition, name, price, ground=theme.GROUND, framed=True)
    scene.put((left + right - FACE_WIDTH) // 2, area.y + _PAD, sprite)


def _players(scene: Scene, view: View, names: Sequence[str], area: Rect, say: Say) -> None:
    """A line for each seat, in the order of the seats."""
    number = len(view.players)
    gap = _GAP if number < 5 else _GAP // 2
    high = (area.h - (number - 1) * gap) // number
    for place, line in enumerate(lines(view, names, say)):
        scene.put(area.x, area.y + place * (high + gap), line_sprite(line, area.w, high, say))


def lines(view: View, names: Sequence[str], say: Say) -> list[Line]:
    """What the line of each player shows."""
    # The view of a seat gives its own rubles too, but they are not for this picture.
    open_rubles = view.seat is None and all(p.rubles is not None for p in view.players)
    points = points_now(view)
    most = max(points)
    return [
        Line(
            seat=player.seat,
            name=picture_name(names, player.seat, say),
            points=points[player.seat],
            hand_size=player.hand_size,
            different_aristocrats=player.different_aristocrats,
            rubles=player.rubles if open_rubles else None,
            acting=player.seat in view.to_act,
            leading=_leads(view, player.seat, points[player.seat] == most and most > 0),
            edition=view.edition,
            in_play=player.in_play,
            used_observatories=player.used_observatories,
        )
        for player in view.players
    ]


def _leads(view: View, seat: Seat, ahead: bool) -> bool:
    return view.final_scores[seat].rank == 1 if view.final_scores else ahead
