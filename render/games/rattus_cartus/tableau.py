"""What everybody may know of one seat, large."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.gains import round_tinted
from render.games.rattus_cartus.glyphs import CARDS, TOKEN
from render.games.rattus_cartus.palette import PLASTER, TOWN, studio
from render.games.rattus_cartus.pieces import nun_back, small_card
from render.games.rattus_cartus.runs import Run, tinted_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.title import TITLE_HIGH, lay_title
from render.games.rattus_cartus.titles import building_name
from render.games.rattus_cartus.tracks import MEDALS, ahead, class_badge
from render.seats import picture_name
from render.words import Say, said

_GAP = 8
_ROUND_HIGH, _NUNS_HIGH = 190, 132
_NUN = 92
_MOST = 18
"""Cards that are shown at most."""


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. The hand, the rats and what was seen stay hidden, whoever looks."""
    player = view.players[seat]
    scene = studio.scene(ground())
    figures: Run = (CARDS, str(player.hand_size), " ", TOKEN, str(player.tokens))
    name = picture_name(names, seat, translate)
    lay_title(scene, INNER._replace(h=TITLE_HIGH), name, seat, figures)
    below = INNER.bottom - _NUNS_HIGH
    _looked(scene, view, seat, Rect(INNER.x, below, INNER.w, _NUNS_HIGH), translate)
    middle = below - _GAP - _ROUND_HIGH
    _round(scene, view, seat, Rect(INNER.x, middle, INNER.w, _ROUND_HIGH), translate)
    top = INNER.y + TITLE_HIGH + _GAP
    _heights(scene, view, seat, Rect(INNER.x, top, INNER.w, middle - _GAP - top))
    return scene


def _heights(scene: Scene, view: View, seat: Seat, area: Rect) -> None:
    """How far it is in each class, and the points of its places."""
    points = points_by_place(len(view.players))
    step = (area.w + _GAP) // len(view.tracks)
    for track in view.tracks:
        x, wide = area.x + track.cls * step, step - _GAP
        scene.panel(x, area.y, studio.plate(wide, area.h, 12, theme.PAPER, TOWN))
        size = min(area.h - 110, 84)
        badge = class_badge(track.cls, size, theme.PAPER)
        scene.put(x + (wide - size) // 2, area.y + 14, badge)
        style = ("number", 56, theme.INK, theme.PAPER, wide - 20, 60, "middle")
        text = str(track.heights[seat])
        scene.put(x + 10, area.y + size + 22, studio.label(text, *style))
        order = [other for other, _height in ahead(track)]
        if seat in order and order.index(seat) < len(points):
            place = order.index(seat)
            style = ("number", 36, theme.INK, MEDALS[place], 64, 40, "middle")
            y = area.y + size + 88
            scene.put(x + (wide - 64) // 2, y, studio.label(str(points[place]), *style))


def _round(scene: Scene, view: View, seat: Seat, area: Rect, translate: Say) -> None:
    """Where it is in this round, what it laid there, and what it has gained."""
    player = view.players[seat]
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.GOLD_TINT, TOWN))
    left, room = area.x + 14, area.w - 28
    text = said(translate, "picture-nowhere")
    shown: tuple[int, ...] = ()
    if player.place is not None:
        building = view.row[player.place]
        key = "picture-at" if building.shown is not None else "picture-at-hidden"
        name = building_name(building.building, translate)
        text = said(translate, key, building=name, number=player.laid)
        if building.shown is not None:
            shown = building.shown[building.entered.index(seat)]
    style = ("label", 30, theme.INK, theme.GOLD_TINT, room, 44)
    scene.put(left, area.y + 8, studio.pressed(text, *style))
    tinted = round_tinted(player.gains)
    high = 54
    if tinted:
        sprite = tinted_sprite(tinted, room, high, theme.GOLD_TINT)
        scene.put(left, area.bottom - high - 8, sprite)
    for place, card in enumerate(shown[:_MOST]):
        x = left + place * 56
        scene.put(x, area.y + 54, small_card(card, 1, 52, 68, theme.GOLD_TINT))


def _looked(scene: Scene, view: View, seat: Seat, area: Rect, translate: Say) -> None:
    """Which nuns it has looked at, face down."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, PLASTER, TOWN))
    looked = view.players[seat].known_nuns
    for nun in range(len(view.nuns)):
        sprite = nun_back(_NUN, area.h - 16, str(nun + 1), nun in looked)
        scene.put(area.x + 8 + nun * (_NUN + 6), area.y + 8, sprite)
    left = area.x + 8 + len(view.nuns) * (_NUN + 6) + 12
    text = said(translate, "picture-looked", number=len(looked), all=len(view.nuns))
    room = area.right - left - 12
    style = ("label", 30, theme.INK, PLASTER, room, area.h - 16)
    scene.put(left, area.y + 8, studio.pressed(text, *style))
