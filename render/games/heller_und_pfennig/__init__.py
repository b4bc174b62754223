"""How Auf Heller und Pfennig looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render.course_picture import course_picture
from render.cover import cover_scene
from render.games.heller_und_pfennig import story
from render.games.heller_und_pfennig.card import card_alt, card_scene
from render.games.heller_und_pfennig.course import score_chart
from render.games.heller_und_pfennig.glyphs import motif
from render.games.heller_und_pfennig.hand import hand_scene
from render.games.heller_und_pfennig.palette import PAYS, studio
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.result import result_scene
from render.games.heller_und_pfennig.table import table_scene
from render.games.heller_und_pfennig.tableau import tableau_scene
from render.games.heller_und_pfennig.warming import warm
from render.painter import NOBODY
from render.picture import Picture
from render.words import Say, said

_COVER = tuple(motif(tile_number(tile)) for tile in ("+6", "gold", "+3", "-4"))


class HellerUndPfennigPainter:
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
        """The market as the round left it tells the whole round: nothing on it ever moves."""
        alt = story.phase_alt(view, names, translate, ai)
        return Picture(phase_scene(view, names, translate, ai).png(), alt, "round.png")

    def tableau(self, view: View, seat: Seat, names: Sequence[str], translate: Say) -> Picture:
        alt = story.seat_alt(view, seat, names, translate)
        return Picture(tableau_scene(view, seat, names, translate).png(), alt, "tableau.png")

    def hand(self, view: View, names: Sequence[str], translate: Say) -> Picture:
        alt = story.hand_alt(view, names, translate)
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
        scene = cover_scene(studio, said(translate, "game-title"), _COVER, PAYS)
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
