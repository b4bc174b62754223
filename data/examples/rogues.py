"""A game in one file with hidden dice, secret decisions, bids of two numbers, and elimination."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from engine.simple import Move, Play, Simple, mine, shown

DICE, SIDES = 3, 6


class Rogues(Simple):
    """Hidden dice, bold claims, and a ransom if you’re caught.

    Each round, everyone rolls in secret and decides in secret whether to press. Then take turns
    claiming how many dice show a face: always more dice, or as many of a higher face, until
    somebody doubts it. Whoever is wrong loses a die, or two if most players pressed, but can pay
    the ransom instead, once a game. With no dice left you’re out, and the last one in wins.
    """

    name = "rogues"
    players = range(2, 6)
    phases = {
        "pressing": ("press", "hold"),
        "claiming": ("claim number face", "doubt"),
        "ransoming": ("pay", "lose"),
    }
    chance = True
    texts = {
        "en": """
phase-claiming = Claims
phase-ransoming = Ransom
verb-doubt = Doubt it
verb-pay = Pay the ransom
verb-lose = Lose dice
choice-number = { $number } dice
choice-face = showing a { $number }
ask-claim = How many dice, and which face?
illegal-higher = Claim more dice, or as many of a higher face.
told-claim = { $name } claims: { $number } with a { $face }.
told-pressed = { $number ->
    [0] Nobody presses.
    [one] { $names } presses.
   *[other] { $names } press.
}
told-counted = All dice are shown: { $number } with a { $face }. { $name } was wrong.
told-lost = { $name } loses { $number ->
    [one] a die.
   *[other] { $number } dice.
}
figure-dice = dice
figure-ransom = ransom
"""
    }

    class Table:
        stake: int = 1
        pressed: list[int] = shown()
        claim: list[int] = shown()
        claimant: int = 0
        loser: int = 0
        counted: list[list[int]] = shown()

    class Player:
        dice: list[int] = mine(dice=SIDES)
        left: int = DICE
        ransom: int = 1

    def setup(self, g: Play) -> None:
        self.roll(g)

    def roll(self, g: Play) -> None:
        for player in g.players:
            player.dice = sorted(g.roll(SIDES) for _ in range(player.left))
        g.table.claim = []
        g.ask("pressing", *g.remaining)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        if g.phase != "claiming":
            return ((name,) for name in self.phases[g.phase])
        dice = sum(player.left for player in g.players)
        claims = product(range(1, dice + 1), range(1, SIDES + 1))
        higher = [("claim", *each) for each in claims if [*each] > g.table.claim]
        return iter([*higher, ("doubt",)] if g.table.claim else higher)

    def why(self, g: Play, seat: int, move: Move) -> str | None:
        return "higher" if move[0] == "claim" else None

    def pressing(self, g: Play, chosen: Mapping[int, Move]) -> None:
        pressed = g.table.pressed = [seat for seat, move in chosen.items() if move == ("press",)]
        g.table.stake = 2 if 2 * len(pressed) > len(chosen) else 1
        g.tell("pressed", seats=tuple(pressed), number=len(pressed))
        g.ask("claiming", g.after(g.table.loser - 1))

    def claim(self, g: Play, seat: int, number: int, face: int) -> None:
        g.table.claim, g.table.claimant = [number, face], seat
        g.ask("claiming", g.after(seat))

    def doubt(self, g: Play, seat: int) -> None:
        claimed, face = g.table.claim
        g.table.counted = [list(player.dice) for player in g.players]
        number = sum(dice.count(face) for dice in g.table.counted)
        loser = g.table.loser = seat if number >= claimed else g.table.claimant
        g.reveal()
        g.tell("counted", number=number, face=face, seat=loser)
        if g.players[loser].ransom:
            g.ask("ransoming", loser)
        else:
            self.lose(g, loser)

    def pay(self, g: Play, seat: int) -> None:
        g.players[seat].ransom -= 1
        self.go_on(g)

    def lose(self, g: Play, seat: int) -> None:
        player = g.players[seat]
        lost = min(g.table.stake, player.left)
        g.tell("lost", seat=seat, number=lost)
        player.left, player.dice = player.left - lost, player.dice[lost:]
        if not player.left:
            g.leave(seat)
        self.go_on(g)

    def resign(self, g: Play, seat: int) -> None:
        g.players[seat].left, g.players[seat].dice = 0, []
        self.go_on(g)

    def go_on(self, g: Play) -> None:
        g.end_round()
        if len(g.remaining) > 1:
            self.roll(g)
        else:
            g.finish([each.left for each in g.players])

    def value(self, g: Play, seat: int, move: Move) -> float:
        if move[0] != "claim":
            return 0.5 if move[0] in ("hold", "lose") else 0.0
        number, face = int(move[1]), int(move[2])
        own = g.players[seat].dice.count(face)
        return 1.5 + own - number + sum(other.left for other in g.players) / SIDES

    def believe(self, g: Play, seat: int) -> float:
        claimed = g.table.claim[1:] if seat == g.table.claimant else []
        return 1.0 + 2 * sum(g.players[seat].dice.count(face) for face in claimed)

    def row(self, v: Any, seat: int) -> dict[str, int]:
        return {"dice": v.players[seat].left, "ransom": v.players[seat].ransom}

    def hand(self, v: Any, seat: int) -> list[str]:
        return [f"die:{face or '?'}" for face in v.players[seat].dice]

    def board(self, v: Any) -> list[list[str]]:
        claim = [f"token:{v.table.claim[0]}", f"die:{v.table.claim[1]}"] if v.table.claim else []
        return [claim]
