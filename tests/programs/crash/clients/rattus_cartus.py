"""People at Rattus Cartus who decide at random."""

from __future__ import annotations

import re

from tests.programs.crash.clients.table import TableClient
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message

PUBLIC_MOVES = {"supply": "building", "enter": "building", "look": "nun"}
"""The public moves, with the option of their command."""

SECRET_MOVES = {
    "lay": re.compile("^You lay down: ", re.MULTILINE),
    "give": re.compile("^You choose to give: ", re.MULTILINE),
    "discard": re.compile("^You choose to discard: ", re.MULTILINE),
}
"""The moves with a secret card, and how a line of their answers begins that confirms them."""


class RattusCartusClient(TableClient):
    """Three people in one channel, who act when the turn message addresses them, and plan to."""

    command = "rattus"
    has_secret_log = True
    plans = (
        (
            re.compile(r"take the supply of building (\d)"),
            r"{name} takes the supply of building {0}, ",
        ),
        (re.compile(r"enter building (\d)"), r"{name} is the \w+ to enter building {0}, "),
        (re.compile(r"lay down: (.+)"), r"You lay down: {0}\."),
    )

    async def _decide(self, turn: Message, who: Person) -> None:
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
        sent = await self._slash(who, verb, **{option: self._rng.choice(suggestions)[1]})
        if verb in PUBLIC_MOVES:
            await self._note(sent)
        else:
            await self._try(sent, SECRET_MOVES[verb])
