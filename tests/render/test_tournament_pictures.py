"""The pictures of rankings and tournaments: their size, their colours and what lies where."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import pytest
from PIL import Image

from bot.channel.tournament_pictures import bracket_rounds
from bot.i18n.texts import shared_texts
from render.bracket import bracket_scene
from render.canvas import HEIGHT, WIDTH, SpriteFactory
from render.podium import podium_scene
from render.registry import RENDERERS
from render.standings import standings_scene
from tests.contract.adapters import DrawScene
from tests.support.render.colour_fidelity import psnr, render_in_full_colour, scene_to_rgb
from tests.support.render.layout import check_layout
from tests.support.render.tournaments import standing_rows, tournament_scenes
from tests.support.tournaments import knock_out

ONE_OF_EACH_KIND = frozenset({"standings-3", "ranking-12", "podium-alone", "bracket-16-2-end"})
"""What is drawn in the colours of every game; all others are drawn in those of the first one."""

FIRST_GAME = next(iter(RENDERERS))

SCENES = [
    pytest.param(draw, id=f"{game}-{name}")
    for game, renderer in RENDERERS.items()
    for name, draw in tournament_scenes(renderer, "en")
    if game == FIRST_GAME or name in ONE_OF_EACH_KIND
]


@pytest.mark.parametrize("draw", SCENES)
def test_pictures_have_the_shared_size_and_faithful_colours(draw: DrawScene) -> None:
    scene = draw()
    file = scene.to_png()
    assert Image.open(io.BytesIO(file)).size == (WIDTH, HEIGHT)
    assert len(file) <= 100 * 1024
    assert psnr(render_in_full_colour([draw])[0], scene_to_rgb(scene)) >= 40


@pytest.mark.parametrize("language", shared_texts().languages)
def test_nothing_overlaps_in_any_language(language: str) -> None:
    for name, draw in tournament_scenes(next(iter(RENDERERS.values())), language):
        scene = draw()
        assert scene.sprites or name == "ranking-0"
        check_layout(scene)


def test_titles_leave_out_what_no_font_shows() -> None:
    renderer = next(iter(RENDERERS.values()))
    look = (SpriteFactory(renderer.palette), renderer.skin)
    rounds = bracket_rounds(knock_out(6, "2"))
    translate = shared_texts().in_language("en")
    for scene, content in (
        (standings_scene, standing_rows()),
        (podium_scene, standing_rows()),
        (bracket_scene, rounds),
    ):
        draw: Any = partial(scene, *look)
        plain = draw("Winter Cup", content, translate).to_png()
        assert draw("Winter Cup \N{TROPHY}", content, translate).to_png() == plain
        assert draw("\N{TROPHY}", content, translate).to_png() != plain
