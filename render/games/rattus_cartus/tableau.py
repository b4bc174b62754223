"""The public information about one seat, large."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Scene
from render.games.rattus_cartus.card_sprites import nun_back_sprite, small_card_sprite
from render.games.rattus_cartus.gains import round_gains_icons
from render.games.rattus_cartus.icon_text import IconText, coloured_icon_text_sprite
from render.games.rattus_cartus.icons import CARDS, TOKEN
from render.games.rattus_cartus.names import building_name
from render.games.rattus_cartus.palette import BACKGROUND, PLASTER, sprite_factory
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.games.rattus_cartus.title_bar import TITLE_BAR_HEIGHT, add_title_bar
from render.games.rattus_cartus.tracks import MEDAL_COLOURS, class_badge, track_order
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text

_GAP = 8
_ROUND_HEIGHT, _NUNS_HEIGHT = 190, 132
_NUN_WIDTH = 92
_MAX_CARDS = 18
"""The maximum number of cards shown."""


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. Hand, rats and the nuns seen stay hidden for all viewers."""
    player = view.players[seat]
    scene = sprite_factory.scene(page_background())
    stats: IconText = (CARDS, str(player.hand_size), " ", TOKEN, str(player.tokens))
    name = displayed_name(names, seat, translate)
    add_title_bar(scene, CONTENT_AREA._replace(h=TITLE_BAR_HEIGHT), name, seat, stats)
    below = CONTENT_AREA.bottom - _NUNS_HEIGHT
    _add_nuns_seen(
        scene, view, seat, Rect(CONTENT_AREA.x, below, CONTENT_AREA.w, _NUNS_HEIGHT), translate
    )
    middle = below - _GAP - _ROUND_HEIGHT
    _add_round(
        scene, view, seat, Rect(CONTENT_AREA.x, middle, CONTENT_AREA.w, _ROUND_HEIGHT), translate
    )
    top = CONTENT_AREA.y + TITLE_BAR_HEIGHT + _GAP
    _add_heights(scene, view, seat, Rect(CONTENT_AREA.x, top, CONTENT_AREA.w, middle - _GAP - top))
    return scene


def _add_heights(scene: Scene, view: View, seat: Seat, area: Rect) -> None:
    """Place the seat's position in each class, and the points of its place."""
    points = points_by_place(len(view.players))
    step = (area.w + _GAP) // len(view.tracks)
    for track in view.tracks:
        x, width = area.x + track.cls * step, step - _GAP
        scene.add_background(
            x, area.y, sprite_factory.rounded_rect(width, area.h, 12, theme.PAPER, BACKGROUND)
        )
        size = min(area.h - 110, 84)
        badge = class_badge(track.cls, size, theme.PAPER)
        scene.add(x + (width - size) // 2, area.y + 14, badge)
        style = ("number", 56, theme.INK, theme.PAPER, width - 20, 60, "middle")
        text = str(track.heights[seat])
        scene.add(x + 10, area.y + size + 22, sprite_factory.text(text, *style))
        order = [other for other, _height in track_order(track)]
        if seat in order and order.index(seat) < len(points):
            place = order.index(seat)
            style = ("number", 36, theme.INK, MEDAL_COLOURS[place], 64, 40, "middle")
            y = area.y + size + 88
            scene.add(x + (width - 64) // 2, y, sprite_factory.text(str(points[place]), *style))


def _add_round(scene: Scene, view: View, seat: Seat, area: Rect, translate: Translate) -> None:
    """Place where the seat is in this round, the cards it laid there, and its gains."""
    player = view.players[seat]
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, theme.GOLD_TINT, BACKGROUND)
    )
    left, available = area.x + 14, area.w - 28
    text = cached_text(translate, "picture-nowhere")
    revealed_cards: tuple[int, ...] = ()
    if player.place is not None:
        building = view.row[player.place]
        key = "picture-at" if building.shown is not None else "picture-at-hidden"
        name = building_name(building.building, translate)
        text = cached_text(translate, key, building=name, number=player.laid)
        if building.shown is not None:
            revealed_cards = building.shown[building.entered.index(seat)]
    style = ("label", 30, theme.INK, theme.GOLD_TINT, available, 44)
    scene.add(left, area.y + 8, sprite_factory.squeezed_text(text, *style))
    coloured_gains = round_gains_icons(player.gains)
    height = 54
    if coloured_gains:
        sprite = coloured_icon_text_sprite(coloured_gains, available, height, theme.GOLD_TINT)
        scene.add(left, area.bottom - height - 8, sprite)
    for index, card in enumerate(revealed_cards[:_MAX_CARDS]):
        x = left + index * 56
        scene.add(x, area.y + 54, small_card_sprite(card, 1, 52, 68, theme.GOLD_TINT))


def _add_nuns_seen(scene: Scene, view: View, seat: Seat, area: Rect, translate: Translate) -> None:
    """Place the nun row face down, marking the cards the seat has looked at."""
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, PLASTER, BACKGROUND)
    )
    seen = view.players[seat].known_nuns
    for nun in range(len(view.nuns)):
        sprite = nun_back_sprite(_NUN_WIDTH, area.h - 16, str(nun + 1), nun in seen)
        scene.add(area.x + 8 + nun * (_NUN_WIDTH + 6), area.y + 8, sprite)
    left = area.x + 8 + len(view.nuns) * (_NUN_WIDTH + 6) + 12
    text = cached_text(translate, "picture-looked", number=len(seen), all=len(view.nuns))
    available = area.right - left - 12
    style = ("label", 30, theme.INK, PLASTER, available, area.h - 16)
    scene.add(left, area.y + 8, sprite_factory.squeezed_text(text, *style))
