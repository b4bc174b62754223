"""People at Saint Petersburg who play at random, with commands and with buttons."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.programs.crash.clients.table import PLANNING_RATE, TURN_TIMEOUT, Step, TableClient
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, press, slash
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message, SentInteraction
from tests.support.fake_discord.server import ApiCall, FakeDiscord, wait_until

ABSENCE_RATE = 0.05
"""How often somebody changes an absence instead of moving."""

COMMANDS = {
    "buy": ("buy", "card"),
    "take": ("take", "card"),
    "play": ("play", "card"),
    "draw": ("observatory", "stack"),
    "release": ("prison", "card"),
}

CONFIRMATION = re.compile(r"\AYou (?:(?:buy|take|pick|play|draw|discard) .+|pass)\.$", re.MULTILINE)
"""How an answer begins that tells a player of their own move."""

_ACTION = re.compile(r"(\w[\w ()·]*?) (?:buys|takes|plays|draws|picks|discards) .*\.")


def is_action(sentence: str) -> bool:
    """Whether a sentence of the log is about a move, apart from passes."""
    return _ACTION.fullmatch(sentence) is not None


class SaintPetersburgClient(TableClient):
    """The people of one channel, perhaps with an AI player."""

    command = "stpete"
    plans = (
        (re.compile(r"buy ([^,]+?)(?:, .+)?"), r"{name} buys {0} "),
        (re.compile(r"take ([^,]+?)(?: into your hand)?(?:, .+)?"), r"{name} takes {0} "),
        (re.compile(r"play ([^,]+?)(?:, .+)?"), r"{name} plays {0} "),
        (re.compile(r"pass"), r"{name} passes\."),
        # One that waits.
        (re.compile(r"pass .+"), r"{name} (?!passes)"),
    )

    def __init__(
        self,
        discord: FakeDiscord,
        rng: Random,
        channel_id: int,
        people: Sequence[Person],
        *,
        ai: str | None = None,
        edition: str = "base",
        planning_rate: float = PLANNING_RATE,
        absence_rate: float = 0.0,
    ) -> None:
        """`ai` is the level of an AI player at the table. With an `absence_rate`, people announce
        now and then to be away, or that they are back.
        """
        super().__init__(discord, rng, channel_id, people, planning_rate=planning_rate)
        self._ai, self._edition, self._absence_rate = ai, edition, absence_rate
        self.told = Counter[str]()
        """How many moves were confirmed in each game, apart from passes."""

    @property
    def log(self) -> list[str]:
        """The log of the game that waits for somebody, as it was last read."""
        return self.logs.get((self.game, self.people[0].name), [])

    def announces_planned_turn(self, call: ApiCall) -> bool:
        """Whether a post says that it is the turn of somebody here who may have a plan."""
        if call.channel_id != self.channel_id:
            return False
        addressed = self.addressed_in(str(call.body.get("content", "")))
        planned = [self.planned_by(self.game, who) for who in addressed]
        return any(len(each.made) > len(each.told) for each in planned)

    async def _act(self) -> None:
        if self.game and self._rng.random() < self._absence_rate:
            await self._change_absence(self._rng.choice(self.people))
        else:
            await super()._act()
        await asyncio.sleep(self._rng.random() * 0.1)

    async def _change_absence(self, who: Person) -> None:
        """End an absence, or announce one."""
        panel = await slash(self._discord, who, self.channel_id, "nevsky away")
        await panel.wait_for_answer(ANSWER_TIMEOUT)
        ends = [button for button in panel.buttons if button.path[-1] == "back"]
        if ends:
            sent = await press(self._discord, who, self.channel_id, ends[0], panel=panel)
        else:
            until = self._rng.choice(("1", "2", "soon"))
            sent = await slash(self._discord, who, self.channel_id, "nevsky away", until=until)
        await sent.wait_for_answer(ANSWER_TIMEOUT)

    @property
    def _opening(self) -> list[Step]:
        new, *joins, start = super()._opening
        ai = [(new[0], "ai", {"level": self._ai})] if self._ai is not None else []
        return [(new[0], "new", {"edition": self._edition}), *joins, *ai, start]

    async def _decide(self, turn: Message, who: Person) -> None:
        if await self._move(turn, who):
            ready = self._discord.gateway.ready
            await wait_until(
                lambda: self.turn_message is not turn or not ready.is_set(), TURN_TIMEOUT
            )

    async def _move(self, turn: Message, who: Person) -> bool:
        """Make a move by a command or a button, and return whether it was confirmed."""
        verbs = [button.path[-1] for button in turn.buttons if button.path[1] == "do"]
        weights = [1 if verb == "pass" else 3 for verb in verbs]
        verb = self._rng.choices(verbs, weights)[0]
        if self._rng.random() < 0.5 and verb in COMMANDS:
            name, option = COMMANDS[verb]
            command = f"{self.command} {name}"
            suggestions = await autocomplete(self._discord, who, self.channel_id, command, option)
            if not suggestions:
                return False
            sent = await self._slash(who, name, **{option: self._rng.choice(suggestions)[1]})
        else:
            button = turn.button_for(verb)
            assert button is not None
            sent = await press(self._discord, who, self.channel_id, button)
        return await self._choose(sent)

    async def _choose(self, sent: SentInteraction) -> bool:
        """Choose in private menus until the bot asks nothing more about a move."""
        game = self.game
        for _ in range(4):
            if await self._try(sent, CONFIRMATION):
                self.told[game] += "You pass." not in sent.content
                return True
            choices = [button for button in sent.buttons if button.path[1] == "do"]
            if not choices:
                break
            button = self._rng.choice(choices)
            sent = await press(self._discord, sent.who, self.channel_id, button, panel=sent)
        return False

    async def _hand(self, turn: Message, who: Person) -> SentInteraction:
        return await self._ask(who, "hand")
