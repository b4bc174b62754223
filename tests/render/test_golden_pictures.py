"""Pictures look like the golden ones, which somebody has inspected.

The comparison allows for small differences: another machine may round an edge differently. After an
intended change inspect the gallery, then run `python -m tests.programs.gallery.golden_pictures`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from tests.contract.adapters import RENDER_ADAPTERS, DrawScene
from tests.programs.gallery.gallery import write_all, write_readme
from tests.programs.gallery.golden_pictures import FOLDER, golden_file, golden_scenes
from tests.support.render.colour_fidelity import psnr, scene_to_rgb

README = Path(__file__).parents[2] / "data" / "gallery"


GOLDEN_FILES = [
    pytest.param(golden_file(game, name), id=name)
    for game, adapter in RENDER_ADAPTERS.items()
    for name in sorted(adapter.golden_names)
]


@cache
def draw_functions() -> dict[Path, DrawScene]:
    """Return how to draw each golden picture. Finding the states takes complete games."""
    return dict(golden_scenes())


@pytest.mark.parametrize("file", GOLDEN_FILES)
def test_golden_pictures(file: Path) -> None:
    assert psnr(Image.open(file), scene_to_rgb(draw_functions()[file]())) >= 40


def test_every_golden_picture_is_compared() -> None:
    assert sorted(FOLDER.glob("*/golden/*.png")) == sorted(draw_functions())
    assert len(draw_functions()) == len(GOLDEN_FILES)


def test_readme_pictures_are_up_to_date(tmp_path: Path) -> None:
    write_readme(tmp_path)
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == sorted(file.name for file in README.iterdir())
    for name in names:
        stored = README / name
        assert stored.stat().st_size < 200 * 1024
        assert psnr(Image.open(stored), Image.open(tmp_path / name)) >= 40


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_the_gallery_is_complete(game: str, tmp_path: Path) -> None:
    number = write_all(RENDER_ADAPTERS[game], tmp_path / "gallery", every=7)
    assert len(list((tmp_path / "gallery").glob("*.png"))) == number > 8
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == 3 * number
