"""Pictures look as they did when somebody last looked at them.

They are compared by eye's measure: another machine may round an edge differently. After a wanted
change look at the gallery, then `python -m tests.render.golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tests.render.gallery import all_faces, write_all, write_readme
from tests.render.golden import FOLDER, chosen
from tests.render.pictures import Draw
from tests.render.test_layout import check
from tests.render.truth import psnr, seen

KEPT = list(chosen())
README = Path(__file__).parents[2] / "data" / "gallery"


@pytest.mark.parametrize(("file", "draw"), KEPT, ids=[file.stem for file, _ in KEPT])
def test_golden_pictures(file: Path, draw: Draw) -> None:
    assert psnr(Image.open(file), seen(draw().painted())) >= 40


def test_every_golden_picture_is_compared() -> None:
    assert sorted(FOLDER.glob("*.png")) == sorted(file for file, _ in KEPT)


def test_all_faces_have_room() -> None:
    check(all_faces())


def test_the_pictures_of_the_readme_are_of_now(tmp_path: Path) -> None:
    write_readme(tmp_path)
    for name in ("table.png", "hand.png", "cards.png"):
        shown = README / name
        assert shown.stat().st_size < 200 * 1024
        assert psnr(Image.open(shown), Image.open(tmp_path / name)) >= 40


def test_the_gallery_has_all_there_is(tmp_path: Path) -> None:
    number = write_all(tmp_path / "gallery", every=7)
    assert len(list((tmp_path / "gallery").glob("*.png"))) == number > 10
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == 3 * (number - 1)
