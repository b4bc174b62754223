"""Pictures look like the golden pictures, which were inspected.

They are compared by PSNR, as another machine may round an edge differently. After an intended
change look at the gallery, then run `python -m tests.programs.gallery --golden`.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from render.canvas import HEIGHT, WIDTH
from tests.contract.adapters import RENDER_ADAPTERS, DrawScene
from tests.programs.gallery.gallery import write_gallery, write_readme_pictures
from tests.programs.gallery.golden_pictures import FOLDER, golden_file, golden_scenes
from tests.support.render.colour_fidelity import psnr, scene_to_rgb
from tests.support.render.layout import check_layout

README_PICTURES = Path(__file__).parents[2] / "data" / "gallery"
MIN_PSNR = 40
"""In dB."""

MAX_BYTES = 100 * 1024
"""Of the file of a picture that is posted."""

GOLDEN_FILES = [
    pytest.param(golden_file(game, name), id=name)
    for game, adapter in RENDER_ADAPTERS.items()
    for name in sorted(adapter.golden_names)
]


@cache
def drawings() -> dict[Path, DrawScene]:
    """Return a function that draws each golden picture; finding their states plays whole games."""
    return dict(golden_scenes())


@pytest.mark.parametrize("file", GOLDEN_FILES)
def test_golden_pictures(file: Path) -> None:
    assert psnr(Image.open(file), scene_to_rgb(drawings()[file]())) >= MIN_PSNR


def test_every_golden_picture_is_compared() -> None:
    assert sorted(FOLDER.glob("*/golden/*.png")) == sorted(drawings())
    assert len(drawings()) == len(GOLDEN_FILES)


def test_readme_pictures_are_up_to_date(tmp_path: Path) -> None:
    write_readme_pictures(tmp_path)
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == sorted(file.name for file in README_PICTURES.iterdir())
    for name in names:
        readme_picture = README_PICTURES / name
        assert readme_picture.stat().st_size < 200 * 1024
        assert psnr(Image.open(readme_picture), Image.open(tmp_path / name)) >= MIN_PSNR


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_gallery_page_shows_every_picture(game: str, tmp_path: Path) -> None:
    count = write_gallery(
        islice(RENDER_ADAPTERS[game].gallery(), None, None, 7), tmp_path / "gallery"
    )
    assert len(list((tmp_path / "gallery").glob("*.png"))) == count > 8
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == 3 * count


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_nothing_overlaps_and_files_are_small(game: str) -> None:
    """Sheets of all cards may be large: they are posted nowhere."""
    for name, draw in RENDER_ADAPTERS[game].gallery():
        scene = draw()
        check_layout(scene)
        if (scene.rect.w, scene.rect.h) == (WIDTH, HEIGHT):
            assert len(scene.to_png()) <= MAX_BYTES, name
