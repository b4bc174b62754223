"""People at a council who decide at random, and remember what they were told became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.programs.crash.operation_history import OperationHistory, find_mismatch
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, Person
from tests.support.fake_discord.recording import Message, SentInteraction, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

PLAY_TIMEOUT = 60.0

OPTIONS = {"give": "cards", "lay": "cards", "claim": "field"}
CONFIRMATIONS = {
    "give": "You choose to give: {}.",
    "lay": "You lay {}.",
    "claim": "You ask for {}.",
}
OWN = ("You choose", "You lay", "You ask")

TURN_TIMEOUT = 8.0


@dataclass(frozen=True, slots=True)
class SecretDecision:
    """A decision that somebody sent, and whether he was told that it stands."""

    sentence: str
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        return sentence == self.sentence


@dataclass
class SecretDecisionHistory:
    """One person in one game: what he sent, and his log as far as he ever read it."""

    operations: list[SecretDecision] = field(default_factory=list)
    log_history: OperationHistory = field(default_factory=OperationHistory)

    def find_faults(self) -> list[str]:
        """What is wrong: a confirmed decision that is not in his log, or one that he never sent."""
        own = [line for line in self.log_history.log if line.startswith(OWN)]
        wrong = find_mismatch(self.operations, own)
        return [*self.log_history.faults, *([wrong] if wrong else [])]


class CouncilClient:
    """Three people in one channel, at a game whose slash command this is."""

    command = "council"

    def __init__(self, discord: FakeDiscord, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        self._discord = discord
        self.channel_id = channel_id
        self._rng = rng
        self.people = PEOPLE[:3]
        self.histories: dict[tuple[str, str], SecretDecisionHistory] = {}
        self.playing = True

    @property
    def turn_message(self) -> Message | None:
        return self._discord.recording.turn_message(self.channel_id)

    @property
    def confirmed_decisions(self) -> int:
        """How many were confirmed."""
        return sum(
            one.confirmed is not None for h in self.histories.values() for one in h.operations
        )

    async def wait_for_decisions(self, decisions: int) -> bool:
        """Whether they come to so many more decisions."""
        enough = self.confirmed_decisions + decisions
        return await wait_until(lambda: self.confirmed_decisions >= enough, PLAY_TIMEOUT)

    async def play(self) -> None:
        """Decide one after the other until told to stop, whatever becomes of the bot."""
        while self.playing:
            await self._discord.gateway.ready.wait()
            try:
                turn = self.turn_message
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
        await wait_until(lambda: self.turn_message is not None, TURN_TIMEOUT)

    async def _ask(self, who: Person, name: str, **options: str) -> SentInteraction:
        asked = await slash(
            self._discord, who, self.channel_id, f"{self.command} {name}", **options
        )
        return await asked.wait_for_answer(ANSWER_TIMEOUT)

    def _history(self, turn: Message, who: Person) -> SecretDecisionHistory:
        return self.histories.setdefault(
            (turn.buttons[0].path[2], who.name), SecretDecisionHistory()
        )

    async def _decide(self, turn: Message, who: Person) -> None:
        verb = self._rng.choice([one.path[-1] for one in turn.buttons if one.path[1] == "do"])
        if verb == "done":
            await self._ask(who, verb)
            return
        option = OPTIONS[verb]
        offered = await autocomplete(self._discord, who, self.channel_id, f"council {verb}", option)
        if not offered:
            return
        chosen = offered[:2] if verb == "give" else [self._rng.choice(offered)]
        value = "/".join([chosen[0][1], *(one.partition("~")[2] for _, one in chosen[1:])])
        # A card is called by its name, whichever copy it is and however strong.
        names = [label.partition(" (")[0].partition(" no.")[0] for label, _ in chosen]
        sentence = CONFIRMATIONS[verb].format(", ".join(names))
        await self._try(turn, who, sentence, verb, **{option: value})

    async def _try(
        self, turn: Message, who: Person, sentence: str, verb: str, **options: str
    ) -> None:
        """Send a secret decision, and remember whether its sentence came back."""
        tried = self._history(turn, who).operations
        tried.append(SecretDecision(sentence))
        asked = await self._ask(who, verb, **options)
        # Without an answer nobody knows; with one it is either done or refused.
        tried.pop()
        # Behind it, on the same line, may stand what came of it.
        if any(f"{line} ".startswith(f"{sentence} ") for line in asked.content.splitlines()):
            tried.append(SecretDecision(sentence, sentence))

    async def check(self) -> list[str]:
        """What is wrong in anybody's log, or in the channel. Nobody acts meanwhile."""
        turn = self.turn_message
        if turn is None:
            return []
        faults = []
        for who in self.people:
            history = self._history(turn, who)
            shown = await read_log(self._discord, who, self.channel_id, f"{self.command} show log")
            if shown is not None:
                history.log_history.take_in_log(shown)
                wrong = self._find_faults(turn.buttons[0].path[2], history)
                faults += [f"{who.name}: {fault}" for fault in wrong]
        if not await wait_until(lambda: self._turns() == 1, TURN_TIMEOUT):
            faults.append(f"{self._turns()} messages ask for a turn")
        return faults

    def _find_faults(self, game: str, history: SecretDecisionHistory) -> list[str]:
        """What is wrong in somebody's log of a game."""
        return history.find_faults()

    def _turns(self) -> int:
        return sum(one.is_turn for one in self._discord.recording.visible_messages(self.channel_id))
