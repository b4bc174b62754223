"""The table: phases and stacks, the board with both rows, and the seats on its right."""

from __future__ import annotations

from itertools import groupby

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.saint_petersburg.board import add_board
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.changes import Changes
from render.games.saint_petersburg.header import add_header
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.pending_decision import DECISION_WIDTH
from render.games.saint_petersburg.places import RowCard, places_of
from render.games.saint_petersburg.seat_layout import layout_of, seat_areas
from render.games.saint_petersburg.seat_panel import seat_sprite, shared_heads
from render.games.saint_petersburg.standings import standings
from render.kit.card import OVERHANG
from render.kit.focus import add_ring
from render.kit.seat_panel import ARROW_SPACE
from render.kit.skin import ground_sprite
from render.kit.table import table_areas
from render.rect import Rect, enclosing

_MARGIN, _HEADER_HEIGHT = 8, 60
_BOARD_WIDTH = 754
_SHARED_HEADS = 26
_WITHOUT_HEADS_FROM = 5
"""From this number of seats on, their ledgers share the signs above them."""
AREAS = table_areas(_HEADER_HEIGHT, _BOARD_WIDTH, gap=14)


def table_scene(view: View, changes: Changes, context: RenderContext) -> Scene:
    """Lay out the table with marks on what changed. Rubles are shown only where they are public."""
    translate = context.translate
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    header, board, seats_area = AREAS
    add_header(scene, view, header, translate)
    add_board(scene, view, changes, board, translate, in_replay=context.in_replay)
    seats = len(view.players)
    if seats >= _WITHOUT_HEADS_FROM:
        heads, seats_area = seats_area.split_top(_SHARED_HEADS, 2)
        layout = layout_of(seat_areas(seats_area, seats)[0], seats)
        scene.add(heads.x, heads.y, shared_heads(heads, layout))
    places = seat_areas(seats_area, seats)
    seat_standings = standings(view, changes, context)
    for standing, area in zip(seat_standings, places, strict=True):
        scene.add(area.x, area.y, seat_sprite(standing, area, seats, translate))
    if context.focus is not None:
        for area in focus_areas(view, changes, context.focus):
            add_ring(scene, area)
    return scene


def focus_areas(view: View, changes: Changes, focus: str) -> list[Rect]:
    """Return where the stacks, the seats, the pending decision, a row or cards of a stack are.

    A row has a part in each line. Cards of a stack, such as "worker-cards", may lie in both rows.
    Where there is no such card, it is the board.
    """
    if focus == "stacks":
        return [AREAS.header]
    if focus == "seats":
        return [AREAS.seats.split_left(ARROW_SPACE)[1]]
    if focus == "decision":
        return [BoardGrid(AREAS.board, 0, 0, DECISION_WIDTH).decision]
    rows = places_of(view, changes)
    upper, lower = len(rows.upper), len(rows.lower)
    cards = BoardGrid(AREAS.board, upper, lower).occupied()
    match focus:
        case "upper":
            is_meant = [True] * upper + [False] * lower
        case "lower":
            is_meant = [False] * upper + [True] * lower
        case _:
            stack, label = card_table(view.edition).stack, focus.removesuffix("-cards")
            is_meant = [
                isinstance(place, RowCard) and stack[place.card].label == label
                for place in (*rows.upper, *rows.lower)
            ]
    runs = groupby(zip(cards, is_meant, strict=True), key=lambda each: (each[0].y, each[1]))
    parts = [[card for card, _ in run] for (_, meant), run in runs if meant]
    return [enclosing(part).inset(-OVERHANG // 2) for part in parts] or [AREAS.board]
