"""`python -m tests.render.gallery FOLDER`: pictures of every sort, to look at.

All cards, ten tables from the first phase to the last round, hands, tableaux and results, with a
page that shows them as large as they are, as Discord shows them and as a phone does. The three
pictures of the README are drawn anew by `python -m tests.render.gallery --readme data/gallery`.
"""

from __future__ import annotations

import io
import sys
from itertools import islice
from pathlib import Path

from PIL import Image

from engine.games.saint_petersburg.cards import card_table
from render import theme
from render.canvas import Scene, backdrop
from render.games.saint_petersburg.faces import FACE_HEIGHT, FACE_WIDTH, face
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.titles import card_name
from render.theme import PALETTE_BYTES
from tests.render.pictures import everything, others, tables
from tests.render.tables import say

WIDTHS = (1100, 550, 350)

_COLUMNS, _GAP, _MARGIN = 10, 6, 14
_TABLE, _HAND = "table-09", "hand-2"
"""What the README shows."""


def all_faces() -> Scene:
    """The faces of all cards side by side, with their printed prices."""
    table = card_table("base")
    lines = -(-len(table.kinds) // _COLUMNS)
    wide = _COLUMNS * (FACE_WIDTH + _GAP) - _GAP + 2 * _MARGIN
    high = lines * (FACE_HEIGHT + _GAP) - _GAP + 2 * _MARGIN
    scene = Scene(backdrop(wide, high, theme.TRAY))
    ranked = sorted(table.kinds, key=lambda c: (table.colour[c], table.is_trading(c), c))
    for place, card in enumerate(ranked):
        line, column = divmod(place, _COLUMNS)
        price = Price(str(table.cost[card]), "trade" if table.is_trading(card) else "coin")
        x, y = _MARGIN + column * (FACE_WIDTH + _GAP), _MARGIN + line * (FACE_HEIGHT + _GAP)
        scene.put(x, y, face(card, "base", card_name(card, say), price))
    return scene


def packed(scene: Scene) -> bytes:
    """A picture as small as Pillow can make it."""
    painted = scene.painted()
    image = Image.frombytes("P", painted.size, painted.tobytes())
    image.putpalette(PALETTE_BYTES)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def write_all(folder: Path, every: int = 1) -> int:
    """Every picture (or one in so many) into a folder, and a page. Gives how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for name, draw in islice(everything(), None, None, every):
        folder.joinpath(f"{name}.png").write_bytes(draw().png())
        names.append(name)
    folder.joinpath("cards.png").write_bytes(packed(all_faces()))
    rows = "\n".join(
        "<p>"
        + " ".join(f'<img src="{name}.png" width="{w}" alt="{name}">' for w in WIDTHS)
        + "</p>"
        for name in names
    )
    style = "<style>body{background:#313338} img{vertical-align:top}</style>"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title>{style}\n{rows}\n'
    folder.joinpath("index.html").write_text(page, encoding="utf-8")
    return len(names) + 1


def write_readme(folder: Path) -> None:
    """A table, a hand and all cards, as small as they can be."""
    folder.mkdir(parents=True, exist_ok=True)
    scenes = dict([*tables(), *others()])
    folder.joinpath("table.png").write_bytes(packed(scenes[_TABLE]()))
    folder.joinpath("hand.png").write_bytes(packed(scenes[_HAND]()))
    folder.joinpath("cards.png").write_bytes(packed(all_faces()))


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--readme"]:
        write_readme(Path(arguments[1]))
        return
    folder = Path(arguments[0] if arguments else "gallery")
    print(f"{write_all(folder)} pictures; look at {folder / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
