"""A game in one file that all win or lose together."""

from __future__ import annotations

from collections.abc import Mapping

from engine.simple import Move, Play, Simple


class Lifting(Simple):
    """Lift the stone, or be crushed by it.

    All decide at once whether to lift. All win if enough of them do.
    """

    name = "lifting"
    players = range(2, 5)
    phases = {"lifting": ("lift", "rest")}  # noqa: RUF012
    together = True

    class Options:
        heavy: bool = False

    def setup(self, g: Play) -> None:
        g.ask("lifting", *g.seats)

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [("lift",), ("rest",)]

    def lifting(self, g: Play, chosen: Mapping[int, Move]) -> None:
        needed = 2 if g.options.heavy else 1
        is_lifted = [*chosen.values()].count(("lift",)) >= needed
        g.finish([3 * is_lifted] * len(g.seats), [1 if is_lifted else None] * len(g.seats))
