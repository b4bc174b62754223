"""Records the messages and answers that people at the fake Discord see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.support.discord_api_schema import COMPONENTS_V2_FLAG, V2_ONLY
from tests.support.fake_discord.payloads import BOT, Payload, Person


class Unanswered(Exception):
    """An interaction got no answer: the bot stopped, or took too long."""


@dataclass(frozen=True, slots=True)
class ShownButton:
    """A button as people see it."""

    label: str
    custom_id: str

    @property
    def path(self) -> list[str]:
        return self.custom_id.split("/")


def buttons_in(components: list[Payload]) -> tuple[ShownButton, ...]:
    """Return all buttons of a message in their order."""
    return tuple(
        ShownButton(part.get("label", ""), part["custom_id"])
        for part in with_nested(components)
        if "custom_id" in part
    )


def text_in(components: list[Payload]) -> str:
    """Return the text of a message that consists of components, line by line."""
    return "\n".join(part["content"] for part in with_nested(components) if "content" in part)


def is_layout(components: Iterable[Payload]) -> bool:
    """Return whether these are components of a V2 message."""
    return any(part.get("type") in V2_ONLY for part in components)


def with_nested(components: Iterable[Payload]) -> Iterator[Payload]:
    """Yield components, each followed by those in it."""
    for part in components:
        yield part
        yield from with_nested(part.get("components") or ())
        yield from with_nested(filter(None, [part.get("accessory")]))


@dataclass(slots=True, eq=False)
class Message:
    """A public message in a channel."""

    id: int
    channel_id: int
    content: str
    """Its text as people see it: that of its components in a V2 message."""
    components: list[Payload]
    nonce: str | None
    at: float
    pictures: int
    deleted: bool = False
    author: Person = BOT
    flags: int = 0
    kind: int = 0
    """Discord's type of the message."""

    @property
    def is_layout(self) -> bool:
        """Whether this is a V2 message, and stays one."""
        return bool(self.flags & COMPONENTS_V2_FLAG)

    def edit(self, body: Payload) -> str | None:
        """Note what people see now. Returns the fault if Discord refuses it."""
        flags = self.flags | (body.get("flags") or 0) & COMPONENTS_V2_FLAG
        kept = "" if self.is_layout else self.content
        content = body.get("content", kept) or ""
        if flags & COMPONENTS_V2_FLAG and content:
            return "content in a V2 message"
        self.flags = flags
        self.components = body.get("components", self.components) or []
        self.content = content or text_in(self.components)
        return None

    @property
    def buttons(self) -> tuple[ShownButton, ...]:
        return buttons_in(self.components)

    def button_for(self, verb: str) -> ShownButton | None:
        """Return the button for this kind of action, if there is one."""
        return next((button for button in self.buttons if button.path[-1] == verb), None)

    @property
    def is_turn(self) -> bool:
        """Whether the message asks somebody to act."""
        return any(button.path[1] == "do" for button in self.buttons)

    @property
    def ply(self) -> int:
        """The ply that the buttons belong to; 0 without buttons."""
        return max((int(button.path[3]) for button in self.buttons), default=0)


@dataclass(slots=True, eq=False)
class SentInteraction:
    """An interaction and its answer, as its user sees it."""

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

    @property
    def is_layout(self) -> bool:
        """Whether the answer is a V2 message, and stays one."""
        return is_layout(self.components)

    @property
    def flags(self) -> int:
        return COMPONENTS_V2_FLAG if self.is_layout else 0

    def take_answer(self, body: Payload) -> str | None:
        """Note what the user sees now. Returns the fault if Discord refuses it."""
        if self.is_layout and not is_layout(body.get("components") or []):
            return "a V2 message becomes a plain one"
        self.components = body.get("components", self.components) or []
        self.content = body.get("content", self.content) or text_in(self.components)
        return None

    def lose(self) -> None:
        """Nobody answers any more, unless somebody has."""
        if not self.done.is_set():
            self.lost = True
            self.done.set()

    async def wait_for_answer(self, grace_seconds: float) -> SentInteraction:
        """Wait for the private answer and return this interaction. Raises Unanswered."""
        try:
            async with asyncio.timeout(grace_seconds):
                await self.done.wait()
        except TimeoutError as error:
            raise Unanswered(f"no answer within {grace_seconds} s") from error
        if self.lost:
            raise Unanswered("the bot went away")
        return self


class Recording:
    """All interactions and messages so far, and the bot's faults."""

    def __init__(self) -> None:
        self.interactions: dict[str, SentInteraction] = {}
        self.messages: dict[int, list[Message]] = {}
        self.commands: list[Payload] = []
        self.command_syncs = 0
        self._by_id: dict[int, Message] = {}
        self.faults: list[str] = []

    def add(self, message: Message) -> None:
        self.messages.setdefault(message.channel_id, []).append(message)
        self._by_id[message.id] = message

    def message(self, message_id: int) -> Message | None:
        return self._by_id.get(message_id)

    def visible_messages(self, channel_id: int) -> list[Message]:
        """Return the messages that a channel shows now, oldest first."""
        return [message for message in self.messages.get(channel_id, ()) if not message.deleted]

    def turn_message(self, channel_id: int) -> Message | None:
        """Return the newest message that asks somebody to act."""
        newest_first = reversed(self.messages.get(channel_id, []))
        return next(
            (message for message in newest_first if not message.deleted and message.is_turn), None
        )

    @property
    def senders(self) -> dict[int, int]:
        """The users who sent interactions, by the id of these."""
        return {each.id: each.who.id for each in self.interactions.values()}

    def trim(self, keep: int = 30) -> None:
        """Drop old messages and finished interactions, to limit the memory of long runs."""
        self.interactions = {
            token: interaction
            for token, interaction in self.interactions.items()
            if not interaction.done.is_set()
        }
        for messages in self.messages.values():
            for old in messages[:-keep]:
                self._by_id.pop(old.id, None)
            del messages[:-keep]

    def mark_unanswered_lost(self) -> None:
        """End all unanswered interactions: the bot has stopped."""
        for interaction in self.interactions.values():
            interaction.lose()
