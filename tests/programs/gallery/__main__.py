"""`python -m tests.programs.gallery [FOLDER]`: draw pictures of every kind, to look at.

Writes a folder for each game, with a page that shows each picture in its own size, as Discord
shows it and as a phone does. `--readme FOLDER` draws the pictures of the README instead (they are
kept in data/gallery), `--golden` the golden pictures that tests compare with.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.contract.adapters import RENDER_ADAPTERS
from tests.programs.gallery.gallery import write_gallery, write_readme_pictures
from tests.programs.gallery.golden_pictures import write_golden_pictures


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("gallery"))
    parser.add_argument("--readme", type=Path, metavar="FOLDER")
    parser.add_argument("--golden", action="store_true")
    arguments = parser.parse_args()
    if arguments.readme is not None:
        write_readme_pictures(arguments.readme)
    if arguments.golden:
        write_golden_pictures()
    if arguments.readme is not None or arguments.golden:
        return
    for game, adapter in RENDER_ADAPTERS.items():
        folder = arguments.folder / game
        print(f"{write_gallery(adapter, folder)} pictures; look at {folder / 'index.html'}")


if __name__ == "__main__":
    main()
