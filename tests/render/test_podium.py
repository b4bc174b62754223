"""The podium at the end of a tournament: who stands on it, and how it is told."""

from __future__ import annotations

from bot.i18n.texts import shared_texts
from render.canvas import SpriteFactory
from render.podium import MAX_ON_PODIUM, on_podium, podium_picture
from render.registry import RENDERERS
from tests.support.render.tournaments import podiums, standing_rows

TRANSLATE = shared_texts().in_language("en")
RENDERER = RENDERERS["saint_petersburg"]


def test_the_first_three_places_are_on_the_podium_and_all_who_share_them() -> None:
    assert [row.place for row in on_podium(standing_rows())] == [1, 2, 3, 3]
    assert [row.place for row in on_podium(podiums()["two-first"])] == [1, 1, 3]
    assert [row.place for row in on_podium(podiums()["two"])] == [1, 2]


def test_of_many_who_are_level_only_some_find_room() -> None:
    assert len(on_podium(podiums()["level"])) == MAX_ON_PODIUM


def test_alt_text_tells_places_names_and_figures() -> None:
    look = (SpriteFactory(RENDERER.palette), RENDERER.skin)
    title, *lines = podium_picture(*look, "Cup", podiums()["two-third"], TRANSLATE).alt.splitlines()
    assert title == "Cup"
    assert [line.partition(":")[0] for line in lines] == [
        "1. Žofie",
        "2. Alexandra the Great of Saint Pet",
        "3. Menshikov (AI)",
        "3. 王小明",
    ]
    assert lines[0].startswith("1. Žofie: 3.19 points, 3 wins, opponents 2.05, share 36 %")
