"""People who play one tournament after the other, and note what was confirmed to them."""

from __future__ import annotations

import asyncio
from random import Random

from tests.programs.crash.clients.player import Player
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, slash
from tests.support.fake_discord.payloads import PEOPLE, Person
from tests.support.fake_discord.recording import Message
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.tournament_driver import TournamentDriver

GAME = "tic_tac_toe"
"""A game of two that is over after nine moves at most."""

ROUNDS = 2
STEP_TIMEOUT = 3.0
"""Seconds after which people look again whether something has changed."""

LEAVING_RATE = 0.05
"""How often, instead of making a move, the last of the people leaves."""

EXTENDING_RATE = 0.1
"""How often, instead of making a move, the organiser gives more time."""


class TournamentClient(Player):
    """Four people in a channel, of whom the first one organises."""

    def __init__(self, discord: FakeDiscord, rng: Random) -> None:
        super().__init__(discord)
        self._rng = rng
        self.cups = [self._next_cup(1)]
        self.entered = set[Person]()
        """Who was told that they have entered the last tournament."""
        self.left = set[Person]()
        """Who was told that they have left it."""
        self.here = dict[str, set[Person]]()
        """Who was told in the last tournament that they play, by the round of the check-in."""
        self.decisions = 0
        """How many confirmations there were."""

    @property
    def cup(self) -> TournamentDriver:
        """The last tournament."""
        return self.cups[-1]

    def _next_cup(self, number: int) -> TournamentDriver:
        return TournamentDriver(self._discord, PEOPLE, f"Cup {number}")

    async def _act(self) -> None:
        cup = self.cup
        if is_over(cup):
            self.cups.append(self._next_cup(len(self.cups) + 1))
            self.entered, self.left, self.here = set(), set(), {}
        elif not cup.messages:
            late = {"late": ROUNDS} if len(self.cups) % 2 else {}
            await cup.open(game=GAME, tables="2", rounds=ROUNDS, most=len(PEOPLE), **late)
            await wait_until(lambda: bool(cup.messages), STEP_TIMEOUT)
        elif (number := asked_round(cup)) and self._missing(number):
            await self._check_in(number)
        elif not cup.threads and cup.has_button("cup-join"):
            await self._enter_or_start()
        else:
            await self._move()

    async def _enter_or_start(self) -> None:
        for who in PEOPLE:
            if who not in self.entered:
                said = (await self.cup.enter(who)).content
                if not said.startswith("You’re in"):
                    return
                self.entered.add(who)
                self.decisions += 1
        said = (await self.cup.start()).content
        self.decisions += said.startswith(("The tournament has started.", "The message now asks"))
        has_begun = lambda: bool(self.cup.threads or asked_round(self.cup))  # noqa: E731
        await wait_until(has_begun, STEP_TIMEOUT)

    def _missing(self, number: str) -> list[Person]:
        """Who has not checked in yet for a round, of those who have not left."""
        done = self.here.setdefault(number, set()) | self.left
        return [who for who in PEOPLE if who not in done]

    async def _check_in(self, number: str) -> None:
        """Say for one after the other that they are here, as long as that is asked."""
        for who in self._missing(number):
            said = (await self.cup.press(who, self.cup.button("cup-here"))).content
            if not said.startswith(("Great, you’re playing!", "You’ve already said")):
                return
            self.here[number].add(who)
            self.decisions += 1

    async def _move(self) -> None:
        """Make a move at a table, leave, or give more time."""
        if self._rng.random() < EXTENDING_RATE:
            said = (await self.cup.extend()).content
            self.decisions += "more for everyone whose turn it is" in said
            return
        if self._rng.random() < LEAVING_RATE and PEOPLE[-1] not in self.left:
            said = (await self.cup.press(PEOPLE[-1], self.cup.button("cup-leave"))).content
            if said.startswith(("You’re out", "You’re not in")):
                self.left.add(PEOPLE[-1])
                self.decisions += 1
            return
        turns = [turn for thread in self.cup.threads if (turn := self._turn(thread)) is not None]
        if not turns:
            await wait_until(lambda: is_over(self.cup) or self._has_turn(), STEP_TIMEOUT)
            return
        turn = self._rng.choice(turns)
        who = next((each for each in PEOPLE if is_asked(each, turn)), None)
        choices = who and await autocomplete(
            self._discord, who, turn.channel_id, f"{GAME} place", "cell"
        )
        if who is None or not choices:
            # An AI is to act, or somebody has acted.
            await asyncio.sleep(0.02)
            return
        cell = self._rng.choice(choices)[1]
        sent = await slash(self._discord, who, turn.channel_id, f"{GAME} place", cell=cell)
        answer = await sent.wait_for_answer(ANSWER_TIMEOUT)
        self.decisions += answer.content.startswith("Your move: ")
        await wait_until(lambda: self._turn(turn.channel_id) is not turn, STEP_TIMEOUT)

    def _turn(self, thread_id: int) -> Message | None:
        return self._discord.recording.turn_message(thread_id)

    def _has_turn(self) -> bool:
        return any(self._turn(thread) is not None for thread in self.cup.threads)


def asked_round(cup: TournamentDriver) -> str | None:
    """The number of the round for which the channel asks who is here; None for no round."""
    for message in reversed(cup.messages):
        for button in message.buttons:
            if button.path[1] == "cup-here" and button.path[4:]:
                return button.path[4]
    return None


def is_over(cup: TournamentDriver) -> bool:
    """Whether the channel tells how a tournament has ended."""
    return any(f"**{cup.name}** is over." in message.content for message in cup.messages)


def is_asked(who: Person, turn: Message) -> bool:
    """Whether a message asks somebody to act."""
    return f"**<@{who.id}>**" in turn.content or f"**{who.name}**" in turn.content
