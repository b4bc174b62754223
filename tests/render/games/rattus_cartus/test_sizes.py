"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.rattus_cartus.buildings import BUILDINGS
from render.canvas import WIDTH
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.effects import effects
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header
from render.games.rattus_cartus.house import NAME_SIZE as HOUSE_NAME
from render.games.rattus_cartus.palette import sprite_factory
from render.games.rattus_cartus.seat_panel import NAME_SIZE as SEAT_NAME
from render.games.rattus_cartus.table import table_scene
from render.rect import Rect
from tests.render.games.rattus_cartus.drawn_states import CONTEXT, SEAT_COUNTS, crowded, translate
from tests.support.render.drawn_texts import height_on_phone, record_texts


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_decisive_information_is_legible_on_a_phone(seats: int) -> None:
    """What buildings do is at least 7.5 pixels high, cards in hand 6.5, influence 5.4, names 5."""
    view = replace(crowded(seats), last_round=False)
    with record_texts() as texts:
        table_scene(view, changes_of(view, ()), CONTEXT)
    sizes: dict[str, int] = {}
    for text, style, size, *_ in texts:
        if style == "number":
            sizes[text] = max(size, sizes.get(text, 0))
    facts = [effects(BUILDINGS[building.building], last_round=False) for building in view.row]
    for run in {run for both in facts for effect in both for run in effect}:
        if isinstance(run[0], str):
            assert height_on_phone("8", "number", sizes[run[0]]) >= 7.5, run
    for player in view.players:
        assert height_on_phone("8", "number", sizes[str(player.hand_size)]) >= 6.5
        for track in view.tracks:
            assert height_on_phone("8", "number", sizes[str(track.heights[player.seat])]) >= 5.4
    for size in (SEAT_NAME, HOUSE_NAME):
        assert height_on_phone("x", "label", size) >= 5


def test_round_and_decision_are_legible_on_a_phone() -> None:
    scene = sprite_factory.scene()
    with record_texts() as texts:
        add_header(scene, crowded(), Rect(8, 8, WIDTH - 16, HEADER_HEIGHT), translate)
    assert all(height_on_phone("x", style, size) >= 4.5 for _, style, size, *_ in texts)
