"""A finished round: what every line paid to whom, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.header import header_sprite
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.remaining_tiles import add_remaining_tiles
from render.games.heller_und_pfennig.seat_panel import add_seat
from render.games.heller_und_pfennig.standings import standings
from render.games.heller_und_pfennig.table import side_areas
from render.translation import cached_text


def phase_scene(view: View, _events: Sequence[Event], context: RenderContext) -> Scene:
    """Lay out the market as the round left it, and next to it the totals."""
    translate = context.translate
    scene = market_scene(view, translate)
    header, panels, tiles = side_areas(len(view.players))
    text = cached_text(translate, "picture-round-over", round=view.round)
    scene.add(header.x, header.y, header_sprite(text, view.last_round, header))
    for standing, area in zip(
        standings(view, None, context),
        panels,
        strict=True,
    ):
        paid = lines_paid(view, standing.seat)
        finished = standing._replace(
            projected=None, earned=sum(paid), paid=paid, has_kept=False, acting=False
        )
        add_seat(scene, finished, area, translate)
    add_remaining_tiles(scene, view, None, tiles, translate)
    return scene


def lines_paid(view: View, seat: Seat) -> tuple[int, int]:
    """Return what the rows and what the columns paid a seat."""
    paid = [line.payouts[seat] for line in view.lines]
    return sum(paid[:ROWS]), sum(paid[ROWS:])
