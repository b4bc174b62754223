"""A game in one file that all win or lose together, with options: a dyke against the sea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.simple import Move, Play, Simple, mine, pile, shown

SECTIONS, HAND, TIDES, FORCE = "abcd", 3, 6, 3
DECK = [f"{section}{number}" for section in SECTIONS for number in (2, 3, 4)] * 3
HEIGHTS = {"calm": 4, "rough": 3, "wild": 2}


class SpringTide(Simple):
    """Raise the dyke together before the waves strike.

    You win together if the four sections of the dyke (squares) hold for six tides. Before each, you
    see its waves (discs): 3, 4 or 6 with 2, 3 or 4 players, of force 1 to 3. In turn, lay one of
    three cards: it raises the section of its letter by its number, or another by 1. Then the waves
    lower the dyke by their force. If a section falls below 0, you lose. Don’t tell what you hold.
    """

    name = "spring_tide"
    players = range(2, 5)
    phases = {"building": ("lay card section",)}
    chance = together = True
    colours = {"a": "8A6D0B", "b": "1F4E8C", "c": "B3261E", "d": "2E6B3A"}
    texts = {
        "en": """
told-lay = { $name } lays { $card } on section { $section }.
told-struck = The waves strike. The lowest section is at { $number } now.
figure-raised = raised
setting-sea = Sea
option-sea = The wilder the sea, the lower the dyke to begin with: 4, 3 or 2.
setting-sea-calm = calm
setting-sea-rough = rough
setting-sea-wild = wild
setting-fog = Fog
option-fog = One of the waves is only seen when it strikes.
""",
    }

    class Options:
        sea: Literal["calm", "rough", "wild"] = "rough"
        fog: bool = False

    class Table:
        deck: list[str] = pile("cards")
        heights: list[int] = shown()
        waves: list[int] = shown()
        tides: int = 0

    class Player:
        hand: list[str] = mine(pool="cards")
        laid: list[str] = shown()
        raised: int = 0

    def setup(self, g: Play) -> None:
        g.table.heights = [HEIGHTS[g.options.sea] for _ in SECTIONS]
        g.table.deck += DECK
        g.shuffle(g.table.deck)
        self.begin(g)

    def begin(self, g: Play) -> None:
        for player in g.players:
            drawn = g.draw(g.table.deck, HAND - len(player.hand))
            player.hand, player.laid = sorted(player.hand + drawn), []
        g.table.waves = [0 for _ in SECTIONS]
        self.roll(g, len(g.seats) * 3 // 2 - g.options.fog)
        g.ask("building", g.after(g.round))

    def roll(self, g: Play, waves: int) -> None:
        for _ in range(waves):
            g.table.waves[g.roll(len(SECTIONS)) - 1] += g.roll(FORCE)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        return (("lay", card, section) for card in g.players[seat].hand for section in SECTIONS)

    def lay(self, g: Play, seat: int, card: str, section: str) -> None:
        player, raised = g.players[seat], int(card[1:]) if card[0] == section else 1
        player.hand.remove(card)
        player.laid, player.raised = [card], player.raised + raised
        g.table.heights[SECTIONS.index(section)] += raised
        if not all(each.laid for each in g.players):
            g.ask("building", g.after(seat))
            return
        self.roll(g, int(g.options.fog))
        g.table.heights = [h - w for h, w in zip(g.table.heights, g.table.waves, strict=True)]
        lowest = min(g.table.heights)
        g.tell("struck", number=lowest)
        g.table.tides += lowest >= 0
        g.end_round()
        if lowest >= 0 and g.table.tides < TIDES:
            self.begin(g)
        else:
            g.finish([g.table.tides for _ in g.seats], [1 if lowest >= 0 else None] * len(g.seats))

    def resign(self, g: Play, seat: int) -> None:
        g.finish([g.table.tides for _ in g.seats], [None for _ in g.seats])

    def value(self, g: Play, seat: int, move: Move) -> float:
        _, card, section = map(str, move)
        place = SECTIONS.index(section)
        left: int = g.table.heights[place] - g.table.waves[place]
        return (int(card[1:]) if card[0] == section else 1) - left

    def row(self, v: Any, seat: int) -> dict[str, int]:
        return {"raised": v.players[seat].raised}

    def pieces(self, v: Any, seat: int) -> list[str]:
        return [f"card:{card}" for card in v.players[seat].laid]

    def hand(self, v: Any, seat: int) -> list[str]:
        return [f"card:{card or '?'}" for card in v.players[seat].hand]

    def board(self, v: Any) -> list[list[str]]:
        dyke = [f"tile:{s}{max(h, 0)}" for s, h in zip(SECTIONS, v.table.heights, strict=True)]
        waves = [f"token:{s}{w}" for s, w in zip(SECTIONS, v.table.waves, strict=True)]
        return [dyke, waves]
