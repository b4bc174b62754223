"""People at Rattus Cartus who decide at random."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.programs.crash.clients.council import SecretDecisionHistory
from tests.programs.crash.clients.planning import PlanningClient
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message

PUBLIC_MOVES = {"supply": "building", "enter": "building", "look": "nun"}
"""The public moves, with the option of their command."""

SECRET_MOVES = {
    "lay": "You lay down: {}.",
    "give": "You choose to give: {}.",
    "discard": "You choose to discard: {}.",
}
"""The confirmations of moves with a secret card."""

_ADDRESSED = re.compile(r"\*\*(?:<@(\d+)>|(\w+))\*\*")
"""The people addressed in the text of a turn message."""


def people_asked_by(turn: Message, people: Sequence[Person]) -> list[Person]:
    """Return those of the people whom a turn message addresses."""
    addressed = {word for match in _ADDRESSED.findall(turn.content) for word in match}
    return [person for person in people if str(person.id) in addressed or person.name in addressed]


class RattusCartusClient(PlanningClient):
    """Three people in one channel, who act when the turn message addresses them, and plan to."""

    command = "rattus"
    plans = (
        (
            re.compile(r"take the supply of building (\d)"),
            r"NAME takes the supply of building \1, ",
        ),
        (re.compile(r"enter building (\d)"), r"NAME is the \\w+ to enter building \1, "),
        (re.compile(r"lay down: (.+)"), r"You lay down: \1\\."),
    )

    async def _decide(self, turn: Message, who: Person) -> None:
        await self._plan_now_and_then(turn)
        who = self._rng.choice(people_asked_by(turn, self.people) or [who])
        verbs = [button.path[-1] for button in turn.buttons if button.path[1] == "do"]
        weights = [1 if verb in ("done", "pass") else 4 for verb in verbs]
        verb = self._rng.choices(verbs, weights)[0].rstrip("123")
        option = PUBLIC_MOVES.get(verb, "cards" if verb in SECRET_MOVES else None)
        if option is None:
            await self._ask(who, verb)
            return
        name = f"{self.command} {verb}"
        suggestions = await autocomplete(self._discord, who, self.channel_id, name, option)
        if not suggestions:
            return
        label, value = self._rng.choice(suggestions)
        if verb in PUBLIC_MOVES:
            await self._ask(who, verb, **{option: value})
            return
        sentence = SECRET_MOVES[verb].format(label.partition(": ")[0])
        await self._try(turn, who, sentence, verb, **{option: value})

    def _find_faults(self, game: str, who: Person, history: SecretDecisionHistory) -> list[str]:
        faults = history.find_faults(lambda line: self.may_have_planned(game, who, line))
        return [*faults, *self.find_plan_faults(game, who, history.log_history.log)]

    def _made_by_hand(
        self, game: str, who: Person, happened: Sequence[str], log: Sequence[str]
    ) -> int:
        if not any(line.startswith("You") for line in happened):
            # Supplies and entries by hand are not counted: nobody can make them twice in a round.
            return len(happened)
        operations = self.histories[game, who.name].operations
        return sum(any(map(operation.matches, happened)) for operation in operations)
