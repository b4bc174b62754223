"""The golden pictures: files that tests compare newly drawn pictures with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.contract.adapters import RENDER_ADAPTERS, DrawScene
from tests.programs.gallery.gallery import compressed_png

FOLDER = Path(__file__).parents[2] / "render" / "games"


def golden_file(game: str, name: str) -> Path:
    """The path of the golden picture of that name."""
    return FOLDER / game / "golden" / f"{name}.png"


def golden_scenes() -> Iterator[tuple[Path, DrawScene]]:
    """Yield the path of each golden picture, and a function that draws it."""
    for game, adapter in RENDER_ADAPTERS.items():
        for name, draw in adapter.gallery():
            if name in adapter.golden_names:
                yield golden_file(game, name), draw


def write_golden_pictures() -> None:
    """Draw and write all golden pictures. Look at the gallery first."""
    for file, draw in golden_scenes():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(compressed_png(draw()))
        print(file.name)
