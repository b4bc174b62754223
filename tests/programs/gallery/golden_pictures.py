"""Redraws the golden pictures; look at the gallery first.

Run it as `python -m tests.programs.gallery.golden_pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.contract.adapters import RENDER_ADAPTERS, DrawScene
from tests.programs.gallery.gallery import compressed_png

FOLDER = Path(__file__).parents[2] / "render" / "games"


def golden_scenes() -> Iterator[tuple[Path, DrawScene]]:
    """The pictures that are kept, and how to draw each now."""
    for game, show in RENDER_ADAPTERS.items():
        for name, draw in show.gallery():
            if name in show.golden_names:
                yield golden_file(game, name), draw


def golden_file(game: str, name: str) -> Path:
    """Where the golden picture of that name is."""
    return FOLDER / game / "golden" / f"{name}.png"


def main() -> None:
    for file, draw in golden_scenes():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(compressed_png(draw()))
        print(file.name)


if __name__ == "__main__":
    main()
