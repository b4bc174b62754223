"""People at Rattus Cartus who decide at random, as those at a council do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.programs.crash.clients.council import CouncilClient
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message

PUBLIC_MOVES = {"supply": "building", "enter": "building", "look": "nun"}
"""What everybody sees, with the option of its command."""

SECRET_MOVES = {
    "lay": "You lay down: {}.",
    "give": "You choose to give: {}.",
    "discard": "You choose to discard: {}.",
}
"""What is said of a card that nobody else sees."""

_ASKED = re.compile(r"\*\*(?:<@(\d+)>|(\w+))\*\*")
"""Who is asked to decide, in the words of a turn."""


def people_asked_by(turn: Message, people: Sequence[Person]) -> list[Person]:
    """Those of the people who are asked to decide."""
    asked = {word for match in _ASKED.findall(turn.content) for word in match}
    return [one for one in people if str(one.id) in asked or one.name in asked]


class RattusCartusClient(CouncilClient):
    """Three people in one channel, of whom whoever is asked does something."""

    command = "rattus"

    async def _decide(self, turn: Message, who: Person) -> None:
        who = self._rng.choice(people_asked_by(turn, self.people) or [who])
        verbs = [button.path[-1] for button in turn.buttons if button.path[1] == "do"]
        weights = [1 if verb in ("done", "pass") else 4 for verb in verbs]
        verb = self._rng.choices(verbs, weights)[0].rstrip("123")
        option = PUBLIC_MOVES.get(verb, "cards" if verb in SECRET_MOVES else None)
        if option is None:
            await self._ask(who, verb)
            return
        name = f"{self.command} {verb}"
        offered = await autocomplete(self._discord, who, self.channel_id, name, option)
        if not offered:
            return
        label, value = self._rng.choice(offered)
        if verb in PUBLIC_MOVES:
            await self._ask(who, verb, **{option: value})
            return
        sentence = SECRET_MOVES[verb].format(label.partition(": ")[0])
        await self._try(turn, who, sentence, verb, **{option: value})
