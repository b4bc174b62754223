"""`python -m tests.render.golden`: draw the golden pictures anew, after a look at the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.render.gallery import packed
from tests.render.show import Draw
from tests.render.shows import SHOWS

FOLDER = Path(__file__).parent


def chosen() -> Iterator[tuple[Path, Draw]]:
    """The pictures that are kept, and how to draw each now."""
    for game, show in SHOWS.items():
        for name, draw in show.everything():
            if name in show.golden:
                yield kept(game, name), draw


def kept(game: str, name: str) -> Path:
    """Where the golden picture of that name is."""
    return FOLDER / game / "golden" / f"{name}.png"


def main() -> None:
    for file, draw in chosen():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(packed(draw()))
        print(file.name)


if __name__ == "__main__":
    main()
