"""The pictures and alt texts of Auf Heller und Pfennig."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render.chart_picture import score_chart_picture
from render.cover import cover_picture
from render.games.heller_und_pfennig import alt_text
from render.games.heller_und_pfennig.cache_warming import warm_caches
from render.games.heller_und_pfennig.card import card_alt, card_scene
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.chart import score_chart
from render.games.heller_und_pfennig.hand import hand_scene
from render.games.heller_und_pfennig.icons import tile_art
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.result import result_scene
from render.games.heller_und_pfennig.table import table_scene
from render.games.heller_und_pfennig.tableau import tableau_scene
from render.picture import Picture
from render.renderer import NO_SEATS
from render.translation import Translate

_COVER = tuple(tile_art(tile_number(tile)) for tile in ("+6", "gold", "+3", "-4"))


class HellerUndPfennigRenderer:
    """Implements `render.renderer.CardGameRenderer` for Auf Heller und Pfennig."""

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
        """Draw the market as the round left it: pieces never move, so it shows the whole round."""
        alt = alt_text.phase_alt(view, names, translate, ai_seats)
        return Picture(phase_scene(view, names, translate, ai_seats).to_png(), alt, "round.png")

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
    return Picture(
        table_scene(view, names, translate, ai_seats, changes).to_png(), alt, "table.png"
    )


@lru_cache(maxsize=32)
def _cached_card(card_id: str, translate: Translate) -> Picture:
    return Picture(
        card_scene(card_id, translate).to_png(), card_alt(card_id, translate), "card.png"
    )
