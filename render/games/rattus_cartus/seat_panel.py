"""A seat at the table: name, cards in hand, nuns seen, influence, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import View
from render.canvas import Scene
from render.fonts import text_width
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.icons import CARDS, EYE, FIRST, INFLUENCE
from render.games.rattus_cartus.influence import (
    MEDAL_COLOURS,
    ROW_SIGNS,
    ClassStanding,
    Standings,
    class_column,
    standings,
    token_column,
)
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.ledger import (
    LedgerColumn,
    LedgerLayout,
    draw_column,
    draw_ledger_head,
    draw_row_signs,
)
from render.kit.lettering import fit_player_name
from render.kit.panel import draw_badge
from render.kit.seat_panel import ARROW_SPACE, SHADOW, SeatMarks, draw_seat_frame
from render.kit.skin import ground_below
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.theme import Colour
from render.translation import Translate, format_signed

HEADS_HEIGHT, LEGEND_HEIGHT = 26, 30
"""The heights of the signs of the classes above all seats, and of the legend below them."""

NAME_SIZE = 39
_MIN_NAME_SIZE, _MAX_HEIGHT = 26, 270
_PENNANT_WIDTH, _LOW, _MAX_HEAD = 48, 120, 76
_CHANGED_SIZE, _CHANGE_SIZE, _PLATE_PADDING = 36, 28, 8
_LEGEND_SIZE, _LEGEND_ICON, _MEDAL_PITCH = 25, 26, 40
_LEGEND_INKS = {INFLUENCE: SKIN.light}
"""The signs that are too dark for the legend in their own colours."""


class SeatStanding(NamedTuple):
    """All that a seat's panel shows. The changes are those since the reader's last move."""

    seat: Seat
    name: str
    acting: bool
    is_ai: bool
    first: bool
    cards: int
    more_cards: int
    nuns_seen: int
    tokens: int
    more_tokens: int
    standings: Standings


class SeatLayout(NamedTuple):
    """The parts of a panel, from the corner of its area, and the sizes of its text."""

    panel: Rect
    pennant: Rect
    head: Rect
    ledger: Rect
    rows: LedgerLayout
    size: int
    columns: tuple[Rect, ...]


@lru_cache(maxsize=8)
def layout_of(area: Rect) -> SeatLayout:
    """Return the layout of a panel in an area of this size."""
    panel = Rect(ARROW_SPACE, 0, area.w - ARROW_SPACE, area.h - SHADOW)
    pennant, inside = panel.inset(6, 4 if area.h < _LOW else 5).split_left(_PENNANT_WIDTH, 6)
    pennant = Rect(pennant.x, 0, pennant.w, panel.h - 8)
    head, ledger = inside.split_top(min(inside.h * (37 if area.h < _LOW else 40) // 100, _MAX_HEAD))
    rows = LedgerLayout(head=0, row=ledger.h // 2, size=min(ledger.h // 2 + 1, 44), gap=3)
    columns = rows.split(ledger)[1].columns(CLASS_COUNT + 1, rows.gap)
    return SeatLayout(panel, pennant, head, ledger, rows, min(head.h + 2, 42), tuple(columns))


class SeatsLayout(NamedTuple):
    """Where the signs of the classes, the panels and the legend are."""

    heads: Rect
    panels: tuple[Rect, ...]
    legend: Rect


@lru_cache(maxsize=8)
def seats_layout(area: Rect, seats: int) -> SeatsLayout:
    """Return the layout of all panels, one below the other, between signs and legend."""
    legend, area = area.split_bottom(LEGEND_HEIGHT, 3)
    heads, area = area.split_top(HEADS_HEIGHT, 2)
    height = min(area.rows(seats, 2)[0].h, _MAX_HEIGHT)
    panels = [area._replace(y=area.y + seat * (height + 2), h=height) for seat in range(seats)]
    return SeatsLayout(heads, tuple(panels), legend._replace(y=panels[-1].bottom + 3))


def add_seats(
    scene: Scene,
    view: View,
    names: tuple[str, ...],
    area: Rect,
    translate: Translate,
    ai_seats: frozenset[Seat],
    changes: Changes,
) -> None:
    """Place the signs of the classes, a panel for each seat, and the legend."""
    heads, panels, legend = seats_layout(area, len(view.players))
    scene.add(heads.x, heads.y, _heads_sprite(heads, layout_of(panels[0])))
    points = points_by_place(len(view.players))
    of_seats = standings(view, [change.influence for change in changes.seats])
    for player, part in zip(view.players, panels, strict=True):
        change = changes.seats[player.seat]
        standing = SeatStanding(
            seat=player.seat,
            name=displayed_name(names, player.seat, translate),
            acting=player.seat in view.to_act,
            is_ai=player.seat in ai_seats,
            first=player.seat == view.first,
            cards=player.hand_size,
            more_cards=change.cards,
            nuns_seen=len(player.known_nuns),
            tokens=player.tokens,
            more_tokens=change.tokens,
            standings=of_seats[player.seat],
        )
        scene.add(part.x, part.y, seat_sprite(standing, part, translate))
    scene.add(legend.x, legend.y, _legend_sprite(points, legend, translate))


@cached_image
def seat_sprite(standing: SeatStanding, area: Rect, translate: Translate) -> Sprite:
    """Draw a seat as one sprite: most of them stay the same from turn to turn."""
    return seat_scene(standing, area, translate).flatten()


def seat_scene(standing: SeatStanding, area: Rect, translate: Translate) -> Scene:
    """Lay out a seat; `area` includes the space for the arrow and for the shadow."""
    layout = layout_of(area)
    words = (translate("picture-ai"),) if standing.is_ai else ()
    marks = SeatMarks(standing.seat, standing.acting, words)
    scene = sprite_factory.scene(_seat_background(marks, area, layout))
    fill = SKIN.seat_on_turn if standing.acting else SKIN.seat
    facts = _facts(standing)
    width = runs_width(facts, layout.size) + 4
    change = format_signed(standing.more_cards) if standing.more_cards else ""
    if change:
        width += text_width(change, "number", _CHANGE_SIZE) + 2 * _PLATE_PADDING
    facts_area, name = layout.head.split_right(width, 6)
    sprite = _facts_sprite(facts, change, fill, layout.size, *facts_area[2:])
    scene.add(facts_area.x, facts_area.y, sprite)
    sprite = _name_sprite(standing.name, standing.first, fill, name.w, name.h)
    scene.add(name.x, name.y, sprite)
    *class_places, token_place = layout.columns
    look = layout.rows, fill, token_place.w, token_place.h
    for cls, place in enumerate(class_places):
        scene.add(place.x, place.y, _class_sprite(cls, standing.standings[cls], *look))
    sprite = _token_sprite(standing.tokens, standing.more_tokens, *look)
    scene.add(token_place.x, token_place.y, sprite)
    return scene


@cached_image
def _class_sprite(
    cls: int, standing: ClassStanding, rows: LedgerLayout, fill: Colour, width: int, height: int
) -> Sprite:
    rows = _rows_with_change(rows) if standing.rose else rows
    return _column_sprite(class_column(cls, standing), rows, fill, width, height)


@cached_image
def _token_sprite(
    tokens: int, more_tokens: int, rows: LedgerLayout, fill: Colour, width: int, height: int
) -> Sprite:
    rows = _rows_with_change(rows) if more_tokens else rows
    return _column_sprite(token_column(tokens, more_tokens), rows, fill, width, height)


def _rows_with_change(rows: LedgerLayout) -> LedgerLayout:
    """Return a layout in which there is room for the change of an amount beside it."""
    return rows._replace(size=min(rows.size, _CHANGED_SIZE))


def _column_sprite(
    column: LedgerColumn, rows: LedgerLayout, fill: Colour, width: int, height: int
) -> Sprite:
    drawing = sprite_factory.drawing(width, height, fill)
    draw_column(drawing, Rect(0, 0, width, height), column, rows, SKIN)
    return drawing.sprite()


@cached_image
def _seat_background(marks: SeatMarks, area: Rect, layout: SeatLayout) -> Sprite:
    """Draw an empty panel on the ground."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    fill = SKIN.seat_on_turn if marks.acting else SKIN.seat
    draw_seat_frame(drawing, layout.panel, layout.pennant, marks, fill, SKIN)
    signs, _ = layout.rows.split(layout.ledger)
    draw_row_signs(drawing, signs, ROW_SIGNS, layout.rows)
    return drawing.sprite()


def _facts(standing: SeatStanding) -> tuple[Run, ...]:
    facts: list[Run] = []
    if standing.nuns_seen:
        facts.append((IconToken(EYE), str(standing.nuns_seen)))
    facts.append((IconToken(CARDS), str(standing.cards)))
    return tuple(facts)


@cached_image
def _facts_sprite(
    facts: tuple[Run, ...], change: str, fill: Colour, size: int, w: int, h: int
) -> Sprite:
    """Draw nuns seen and cards in hand; if these have changed, on a plate with the change."""
    drawing = sprite_factory.drawing(w, h, fill)
    area = Rect(0, 0, w, h)
    if not change:
        draw_runs(drawing, facts, area, size, SKIN.ink)
        return drawing.sprite()
    *others, cards = facts
    change_width = text_width(change, "number", _CHANGE_SIZE) + _PLATE_PADDING
    plate_width = runs_width((cards,), size) + change_width + _PLATE_PADDING
    plate, area = area.split_right(plate_width)
    plate = plate.centred(plate.w, min(h, 42))
    drawing.rounded_rect(*plate, 12, SKIN.accent)
    added, amount = plate.split_right(change_width)
    draw_runs(drawing, (cards,), amount.inset(2, 0).moved(2, 0), size, SKIN.ink)
    y = added.middle[1] - size // 8
    drawing.text(added.x + 2, y, change, "number", _CHANGE_SIZE, SKIN.ink)
    draw_runs(drawing, others, area, size, SKIN.ink)
    return drawing.sprite()


@cached_image
def _name_sprite(name: str, first: bool, fill: Colour, w: int, h: int) -> Sprite:
    """Draw a name, followed by a flag for the starting player."""
    drawing = sprite_factory.drawing(w, h, fill)
    available = w - 36 if first else w
    fitted = fit_player_name(name, available, NAME_SIZE, _MIN_NAME_SIZE)
    line, size = fitted.lines[0], fitted.size
    drawing.text(0, h // 2 + 2, line, "name", size, SKIN.ink, max_width=available)
    if first:
        x = min(text_width(line, "name", size) + 6, available + 4)
        drawing.icon(FIRST, x, h // 2 - 17, 32)
    return drawing.sprite()


@cached_image
def _heads_sprite(area: Rect, layout: SeatLayout) -> Sprite:
    """Draw the signs of the columns of all ledgers."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    classes = [class_column(cls, ClassStanding(0)) for cls in range(CLASS_COUNT)]
    columns = *classes, token_column(0, 0)
    for column, place in zip(columns, layout.columns, strict=True):
        draw_ledger_head(drawing, Rect(place.x, 0, place.w, area.h), column)
    return drawing.sprite()


@cached_image
def _legend_sprite(points: tuple[int, ...], area: Rect, translate: Translate) -> Sprite:
    """Draw what the rows of the ledgers are, with the points of each place."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    plate = Rect(ARROW_SPACE, 0, area.w - ARROW_SPACE, area.h)
    drawing.rounded_rect(*plate, 8, SKIN.board)
    labels = [translate(key) for key in ("picture-influence", "picture-track-points")]
    widths = [text_width(label, "label", _LEGEND_SIZE) for label in labels]
    fixed = 2 * (_LEGEND_ICON + 6) + len(points) * _MEDAL_PITCH + 34
    scale = min(1.0, (plate.w - fixed) / sum(widths))
    x, y = plate.x + 10, plate.middle[1]
    for icon, label, width, medals in zip(ROW_SIGNS, labels, widths, ((), points), strict=True):
        drawing.icon(icon, x, y - _LEGEND_ICON // 2, _LEGEND_ICON, _LEGEND_INKS.get(icon))
        x += _LEGEND_ICON + 6
        for number, fill in zip(medals, MEDAL_COLOURS, strict=False):
            draw_badge(drawing, Rect(x, 3, 36, area.h - 6), str(number), fill, SKIN.ink)
            x += _MEDAL_PITCH
        available = int(width * scale)
        drawing.text(x, y, label, "label", _LEGEND_SIZE, SKIN.light, max_width=available)
        x += available + 14
    return drawing.sprite()
