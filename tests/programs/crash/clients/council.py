"""People who make random decisions in the example game, and record the answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.programs.crash.operation_history import OperationHistory, find_mismatch
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, Person
from tests.support.fake_discord.recording import Message, SentInteraction, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

PLAY_TIMEOUT = 300.0

OPTIONS = {"give": "cards", "lay": "cards", "claim": "field"}
CONFIRMATIONS = {
    "give": "You choose to give: {}.",
    "lay": "You lay {}.",
    "claim": "You ask for {}.",
}
OWN_SENTENCE_STARTS = ("You choose", "You lay", "You ask")

TURN_TIMEOUT = 8.0
"""Seconds without a turn message after which people look again."""

SETTLE_TIMEOUT = 120.0
"""Seconds in which a channel must show one turn message, even on a busy machine."""


@dataclass(frozen=True, slots=True)
class SecretDecision:
    """A decision that somebody sent, and its confirmation."""

    sentence: str
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        return sentence == self.sentence


@dataclass
class SecretDecisionHistory:
    """One person's decisions in a game, and the person's log as last read."""

    operations: list[SecretDecision] = field(default_factory=list)
    log_history: OperationHistory = field(default_factory=OperationHistory)

    def find_faults(self, planned: Callable[[str], bool] = lambda sentence: False) -> list[str]:
        """Return what is wrong: confirmed decisions missing from the log, or ones never sent.

        `planned` says whether a sentence may be about a decision that was planned.
        """
        own = [line for line in self.log_history.log if line.startswith(OWN_SENTENCE_STARTS)]
        mismatch = find_mismatch(self.operations, own, planned)
        return [*self.log_history.faults, *([mismatch] if mismatch else [])]


class CouncilClient:
    """Three people in one channel, who play the game of this slash command."""

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
        """How many decisions were confirmed."""
        return sum(
            operation.confirmed is not None
            for h in self.histories.values()
            for operation in h.operations
        )

    async def wait_for_decisions(self, decisions: int) -> bool:
        """Wait for this many more confirmed decisions; return False if they do not come in time."""
        total = self.confirmed_decisions + decisions
        return await wait_until(lambda: self.confirmed_decisions >= total, PLAY_TIMEOUT)

    async def play(self) -> None:
        """Make one decision after another while `playing` is set, whatever happens to the bot."""
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
        for who, name in ((first, "new"), *((other, "join") for other in others), (first, "start")):
            await self._ask(who, name)
        await wait_until(lambda: self.turn_message is not None, TURN_TIMEOUT)

    async def _ask(self, who: Person, name: str, **options: str) -> SentInteraction:
        interaction = await slash(
            self._discord, who, self.channel_id, f"{self.command} {name}", **options
        )
        return await interaction.wait_for_answer(ANSWER_TIMEOUT)

    def _history(self, turn: Message, who: Person) -> SecretDecisionHistory:
        return self.histories.setdefault(
            (turn.buttons[0].path[2], who.name), SecretDecisionHistory()
        )

    async def _decide(self, turn: Message, who: Person) -> None:
        verb = self._rng.choice(
            [button.path[-1] for button in turn.buttons if button.path[1] == "do"]
        )
        if verb == "done":
            await self._ask(who, verb)
            return
        option = OPTIONS[verb]
        suggestions = await autocomplete(
            self._discord, who, self.channel_id, f"council {verb}", option
        )
        if not suggestions:
            return
        chosen = suggestions[:2] if verb == "give" else [self._rng.choice(suggestions)]
        value = "/".join([chosen[0][1], *(value.partition("~")[2] for _, value in chosen[1:])])
        # The sentence names the card without its copy and strength.
        names = [label.partition(" (")[0].partition(" no.")[0] for label, _ in chosen]
        sentence = CONFIRMATIONS[verb].format(", ".join(names))
        await self._try(turn, who, sentence, verb, **{option: value})

    async def _try(
        self, turn: Message, who: Person, sentence: str, verb: str, **options: str
    ) -> None:
        """Send a secret decision, and record whether its sentence came back."""
        operations = self._history(turn, who).operations
        operations.append(SecretDecision(sentence))
        answer = await self._ask(who, verb, **options)
        # Without an answer the outcome is unknown; otherwise the decision is made or refused.
        operations.pop()
        # The consequences of the decision may be on the same line.
        if any(f"{line} ".startswith(f"{sentence} ") for line in answer.content.splitlines()):
            operations.append(SecretDecision(sentence, sentence))

    async def check(self) -> list[str]:
        """Return what is wrong in anybody's log or in the channel, while nobody acts."""
        turn = self.turn_message
        if turn is None:
            return []
        faults = []
        for who in self.people:
            history = self._history(turn, who)
            log = await self._read_log(turn, who)
            if log is not None:
                history.log_history.update_log(log)
                log_faults = self._find_faults(turn.buttons[0].path[2], who, history)
                faults += [f"{who.name}: {fault}" for fault in log_faults]
        if not await wait_until(lambda: self._turn_message_count() == 1, SETTLE_TIMEOUT):
            faults.append(f"{self._turn_message_count()} messages ask for a turn")
        return faults

    async def _read_log(self, turn: Message, who: Person) -> list[str] | None:
        """Return the log of the game of this turn message, as somebody reads it."""
        return await read_log(self._discord, who, self.channel_id, f"{self.command} show log")

    def _find_faults(self, game: str, who: Person, history: SecretDecisionHistory) -> list[str]:
        """Return what is wrong in a person's log of a game."""
        return history.find_faults()

    def _turn_message_count(self) -> int:
        return sum(
            message.is_turn for message in self._discord.recording.visible_messages(self.channel_id)
        )
