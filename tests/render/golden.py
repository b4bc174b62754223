"""`python -m tests.render.golden`: draw the golden pictures anew, after a look at the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.render.gallery import packed
from tests.render.pictures import Draw, everything

FOLDER = Path(__file__).parent / "golden"

_CHOSEN = frozenset(
    {"table-06", "table-crowded", "table-for-1", "hand-2", "tableau-2", "result-3", "card-wharf"}
)


def chosen() -> Iterator[tuple[Path, Draw]]:
    """The pictures that are kept, and how to draw each now."""
    for name, draw in everything():
        if name in _CHOSEN:
            yield FOLDER / f"{name}.png", draw


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file, draw in chosen():
        file.write_bytes(packed(draw()))
        print(file.name)


if __name__ == "__main__":
    main()
