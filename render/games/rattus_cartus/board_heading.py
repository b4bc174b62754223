"""The board of the buildings, with a heading: what is new, and who moved in which order."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from render.canvas import Scene
from render.fonts import text_width
from render.games.rattus_cartus.changes import Changes, Move
from render.games.rattus_cartus.icons import HOURGLASS
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.icons import ARROW
from render.image_cache import cached_image
from render.kit.panel import HAIRLINE, draw_heading, draw_seat_shield, draw_tab
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

PADDING, HEADING_HEIGHT = 8, 34
"""The space along the edges of the board, and the height of its heading, in pixels."""

_LABEL_SIZE, _SQUARE, _TAB_HEIGHT, _TAB_FONT = 26, 20, 28, 24
_SHIELD_WIDTH, _SHIELD_HEIGHT, _ARROW, _HOURGLASS, _WORD_GAP = 26, 30, 10, 20, 8

_MIN_MOVES = 4 * (_SHIELD_WIDTH + _ARROW)
"""The least width for who has moved: the words are squeezed rather than this."""


class HeadingWords(NamedTuple):
    """What the heading says: that all is new, and since when marked things have changed."""

    new: str = ""
    since: str = ""


class HeadingParts(NamedTuple):
    """Where the parts of a heading are: a tab or a square, the words, and who moved."""

    mark: Rect
    words: Rect
    moves: Rect


def heading_words(changes: Changes, translate: Translate, *, in_replay: bool) -> HeadingWords:
    """Return the words for changes. A new round is told once: all buildings are new."""
    if not changes.are_visible:
        return HeadingWords()
    new = translate("picture-all-new") if changes.new_round else ""
    return HeadingWords(new, translate("picture-since", replay=int(in_replay)))


@lru_cache(maxsize=32)
def _heading_parts(board: Rect, words: HeadingWords) -> HeadingParts:
    heading = board.inset(PADDING + 4, PADDING - 2)._replace(h=HEADING_HEIGHT - 2)
    mark, rest = heading.split_left(_mark_width(words), 8)
    width = min(text_width(words.since, "label", _LABEL_SIZE), rest.w - _MIN_MOVES - 14)
    label, moves = rest.split_left(width, 14)
    return HeadingParts(mark.centred(mark.w, _TAB_HEIGHT), label, moves)


def _mark_width(words: HeadingWords) -> int:
    return text_width(words.new, "number", _TAB_FONT) + 32 if words.new else _SQUARE


def draw_board(drawing: Drawing, area: Rect, words: HeadingWords, translate: Translate) -> None:
    """Draw the empty board with its heading; the edge has the accent if all is new."""
    drawing.rounded_rect(*area, 12, SKIN.accent if words.new else SKIN.line)
    drawing.rounded_rect(*area.inset(3), 9, SKIN.board)
    parts = _heading_parts(area, words)
    x, y = parts.words.x, parts.words.middle[1]
    if not words.since:
        drawing.rect(area.x + 12, y - 1, area.w - 24, HAIRLINE, SKIN.line)
        text = translate("picture-buildings")
        draw_heading(drawing, area.x + 24, y, text, _LABEL_SIZE, SKIN, SKIN.board)
        return
    if words.new:
        draw_tab(drawing, parts.mark, words.new, SKIN.accent, SKIN.ink)
    else:
        drawing.border(parts.mark.centred(_SQUARE, _SQUARE), 5, 3, SKIN.accent)
    drawing.text(x, y, words.since, "label", _LABEL_SIZE, SKIN.accent, max_width=parts.words.w)


def add_moves(
    scene: Scene, changes: Changes, board: Rect, words: HeadingWords, translate: Translate
) -> None:
    """Place who moved in which order, after a word for it where there is room."""
    if words.since and changes.moves:
        area = _heading_parts(board, words).moves
        moved = translate("picture-moved")
        scene.add(area.x, area.y, _moves_sprite(changes.moves, moved, area.w, area.h))


@cached_image
def _moves_sprite(moves: tuple[Move, ...], moved: str, width: int, height: int) -> Sprite:
    """Draw shields with arrows between them, as many of the last moves as there is room for."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    shown = _fitting(moves, width)
    x, y = 0, height // 2
    is_cut = len(shown) < len(moves)
    word_width = text_width(moved, "label", _LABEL_SIZE)
    if word_width + _WORD_GAP + _width(moves) <= width:
        drawing.text(x, y, moved, "label", _LABEL_SIZE, SKIN.light)
        x += word_width + _WORD_GAP
    for index, move in enumerate(shown):
        if index or is_cut:
            drawing.icon(ARROW, x, y - _ARROW // 2, _ARROW, SKIN.accent)
            x += _ARROW
        x = _draw_shield(drawing, x, y, move.seat)
        if move.waited:
            drawing.icon(HOURGLASS, x, y - _HOURGLASS // 2, _HOURGLASS, SKIN.light)
            x += _HOURGLASS
    return drawing.sprite()


def _draw_shield(drawing: Drawing, x: int, y: int, seat: Seat) -> int:
    """Draw a seat's shield that begins at `x`. Returns where it ends."""
    area = Rect(x, y - _SHIELD_HEIGHT // 2, _SHIELD_WIDTH, _SHIELD_HEIGHT)
    draw_seat_shield(drawing, area, seat, SKIN.paper)
    return x + _SHIELD_WIDTH


def _fitting(moves: tuple[Move, ...], width: int) -> tuple[Move, ...]:
    """Leave out the oldest moves until the rest fits."""
    while moves and _width(moves) > width:
        moves = moves[1:]
    return moves


def _width(moves: tuple[Move, ...]) -> int:
    waiting = sum(_HOURGLASS for move in moves if move.waited)
    return len(moves) * (_ARROW + _SHIELD_WIDTH) + waiting
