"""People at Auf Heller und Pfennig who draw and place at random."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tests.programs.crash.clients.council import SecretDecisionHistory
from tests.programs.crash.clients.planning import PlanningClient
from tests.programs.crash.clients.rattus_cartus import people_asked_by
from tests.programs.crash.operation_history import find_mismatch
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import FIRST_CHANNEL, Person
from tests.support.fake_discord.recording import Message
from tests.support.fake_discord.server import FakeDiscord

PLACE = "heller place"

_SPACE = re.compile(r"\b[A-F][1-5]\b")
_CONFIRMATION = re.compile(r"You place .+ on ([A-F][1-5])\.")
_PLACEMENT = re.compile(r"(\w+) (?:places|draws) .*\bon ([A-F][1-5])(?:\.|: .+\.)")


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece that somebody placed on a space, and its confirmation.

    The space of a drawn tile is unknown until it is confirmed.
    """

    name: str
    space: str | None
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        match = _PLACEMENT.fullmatch(sentence)
        return match is not None and match[1] == self.name and self.space in (None, match[2])


class HellerUndPfennigClient(PlanningClient):
    """Three people in one channel, who draw and place in turn, and plan to."""

    command = "heller"
    plans = (
        (
            re.compile(r"place .+ on ([A-F][1-5])"),
            r"NAME (?:places|draws) .*\\bon \1(?:\\.|: .+\\.)$",
        ),
    )

    def __init__(self, discord: FakeDiscord, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        super().__init__(discord, rng, channel_id)
        self.placements: dict[str, list[Placement]] = {}

    @property
    def confirmed_decisions(self) -> int:
        return sum(
            placement.confirmed is not None
            for game in self.placements.values()
            for placement in game
        )

    async def _decide(self, turn: Message, who: Person) -> None:
        await self._plan_now_and_then(turn)
        who = self._rng.choice(people_asked_by(turn, self.people) or [who])
        verbs = {button.path[-1] for button in turn.buttons if button.path[1] == "do"}
        if "draw" in verbs and self._rng.random() < 0.4:
            # A tile that fits only one space is placed there at once.
            await self._try_to_place(turn, Placement(who.name, None), who, "draw", {})
            return
        chosen: dict[str, str] = {}
        for option in ("piece", "space"):
            suggestions = await autocomplete(
                self._discord, who, self.channel_id, PLACE, option, **chosen
            )
            if suggestions:
                label, chosen[option] = self._rng.choice(suggestions)
        space = _SPACE.search(label) if "space" in chosen else None
        if space is not None:
            await self._try_to_place(turn, Placement(who.name, space[0]), who, "place", chosen)

    async def _try_to_place(
        self, turn: Message, attempt: Placement, who: Person, verb: str, chosen: dict[str, str]
    ) -> None:
        placements = self.placements.setdefault(turn.buttons[0].path[2], [])
        placements.append(attempt)
        answer = await self._ask(who, verb, **chosen)
        # Without an answer the outcome is unknown; otherwise the piece is placed or refused.
        placements.pop()
        # At the end of a round, the answer has more sentences before and after this one.
        confirmation = _CONFIRMATION.search(answer.content)
        if confirmation is not None:
            placements.append(Placement(attempt.name, confirmation[1], confirmation[0]))

    def _find_faults(self, game: str, who: Person, history: SecretDecisionHistory) -> list[str]:
        log = history.log_history.log
        placements, last = (
            [line for line in log if _PLACEMENT.fullmatch(line)],
            _last_of_rounds(log),
        )
        mismatch = find_mismatch(
            self.placements.get(game, []),
            placements,
            lambda line: (
                line in last
                or any(self.may_have_planned(game, person, line) for person in self.people)
            ),
        )
        return [
            *history.log_history.faults,
            *([mismatch] if mismatch else []),
            *self.find_plan_faults(game, who, log),
        ]

    def _made_by_hand(
        self, game: str, who: Person, happened: Sequence[str], log: Sequence[str]
    ) -> int:
        last = _last_of_rounds(log)
        return sum(
            placement.name == who.name and any(map(placement.matches, happened))
            for placement in self.placements.get(game, [])
        ) + sum(line in last for line in happened)


def _last_of_rounds(log: Sequence[str]) -> set[str]:
    """Return what was placed on the last space of a round, often automatically."""
    return {
        line
        for line, after in pairwise(log)
        if _PLACEMENT.fullmatch(line) and after.startswith(("Row", "Column", "Lines not listed"))
    }
