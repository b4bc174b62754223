"""Where the rounds of a knock-out are in its picture, and which of them fit into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from render.bracket_order import Ways, untangled
from render.canvas import HEIGHT, WIDTH
from render.kit.panel import BOARD_SHADOW
from render.rect import Rect

MAX_COLUMNS = 4
"""More would leave too little room for names."""

EDGE = 2
"""The width of the frame of a table, in pixels."""

_MARGIN, _HEADER, _HEADINGS, _NOTE = 8, 56, 38, 30
_GUTTER, _GAP = 34, 5
_LOWEST_ROW, _HIGHEST_ROW, _WIDEST = 29, 46, 420


Fate: TypeAlias = Literal["open", "on", "out", "won"]
"""What has become of a player in a round: they go on, are out, or have won the whole."""


class BracketPlayer(NamedTuple):
    """A player at a table of a knock-out; numbers tell players of the same name apart."""

    number: int
    name: str
    fate: Fate = "open"
    is_ai: bool = False


class BracketTable(NamedTuple):
    """A table, counted from 1, the best first once it is over.

    A single player has no table this time.
    """

    number: int
    players: tuple[BracketPlayer, ...]


class BracketRound(NamedTuple):
    """A round, counted from 1."""

    number: int
    tables: tuple[BracketTable, ...]
    is_final: bool = False


class Box(NamedTuple):
    """A table and its place in the picture, with a row for each player."""

    table: BracketTable
    area: Rect

    @property
    def rows(self) -> list[Rect]:
        return self.area.inset(EDGE).rows(len(self.table.players))


class Column(NamedTuple):
    """A round with its heading, and the boxes of its tables side by side."""

    round: BracketRound
    heading: Rect
    boxes: tuple[tuple[Box, ...], ...]


class BracketLayout(NamedTuple):
    """The areas of the title, the board and a note, and the rounds that are shown."""

    header: Rect
    board: Rect
    note: Rect
    columns: tuple[Column, ...]
    earlier: int
    """How many rounds before them do not fit."""
    more: int
    """How many tables of the only round that is shown do not fit."""


def bracket_layout(rounds: Sequence[BracketRound]) -> BracketLayout:
    """Return the layout of the last rounds, as many as fit; of too large a one, its first tables.

    Tables are in an order in which ways from round to round cross as little as possible.
    """
    header, board = _areas()
    inside = board.inset(12, 4)
    note, above = inside.split_bottom(_NOTE)
    shown, more = _fitting(_untangled(rounds[-MAX_COLUMNS:]), above.h - _HEADINGS)
    earlier = len(rounds) - len(shown)
    if not earlier and not more:
        above = inside
    return BracketLayout(header, board, note, _columns(shown, above), earlier, more)


def _areas() -> tuple[Rect, Rect]:
    """Return the areas of the title and of the board."""
    return Rect(0, 0, WIDTH, HEIGHT - BOARD_SHADOW).inset(_MARGIN).split_top(_HEADER, _GAP + 1)


def _fitting(rounds: Sequence[BracketRound], height: int) -> tuple[list[BracketRound], int]:
    """Return the last rounds that fit, and how many tables of the last one do not."""
    shown, used = list[BracketRound](), 0
    for each in reversed(rounds):
        used += _columns_needed(each.tables, height)
        if used > MAX_COLUMNS:
            break
        shown.insert(0, each)
    if shown or not rounds:
        return shown, 0
    last, number = rounds[-1], len(rounds[-1].tables)
    while _columns_needed(last.tables[:number], height) > MAX_COLUMNS:
        number -= 1
    return [last._replace(tables=last.tables[:number])], len(last.tables) - number


def _columns_needed(tables: Sequence[BracketTable], height: int, row: int = _LOWEST_ROW) -> int:
    """Return how many columns hold tables with rows of that height."""
    number = 1
    while any(_height(part, row) > height for part in _parts(tables, number)):
        number += 1
    return number


def _parts(tables: Sequence[BracketTable], number: int) -> list[Sequence[BracketTable]]:
    """Divide tables into about equal parts, in their order."""
    size = -(-len(tables) // number)
    return [tables[start : start + size] for start in range(0, len(tables), size)]


def _height(tables: Sequence[BracketTable], row: int) -> int:
    """Return how high a column is with rows of that height."""
    players = sum(len(table.players) for table in tables)
    return players * row + len(tables) * (2 * EDGE + _GAP) - _GAP


def _untangled(rounds: Sequence[BracketRound]) -> list[BracketRound]:
    orders = untangled(
        [
            [tuple(player.number for player in table.players) for table in each.tables]
            for each in rounds
        ]
    )
    return [
        each._replace(tables=tuple(each.tables[index] for index in order))
        for each, order in zip(rounds, orders, strict=True)
    ]


def _columns(rounds: Sequence[BracketRound], area: Rect) -> tuple[Column, ...]:
    headings, below = area.split_top(_HEADINGS)
    divided = [_parts(each.tables, _columns_needed(each.tables, below.h)) for each in rounds]
    if len(rounds) == 1:
        wanted = _columns_needed(rounds[0].tables, below.h, _HIGHEST_ROW)
        divided = [_parts(rounds[0].tables, min(wanted, MAX_COLUMNS))]
    number = max(1, sum(map(len, divided)))
    width = min((below.w - (number - 1) * _GUTTER) // number, _WIDEST)
    whole = below.centred(number * width + (number - 1) * _GUTTER, below.h)
    strips, columns = whole.columns(number, _GUTTER), list[Column]()
    for each, parts in zip(rounds, divided, strict=True):
        mine, strips = strips[: len(parts)], strips[len(parts) :]
        heading = headings._replace(x=mine[0].x, w=mine[-1].right - mine[0].x)
        row = min(_row_height(part, below.h) for part in parts)
        boxes = tuple(_boxes(part, strip, row) for part, strip in zip(parts, mine, strict=True))
        columns.append(Column(each, heading, boxes))
    return tuple(columns)


def _row_height(tables: Sequence[BracketTable], height: int) -> int:
    """Return the height of the rows in a column."""
    players = sum(len(table.players) for table in tables)
    return min((height - _height(tables, 0)) // players, _HIGHEST_ROW)


def _boxes(tables: Sequence[BracketTable], area: Rect, row: int) -> tuple[Box, ...]:
    """Spread tables over a column, with rows of that height."""
    free = area.h - _height(tables, row) + _GAP * (len(tables) - 1)
    boxes, used = list[Box](), 0
    for number, table in enumerate(tables, 1):
        height = len(table.players) * row + 2 * EDGE
        top = area.y + used + free * number // (len(tables) + 1)
        boxes.append(Box(table, area._replace(y=top, h=height)))
        used += height
    return tuple(boxes)


def ways_between(boxes: Sequence[Box], following: Sequence[Box]) -> list[Ways]:
    """Return the ways to each of the following tables, from those who go on to it."""
    rows = {
        player.number: row.middle[1]
        for box in boxes
        for player, row in zip(box.table.players, box.rows, strict=True)
    }
    ways = []
    for box in following:
        players = zip(box.table.players, box.rows, strict=True)
        came = [(rows[each.number], row.middle[1]) for each, row in players if each.number in rows]
        if came:
            starts, ends = zip(*came, strict=True)
            ways.append(Ways(starts, ends))
    return ways
