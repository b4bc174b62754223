"""What the loopback Discord was asked and answered: all that a referee may go by."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.support.fake_discord.payloads import Payload, Person


class Unanswered(Exception):
    """An interaction got no answer: the bot went away, or took too long."""


@dataclass(frozen=True, slots=True)
class ShownButton:
    """A button as people see it."""

    label: str
    custom_id: str

    @property
    def path(self) -> list[str]:
        return self.custom_id.split("/")


def buttons_in(components: list[Payload]) -> tuple[ShownButton, ...]:
    """All buttons of a message, in their order."""
    return tuple(
        ShownButton(button.get("label", ""), button["custom_id"])
        for row in components
        for button in row.get("components", ())
    )


@dataclass(slots=True, eq=False)
class Message:
    """A message that everybody in a channel sees, or saw until it was deleted."""

    id: int
    channel_id: int
    content: str
    components: list[Payload]
    nonce: str | None
    at: float
    pictures: int
    deleted: bool = False

    @property
    def buttons(self) -> tuple[ShownButton, ...]:
        return buttons_in(self.components)

    def button_for(self, verb: str) -> ShownButton | None:
        """The button that does this kind of action, if it is there."""
        return next((one for one in self.buttons if one.path[-1] == verb), None)

    @property
    def is_turn(self) -> bool:
        """Whether it asks somebody to act."""
        return any(button.path[1] == "do" for button in self.buttons)

    @property
    def ply(self) -> int:
        """The ply that its buttons belong to; 0 for a message without."""
        return max((int(button.path[3]) for button in self.buttons), default=0)


@dataclass(slots=True, eq=False)
class SentInteraction:
    """One interaction, and what became of it as the person sees it."""

    id: int
    token: str
    who: Person
    channel_id: int
    sent: float
    acknowledged: float | None = None
    answered: float | None = None
    content: str = ""
    components: list[Payload] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    message_id: int = 0
    callbacks: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)
    lost: bool = False

    @property
    def buttons(self) -> tuple[ShownButton, ...]:
        return buttons_in(self.components)

    async def wait_for_answer(self, grace_seconds: float) -> SentInteraction:
        """Wait for the private answer. Raises Unanswered."""
        try:
            await asyncio.wait_for(self.done.wait(), grace_seconds)
        except TimeoutError as error:
            raise Unanswered(f"no answer within {grace_seconds} s") from error
        if self.lost:
            raise Unanswered("the bot went away")
        return self


class Recording:
    """Everything said so far."""

    def __init__(self) -> None:
        self.interactions: dict[str, SentInteraction] = {}
        self.messages: dict[int, list[Message]] = {}
        self.commands: list[Payload] = []
        self._by_id: dict[int, Message] = {}
        self.faults: list[str] = []

    def add(self, message: Message) -> None:
        self.messages.setdefault(message.channel_id, []).append(message)
        self._by_id[message.id] = message

    def message(self, message_id: int) -> Message | None:
        return self._by_id.get(message_id)

    def visible_messages(self, channel_id: int) -> list[Message]:
        """What the channel shows now, oldest first."""
        return [one for one in self.messages.get(channel_id, ()) if not one.deleted]

    def turn_message(self, channel_id: int) -> Message | None:
        """The newest message that asks somebody to act."""
        newest_first = reversed(self.messages.get(channel_id, []))
        return next((one for one in newest_first if not one.deleted and one.is_turn), None)

    def trim(self, keep: int = 30) -> None:
        """Forget what is over, for runs that would fill this machine's memory."""
        self.interactions = {
            token: one for token, one in self.interactions.items() if not one.done.is_set()
        }
        for messages in self.messages.values():
            for old in messages[:-keep]:
                self._by_id.pop(old.id, None)
            del messages[:-keep]

    def unanswered(self) -> Iterator[SentInteraction]:
        return (one for one in self.interactions.values() if not one.done.is_set())

    def mark_unanswered_lost(self) -> None:
        """The bot went away: nobody gets an answer any more."""
        for one in list(self.unanswered()):
            one.lost = True
            one.done.set()
