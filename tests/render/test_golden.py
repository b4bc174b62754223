"""Pictures look as they did when somebody last looked at them.

They are compared by eye's measure: another machine may round an edge differently. After a wanted
change look at the gallery, then `python -m tests.render.golden`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from tests.render.gallery import write_all, write_readme
from tests.render.golden import FOLDER, chosen, kept
from tests.render.show import Draw
from tests.render.shows import SHOWS
from tests.render.truth import looks, psnr

README = Path(__file__).parents[2] / "data" / "gallery"


NAMED = [
    pytest.param(kept(game, name), id=name)
    for game, show in SHOWS.items()
    for name in sorted(show.golden)
]


@cache
def draws() -> dict[Path, Draw]:
    """How to draw each that is kept. To find the moments that they show takes whole games."""
    return dict(chosen())


@pytest.mark.parametrize("file", NAMED)
def test_golden_pictures(file: Path) -> None:
    assert psnr(Image.open(file), looks(draws()[file]())) >= 40


def test_every_golden_picture_is_compared() -> None:
    assert sorted(FOLDER.glob("*/golden/*.png")) == sorted(draws())
    assert len(draws()) == len(NAMED)


def test_the_pictures_of_the_readme_are_of_now(tmp_path: Path) -> None:
    write_readme(tmp_path)
    drawn = sorted(file.name for file in tmp_path.iterdir())
    assert drawn == sorted(file.name for file in README.iterdir())
    for name in drawn:
        shown = README / name
        assert shown.stat().st_size < 200 * 1024
        assert psnr(Image.open(shown), Image.open(tmp_path / name)) >= 40


@pytest.mark.parametrize("game", SHOWS)
def test_the_gallery_has_all_there_is(game: str, tmp_path: Path) -> None:
    number = write_all(SHOWS[game], tmp_path / "gallery", every=7)
    assert len(list((tmp_path / "gallery").glob("*.png"))) == number > 8
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == 3 * number
