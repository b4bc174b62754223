"""The smallest game in one file, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.simple import Move, Play, Simple


class Nim(Simple):
    """Take the last one."""

    name = "nim"
    players = range(2, 3)
    phases: ClassVar[Mapping[str, Sequence[str]]] = {"taking": ("take",)}

    def setup(self, g: Play) -> None:
        g.ask("taking", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [("take",)]

    def take(self, g: Play, seat: int) -> None:
        g.finish([1, 0])
