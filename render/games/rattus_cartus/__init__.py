"""The pictures and alt texts of Rattus Cartus."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_IDS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import View
from render.chart_picture import score_chart_picture
from render.cover import cover_picture
from render.games.rattus_cartus import alt_text, alt_text_details
from render.games.rattus_cartus.cache_warming import warm_caches
from render.games.rattus_cartus.card import card_alt, card_scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.chart import score_chart
from render.games.rattus_cartus.hand import hand_scene, viewing_player
from render.games.rattus_cartus.icons import BACK, building_art, person_art
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.picture import Picture
from render.renderer import NO_SEATS
from render.translation import Translate

_COVER = (
    person_art(CLASS_IDS.index("magic")),
    building_art("castle"),
    BACK,
    building_art("pipers_house"),
)


class RattusCartusRenderer:
    """Implements `render.renderer.CardGameRenderer` for Rattus Cartus."""

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
        """Draw the building that was resolved, which is a phase of this game."""
        alt = alt_text.phase_alt(view, events, names, translate, ai_seats)
        return Picture(
            phase_scene(view, events, names, translate, ai_seats).to_png(), alt, "building.png"
        )

    def tableau(
        self, view: View, seat: Seat, names: Sequence[str], translate: Translate
    ) -> Picture:
        alt = alt_text_details.seat_alt(view, seat, names, translate)
        return Picture(tableau_scene(view, seat, names, translate).to_png(), alt, "tableau.png")

    def hand(self, view: View, names: Sequence[str], translate: Translate) -> Picture:
        alt = alt_text_details.hand_alt(view, viewing_player(view).seat, names, translate)
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

    def card(self, card_id: str, edition: str, translate: Translate) -> Picture:
        return _cached_card(card_id, translate)

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
        return cover_picture(sprite_factory, SKIN, _COVER, translate)

    def text_boards(self, view: View, names: Sequence[str], translate: Translate) -> Sequence[str]:
        return alt_text.text_boards(view, names, translate)

    def warm_caches(self, translate: Translate) -> None:
        warm_caches(translate)


@lru_cache(maxsize=32)
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


@lru_cache(maxsize=32)
def _cached_card(card_id: str, translate: Translate) -> Picture:
    return Picture(
        card_scene(card_id, translate).to_png(), card_alt(card_id, translate), "card.png"
    )
