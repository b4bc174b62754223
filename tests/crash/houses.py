"""People at a council who decide at random, and remember what they were told became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.crash.ledger import Ledger, mismatch
from tests.loopback.log_reading import read_log
from tests.loopback.people import PATIENCE, slash, suggestions
from tests.loopback.record import Asked, Message, Unanswered
from tests.loopback.server import Loopback, settled
from tests.loopback.world import FIRST_CHANNEL, PEOPLE, Person

A_LONG_TIME = 60.0

OPTIONS = {"give": "cards", "lay": "cards", "claim": "field"}
SPOKEN = {"give": "You choose to give: {}.", "lay": "You lay {}.", "claim": "You ask for {}."}
OWN = ("You choose", "You lay", "You ask")

SOON = 8.0


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that somebody sent, and whether he was told that it stands."""

    sentence: str
    confirmed: str | None = None

    def may_be(self, sentence: str) -> bool:
        return sentence == self.sentence


@dataclass
class House:
    """One person in one game: what he sent, and his log as far as he ever read it."""

    tried: list[Decided] = field(default_factory=list)
    read: Ledger = field(default_factory=Ledger)

    def judge(self) -> list[str]:
        """What is wrong: a confirmed decision that is not in his log, or one that he never sent."""
        own = [line for line in self.read.log if line.startswith(OWN)]
        wrong = mismatch(self.tried, own)
        return [*self.read.faults, *([wrong] if wrong else [])]


class Houses:
    """Three people in one channel, at a game whose slash command this is."""

    command = "council"

    def __init__(self, discord: Loopback, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        self._discord = discord
        self.channel_id = channel_id
        self._rng = rng
        self.people = PEOPLE[:3]
        self.houses: dict[tuple[str, str], House] = {}
        self.playing = True

    @property
    def turn(self) -> Message | None:
        return self._discord.record.turn(self.channel_id)

    @property
    def decisions(self) -> int:
        """How many were confirmed."""
        return sum(one.confirmed is not None for h in self.houses.values() for one in h.tried)

    async def played(self, decisions: int) -> bool:
        """Whether they come to so many more decisions."""
        enough = self.decisions + decisions
        return await settled(lambda: self.decisions >= enough, A_LONG_TIME)

    async def play(self) -> None:
        """Decide one after the other until told to stop, whatever becomes of the bot."""
        while self.playing:
            await self._discord.gateway.ready.wait()
            try:
                turn = self.turn
                if turn is None:
                    await self._open()
                else:
                    await self._decide(turn, self._rng.choice(self.people))
            except Unanswered:
                continue

    async def _open(self) -> None:
        first, *others = self.people
        for who, name in ((first, "new"), *((one, "join") for one in others), (first, "start")):
            await self._ask(who, name)
        await settled(lambda: self.turn is not None, SOON)

    async def _ask(self, who: Person, name: str, **options: str) -> Asked:
        asked = await slash(
            self._discord, who, self.channel_id, f"{self.command} {name}", **options
        )
        return await asked.answer(PATIENCE)

    def _house(self, turn: Message, who: Person) -> House:
        return self.houses.setdefault((turn.buttons[0].path[2], who.name), House())

    async def _decide(self, turn: Message, who: Person) -> None:
        verb = self._rng.choice([one.path[-1] for one in turn.buttons if one.path[1] == "do"])
        if verb == "done":
            await self._ask(who, verb)
            return
        option = OPTIONS[verb]
        offered = await suggestions(self._discord, who, self.channel_id, f"council {verb}", option)
        if not offered:
            return
        chosen = offered[:2] if verb == "give" else [self._rng.choice(offered)]
        value = "/".join([chosen[0][1], *(one.partition("~")[2] for _, one in chosen[1:])])
        # A card is called by its name, whichever copy it is and however strong.
        names = [label.partition(" (")[0].partition(" no.")[0] for label, _ in chosen]
        sentence = SPOKEN[verb].format(", ".join(names))
        await self._try(turn, who, sentence, verb, **{option: value})

    async def _try(
        self, turn: Message, who: Person, sentence: str, verb: str, **options: str
    ) -> None:
        """Send a secret decision, and remember whether its sentence came back."""
        tried = self._house(turn, who).tried
        tried.append(Decided(sentence))
        asked = await self._ask(who, verb, **options)
        # Without an answer nobody knows; with one it is either done or refused.
        tried.pop()
        # Behind it, on the same line, may stand what came of it.
        if any(f"{line} ".startswith(f"{sentence} ") for line in asked.content.splitlines()):
            tried.append(Decided(sentence, sentence))

    async def look_around(self) -> list[str]:
        """What is wrong in anybody's log, or in the channel. Nobody acts meanwhile."""
        turn = self.turn
        if turn is None:
            return []
        faults = []
        for who in self.people:
            house = self._house(turn, who)
            shown = await read_log(self._discord, who, self.channel_id, f"{self.command} log")
            if shown is not None:
                house.read.read(shown)
                wrong = self._judge(turn.buttons[0].path[2], house)
                faults += [f"{who.name}: {fault}" for fault in wrong]
        if not await settled(lambda: self._turns() == 1, SOON):
            faults.append(f"{self._turns()} messages ask for a turn")
        return faults

    def _judge(self, game: str, house: House) -> list[str]:
        """What is wrong in somebody's log of a game."""
        return house.judge()

    def _turns(self) -> int:
        return sum(one.is_turn for one in self._discord.record.standing(self.channel_id))
