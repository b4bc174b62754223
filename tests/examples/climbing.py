"""A game in one file for tests: who cannot go on loses for all, and so does who gives up."""

from __future__ import annotations

from collections.abc import Iterator

from engine.simple import Move, Play, Simple, mine, pile

SUMMIT, HAND = 12, 3


class Climbing(Simple):
    """Climb to the summit together.

    In turn, lay at least one card that is higher than the last one. All win once the 12 lies.
    """

    name = "climbing"
    players = range(2, 5)
    phases = {"climbing": ("place card", "done")}  # noqa: RUF012
    together = True

    class Table:
        deck: list[int] = pile("cards")
        top: int = 0
        placed: int = 0

    class Player:
        hand: list[int] = mine(pool="cards")

    def setup(self, g: Play) -> None:
        g.table.deck += range(1, SUMMIT + 1)
        g.shuffle(g.table.deck)
        for player in g.players:
            player.hand = g.draw(g.table.deck, HAND)
        g.ask("climbing", 0)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        fitting = [card for card in g.players[seat].hand if card > g.table.top]
        yield from (("place", card) for card in fitting)
        if g.table.placed or not fitting:
            yield ("done",)

    def place(self, g: Play, seat: int, card: int) -> None:
        g.players[seat].hand.remove(card)
        g.table.top, g.table.placed = card, g.table.placed + 1
        if card == SUMMIT:
            g.finish([card] * len(g.seats), [1] * len(g.seats))
        else:
            g.ask("climbing", seat)

    def done(self, g: Play, seat: int) -> None:
        if g.table.placed:
            g.table.placed = 0
            g.ask("climbing", g.after(seat))
        else:
            g.finish([g.table.top] * len(g.seats), [None] * len(g.seats))

    def resign(self, g: Play, seat: int) -> None:
        g.finish([g.table.top] * len(g.seats), [None] * len(g.seats))
