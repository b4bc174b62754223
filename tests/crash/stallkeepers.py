"""People at Auf Heller und Pfennig who draw and place at random."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from tests.crash.houses import House, Houses
from tests.crash.ledger import mismatch
from tests.crash.townsfolk import asked_in
from tests.loopback.people import suggestions
from tests.loopback.record import Message
from tests.loopback.server import Loopback
from tests.loopback.world import FIRST_CHANNEL, Person

PLACE = "heller place"

_SPACE = re.compile(r"\b[A-F][1-5]\b")
_DONE = re.compile(r"(?:Your stall stands|You lay .+) on ([A-F][1-5])\.")
_TOLD = re.compile(r"(\w+) (?:puts up|lays|draws) .*\bon ([A-F][1-5])(?:\.|: .+\.)")


@dataclass(frozen=True, slots=True)
class Placed:
    """Something that somebody placed on a space, and what he was told if he was."""

    name: str
    space: str
    confirmed: str | None = None

    def may_be(self, sentence: str) -> bool:
        told = _TOLD.fullmatch(sentence)
        return told is not None and told.groups() == (self.name, self.space)


class Stallkeepers(Houses):
    """Three people in one channel, of whom whoever is on turn draws, or places something."""

    command = "heller"

    def __init__(self, discord: Loopback, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        super().__init__(discord, rng, channel_id)
        self.placed: dict[str, list[Placed]] = {}

    @property
    def decisions(self) -> int:
        return sum(one.confirmed is not None for game in self.placed.values() for one in game)

    async def _decide(self, turn: Message, who: Person) -> None:
        who = self._rng.choice(asked_in(turn, self.people) or [who])
        verbs = {button.path[-1] for button in turn.buttons if button.path[1] == "do"}
        if "draw" in verbs and self._rng.random() < 0.4:
            await self._ask(who, "draw")
            return
        chosen: dict[str, str] = {}
        for option in ("piece", "space"):
            offered = await suggestions(
                self._discord, who, self.channel_id, PLACE, option, **chosen
            )
            if offered:
                label, chosen[option] = self._rng.choice(offered)
        space = _SPACE.search(label) if "space" in chosen else None
        if space is not None:
            await self._place(turn, Placed(who.name, space[0]), who, chosen)

    async def _place(
        self, turn: Message, trying: Placed, who: Person, chosen: dict[str, str]
    ) -> None:
        tried = self.placed.setdefault(turn.buttons[0].path[2], [])
        tried.append(trying)
        asked = await self._ask(who, "place", **chosen)
        # Without an answer nobody knows; with one it is either done or refused.
        tried.pop()
        done = _DONE.match(asked.content)
        if done is not None and done[1] == trying.space:
            tried.append(Placed(trying.name, trying.space, done[0]))

    def _judge(self, game: str, house: House) -> list[str]:
        told = [line for line in house.read.log if _TOLD.fullmatch(line)]
        wrong = mismatch(self.placed.get(game, []), told)
        return [*house.read.faults, *([wrong] if wrong else [])]
