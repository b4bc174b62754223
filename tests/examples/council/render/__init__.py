"""How the Council of the Dike looks: plainly."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from render.cover import cover_scene
from render.palette import Palette
from render.picture import Picture
from render.renderer import NO_SEATS
from render.translation import Translate, cached_text
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.view import View
from tests.examples.council.render import alt_text, table
from tests.examples.council.render.palette import SEA, studio


class CouncilRenderer:
    """Draws the game as a `GameRenderer`, without tableaux, hands or cards."""

    palette: Palette = studio.palette

    def table(
        self,
        view: View,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        head = alt_text.situation(view, translate)
        alt = alt_text.alt(view, names, translate)
        return Picture(table.houses(view, names, head, translate).to_png(), alt, "table.png")

    def phase(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        head = alt_text.phase_head(events, translate)
        alt = alt_text.alt(view, names, translate, head)
        return Picture(table.houses(view, names, head, translate).to_png(), alt, "phase.png")

    def result(
        self,
        view: View,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        head = alt_text.result_head(view, names, translate)
        alt = alt_text.alt(view, names, translate, head)
        return Picture(table.houses(view, names, head, translate).to_png(), alt, "result.png")

    def cover(self, translate: Translate) -> Picture:
        scene = cover_scene(studio, cached_text(translate, "game-title"), (), SEA)
        return Picture(scene.to_png(), translate("game-title"), "cover.png")

    def text_boards(self, view: View, names: Sequence[str], translate: Translate) -> Sequence[str]:
        return alt_text.text_boards(view, names, translate)

    def warm_caches(self, translate: Translate) -> None:
        """Nothing here takes long."""


RENDERER = CouncilRenderer()
