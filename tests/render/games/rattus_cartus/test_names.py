"""Longer words of other languages fit: names of buildings and cards, and all other text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from render.context import RenderContext
from render.contract.caches import clear_caches
from render.fonts import SQUEEZE_LIMIT, text_width
from render.games.rattus_cartus import phase, result, table, tableau
from render.games.rattus_cartus.card import LOOKUP_IDS, card_scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.gains import building_gains
from render.games.rattus_cartus.hand import hand_scene
from render.picture import ELLIPSIS
from render.sprites import Drawing
from render.translation import Translate
from tests.render.games.rattus_cartus.adapter import PEOPLE, full_hand
from tests.render.games.rattus_cartus.drawn_states import (
    GAME,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
    translate,
)

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
NOBODY: frozenset[int] = frozenset()

BUILDINGS = {
    "de": (
        "Bauernhof, Brauerei, Amtsstube, Marktplatz, Kloster, Hospital, Wachturm, Burg, "
        "Zelt der Wahrsagerin, Haus des Rattenfängers, Palast, Schatzkammer"
    ),
    "fr": (
        "Ferme, Brasserie, Bureau, Place du marché, Monastère, Hôpital, Tour de garde, Château, "
        "Tente de la cartomancienne, Maison du joueur de flûte, Palais, Trésorerie"
    ),
    "cs": (
        "Statek, Pivovar, Úřad, Tržiště, Klášter, Špitál, Strážní věž, Hrad, "
        "Stan věštkyně, Dům krysaře, Palác, Pokladnice"
    ),
}
KINDS = LOOKUP_IDS[:12]

LABEL_SQUEEZE_LIMIT = 0.62
"""The horizontal scale at which letters without serifs are still legible."""


def in_other_language(names: dict[str, str], key: str, **params: Any) -> str:
    return names.get(key) or translate(key, **params)


def lengthened(key: str, **params: Any) -> str:
    """Lengthen every short text of a picture by two fifths."""
    text = translate(key, **params)
    words = text.split()
    more = round(len(text) * 0.4)
    return " ".join([words[0] + "e" * more, *words[1:]]) if key.startswith("picture-") else text


def _translations() -> Iterator[Translate]:
    for names_text in BUILDINGS.values():
        keys = ("building-" + kind.replace("_", "-") for kind in KINDS)
        names = dict(zip(keys, names_text.split(", "), strict=True))
        yield partial(in_other_language, names)
    yield lengthened


@contextmanager
def assert_text_legible() -> Iterator[None]:
    """Raise where a text is cut or illegibly squeezed."""
    write = Drawing.text

    def text(drawing: Drawing, *arguments: Any, **keywords: Any) -> None:
        _x, _middle, content, style, size, *rest = arguments
        max_width = keywords.get("max_width") or (rest[2] if len(rest) > 2 else 0)
        assert ELLIPSIS not in content, content
        if style in ("name", "label") and max_width:
            limit = SQUEEZE_LIMIT if style == "name" else LABEL_SQUEEZE_LIMIT
            assert max_width >= text_width(content, style, size) * limit - 1, content
        write(drawing, *arguments, **keywords)

    clear_caches()
    with patch.object(Drawing, "text", text):
        yield
    clear_caches()


def test_no_text_is_cut_in_any_language() -> None:
    """With the fewest seats and with the most; pictures without text are drawn once for all."""
    with assert_text_legible():
        for seats in (SEAT_COUNTS[0], SEAT_COUNTS[-1]):
            states, phases = random_states(seats, 5), resolved_buildings(seats, 4)[::3]
            for other_language in _translations():
                for state in (*states[::30], states[-1]):
                    view = public(state)
                    changes = changes_of(view, ())
                    table.table_scene(view, changes, RenderContext(NAMES, other_language))
                    tableau.tableau_scene(public(state), 1, RenderContext(NAMES, other_language))
                view = crowded(seats)
                changes = changes_of(view, ())
                table.table_scene(view, changes, RenderContext(NAMES, other_language))
                result.result_scene(public(states[-1]), RenderContext(NAMES, other_language))
                for played_phase in phases:
                    phase.phase_scene(
                        public(played_phase.state),
                        played_phase.events,
                        RenderContext(NAMES, other_language),
                    )
        for other_language in _translations():
            for number in (2, 9, 60):
                hand_scene(GAME.view(full_hand(number), 1), RenderContext(NAMES, other_language))
            for card_id in LOOKUP_IDS:
                card_scene(card_id, "base", other_language)


def test_names_of_five_players_at_one_building_are_whole() -> None:
    """Beside each there are still the cards laid down and all gains."""
    played_phase = max(
        resolved_buildings(5, 4),
        key=lambda played: len(building_gains(public(played.state), played.events)),
    )
    assert len(building_gains(public(played_phase.state), played_phase.events)) == 5
    with assert_text_legible():
        phase.phase_scene(
            public(played_phase.state), played_phase.events, RenderContext(PEOPLE, translate)
        )
