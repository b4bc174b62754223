"""A game in one file in which everybody decides at once and in secret: an auction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.simple import Move, Play, Simple, pile, shown

COINS, ROUNDS, BEST = 20, 6, 10


class Hammer(Simple):
    """Six lots, sealed bids, and no coin comes back.

    In each of six rounds, a lot worth 1 to 10 points is on offer, and everyone bids in secret. The
    highest bid that nobody else made wins the lot and is paid. The most points win, or the most
    coins in a tie.
    """

    name = "hammer"
    players = range(2, 5)
    phases = {"bidding": ("bid coins",)}
    score = "won"
    minutes = 5, 10
    texts = {
        "en": """
choice-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
ask-bid = How much do you bid, in secret?
told-bids = Bids: { $bids }.
told-sold = { $name } wins the lot worth { $value } for { $coins }.
told-unsold = Nobody wins the lot worth { $value }.
told-offered = Next on offer: a lot worth { $value }.
figure-coins = coins
figure-won = points
card = a lot worth { $number }
"""
    }

    class Table:
        lots: list[int] = pile("lots")
        offered: list[int] = shown()
        bids: list[int] = shown()

    class Player:
        coins: int = COINS
        won: list[int] = shown()

    def setup(self, g: Play) -> None:
        g.table.lots += range(1, BEST + 1)
        g.shuffle(g.table.lots)
        self.offer(g)

    def offer(self, g: Play) -> None:
        g.table.offered = g.draw(g.table.lots)
        g.ask("bidding", *g.seats)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        for coins in range(g.players[seat].coins + 1):
            yield "bid", coins

    def bidding(self, g: Play, chosen: Mapping[int, Move]) -> None:
        bids = g.table.bids = [int(bid) for _, bid in chosen.values()]
        g.tell("bids", bids=tuple(bids))
        (value,) = g.table.offered
        single = [bid for bid in bids if bids.count(bid) == 1]
        if single:
            winner = bids.index(max(single))
            g.players[winner].coins -= max(single)
            g.players[winner].won.append(value)
            g.tell("sold", seat=winner, value=value, coins=max(single))
        else:
            g.tell("unsold", value=value)
        g.end_round()
        if g.round <= ROUNDS:
            self.offer(g)
            g.tell("offered", value=g.table.offered[0])
            return
        g.table.offered = []
        points = [sum(player.won) for player in g.players]
        g.finish(points, ties=[player.coins for player in g.players])

    def value(self, g: Play, seat: int, move: Move) -> float:
        left = ROUNDS + 1 - g.round
        return -abs(int(move[1]) - g.players[seat].coins * g.table.offered[0] / (5 * left + 1))

    def row(self, v: Any, seat: int) -> dict[str, int]:
        return {"won": sum(v.players[seat].won), "coins": v.players[seat].coins}

    def pieces(self, v: Any, seat: int) -> list[str]:
        return [f"card:{value}" for value in v.players[seat].won]

    def board(self, v: Any) -> list[list[str]]:
        return [[f"card:{value}" for value in v.table.offered], ["card:?"] * len(v.table.lots)]
