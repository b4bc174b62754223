"""How Rattus Cartus looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_IDS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import View
from render.course_picture import course_picture
from render.cover import cover_scene
from render.games.rattus_cartus import story, telling
from render.games.rattus_cartus.card import card_alt, card_scene
from render.games.rattus_cartus.course import score_chart
from render.games.rattus_cartus.glyphs import BACK, house, portrait
from render.games.rattus_cartus.hand import hand_scene, viewer
from render.games.rattus_cartus.palette import TIMBER, studio
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.games.rattus_cartus.warming import warm
from render.painter import NOBODY
from render.picture import Picture
from render.words import Say, said

_COVER = (portrait(CLASS_IDS.index("magic")), house("castle"), BACK, house("pipers_house"))


class RattusCartusPainter:
    """Draws the game for `render.painter.PaintsCardGames`."""

    palette = studio.palette

    def table(
        self, view: View, names: Sequence[str], translate: Say, *, ai: frozenset[Seat] = NOBODY
    ) -> Picture:
        return _table(view, tuple(names), translate, ai)

    def phase(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Say,
        *,
        ai: frozenset[Seat] = NOBODY,
    ) -> Picture:
        """A phase is a building that has been resolved."""
        alt = story.phase_alt(view, events, names, translate, ai)
        return Picture(phase_scene(view, events, names, translate, ai).png(), alt, "building.png")

    def tableau(self, view: View, seat: Seat, names: Sequence[str], translate: Say) -> Picture:
        alt = telling.seat_alt(view, seat, names, translate)
        return Picture(tableau_scene(view, seat, names, translate).png(), alt, "tableau.png")

    def hand(self, view: View, names: Sequence[str], translate: Say) -> Picture:
        alt = telling.hand_alt(view, viewer(view).seat, names, translate)
        return Picture(hand_scene(view, names, translate).png(), alt, "hand.png")

    def result(
        self, view: View, names: Sequence[str], translate: Say, *, ai: frozenset[Seat] = NOBODY
    ) -> Picture:
        alt = story.result_alt(view, names, translate, ai)
        return Picture(result_scene(view, names, translate, ai).png(), alt, "result.png")

    def card(self, card_id: str, edition: str, translate: Say) -> Picture:
        return _card(card_id, translate)

    def score_chart(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Say,
        *,
        ai: frozenset[Seat] = NOBODY,
    ) -> Picture:
        return course_picture(studio, score_chart(events, view), names, translate, ai)

    def cover(self, translate: Say) -> Picture:
        scene = cover_scene(studio, said(translate, "game-title"), _COVER, TIMBER)
        return Picture(scene.png(), translate("game-title"), "cover.png")

    def text_boards(self, view: View, names: Sequence[str], translate: Say) -> Sequence[str]:
        return story.text_boards(view, names, translate)

    def warm(self, translate: Say) -> None:
        warm(translate)


@lru_cache(maxsize=32)
def _table(view: View, names: tuple[str, ...], translate: Say, ai: frozenset[Seat]) -> Picture:
    """A table, kept: people look at one again and again."""
    alt = story.table_alt(view, names, translate, ai)
    return Picture(table_scene(view, names, translate, ai).png(), alt, "table.png")


@lru_cache(maxsize=32)
def _card(card_id: str, translate: Say) -> Picture:
    return Picture(card_scene(card_id, translate).png(), card_alt(card_id, translate), "card.png")
