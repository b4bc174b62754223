"""The rules said a second time, slowly, from `data/` alone: what the engine is compared with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Discard,
    Draw,
    Pass,
    Play,
    Source,
    Take,
)
from engine.games.saint_petersburg.cards import DATA, KIND_IDS, Phase
from engine.games.saint_petersburg.state import State

FACTS: dict[str, dict[str, Any]] = {
    card["id"]: card
    for card in json.loads((DATA / "base.json").read_text(encoding="utf-8"))["cards"]
}
SOURCES: tuple[Source, ...] = ("upper", "lower", "drawn")


def every_action() -> Iterator[Action]:
    """All that can be said, whether it makes sense or not."""
    kinds = [KIND_IDS.index(name) for name in FACTS]
    for card in kinds:
        for source in SOURCES:
            yield Take(card, source)
        for displaced in (None, *kinds):
            yield Play(card, displaced)
            for source in SOURCES:
                yield Buy(card, source, displaced)
    yield Pass()
    yield Discard()
    yield from map(Draw, Phase)
    yield from map(BuyPoints, range(-1, 13))


class Naive:
    """The seat to act, by card names."""

    def __init__(self, state: State, seat: int) -> None:
        player = state.players[seat]
        self.state, self.rubles = state, player.rubles
        self.hand = [KIND_IDS[card] for card in player.hand]
        self.in_play = [
            KIND_IDS[card] for card, copies in enumerate(player.in_play) for _ in range(copies)
        ]
        self.unused = self.in_play.count("observatory") - player.used_observatories
        self.rows = {"upper": state.upper, "lower": state.lower}
        self.rows["drawn"] = [] if state.drawn is None else [state.drawn]

    def may(self, action: Action) -> bool:
        """Whether the rules allow it now."""
        state = self.state
        match action:
            case BuyPoints(points):
                most = 5 * self.in_play.count("pub")
                return bool(state.pub_owners) and 0 <= points <= most and 2 * points <= self.rubles
            case _ if state.pub_owners:
                return False
            case Buy(card, source, displaced):
                return self.lies_in(card, source) and self.may_pay(card, source, displaced)
            case Take(card, source):
                return self.lies_in(card, source) and len(self.hand) < self.hand_limit()
            case Discard():
                return state.drawn is not None
            case _ if state.drawn is not None:
                return False
            case Play(card, displaced):
                return KIND_IDS[card] in self.hand and self.may_pay(card, None, displaced)
            case Draw(stack):
                return (
                    state.phase == Phase.BUILDING
                    and self.unused > 0
                    and len(state.stacks[stack]) > 1
                )
        return isinstance(action, Pass)

    def lies_in(self, card: int, source: Source) -> bool:
        if self.state.drawn is not None and source != "drawn":
            return False
        return card in self.rows[source]

    def hand_limit(self) -> int:
        return 4 if "warehouse" in self.in_play else 3

    def may_pay(self, card: int, source: Source | None, displaced: int | None) -> bool:
        name, other = KIND_IDS[card], None if displaced is None else KIND_IDS[displaced]
        if not self.may_displace(name, other):
            return False
        return self.price(name, source, other) <= self.rubles

    def may_displace(self, name: str, other: str | None) -> bool:
        """Exactly the trading cards displace, and only what the owner has in play."""
        if FACTS[name]["stack"] != "trading":
            return other is None
        if other is None or other not in self.in_play:
            return False
        if other == "observatory" and not self.unused:
            return False
        new, old = FACTS[name], FACTS[other]
        if old["stack"] == "trading" or new["colour"] != old["colour"]:
            return False
        return new["colour"] != "green" or old["symbol"] in ("any", new["symbol"])

    def price(self, name: str, source: Source | None, other: str | None) -> int:
        colour, rubles = FACTS[name]["colour"], int(FACTS[name]["cost"])
        rubles -= self.in_play.count(name)
        rubles -= 1 if source == "lower" else 0
        rubles -= self.in_play.count("carpenter_workshop") if colour == "blue" else 0
        rubles -= self.in_play.count("gold_smelter") if colour == "red" else 0
        if other == "potemkin_village":
            rubles -= 6
        elif other is not None:
            rubles -= FACTS[other]["cost"]
        return rubles if rubles > 1 else 1

    def income(self, phase: Phase) -> tuple[int, int]:
        """Rubles and points at the scoring of a phase."""
        colours = [FACTS[name]["colour"] for name in self.in_play]
        scoring = {Phase.WORKER: "green", Phase.BUILDING: "blue", Phase.ARISTOCRAT: "red"}
        due = [FACTS[name] for name in self.in_play if FACTS[name]["colour"] == scoring.get(phase)]
        rubles = sum(card["rubles"] for card in due)
        points = sum(card["points"] for card in due)
        if phase is Phase.BUILDING:
            rubles += self.in_play.count("mariinskij_theater") * colours.count("red")
            points -= self.in_play.count("observatory") - self.unused
        if phase is Phase.ARISTOCRAT:
            rubles += self.in_play.count("tax_man") * colours.count("green")
        return rubles, points
