"""Sets up tournaments in the fake Discord, and finds their messages and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.support.fake_discord.client import press, slash
from tests.support.fake_discord.payloads import FIRST_CHANNEL, THREAD_NOTICE, Person
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton, Unanswered
from tests.support.fake_discord.server import FakeDiscord

ANSWER_TIMEOUT = 60.0
"""Seconds after which an answer is missing, even on a busy machine."""


class TournamentDriver:
    """A tournament in a channel, and the people in it, of whom the first one leads it."""

    def __init__(self, discord: FakeDiscord, people: Sequence[Person], name: str) -> None:
        self.discord, self.people, self.name = discord, people, name
        self.channel_id = FIRST_CHANNEL

    async def open(self, **options: Any) -> None:
        """Set the tournament up by a command, and let people enter."""
        sent = await slash(
            self.discord,
            self.people[0],
            self.channel_id,
            "nevsky tournament new",
            **({"name": self.name, "format": "swiss"} | options),
        )
        draft = await sent.wait_for_answer(ANSWER_TIMEOUT)
        await self.press(self.people[0], _with_verb(draft.buttons, "cup-open"), draft)

    async def press(
        self, who: Person, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        """Press a button of a public or of a private message, and return the answer.

        Raises Unanswered.
        """
        sent = await press(self.discord, who, self.channel_id, button, panel=panel)
        return await sent.wait_for_answer(ANSWER_TIMEOUT)

    async def enter(self, who: Person) -> SentInteraction:
        """Press Enter."""
        return await self.press(who, self.button("cup-join"))

    async def start(self) -> SentInteraction:
        """Start the tournament, as its organiser."""
        return await self._do("start")

    async def extend(self) -> SentInteraction:
        """Give more time in the round, as the organiser. Raises Unanswered if that is not shown."""
        return await self._do("extend")

    async def _do(self, deed: str) -> SentInteraction:
        leader = self.people[0]
        panel = await self.press(leader, self.button("cup-manage"))
        return await self.press(leader, _with_verb(panel.buttons, "cup-do", deed), panel)

    def button(self, verb: str) -> ShownButton:
        """The newest public button of that verb. Raises Unanswered if there is none."""
        for message in reversed(self.messages):
            for button in message.buttons:
                if button.path[1] == verb:
                    return button
        raise Unanswered(f"no button {verb}")

    def has_button(self, verb: str) -> bool:
        """Whether a public message has a button of that verb."""
        return any(
            button.path[1] == verb for message in self.messages for button in message.buttons
        )

    @property
    def messages(self) -> list[Message]:
        """The messages of the tournament in its channel, oldest first."""
        return [each for each in self.greetings(self.channel_id) if each.kind != THREAD_NOTICE]

    @property
    def notices(self) -> list[Message]:
        """Discord's notices about new threads that are still shown."""
        shown = self.discord.recording.visible_messages(self.channel_id)
        return [message for message in shown if message.kind == THREAD_NOTICE]

    @property
    def threads(self) -> dict[int, str]:
        """The threads of the tables: their names by id."""
        return {
            thread_id: thread["name"]
            for thread_id, thread in self.discord.threads.opened.items()
            if thread["name"].startswith(f"{self.name} ")
        }

    def greetings(self, channel_id: int) -> list[Message]:
        """The messages that name the tournament; in a table's thread, the one to its players."""
        shown = self.discord.recording.visible_messages(channel_id)
        return [message for message in shown if f"**{self.name}**" in message.content]


def _with_verb(buttons: Sequence[ShownButton], *path: str) -> ShownButton:
    """The button of that verb and path. Raises Unanswered if there is none."""
    for button in buttons:
        if (button.path[1], *button.path[4:])[: len(path)] == path:
            return button
    raise Unanswered(f"no button {path}")
