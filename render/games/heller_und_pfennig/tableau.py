"""One seat, large: remaining stalls, the face-down tile, and what the rounds paid."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    LINES_OF_SPACE,
    Space,
    Stall,
    space_name,
    space_number,
)
from engine.games.heller_und_pfennig.state import START_MONEY
from engine.games.heller_und_pfennig.view import PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.amounts import amount_plate
from render.games.heller_und_pfennig.icons import BACK, COIN
from render.games.heller_und_pfennig.market_frame import MARGIN
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run
from render.kit.panel import HAIRLINE, draw_heading
from render.kit.skin import ground_below, ground_sprite
from render.kit.title import Title, draw_title
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, cached_text, format_number

_GAP, _PAD, _CELL_GAP = 6, 12, 4
_TITLE_HEIGHT, _HEADING_HEIGHT = 60, 36
_PLACED_HEIGHT, _ROUNDS_HEIGHT, _KEPT_WIDTH = 200, 104, 240
_SPACE_HEIGHT = 34
_MAX_STALL = 200


def tableau_scene(view: View, seat: Seat, context: RenderContext) -> Scene:
    """Lay out the picture. The tile stays face down for all viewers."""
    translate = context.translate
    player = view.players[seat]
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    title, area = Rect(0, 0, WIDTH, HEIGHT).inset(MARGIN).split_top(_TITLE_HEIGHT, _GAP)
    name = displayed_name(context.names, seat, translate)
    scene.add(title.x, title.y, _title_sprite(name, seat, player.money, title))
    if player.earned:
        rounds, area = area.split_bottom(_ROUNDS_HEIGHT, _GAP)
        _add_rounds(scene, view, player, rounds, translate)
    if placed := _placed_stalls(view, seat):
        placed_area, area = area.split_bottom(_PLACED_HEIGHT, _GAP)
        _add_placed_stalls(scene, view, placed, player, placed_area, translate)
    if player.has_kept:
        kept, area = area.split_right(_KEPT_WIDTH, _GAP)
        text = cached_text(translate, "picture-keeps")
        scene.add(kept.x, kept.y, _kept_sprite(text, kept))
    _add_stalls(scene, player, area, translate)
    return scene


@cached_image
def _title_sprite(name: str, seat: Seat, money: int, area: Rect) -> Sprite:
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    figures: tuple[Run, ...] = ((IconToken(COIN), format_number(money)),)
    draw_title(drawing, Rect(0, 0, area.w, area.h), Title(name, str), seat, figures, SKIN)
    return drawing.sprite()


def _board(area: Rect) -> Drawing:
    """Draw an empty board on the ground."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    board = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*board, 12, SKIN.line)
    drawing.rounded_rect(*board.inset(HAIRLINE + 1), 9, SKIN.board)
    return drawing


@cached_image
def _board_sprite(heading: str, area: Rect) -> Sprite:
    """Draw an empty board with a heading."""
    drawing = _board(area)
    if heading:
        drawing.rect(_PAD, 21, area.w - 2 * _PAD, HAIRLINE, SKIN.line)
        draw_heading(drawing, _PAD + 14, 22, heading, 28, SKIN, SKIN.board)
    return drawing.sprite()


def _add_stalls(scene: Scene, player: PlayerView, area: Rect, translate: Translate) -> None:
    """Place the stalls that are left in one or two rows, whichever makes them larger."""
    heading = cached_text(translate, "picture-stalls")
    scene.add_background(area.x, area.y, _board_sprite(heading, area))
    inside = area.inset(_PAD).split_top(_HEADING_HEIGHT - _PAD // 2)[1]
    goods = [n for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    if not goods:
        style = ("name", 38, SKIN.light, SKIN.board)
        text = cached_text(translate, "picture-no-stalls")
        scene.add_centred(inside, sprite_factory.text(text, *style))
        return
    size, columns = max(_fitting_size(len(goods), rows, inside) for rows in (1, 2))
    rows, pitch = -(-len(goods) // columns), size + _CELL_GAP
    block = inside.centred(columns * pitch - _CELL_GAP, rows * pitch - _CELL_GAP)
    for index, number in enumerate(goods):
        row, column = divmod(index, columns)
        sprite = piece_sprite(Stall(player.seat, number), size, size)
        scene.add(block.x + column * pitch, block.y + row * pitch, sprite)


def _fitting_size(count: int, rows: int, area: Rect) -> tuple[int, int]:
    """Return the size of `count` stalls in so many rows, and the stalls per row."""
    columns = -(-count // rows)
    width = (area.w + _CELL_GAP) // columns - _CELL_GAP
    height = (area.h + _CELL_GAP) // rows - _CELL_GAP
    return min(width, height, _MAX_STALL), columns


@cached_image
def _kept_sprite(text: str, area: Rect) -> Sprite:
    """Draw the back of the tile that the seat keeps."""
    drawing = _board(area)
    board = Rect(0, 0, area.w, area.h)
    size = min(area.w - 60, area.h - 80)
    place = board.centred(size, size).moved(0, -20)
    drawing.icon(BACK, place.x, place.y, size)
    y = place.bottom + 28
    drawing.text(board.middle[0], y, text, "label", 28, SKIN.light, "middle", area.w - 20)
    return drawing.sprite()


def _placed_stalls(view: View, seat: Seat) -> list[tuple[str, Stall]]:
    """Return the seat's stalls on the market with the names of their spaces."""
    return [
        (space_name(row * COLUMNS + column), cell)
        for row, cells in enumerate(view.rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, Stall) and cell.seat == seat
    ]


def _add_placed_stalls(
    scene: Scene,
    view: View,
    placed: list[tuple[str, Stall]],
    player: PlayerView,
    area: Rect,
    translate: Translate,
) -> None:
    """Place the seat's stalls on the market, each with the name of its space."""
    heading = cached_text(translate, "picture-on-market")
    scene.add_background(area.x, area.y, _board_sprite(heading, area))
    inside = area.inset(_PAD).split_top(_HEADING_HEIGHT - _PAD // 2)[1]
    total, inside = inside.split_right(150, _PAD)
    total = total.centred(total.w, 64)
    plate = amount_plate(player.projected_payout, total.w, total.h, 54, SKIN.board)
    scene.add(total.x, total.y, plate)
    pitch = min(inside.h - _SPACE_HEIGHT, (inside.w + _CELL_GAP) // len(placed) - _CELL_GAP)
    for index, (name, cell) in enumerate(placed):
        x = inside.x + index * (pitch + _CELL_GAP)
        scene.add(x, inside.y, piece_sprite(cell, pitch, pitch))
        below = Rect(x, inside.y + pitch + 4, pitch, _SPACE_HEIGHT - 4)
        left, right = below.split_left(min(pitch // 2, 44))
        style = ("number", 30, SKIN.light, SKIN.board, left.w, left.h)
        scene.add(left.x, left.y, sprite_factory.text(name, *style))
        paid = cell.goods * sum(_values_per_good(view, space_number(name)))
        scene.add(right.x, right.y, amount_plate(paid, right.w, right.h, 30, SKIN.board))


def _values_per_good(view: View, space: Space) -> Iterator[int]:
    """Yield what a good on a space is worth in its row and in its column."""
    for line in LINES_OF_SPACE[space]:
        for segment in view.lines[line].segments:
            if space in segment.spaces:
                yield segment.value_per_good


def _add_rounds(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place the money at the start, and what each finished round paid."""
    scene.add_background(area.x, area.y, _board_sprite("", area))
    inside = area.inset(_PAD, 8)
    places = inside.columns(max(len(player.earned), view.rounds or 0, 3) + 1, _PAD)
    start = cached_text(translate, "picture-start")
    _add_amount(scene, start, format_number(START_MONEY), None, places[0])
    for index, amount in enumerate(player.earned, 1):
        text = cached_text(translate, "picture-round", round=index)
        _add_amount(scene, text, "", amount, places[index])


def _add_amount(scene: Scene, label: str, text: str, amount: int | None, area: Rect) -> None:
    """Place an amount below its label: a gain or a loss on a plate."""
    top, below = area.split_top(34, 2)
    style = ("label", 28, SKIN.light, SKIN.board, top.w, top.h, "middle")
    scene.add(top.x, top.y, sprite_factory.text(label, *style))
    if amount is None:
        style = ("number", 46, theme.WHITE, SKIN.board, below.w, below.h, "middle")
        scene.add(below.x, below.y, sprite_factory.text(text, *style))
        return
    plate = below.centred(min(below.w, 150), below.h)
    scene.add(plate.x, plate.y, amount_plate(amount, plate.w, plate.h, 46, SKIN.board))
