"""How Saint Petersburg looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.course_picture import course_picture
from render.cover import cover_scene
from render.games.saint_petersburg import story
from render.games.saint_petersburg.board import table_scene
from render.games.saint_petersburg.card import card_alt, card_scene
from render.games.saint_petersburg.course import score_chart
from render.games.saint_petersburg.glyphs import motif
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.record import record_scene
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.games.saint_petersburg.warming import warm
from render.painter import NOBODY
from render.picture import Picture
from render.words import Say, said

_COVER = tuple(map(card_number, ("ship_builder", "winter_palace", "patriarch", "admiral")))


class SaintPetersburgPainter:
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
        alt = story.phase_alt(view, events, names, translate, ai)
        return Picture(record_scene(view, events, names, translate, ai).png(), alt, "phase.png")

    def tableau(self, view: View, seat: Seat, names: Sequence[str], translate: Say) -> Picture:
        alt = story.seat_alt(view, seat, names, translate)
        return Picture(tableau_scene(view, seat, names, translate).png(), alt, "tableau.png")

    def hand(self, view: View, names: Sequence[str], translate: Say) -> Picture:
        alt = story.hand_alt(view, names, translate)
        return Picture(hand_scene(view, names, translate).png(), alt, "hand.png")

    def result(
        self, view: View, names: Sequence[str], translate: Say, *, ai: frozenset[Seat] = NOBODY
    ) -> Picture:
        alt = story.result_alt(view, names, translate)
        return Picture(result_scene(view, names, translate, ai).png(), alt, "result.png")

    def card(self, card_id: str, edition: str, translate: Say) -> Picture:
        return _card(card_id, edition, translate)

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
        scene = cover_scene(
            studio, said(translate, "game-title"), tuple(map(motif, _COVER)), theme.INK
        )
        return Picture(scene.png(), translate("game-title"), "cover.png")

    def text_boards(self, view: View, names: Sequence[str], translate: Say) -> Sequence[str]:
        return story.text_boards(view, names, translate)

    def warm(self, translate: Say) -> None:
        warm(translate)


@lru_cache(maxsize=16)
def _table(view: View, names: tuple[str, ...], translate: Say, ai: frozenset[Seat]) -> Picture:
    """A table, kept: people look at one again and again."""
    alt = story.table_alt(view, names, translate, ai)
    return Picture(table_scene(view, names, translate, ai).png(), alt, "table.png")


@lru_cache(maxsize=64)
def _card(card_id: str, edition: str, translate: Say) -> Picture:
    alt = card_alt(card_id, edition, translate)
    return Picture(card_scene(card_id, edition, translate).png(), alt, "card.png")
