"""A game in one file for tests, in which the other player's best reply matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from engine.simple import Move, Play, Simple


class Sticks(Simple):
    """Take one or two sticks in turn. The last one wins."""

    name = "sticks"
    players = range(2, 3)
    phases: ClassVar[Mapping[str, Sequence[str]]] = {"taking": ("take number",)}

    class Table:
        left: int = 5

    def setup(self, g: Play) -> None:
        g.ask("taking", 0)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        return (("take", number) for number in (1, 2) if number <= g.table.left)

    def take(self, g: Play, seat: int, number: int) -> None:
        g.table.left -= number
        if g.table.left:
            g.ask("taking", 1 - seat)
        else:
            g.finish([int(each == seat) for each in g.seats])
