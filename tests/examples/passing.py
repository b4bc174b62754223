"""A game in one file for tests: hands are passed on, so players know what others hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.simple import Move, Play, Simple, mine, pile, shown

HAND = 4


class Passing(Simple):
    """Keep one card and pass on the rest.

    Everybody keeps a card in secret, lays it open, and passes the others to the left.
    The highest sum wins.
    """

    name = "passing"
    players = range(2, 5)
    phases = {"choosing": ("keep card",)}  # noqa: RUF012
    texts = {  # noqa: RUF012
        "en": "card-s = Silk { $number }\ncard-t = Tea { $number }\nfigure-kept = kept\n"
    }

    class Table:
        deck: list[str] = pile("cards")

    class Player:
        hand: list[str] = mine(pool="cards")
        kept: list[str] = shown()

    def setup(self, g: Play) -> None:
        g.table.deck += [f"{kind}{number}" for kind in "st" for number in range(1, 10)]
        g.shuffle(g.table.deck)
        for player in g.players:
            player.hand = sorted(g.draw(g.table.deck, HAND))
        g.ask("choosing", *g.seats)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        return (("keep", card) for card in g.players[seat].hand)

    def choosing(self, g: Play, chosen: Mapping[int, Move]) -> None:
        for seat, (_, card) in chosen.items():
            g.players[seat].hand.remove(card)
            g.players[seat].kept.append(str(card))
        hands = [player.hand for player in g.players]
        for seat, hand in enumerate(hands):
            g.players[g.after(seat)].hand = hand
        if hands[0]:
            g.ask("choosing", *g.seats)
        else:
            g.end_round()
            g.finish([sum(int(card[1:]) for card in player.kept) for player in g.players])

    def knows(self, g: Play, seat: int) -> Iterator[list[Any]]:
        for _ in g.players[seat].kept:
            seat = g.after(seat)
            yield g.players[seat].hand

    def forced(self, v: Any, seat: int) -> bool:
        return len(v.players[seat].hand) == 1

    def row(self, v: Any, seat: int) -> dict[str, int]:
        return {"kept": len(v.players[seat].kept)}

    def pieces(self, v: Any, seat: int) -> list[str]:
        return [f"card:{card}" for card in v.players[seat].kept]

    def hand(self, v: Any, seat: int) -> list[str]:
        return [f"card:{card or '?'}" for card in v.players[seat].hand]
