"""The pictures and alt texts of Saint Petersburg."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render.alt import join_alt
from render.chart_picture import score_chart_picture
from render.cover import cover_picture
from render.games.saint_petersburg import alt_text
from render.games.saint_petersburg.cache_warming import warm_caches
from render.games.saint_petersburg.card import card_alt, card_scene
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.chart import score_chart
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.icons import card_art
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.phase import final_table_scene, phase_scene
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.table import table_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.picture import Picture
from render.renderer import NO_SEATS
from render.translation import Translate

_COVER = tuple(map(card_number, ("ship_builder", "winter_palace", "patriarch", "admiral")))


class SaintPetersburgRenderer:
    """Implements `render.renderer.CardGameRenderer` for Saint Petersburg."""

    palette = sprite_factory.palette
    skin = SKIN

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
        return _cached_table(view, tuple(events), tuple(names), translate, ai_seats, in_replay)

    def phase(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        alt = alt_text.phase_alt(view, events, names, translate, ai_seats)
        return Picture(
            phase_scene(view, events, names, translate, ai_seats).to_png(), alt, "phase.png"
        )

    def tableau(
        self, view: View, seat: Seat, names: Sequence[str], translate: Translate
    ) -> Picture:
        alt = alt_text.seat_alt(view, seat, names, translate)
        return Picture(tableau_scene(view, seat, names, translate).to_png(), alt, "tableau.png")

    def hand(self, view: View, names: Sequence[str], translate: Translate) -> Picture:
        alt = alt_text.hand_alt(view, names, translate)
        return Picture(hand_scene(view, names, translate).to_png(), alt, "hand.png")

    def result(
        self,
        view: View,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        alt = alt_text.result_alt(view, names, translate, ai_seats)
        return Picture(result_scene(view, names, translate, ai_seats).to_png(), alt, "result.png")

    def final_table(
        self,
        view: View,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        alt = join_alt(alt_text.tableaux_alt(view, names, translate), translate)
        scene = final_table_scene(view, names, translate, ai_seats)
        return Picture(scene.to_png(), alt, "final.png")

    def card(self, card_id: str, edition: str, translate: Translate) -> Picture:
        return _cached_card(card_id, edition, translate)

    def score_chart(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        return score_chart_picture(
            sprite_factory, SKIN, score_chart(events, view), names, translate, ai_seats
        )

    def cover(self, translate: Translate) -> Picture:
        return cover_picture(sprite_factory, SKIN, tuple(map(card_art, _COVER)), translate)

    def text_boards(self, view: View, names: Sequence[str], translate: Translate) -> Sequence[str]:
        return alt_text.text_boards(view, names, translate)

    def warm_caches(self, translate: Translate) -> None:
        warm_caches(translate)


@lru_cache(maxsize=16)
def _cached_table(
    view: View,
    events: tuple[Event, ...],
    names: tuple[str, ...],
    translate: Translate,
    ai_seats: frozenset[Seat],
    in_replay: bool,
) -> Picture:
    """Draw a table, cached because people look at the same one repeatedly."""
    changes = changes_of(view, events)
    alt = alt_text.table_alt(view, changes, names, translate, ai_seats, in_replay=in_replay)
    scene = table_scene(view, changes, names, translate, ai_seats, in_replay=in_replay)
    return Picture(scene.to_png(), alt, "table.png")


@lru_cache(maxsize=64)
def _cached_card(card_id: str, edition: str, translate: Translate) -> Picture:
    alt = card_alt(card_id, edition, translate)
    return Picture(card_scene(card_id, edition, translate).to_png(), alt, "card.png")
