"""A game in one file with hidden hands: tricks, in which suit has to be followed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.simple import Move, Play, Simple, mine, pile, shown

WINDS, HIGHEST, HAND = "nesw", 8, 5
DECK = [f"{wind}{number}" for wind in WINDS for number in range(1, HIGHEST + 1)]


class FourWinds(Simple):
    """Follow the wind, and take the tricks.

    There are four winds with cards from 1 to 8. Each round, everyone gets five. One player leads a
    card, the others follow its wind if they can, and the highest card of that wind takes the trick
    and leads the next. There are as many rounds as players, and each trick is worth a point.
    """

    name = "four_winds"
    players = range(3, 5)
    phases = {"playing": ("play card",)}
    chance = True
    score = "tricks"
    minutes = 5, 15
    colours = {"n": "1F4E8C", "e": "8A6D0B", "s": "B3261E", "w": "2E6B3A"}
    texts = {
        "en": """
phase-playing = Tricks
ask-play = Which card do you play?
illegal-follow = You can follow the wind that was led, so you have to.
told-play = { $name } plays { $card }.
told-trick = { $name } takes the trick.
told-dealt = New cards are dealt.
figure-tricks = tricks
card-n = North { $number }
card-e = East { $number }
card-s = South { $number }
card-w = West { $number }
"""
    }

    class Table:
        deck: list[str] = pile("cards")
        trick: list[str] = shown()
        out: list[str] = shown()
        without: list[str] = shown()
        leader: int = 0

    class Player:
        hand: list[str] = mine(pool="cards")
        tricks: int = 0

    def setup(self, g: Play) -> None:
        self.deal(g)

    def deal(self, g: Play) -> None:
        g.table.deck, g.table.out, g.table.without = list(DECK), [], []
        g.shuffle(g.table.deck)
        for player in g.players:
            player.hand = sorted(g.draw(g.table.deck, HAND))
        g.table.leader = (g.round - 1) % len(g.seats)
        g.ask("playing", g.table.leader)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        hand, trick = g.players[seat].hand, g.table.trick
        following = [card for card in hand if trick and card[0] == trick[0][0]]
        for card in following or hand:
            yield "play", card

    def why(self, g: Play, seat: int, move: Move) -> str | None:
        return "follow" if move[1] in g.players[seat].hand else None

    def play(self, g: Play, seat: int, card: str) -> None:
        g.players[seat].hand.remove(card)
        g.table.trick.append(card)
        if (led := g.table.trick[0][0]) != card[0]:
            g.table.without.append(f"{led}{seat}")
        if len(g.table.trick) < len(g.seats):
            g.ask("playing", g.after(seat))
            return
        best = max(card for card in g.table.trick if card[0] == led)
        winner = (g.table.leader + g.table.trick.index(best)) % len(g.seats)
        g.players[winner].tricks += 1
        g.tell("trick", seat=winner)
        g.table.leader = winner
        g.table.out, g.table.trick = g.table.out + g.table.trick, []
        if g.players[seat].hand:
            g.ask("playing", winner)
            return
        g.end_round()
        if g.round > len(g.seats):
            g.finish([player.tricks for player in g.players])
            return
        self.deal(g)
        g.tell("dealt")

    def forced(self, v: Any, seat: int) -> bool:
        return len(v.players[seat].hand) == 1

    def value(self, g: Play, seat: int, move: Move) -> float:
        return int(str(move[1])[1:]) / HIGHEST

    def believe(self, g: Play, seat: int) -> float:
        return float(
            all(f"{card[0]}{seat}" not in g.table.without for card in g.players[seat].hand)
        )

    def row(self, v: Any, seat: int) -> dict[str, int]:
        return {"tricks": v.players[seat].tricks}

    def hand(self, v: Any, seat: int) -> list[str]:
        return [f"card:{card or '?'}" for card in v.players[seat].hand]

    def board(self, v: Any) -> list[list[str]]:
        return [[f"card:{card}" for card in v.table.trick]]
