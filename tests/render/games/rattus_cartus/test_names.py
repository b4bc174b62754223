"""Longer words of other languages fit: names of buildings and cards, and all other text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.registry import GAME_UIS
from engine.contract.cases import Case
from render.context import RenderContext
from render.contract.caches import clear_caches
from render.contract.pictures import PictureSampler
from render.fonts import SQUEEZE_LIMIT, text_width
from render.games.rattus_cartus.card import LOOKUP_IDS, card_scene
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.gains import building_gains
from render.games.rattus_cartus.hand import hand_scene
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.table import table_scene
from render.picture import ELLIPSIS
from render.sprites import Drawing
from tests.render.games.rattus_cartus.adapter import PEOPLE, full_hand
from tests.render.games.rattus_cartus.drawn_states import (
    GAME,
    SEAT_COUNTS,
    crowded,
    public,
    resolved_buildings,
    translate,
)

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")

TEXTS = GAME_UIS["rattus_cartus"].texts

LABEL_SQUEEZE_LIMIT = 0.62
"""The horizontal scale at which letters without serifs are still legible."""


def lengthened(key: str, **params: Any) -> str:
    """Lengthen every short text of a picture by two fifths."""
    text = translate(key, **params)
    words = text.split()
    more = round(len(text) * 0.4)
    return " ".join([words[0] + "e" * more, *words[1:]]) if key.startswith("picture-") else text


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


@pytest.mark.parametrize("seats", [SEAT_COUNTS[0], SEAT_COUNTS[-1]])
def test_no_text_is_cut_in_any_language(seats: int) -> None:
    """Pictures without text are drawn once for all."""
    sampler = PictureSampler(Case(GAME, seats, "{}"), translate)
    sampler.names = NAMES
    with assert_text_legible():
        for sampler.translate in (lengthened, *map(TEXTS.in_language, TEXTS.languages)):
            for draw in list(sampler.drawings())[::4]:
                draw()
            table_scene(view := crowded(seats), changes_of(view, ()), sampler.context)
            hand_scene(GAME.view(full_hand(60), 1), sampler.context)
            for card_id in LOOKUP_IDS:
                card_scene(card_id, "base", sampler.translate)


def test_names_of_five_players_at_one_building_are_whole() -> None:
    """Beside each there are still the cards laid down and all gains."""
    played_phase = max(
        resolved_buildings(5, 4),
        key=lambda played: len(building_gains(public(played.state), played.events)),
    )
    assert len(building_gains(public(played_phase.state), played_phase.events)) == 5
    with assert_text_legible():
        phase_scene(
            public(played_phase.state), played_phase.events, RenderContext(PEOPLE, translate)
        )
