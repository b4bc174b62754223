"""A game in one file with nothing hidden: two players, nine places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.simple import Move, Play, Simple, shown

LINES = (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)


class TicTacToe(Simple):
    """Three in a row wins.

    Take turns to mark one of the nine spaces. The first to have three in a row, column or diagonal
    wins. If all spaces are taken before that, nobody does.
    """

    name = "tic_tac_toe"
    players = range(2, 3)
    phases = {"placing": ("place cell",)}
    minutes = 1, 5
    colours = {"x": "B3261E", "o": "1F4E8C"}
    texts = {
        "en": """
choice-cell = Space { $number }
ask-place = Which space do you take?
told-place = { $name } takes space { $cell }.
"""
    }

    class Table:
        cells: list[str] = shown(*" " * 9)

    def setup(self, g: Play) -> None:
        g.ask("placing", 0)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        for number, sign in enumerate(g.table.cells, start=1):
            if sign == " ":
                yield "place", number

    def place(self, g: Play, seat: int, cell: int) -> None:
        cells = g.table.cells
        cells[cell - 1] = "xo"[seat]
        if any({cells[place] for place in line} == {"xo"[seat]} for line in LINES):
            g.finish([int(each == seat) for each in g.seats])
        elif " " in cells:
            g.ask("placing", 1 - seat)
        else:
            g.finish([0, 0], [None, None])

    def board(self, v: Any) -> list[list[str]]:
        numbered = enumerate(v.table.cells, start=1)
        signs = [f"place:{at}" if sign == " " else f"tile:{sign}" for at, sign in numbered]
        return [signs[:3], signs[3:6], signs[6:]]
