"""People at Auf Heller und Pfennig who draw and place at random."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
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
    """Something that somebody placed on a space, and what he was told if he was.

    Of a tile that he only meant to draw, nobody knows the space.
    """

    name: str
    space: str | None
    confirmed: str | None = None

    def may_be(self, sentence: str) -> bool:
        told = _TOLD.fullmatch(sentence)
        return told is not None and told[1] == self.name and self.space in (None, told[2])


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
            # What can lie on one space only is laid there at once.
            await self._try_to_place(turn, Placed(who.name, None), who, "draw", {})
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
            await self._try_to_place(turn, Placed(who.name, space[0]), who, "place", chosen)

    async def _try_to_place(
        self, turn: Message, trying: Placed, who: Person, verb: str, chosen: dict[str, str]
    ) -> None:
        tried = self.placed.setdefault(turn.buttons[0].path[2], [])
        tried.append(trying)
        asked = await self._ask(who, verb, **chosen)
        # Without an answer nobody knows; with one it is either done or refused.
        tried.pop()
        # At the end of a round more is told, and before it.
        done = _DONE.search(asked.content)
        if done is not None:
            tried.append(Placed(trying.name, done[1], done[0]))

    def _judge(self, game: str, house: House) -> list[str]:
        told = [line for line in house.read.log if _TOLD.fullmatch(line)]
        wrong = mismatch(
            self.placed.get(game, []), told, _last_of_rounds(house.read.log).__contains__
        )
        return [*house.read.faults, *([wrong] if wrong else [])]


def _last_of_rounds(log: Sequence[str]) -> set[str]:
    """What was placed on the last space of a round: often there is no choice any more."""
    return {
        line
        for line, after in pairwise(log)
        if _TOLD.fullmatch(line) and after.startswith(("Row", "Column", "The other lines"))
    }
