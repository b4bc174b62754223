"""Lays out the pictures of games in one file by the kit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.simple.game import SimpleGame
from engine.simple.view import View, public_part
from render import theme
from render.canvas import Scene, SpriteFactory
from render.context import RenderContext
from render.icons import CROSS, DIAMOND, STAR
from render.kit.card import CardFace
from render.kit.icon_run import IconToken
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result, result_scene
from render.kit.seat_panel import SeatMarks
from render.kit.skin import PLAIN
from render.kit.table import HandTitle, SeatSummary, hand_scene, table_scene
from render.kit.title import Title
from render.players import displayed_name
from render.rect import Rect
from render.simple.alt_text import phase_title, result_title, situation
from render.simple.colours import piece_colour, piece_palette
from render.simple.pieces import Row, counted, draw_rows
from render.simple.words import figure, value_name
from render.sprites import Drawing
from render.translation import Translate, format_number

_POINTS = IconToken(STAR, theme.INK)


class SimplePictures:
    """Lays out the pictures of one game."""

    def __init__(self, game: SimpleGame) -> None:
        self._game, self._rules = game, game.rules
        self.factory = SpriteFactory(piece_palette(game.rules))

    def table(self, view: View, _changes: None, context: RenderContext) -> Scene:
        return self._table(view, situation(self._rules, view, context.translate), context)

    def phase(self, view: View, events: Sequence[Any], context: RenderContext) -> Scene:
        return self._table(view, phase_title(events, context.translate), context)

    def _table(self, view: View, title: str, context: RenderContext) -> Scene:
        public = public_part(view)
        seats = [self._seat(public, seat, context) for seat in range(len(public.players))]
        draw = partial(self._draw_board, public, context.translate)
        return table_scene(self.factory, PLAIN, title, seats, draw)

    def _seat(self, view: View, seat: int, context: RenderContext) -> SeatSummary:
        translate = context.translate
        marked = (("picture-ai", context.ai_seats), ("simple-out", view.out))
        words = tuple(translate(word) for word, seats in marked if seat in seats)
        facts = tuple(
            (figure(name, number, translate),)
            for name, number in self._game.row(view, seat).items()
        )
        marks = SeatMarks(seat, seat in view.to_act, words)
        return SeatSummary(marks, displayed_name(context.names, seat, translate), facts)

    def _draw_board(self, view: View, translate: Translate, drawing: Drawing, area: Rect) -> None:
        """Draw what lies in the middle, then a row for each player who has pieces."""
        rows = [Row(pieces) for pieces in self._game.board(view)]
        for seat in range(len(view.players)):
            parts = self._game.pieces(view, seat), self._game.held(view, seat)
            rows.append(Row([piece for part in parts for piece in counted(part)], seat))
        draw_rows(drawing, self._rules, [row for row in rows if row.pieces], area, translate)

    def result(self, view: View, context: RenderContext) -> Scene:
        """Lay out pedestals, and the figures of each player."""
        translate = context.translate
        seats = sorted(range(len(view.players)), key=lambda seat: (view.ranks[seat] or 99, seat))
        finishers = tuple(
            Finisher(
                seat,
                displayed_name(context.names, seat, translate),
                view.ranks[seat],
                format_number(view.points[seat]),
                translate("picture-ai") if seat in context.ai_seats else "",
            )
            for seat in seats
        )
        figures = [self._game.row(view, seat) for seat in seats]
        names = list(figures[0])
        rows = [PointRow(DIAMOND, theme.COIN, translate(f"figure-{name}")) for name in names]
        columns = [tuple(PointCell(format_number(row[name])) for name in names) for row in figures]
        if not rows:
            rows = [PointRow(STAR, theme.COIN, translate("simple-points"))]
            columns = [(PointCell(format_number(view.points[seat])),) for seat in seats]
        title = Title("", lambda _name: result_title(self._rules, view, context))
        out = IconToken(CROSS, theme.WHITE)
        shown = Result(title, (), _POINTS, finishers, tuple(rows), tuple(columns), out)
        return result_scene(self.factory, PLAIN, shown)

    def hand(self, view: View, context: RenderContext) -> Scene:
        """Lay out what the seat of the view has."""
        if view.seat is None:
            raise ValueError("a hand is drawn from the view of its seat")
        faces = []
        for piece in filter(None, self._game.hand(view, view.seat)):
            kind, _, face = piece.partition(":")
            colour = piece_colour(face, self._rules.colours) or theme.SLATE
            name = value_name(self._rules, kind, face, context.translate)
            faces.append(
                CardFace(name, colour, theme.GOLD, None, DIAMOND, (), None, (), ground=theme.TRAY)
            )
        name = displayed_name(context.names, view.seat, context.translate)
        compose = partial(context.translate, "simple-hand-of")
        title = Title(name, lambda name: compose(name=name))
        return hand_scene(self.factory, PLAIN, HandTitle(title, view.seat), faces)
