"""`python -m tests.programs.gallery.gallery FOLDER`: pictures of every sort, to look at.

All that each game shows, with a page on which they are as large as they are, as Discord shows
them and as a phone does. The pictures of the README are drawn anew by
`python -m tests.programs.gallery.gallery --readme data/gallery`.
"""

from __future__ import annotations

import io
import sys
from itertools import islice
from pathlib import Path

from PIL import Image

from render.canvas import Scene
from tests.contract.adapters import RENDER_ADAPTERS, RenderAdapter

WIDTHS = (1100, 550, 300)


def compressed_png(scene: Scene) -> bytes:
    """A picture as small as Pillow can make it."""
    painted = scene.flatten()
    image = Image.frombytes("P", painted.size, painted.tobytes())
    image.putpalette(scene.palette.rgb_bytes)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def write_all(show: RenderAdapter, folder: Path, every: int = 1) -> int:
    """Every picture (or one in so many) into a folder, and a page. Gives how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for name, draw in islice(show.gallery(), None, None, every):
        folder.joinpath(f"{name}.png").write_bytes(draw().to_png())
        names.append(name)
    rows = "\n".join(
        "<p>"
        + " ".join(f'<img src="{name}.png" width="{w}" alt="{name}">' for w in WIDTHS)
        + "</p>"
        for name in names
    )
    style = "<style>body{background:#313338} img{vertical-align:top}</style>"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title>{style}\n{rows}\n'
    folder.joinpath("index.html").write_text(page, encoding="utf-8")
    return len(names)


def write_readme(folder: Path) -> None:
    """What the README shows, as small as it can be."""
    folder.mkdir(parents=True, exist_ok=True)
    for show in RENDER_ADAPTERS.values():
        for file, draw in show.readme_pictures.items():
            folder.joinpath(file).write_bytes(compressed_png(draw()))


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--readme"]:
        write_readme(Path(arguments[1]))
        return
    for game, show in RENDER_ADAPTERS.items():
        folder = Path(arguments[0] if arguments else "gallery") / game
        print(f"{write_all(show, folder)} pictures; look at {folder / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
