"""Draws pictures of every kind, for inspection.

    python -m tests.programs.gallery [FOLDER]

Writes a folder for each game, and one for tournaments of it, with a page that shows each picture in
full size, and in the sizes in Discord on a desktop and on a phone. `--readme FOLDER` draws the
pictures of the README instead, which are in data/gallery, and `--golden` draws the golden pictures
of the tests.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from render.registry import RENDERERS
from tests.contract.adapters import RENDER_ADAPTERS
from tests.programs.gallery.gallery import write_gallery, write_readme_pictures
from tests.programs.gallery.golden_pictures import write_golden_pictures
from tests.support.render.tournaments import tournament_scenes


def main() -> None:
    """Draw the pictures that the command line requests."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.gallery", description=__doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("gallery"), help="the target folder"
    )
    parser.add_argument("--readme", type=Path, metavar="FOLDER", help="draw the README's pictures")
    parser.add_argument("--golden", action="store_true", help="draw the golden pictures")
    arguments = parser.parse_args()
    if arguments.readme is not None:
        write_readme_pictures(arguments.readme)
    if arguments.golden:
        write_golden_pictures()
    if arguments.readme is not None or arguments.golden:
        return
    for game, adapter in RENDER_ADAPTERS.items():
        folder = arguments.folder / game
        number = write_gallery(adapter.gallery(), folder)
        print(f"{number} pictures; look at {folder / 'index.html'}")
    for game, renderer in RENDERERS.items():
        folder = arguments.folder / "tournaments" / game
        number = write_gallery(tournament_scenes(renderer, "en"), folder)
        print(f"{number} pictures; look at {folder / 'index.html'}")


if __name__ == "__main__":
    main()
