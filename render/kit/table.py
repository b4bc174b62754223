"""Whole pictures for games that need no layout of their own: a table and a hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.kit.card import OVERHANG, CardFace, CardSizes, draw_card
from render.kit.icon_run import Run, draw_runs, runs_width
from render.kit.lettering import fit_player_name
from render.kit.panel import BOARD_SHADOW, draw_board, draw_plaque
from render.kit.seat_panel import ARROW_SPACE, SHADOW, SeatMarks, draw_seat_frame
from render.kit.skin import Skin, ground_below, ground_sprite
from render.kit.title import Title, draw_flourish, draw_title
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing

DrawBoard: TypeAlias = Callable[[Drawing, Rect], None]
"""Draws what lies on the board of a game, within an area of the drawing."""

_MARGIN, _GAP, _HEADER, _BOARD_WIDTH = 8, 8, 60, 700
_PENNANT, _MAX_PANEL = 46, 200
_CARD, _CARD_GAP = (176, 260), 9
_LARGEST_FACT, _SMALLEST_FACT = 40, 20


class SeatSummary(NamedTuple):
    """What the panel of a seat shows; one that is `out` of the game is paler."""

    marks: SeatMarks
    name: str
    facts: tuple[Run, ...]
    out: bool = False


class HandTitle(NamedTuple):
    """The title of a hand: whose it is, and figures beside it."""

    title: Title
    seat: int
    figures: tuple[Run, ...] = ()


class TableAreas(NamedTuple):
    """Where the header, the board and, on its right, the panels of the seats are."""

    header: Rect
    board: Rect
    seats: Rect


def table_areas(header_height: int, board_width: int, gap: int) -> TableAreas:
    """Return the areas of a table; those of the seats include the space for the arrow."""
    header, rest = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(header_height, _GAP)
    return TableAreas(header, *rest.split_left(board_width, gap - ARROW_SPACE))


def table_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    seats: Sequence[SeatSummary],
    draw: DrawBoard,
) -> Scene:
    """Lay out a title, the board below it, and a panel for each seat on its right."""
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, skin.ground))
    header, rest = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_HEADER, _GAP)
    board, panels = rest.split_left(_BOARD_WIDTH, 2)
    plaque = sprite_factory.drawing(header.w, header.h, ground_below(skin.ground, header))
    area = Rect(0, 0, header.w, header.h)
    draw_plaque(plaque, area, skin.board, skin.line)
    draw_flourish(plaque, area.inset(24, 8), title, 40, skin)
    scene.add(header.x, header.y, plaque.sprite())
    scene.add(board.x, board.y, _board_sprite(sprite_factory, skin, board, draw))
    height = min(panels.h // len(seats), _MAX_PANEL)
    for number, seat in enumerate(seats):
        place = Rect(panels.x, panels.y + number * height, panels.w, height - 4)
        scene.add(place.x, place.y, _seat_sprite(sprite_factory, skin, seat, place))
    return scene


def hand_scene(
    sprite_factory: SpriteFactory, skin: Skin, hand: HandTitle, cards: Sequence[CardFace]
) -> Scene:
    """Lay out a title and, below it, the cards of a hand, the smaller the more there are."""
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, skin.ground))
    header, rest = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_HEADER, _GAP)
    drawing = sprite_factory.drawing(header.w, header.h, ground_below(skin.ground, header))
    area = Rect(0, 0, header.w, header.h)
    draw_title(drawing, area, hand.title, hand.seat, hand.figures, skin)
    scene.add(header.x, header.y, drawing.sprite())

    def draw_cards(drawing: Drawing, area: Rect) -> None:
        for face, place, scale in _places(cards, area):
            draw_card(drawing, face, place, CardSizes().scaled(scale), skin, skin.recess)

    scene.add(rest.x, rest.y, _board_sprite(sprite_factory, skin, rest, draw_cards))
    return scene


def _board_sprite(sprite_factory: SpriteFactory, skin: Skin, area: Rect, draw: DrawBoard) -> Sprite:
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    board = Rect(0, 0, area.w, area.h - BOARD_SHADOW)
    draw_board(drawing, board, skin)
    draw(drawing, board.inset(16))
    return drawing.sprite()


def _seat_sprite(
    sprite_factory: SpriteFactory, skin: Skin, seat: SeatSummary, area: Rect
) -> Sprite:
    """Draw the panel of a seat: its name above its facts."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    panel = Rect(ARROW_SPACE, 0, area.w - ARROW_SPACE, area.h - SHADOW)
    pennant = Rect(panel.x + 8, 0, _PENNANT, min(panel.h - 8, 96))
    fill = skin.seat_passed if seat.out else skin.seat
    if seat.marks.acting:
        fill = skin.seat_on_turn
    draw_seat_frame(drawing, panel, pennant, seat.marks, fill, skin)
    inside = panel.split_left(_PENNANT + 20)[1].inset(4, 6)
    name, facts = inside.split_top(inside.h * 2 // 5)
    fitted = fit_player_name(seat.name, name.w, 39, 24)
    drawing.text(
        name.x, name.middle[1], fitted.lines[0], "name", fitted.size, skin.ink, max_width=name.w
    )
    size, lines = _fact_lines(seat.facts, facts)
    for runs, line in zip(lines, facts.rows(max(len(lines), 1)), strict=False):
        draw_runs(drawing, runs, line, size, skin.ink)
    return drawing.sprite()


def _fact_lines(facts: Sequence[Run], area: Rect) -> tuple[int, Sequence[Sequence[Run]]]:
    """Return facts in as many lines as show them largest, and their font size."""
    for size in range(_LARGEST_FACT, _SMALLEST_FACT - 1, -1):
        lines = list[list[Run]]()
        for fact in facts:
            if lines and runs_width([*lines[-1], fact], size) <= area.w:
                lines[-1].append(fact)
            else:
                lines.append([fact])
        if len(lines) * (size + 2) <= area.h:
            break
    return size, lines


def _places(cards: Sequence[CardFace], area: Rect) -> Sequence[tuple[CardFace, Rect, float]]:
    """Return each card with its place, in as few rows as show them largest."""
    if not cards:
        return ()
    rows, scale = max(
        ((rows, _scale(len(cards), rows, area)) for rows in range(1, len(cards) + 1)),
        key=lambda each: each[1],
    )
    in_row = -(-len(cards) // rows)
    width, height = (int(side * scale) for side in _CARD)
    gap = int(_CARD_GAP * scale)
    left = area.x + (area.w - in_row * (width + gap) + gap) // 2
    top = area.y + (area.h + OVERHANG - rows * (height + gap) + gap) // 2
    return [
        (
            face,
            Rect(
                left + number % in_row * (width + gap),
                top + number // in_row * (height + gap),
                width,
                height,
            ),
            scale,
        )
        for number, face in enumerate(cards)
    ]


def _scale(cards: int, rows: int, area: Rect) -> float:
    """Return how large cards are in so many rows, relative to those of a table."""
    in_row = -(-cards // rows)
    across = area.w / (in_row * (_CARD[0] + _CARD_GAP))
    down = (area.h - OVERHANG) / (rows * (_CARD[1] + _CARD_GAP))
    return min(across, down, 1.6)
