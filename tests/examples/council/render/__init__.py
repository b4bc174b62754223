"""The pictures and alt texts of the Council of the Dike."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from render.cover import cover_picture
from render.kit.skin import PLAIN, Skin
from render.palette import Palette
from render.picture import Picture
from render.renderer import NO_SEATS
from render.translation import Translate
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.view import View
from tests.examples.council.render import alt_text
from tests.examples.council.render.palette import sprite_factory
from tests.examples.council.render.table import result_scene, table_scene


class CouncilRenderer:
    """Implements `render.renderer.GameRenderer`, without tableaux, hands, cards or score charts."""

    palette: Palette = sprite_factory.palette
    skin: Skin = PLAIN

    def table(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
        in_replay: bool = False,
    ) -> Picture:
        title = alt_text.situation(view, translate)
        alt = alt_text.table_alt(view, names, translate)
        scene = table_scene(view, names, title, translate, ai_seats)
        return Picture(scene.to_png(), alt, "table.png")

    def phase(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        title = alt_text.phase_title(events, translate)
        alt = alt_text.table_alt(view, names, translate, title)
        scene = table_scene(view, names, title, translate, ai_seats)
        return Picture(scene.to_png(), alt, "phase.png")

    def result(
        self,
        view: View,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        title = alt_text.result_title(view, names, translate)
        alt = alt_text.table_alt(view, names, translate, title)
        scene = result_scene(view, names, translate, ai_seats)
        return Picture(scene.to_png(), alt, "result.png")

    def cover(self, translate: Translate) -> Picture:
        return cover_picture(sprite_factory, PLAIN, (), translate)

    def text_boards(self, view: View, names: Sequence[str], translate: Translate) -> Sequence[str]:
        return alt_text.text_boards(view, names, translate)

    def warm_caches(self, translate: Translate) -> None:
        """Do nothing: all pictures are fast to draw."""


RENDERER = CouncilRenderer()
