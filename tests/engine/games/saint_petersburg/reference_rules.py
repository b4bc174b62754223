"""A slow, independent implementation of the rules from `data/`, to compare the engine with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Discard,
    Divide,
    Draw,
    Pass,
    Play,
    Release,
    Source,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import CARD_IDS, Phase
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.state import State

CardFacts = dict[str, dict[str, Any]]


def _cards(file: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = json.loads((DATA / file).read_text(encoding="utf-8"))["cards"]
    return cards


def _new_society() -> CardFacts:
    facts = {card["id"]: dict(card) for card in _cards("base.json")}
    for change in _cards("new_society.json"):
        facts.setdefault(change["id"], {}).update(change)
    return facts


FACTS: dict[str, CardFacts] = {
    "base": {card["id"]: card for card in _cards("base.json")},
    "new_society": _new_society(),
}
"""The cards of each edition by id."""

SOURCES: tuple[Source, ...] = ("upper", "lower", "drawn")


def every_action(edition: str) -> Iterator[Action]:
    """Every action that can be expressed, legal or not."""
    kinds = [CARD_IDS.index(name) for name in FACTS[edition]]
    for card in kinds:
        yield Release(card)
        for source in SOURCES:
            yield Take(card, source)
        for displaced in (None, *kinds):
            yield Play(card, displaced)
            for source in SOURCES:
                yield Buy(card, source, displaced)
    yield Pass()
    yield Discard()
    yield from map(Draw, Phase)
    for building in (BuyPoints, Divide, Trade):
        yield from map(building, range(-1, 13))


class ReferenceRules:
    """The seat to act, by card names."""

    def __init__(self, state: State, seat: int) -> None:
        player = state.players[seat]
        self.state, self.rubles, self.facts = state, player.rubles, FACTS[state.options.edition]
        self.hand = [CARD_IDS[card] for card in player.hand]
        self.in_play = [
            CARD_IDS[card] for card, copies in enumerate(player.in_play) for _ in range(copies)
        ]
        self.unused = self.in_play.count("observatory") - player.used_observatories
        self.free_prison = self.in_play.count("debtors_prison") > player.used_prisons
        self.rows = {"upper": state.upper, "lower": state.lower}
        self.rows["drawn"] = [] if state.drawn is None else [state.drawn]

    def is_legal(self, action: Action) -> bool:
        """Whether the rules allow the action now."""
        state = self.state
        if state.guild_hall_owners or state.trading_house_owners or state.pub_owners:
            return self.may_as_owner(action)
        match action:
            case Buy(card, source, displaced):
                return self.is_in_row(card, source) and self.may_pay(card, source, displaced)
            case Take(card, source):
                return self.is_in_row(card, source) and len(self.hand) < self.hand_limit()
            case Discard():
                return state.drawn is not None
            case _ if state.drawn is not None:
                return False
            case Play(card, displaced):
                return CARD_IDS[card] in self.hand and self.may_pay(card, None, displaced)
            case Draw() | Release():
                return state.phase == Phase.BUILDING and self.may_use(action)
        return isinstance(action, Pass)

    def may_use(self, action: Draw | Release) -> bool:
        """Whether an Observatory or a Debtor's Prison allows the action in a building phase."""
        if isinstance(action, Draw):
            return self.unused > 0 and len(self.state.stacks[action.stack]) > 1
        return self.free_prison and action.card in self.state.discard_pile

    def may_as_owner(self, action: Action) -> bool:
        """Whether the owner of a building may decide so after the building scoring."""
        state = self.state
        match action:
            case Divide(points):
                return bool(state.guild_hall_owners) and 0 <= points <= 4
            case _ if state.guild_hall_owners:
                return False
            case Trade(points):
                affordable = points == 0 or (points == 2 and self.rubles >= 3)
                return bool(state.trading_house_owners) and affordable
            case BuyPoints(points) if not state.trading_house_owners:
                most = 5 * self.in_play.count("pub")
                return 0 <= points <= most and 2 * points <= self.rubles
        return False

    def is_in_row(self, card: int, source: Source) -> bool:
        if self.state.drawn is not None and source != "drawn":
            return False
        return card in self.rows[source]

    def hand_limit(self) -> int:
        return 4 if "warehouse" in self.in_play else 3

    def may_pay(self, card: int, source: Source | None, displaced: int | None) -> bool:
        name, displaced_name = CARD_IDS[card], None if displaced is None else CARD_IDS[displaced]
        if not self.may_displace(name, displaced_name):
            return False
        return self.price(name, source, displaced_name) <= self.rubles

    def may_displace(self, name: str, displaced_name: str | None) -> bool:
        """Exactly the trading cards displace, and only what the owner has in play."""
        if self.facts[name]["stack"] != "trading":
            return displaced_name is None
        if displaced_name is None or displaced_name not in self.in_play:
            return False
        if displaced_name == "observatory" and not self.unused:
            return False
        if displaced_name == "debtors_prison" and not self.free_prison:
            return False
        new, old = self.facts[name], self.facts[displaced_name]
        if old["stack"] == "trading" or new["colour"] != old["colour"]:
            return False
        if name == "new_society" or new["colour"] != "green":
            return True
        return old["symbol"] in ("any", new["symbol"])

    def price(self, name: str, source: Source | None, displaced_name: str | None) -> int:
        colour, rubles = self.facts[name]["colour"], int(self.facts[name]["cost"])
        rubles -= self.in_play.count(name)
        rubles -= 1 if source == "lower" else 0
        rubles -= self.in_play.count("obshchina_commune") if colour == "green" else 0
        rubles -= self.in_play.count("carpenter_workshop") if colour == "blue" else 0
        rubles -= self.in_play.count("gold_smelter") if colour == "red" else 0
        if displaced_name == "potemkin_village":
            rubles -= 6
        elif displaced_name is not None:
            rubles -= self.facts[displaced_name]["cost"]
        return rubles if rubles > 1 else 1

    def income(self, phase: Phase) -> tuple[int, int]:
        """Rubles and points at the scoring of a phase."""
        colours = [self.facts[name]["colour"] for name in self.in_play]
        scoring = {Phase.WORKER: "green", Phase.BUILDING: "blue", Phase.ARISTOCRAT: "red"}
        due = [card for card in map(self.facts.get, self.in_play) if card is not None]
        due = [card for card in due if card["colour"] == scoring.get(phase)]
        rubles = sum(card["rubles"] for card in due)
        points = sum(card["points"] for card in due)
        if phase is Phase.BUILDING:
            per_red = self.in_play.count("mariinskij_theater") * colours.count("red")
            if self.state.options.edition == "base":
                rubles += per_red
            else:
                points += per_red
            rubles += self.in_play.count("coffee_house") * colours.count("red")
            points += 2 * self.in_play.count("textile_factory") * self.wool()
            points -= self.in_play.count("observatory") - self.unused
        if phase is Phase.ARISTOCRAT:
            rubles += self.in_play.count("tax_man") * colours.count("green")
            rubles += self.in_play.count("mayor") * colours.count("blue")
        return rubles, points

    def wool(self) -> int:
        """The number of cards in play with a sheep or with the symbol for every tool."""
        names = ("shepherd", "weaving_mill", "czar_and_carpenter", "new_society")
        return sum(map(self.in_play.count, names))
