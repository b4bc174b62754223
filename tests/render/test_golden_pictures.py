"""Pictures look as they did when somebody last looked at them.

They are compared by eye's measure: another machine may round an edge differently. After a wanted
change look at the gallery, then `python -m tests.programs.gallery.golden_pictures`.
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


NAMED = [
    pytest.param(golden_file(game, name), id=name)
    for game, show in RENDER_ADAPTERS.items()
    for name in sorted(show.golden_names)
]


@cache
def draws() -> dict[Path, DrawScene]:
    """How to draw each that is kept. To find the moments that they show takes whole games."""
    return dict(golden_scenes())


@pytest.mark.parametrize("file", NAMED)
def test_golden_pictures(file: Path) -> None:
    assert psnr(Image.open(file), scene_to_rgb(draws()[file]())) >= 40


def test_every_golden_picture_is_compared() -> None:
    assert sorted(FOLDER.glob("*/golden/*.png")) == sorted(draws())
    assert len(draws()) == len(NAMED)


def test_readme_pictures_are_up_to_date(tmp_path: Path) -> None:
    write_readme(tmp_path)
    drawn = sorted(file.name for file in tmp_path.iterdir())
    assert drawn == sorted(file.name for file in README.iterdir())
    for name in drawn:
        shown = README / name
        assert shown.stat().st_size < 200 * 1024
        assert psnr(Image.open(shown), Image.open(tmp_path / name)) >= 40


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_the_gallery_is_complete(game: str, tmp_path: Path) -> None:
    number = write_all(RENDER_ADAPTERS[game], tmp_path / "gallery", every=7)
    assert len(list((tmp_path / "gallery").glob("*.png"))) == number > 8
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == 3 * number
