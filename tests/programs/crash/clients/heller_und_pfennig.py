"""People at Auf Heller und Pfennig who draw and place at random."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tests.programs.crash.clients.council import CouncilClient, SecretDecisionHistory
from tests.programs.crash.clients.rattus_cartus import people_asked_by
from tests.programs.crash.operation_history import find_mismatch
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import FIRST_CHANNEL, Person
from tests.support.fake_discord.recording import Message
from tests.support.fake_discord.server import FakeDiscord

PLACE = "heller place"

_SPACE = re.compile(r"\b[A-F][1-5]\b")
_DONE = re.compile(r"(?:Your stall stands|You lay .+) on ([A-F][1-5])\.")
_TOLD = re.compile(r"(\w+) (?:puts up|lays|draws) .*\bon ([A-F][1-5])(?:\.|: .+\.)")


@dataclass(frozen=True, slots=True)
class Placement:
    """Something that somebody placed on a space, and what he was told if he was.

    Of a tile that he only meant to draw, nobody knows the space.
    """

    name: str
    space: str | None
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        told = _TOLD.fullmatch(sentence)
        return told is not None and told[1] == self.name and self.space in (None, told[2])


class HellerUndPfennigClient(CouncilClient):
    """Three people in one channel, of whom whoever is on turn draws, or places something."""

    command = "heller"

    def __init__(self, discord: FakeDiscord, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        super().__init__(discord, rng, channel_id)
        self.placements: dict[str, list[Placement]] = {}

    @property
    def confirmed_decisions(self) -> int:
        return sum(one.confirmed is not None for game in self.placements.values() for one in game)

    async def _decide(self, turn: Message, who: Person) -> None:
        who = self._rng.choice(people_asked_by(turn, self.people) or [who])
        verbs = {button.path[-1] for button in turn.buttons if button.path[1] == "do"}
        if "draw" in verbs and self._rng.random() < 0.4:
            # What can lie on one space only is laid there at once.
            await self._try_to_place(turn, Placement(who.name, None), who, "draw", {})
            return
        chosen: dict[str, str] = {}
        for option in ("piece", "space"):
            offered = await autocomplete(
                self._discord, who, self.channel_id, PLACE, option, **chosen
            )
            if offered:
                label, chosen[option] = self._rng.choice(offered)
        space = _SPACE.search(label) if "space" in chosen else None
        if space is not None:
            await self._try_to_place(turn, Placement(who.name, space[0]), who, "place", chosen)

    async def _try_to_place(
        self, turn: Message, trying: Placement, who: Person, verb: str, chosen: dict[str, str]
    ) -> None:
        tried = self.placements.setdefault(turn.buttons[0].path[2], [])
        tried.append(trying)
        asked = await self._ask(who, verb, **chosen)
        # Without an answer nobody knows; with one it is either done or refused.
        tried.pop()
        # At the end of a round more is told, and before it.
        done = _DONE.search(asked.content)
        if done is not None:
            tried.append(Placement(trying.name, done[1], done[0]))

    def _find_faults(self, game: str, history: SecretDecisionHistory) -> list[str]:
        told = [line for line in history.log_history.log if _TOLD.fullmatch(line)]
        wrong = find_mismatch(
            self.placements.get(game, []),
            told,
            _last_of_rounds(history.log_history.log).__contains__,
        )
        return [*history.log_history.faults, *([wrong] if wrong else [])]


def _last_of_rounds(log: Sequence[str]) -> set[str]:
    """What was placed on the last space of a round: often there is no choice any more."""
    return {
        line
        for line, after in pairwise(log)
        if _TOLD.fullmatch(line) and after.startswith(("Row", "Column", "The other lines"))
    }
