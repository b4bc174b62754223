"""The pictures: houses and fields behind the sea, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from render import theme
from render.canvas import Scene
from render.context import RenderContext
from render.icons import CARDS, CHECK, CROSS, DIAMOND, STAR
from render.kit import result as kit_result
from render.kit import table as kit_table
from render.kit.icon_run import IconToken, Run
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result
from render.kit.seat_panel import SeatMarks
from render.kit.skin import PLAIN
from render.kit.table import SeatSummary
from render.kit.title import Title
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.sprites import Drawing
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.state import FIELDS, FIELDS_IN_A_ROW
from tests.examples.council.engine.view import PlayerView, View
from tests.examples.council.render.alt_text import phase_title, result_title, situation
from tests.examples.council.render.palette import MEADOW, SEA, sprite_factory

POINTS, CARD = IconToken(STAR, theme.INK), IconToken(CARDS, theme.INK)
OUT = IconToken(CROSS, theme.WHITE)


def table_scene(view: View, _changes: None, context: RenderContext) -> Scene:
    return _houses_scene(view, situation(view, context.translate), context)


def phase_scene(view: View, events: Sequence[Event], context: RenderContext) -> Scene:
    return _houses_scene(view, phase_title(events, context.translate), context)


def _houses_scene(view: View, title: str, context: RenderContext) -> Scene:
    """Lay out the houses, and next to them the fields in the colours of their owners."""
    seats = [_house(view, player, context) for player in view.players]
    return kit_table.table_scene(sprite_factory, PLAIN, title, seats, partial(_draw_fields, view))


def _house(view: View, player: PlayerView, context: RenderContext) -> SeatSummary:
    seat, translate = player.seat, context.translate
    words = (translate("picture-ai"),) if seat in context.ai_seats else ()
    facts: list[Run] = [
        (POINTS, str(player.points)),
        (IconToken(CARDS, theme.INK), str(player.holding)),
    ]
    if player.decided:
        facts.append((IconToken(CHECK, theme.INK),))
    marks = SeatMarks(seat, seat in view.to_act, words)
    return SeatSummary(
        marks, displayed_name(context.names, seat, translate), tuple(facts), not player.alive
    )


def _draw_fields(view: View, drawing: Drawing, area: Rect) -> None:
    """Draw the sea, and the fields behind it."""
    sea, land = area.split_top(72, 8)
    drawing.rect(*sea, SEA)
    owners = {field: player.seat for player in view.players for field in player.fields}
    rows = land.rows(-(-FIELDS // FIELDS_IN_A_ROW), 8)
    for field in range(FIELDS):
        row, column = divmod(field, FIELDS_IN_A_ROW)
        place = rows[row].columns(FIELDS_IN_A_ROW, 8)[column]
        owner = owners.get(field)
        drawing.rounded_rect(*place, 8, MEADOW if owner is None else seat_colour(owner))
        if owner is not None:
            drawing.text(*place.middle, str(owner + 1), "number", 48, theme.WHITE, "middle")


def result_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the houses by rank; drowned ones come last."""
    translate = context.translate
    order = sorted(view.players, key=lambda each: (view.ranks[each.seat] or 99, each.seat))
    finishers = tuple(
        Finisher(
            player.seat,
            displayed_name(context.names, player.seat, translate),
            view.ranks[player.seat],
            str(player.points),
            translate("picture-ai") if player.seat in context.ai_seats else "",
        )
        for player in order
    )
    amounts = tuple((PointCell(str(len(player.fields))),) for player in order)
    fields = PointRow(DIAMOND, MEADOW, translate("picture-fields"))
    title = Title("", lambda _name: result_title(view, context))
    shown = Result(
        title, (), POINTS, finishers, (fields,), amounts, out=IconToken(CROSS, theme.WHITE)
    )
    return kit_result.result_scene(sprite_factory, PLAIN, shown)
