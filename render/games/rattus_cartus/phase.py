"""A resolved building: who had laid down what, and what everybody gained."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import PlayerView, View
from render import theme
from render.canvas import Scene
from render.games.rattus_cartus.action_icons import NOTHING, action_icon_texts
from render.games.rattus_cartus.card_sprites import add_small_cards
from render.games.rattus_cartus.gains import SeatGains, building_gains
from render.games.rattus_cartus.icon_text import (
    IconText,
    coloured_icon_text_sprite,
    draw_icon_text,
    icon_text_sprite,
)
from render.games.rattus_cartus.icons import CARDS, EVERYONE, PRIVILEGE, SUITS, TOKEN, building_art
from render.games.rattus_cartus.names import kind_name
from render.games.rattus_cartus.old_banner import banner
from render.games.rattus_cartus.palette import (
    BACKGROUND,
    CLASS_COLOURS,
    CLASS_TINTS,
    PLASTER,
    sprite_factory,
)
from render.games.rattus_cartus.player_row import PlayerRow, player_row_sprite, player_rows
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.games.rattus_cartus.tracks import MEDAL_COLOURS, track_order
from render.icons import ROBOT
from render.palette import Sprite
from render.players import displayed_name, draw_disc, seat_colour
from render.rect import Rect
from render.translation import Translate, cached_text

_GAP = 8
_ROW_GAP = 4
_UNAFFECTED_HEIGHT = 64
"""The height of the row of a seat that was not affected."""

_MIN_TWO_LINE_HEIGHT = 96
"""From this height on, a row shows the seat's holdings below its name."""

_TOP_HEIGHT, _TRACK_HEIGHT, _MAX_ROW_HEIGHT = 140, 46, 190
_BAND_WIDTH, _NAME_WIDTH, _MARK_WIDTH = 52, 212, 48
_CARDS_WIDTH = 362


def phase_scene(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
) -> Scene:
    """Lay out the building, the gains of the affected seats, the other seats, and the tracks."""
    scene = sprite_factory.scene(page_background())
    place = 0 if view.place is None else view.place
    building = view.row[place].building
    _add_building(scene, view, building, CONTENT_AREA._replace(h=_TOP_HEIGHT), translate)
    height = 3 * (_TRACK_HEIGHT + _ROW_GAP) - _ROW_GAP
    tracks = Rect(CONTENT_AREA.x, CONTENT_AREA.bottom - height, CONTENT_AREA.w, height)
    _add_tracks(scene, view, BUILDINGS[building].cls, tracks)
    gains = building_gains(view, events)
    affected = {seat_gains.seat for seat_gains in gains}
    others = [
        player_row
        for player_row in player_rows(view, names, translate, ai_seats)
        if player_row.seat not in affected
    ]
    height = -(-len(others) // 2) * _UNAFFECTED_HEIGHT
    below = Rect(CONTENT_AREA.x, tracks.y - _ROW_GAP - height, CONTENT_AREA.w, height)
    _add_unaffected(scene, others, below)
    top = CONTENT_AREA.y + _TOP_HEIGHT + _GAP
    step = min((below.y - top) // max(len(gains), 1), _MAX_ROW_HEIGHT)
    for index, seat_gains in enumerate(gains):
        row = Rect(CONTENT_AREA.x, top + index * step, CONTENT_AREA.w, step - _GAP)
        name = displayed_name(names, seat_gains.seat, translate)
        _add_gains_row(
            scene, seat_gains, view.players[seat_gains.seat], name, row, seat_gains.seat in ai_seats
        )
    return scene


def _add_unaffected(scene: Scene, rows: list[PlayerRow], area: Rect) -> None:
    """Place the seats that were not affected, two per line."""
    width = (area.w - _GAP) // 2
    for index, player_row in enumerate(rows):
        row, column = divmod(index, 2)
        sprite = player_row_sprite(player_row._replace(acting=False), width, _UNAFFECTED_HEIGHT - 6)
        scene.add(area.x + column * (width + _GAP), area.y + row * _UNAFFECTED_HEIGHT, sprite)


def _add_building(
    scene: Scene, view: View, building: int, area: Rect, translate: Translate
) -> None:
    """Place the building with its name and actions, and the round."""
    round_width = 300
    kind = BUILDINGS[building].kind
    picture = _building_sprite(kind, kind_name(kind, translate), view.last_round, area.w, area.h)
    scene.add_background(area.x, area.y, picture)
    text = cached_text(
        translate,
        "picture-last-round" if view.last_round else "picture-round-of",
        round=view.round,
        rounds=view.rounds,
    )
    sprite = banner(text, view.last_round, round_width, 52, theme.PAPER)
    scene.add(area.right - round_width - 10, area.bottom - 62, sprite)


@lru_cache(maxsize=24)
def _building_sprite(kind: str, name: str, last_round: bool, width: int, height: int) -> Sprite:
    facts = BUILDINGS[BUILDING_KINDS.index(kind) * COPIES_PER_KIND]
    colour = CLASS_COLOURS[facts.cls]
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 12, colour)
    drawing.rounded_rect(4, 4, width - 8, height - 8, 9, theme.PAPER)
    drawing.rect(height, 4, width - height - 4, 62, colour)
    drawing.art(building_art(kind), 4, 4, height - 8, height - 8)
    drawing.icon(SUITS[facts.cls], height + 16, 10, 48, theme.WHITE)
    drawing.text(height + 82, 34, name, "name", 50, theme.WHITE, max_width=width - height - 100)
    icon_texts = action_icon_texts(facts, last_round)
    x, middle = height + 10, 4 + 62 + (height - 70) // 2
    for icon_text, icon, fill in zip(
        icon_texts, (PRIVILEGE, EVERYONE), (theme.GOLD_TINT, PLASTER), strict=True
    ):
        drawing.rounded_rect(x, middle - 28, 290, 56, 8, fill)
        drawing.icon(icon, x + 8, middle - 18, 36)
        draw_icon_text(drawing, icon_text, x + 52, middle, 234, theme.INK, max_size=41)
        x += 298
    return drawing.sprite()


def _add_gains_row(
    scene: Scene, gains: SeatGains, player: PlayerView, name: str, area: Rect, is_ai: bool
) -> None:
    """Place a seat's name and holdings, the cards it laid down, and its gains."""
    fill = theme.GOLD_TINT if gains.privilege else theme.PAPER
    scene.add_background(
        area.x, area.y, _row_background(gains.seat, gains.privilege, area.w, area.h)
    )
    top, height = area.y + 5, area.h - 10
    x = area.x + _BAND_WIDTH + 8
    name_rect = Rect(x, top, _NAME_WIDTH, height)
    if area.h >= _MIN_TWO_LINE_HEIGHT:
        name_rect = Rect(x, area.y + area.h // 2 - 45, _NAME_WIDTH, 44)
        icon_text: IconText = (CARDS, str(player.hand_size), " ", TOKEN, str(player.tokens))
        sprite = icon_text_sprite(
            icon_text, _NAME_WIDTH + _MARK_WIDTH, 42, theme.INK, fill, max_size=36
        )
        scene.add(x, name_rect.bottom + 4, sprite)
    if is_ai:
        name_rect = name_rect._replace(w=name_rect.w - 36)
        robot = sprite_factory.icon(ROBOT, 30, theme.SLATE, fill)
        scene.add(name_rect.right + 6, name_rect.y + (name_rect.h - 30) // 2, robot)
    style = ("name", 39, theme.INK, fill)
    scene.add(x, name_rect.y, sprite_factory.squeezed_text(name, *style, name_rect.w, name_rect.h))
    x += _NAME_WIDTH + 6
    if gains.privilege:
        privilege_icon = sprite_factory.icon(PRIVILEGE, 40, None, fill)
        scene.add(x, name_rect.y + (name_rect.h - 40) // 2, privilege_icon)
    x += _MARK_WIDTH
    if gains.entered:
        cards = Rect(x, top, _CARDS_WIDTH, height)
        if gains.cards:
            add_small_cards(scene, gains.cards, cards, fill)
        else:
            scene.add(x, top, icon_text_sprite(NOTHING, _CARDS_WIDTH, height, theme.MUTED, fill))
    x += _CARDS_WIDTH + 10
    coloured_gains = gains.coloured()
    if coloured_gains:
        scene.add(
            x, top, coloured_icon_text_sprite(coloured_gains, area.right - x - 8, height, fill)
        )


@lru_cache(maxsize=64)
def _row_background(seat: Seat, privilege: bool, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    border, fill = (4, theme.GOLD_TINT) if privilege else (2, theme.PAPER)
    drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD if privilege else seat_colour(seat))
    drawing.rounded_rect(border, border, width - 2 * border, height - 2 * border, 8, fill)
    drawing.rounded_rect(0, 0, _BAND_WIDTH, height, 10, seat_colour(seat))
    drawing.rect(_BAND_WIDTH - 10, 0, 10, height, seat_colour(seat))
    drawing.text(_BAND_WIDTH // 2, height // 2, str(seat + 1), "number", 42, theme.WHITE, "middle")
    return drawing.sprite()


def _add_tracks(scene: Scene, view: View, scored: int, area: Rect) -> None:
    """Place all tracks, three per column, highlighting the track of the building's class."""
    paid_places = min(len(points_by_place(len(view.players))), len(view.players))
    width = (area.w - _GAP) // 2
    for track in view.tracks:
        column, row = divmod(track.cls, 3)
        x, y = area.x + column * (width + _GAP), area.y + row * (_TRACK_HEIGHT + _ROW_GAP)
        places, highlighted = track_order(track), track.cls == scored
        scene.add(
            x, y, _track_sprite(track.cls, places, paid_places, highlighted, width, _TRACK_HEIGHT)
        )


@lru_cache(maxsize=256)
def _track_sprite(
    cls: int,
    places: tuple[tuple[Seat, int], ...],
    paid_places: int,
    highlighted: bool,
    width: int,
    height: int,
) -> Sprite:
    """Draw a track, with gold, silver and bronze behind the places that would score."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    if highlighted:
        drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD)
        drawing.rounded_rect(3, 3, width - 6, height - 6, 8, CLASS_TINTS[cls])
    else:
        drawing.rounded_rect(0, 0, width, height, 10, CLASS_TINTS[cls])
    drawing.rounded_rect(3, 3, height - 6, height - 6, 8, CLASS_COLOURS[cls])
    drawing.icon(SUITS[cls], 8, 8, height - 16, theme.WHITE)
    step = (width - height - 6) // max(len(places), 4)
    for place, (seat, level) in enumerate(places):
        x, middle = height + 2 + place * step, height // 2
        if place < paid_places:
            drawing.rounded_rect(x - 2, 5, step - 4, height - 10, 16, MEDAL_COLOURS[place])
        draw_disc(drawing, seat, x, middle - 17, 34)
        text = str(level)
        drawing.text(x + 38, middle, text, "number", 40, theme.INK, max_width=step - 46)
    return drawing.sprite()
