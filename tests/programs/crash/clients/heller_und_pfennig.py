"""People at Auf Heller und Pfennig who draw and place at random."""

from __future__ import annotations

import re

from tests.programs.crash.clients.table import TableClient
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message

PLACED = re.compile(r"You place .+ on [A-F][1-5]\.")
"""At the end of a round, the answer has more sentences before and after this one."""


class HellerUndPfennigClient(TableClient):
    """Three people in one channel, who draw and place in turn, and plan to."""

    command = "heller"
    plans = (
        (
            re.compile(r"place .+ on ([A-F][1-5])"),
            r"{name} (?:places|draws) .*\bon {0}(?:\.|: .+\.)$",
        ),
    )

    async def _decide(self, turn: Message, who: Person) -> None:
        verbs = {button.path[-1] for button in turn.buttons if button.path[1] == "do"}
        if "draw" in verbs and self._rng.random() < 0.4:
            # A tile that fits only one space is placed there at once; any other is drawn.
            await self._try(await self._slash(who, "draw"), PLACED, otherwise=None)
            return
        chosen: dict[str, str] = {}
        for option in ("piece", "space"):
            suggestions = await autocomplete(
                self._discord, who, self.channel_id, f"{self.command} place", option, **chosen
            )
            if suggestions:
                chosen[option] = self._rng.choice(suggestions)[1]
        if "space" in chosen:
            await self._try(await self._slash(who, "place", **chosen), PLACED)
