"""A finished round: what every line paid to whom, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.table import table_scene


def phase_scene(view: View, _events: Sequence[Event], context: RenderContext) -> Scene:
    """Lay out the market as the round left it, and next to it the totals."""
    title = context.translate("picture-round-over", round=view.round)
    return table_scene(view, changes_of(view, ()), context, title=title)
