"""The pictures of every game hold the contract."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas import WIDTH
from render.contract.pictures import *  # noqa: F403
from render.contract.pictures import PictureSampler
from render.cover import COVER_HEIGHT, cover_sheet
from render.registry import RENDERERS
from tests.contract.adapters import EVERY_GAME
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.render.texts import english_texts


@pytest.fixture(scope="module")
def sampler(request: pytest.FixtureRequest, register_example_game: None) -> PictureSampler:
    """One for all tests of a case, which run one after another and share its pictures."""
    case = request.param
    return PictureSampler(case, english_texts(case.game.name))


def test_every_game_has_a_renderer() -> None:
    assert set(RENDERERS) == {game.name for game in EVERY_GAME}


def test_cover_is_drawn_once_for_each_language() -> None:
    for name, renderer in RENDERERS.items():
        texts = BOT_ADAPTERS[name].ui.texts
        english, german = map(texts.in_language, ("en", "de"))
        cover = renderer.cover(english)
        assert renderer.cover(german).alt == german("cover-alt")
        assert renderer.cover(english) is cover


def test_cover_sheet_shows_every_games_cover() -> None:
    covers = [renderer.cover(english_texts(name)) for name, renderer in RENDERERS.items()]
    sheet = cover_sheet(covers)
    sheet_image = Image.open(io.BytesIO(sheet.png)).convert("RGB")
    assert sheet_image.size == (WIDTH, COVER_HEIGHT * len(covers))
    assert all(cover.alt in sheet.alt for cover in covers)
    for index, cover in enumerate(covers):
        top = COVER_HEIGHT * index
        part = sheet_image.crop((0, top, WIDTH, top + COVER_HEIGHT))
        whole = Image.open(io.BytesIO(cover.png)).convert("RGB")
        difference = ImageStat.Stat(ImageChops.difference(part, whole)).mean
        assert max(difference) < 3
