"""Payloads of the objects that the bot receives from Discord."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]

APPLICATION = 1000
TOKEN = "MTA.fake-token.of_a_bot"  # noqa: S105
"""The bot's token."""

GUILD = 2000
FIRST_CHANNEL = 3000
EDITIONS = ("base", "new_society")
"""Channels play these editions in turn."""

ALL_PERMISSIONS = str(2**50 - 1)

RESPONSE_TIMEOUT = 3.0
"""Seconds in which an application must respond to an interaction. In tests they are longer."""

THREAD_NOTICE = 18
"""The type of the message by which Discord tells a channel of a new thread."""

_EPOCH = 1_420_070_400_000
_counter = itertools.count()


def snowflake() -> int:
    """Return a new id that contains the time, like Discord's."""
    return (int(time.time() * 1000) - _EPOCH) << 22 | next(_counter) & 0x3FFFFF


def age(snowflake_id: int) -> float:
    """Return the seconds since an id was made."""
    return time.time() - ((snowflake_id >> 22) + _EPOCH) / 1000


@dataclass(frozen=True, slots=True)
class Person:
    """A user who plays."""

    id: int
    name: str


PEOPLE = tuple(
    Person(5000 + number, name)
    for number, name in enumerate(("Anna", "Boris", "Catherine", "Dmitri"))
)

BOT = Person(APPLICATION, "Nevsky")


def user(person: Person) -> Payload:
    return {
        "id": str(person.id),
        "username": person.name.lower(),
        "discriminator": "0",
        "global_name": person.name,
        "avatar": None,
        "bot": person is BOT,
        "public_flags": 0,
        "flags": 0,
    }


def member(person: Person) -> Payload:
    return {
        "user": user(person),
        "roles": [],
        "nick": None,
        "joined_at": "2024-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "avatar": None,
        "permissions": ALL_PERMISSIONS,
    }


def guild_id(number: int) -> int:
    """Return the id of a server; servers with consecutive numbers are in different shards."""
    return GUILD + (number << 22)


def channel(channel_id: int, guild_id: int = GUILD) -> Payload:
    return {
        "id": str(channel_id),
        "type": 0,
        "guild_id": str(guild_id),
        "name": f"table-{channel_id}",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }


def thread(thread_id: int, parent_id: int, name: str, guild_id: int = GUILD) -> Payload:
    return {
        "id": str(thread_id),
        "type": 11,
        "guild_id": str(guild_id),
        "parent_id": str(parent_id),
        "owner_id": str(BOT.id),
        "name": name,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2024-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def guild_with(channels: Iterable[int], guild_id: int = GUILD) -> Payload:
    """Return a server with these channels."""
    role = {
        "id": str(guild_id),
        "name": "@everyone",
        "permissions": ALL_PERMISSIONS,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(guild_id),
        "name": "Nevsky",
        "owner_id": str(PEOPLE[0].id),
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role],
        "member_count": len(PEOPLE) + 1,
        "large": False,
        "unavailable": False,
        "joined_at": "2024-01-01T00:00:00+00:00",
        "members": [member(BOT)],
        "channels": [channel(channel_id, guild_id) for channel_id in channels],
        "threads": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "premium_progress_bar_enabled": False,
    }


def application() -> Payload:
    return {
        "id": str(APPLICATION),
        "name": "Nevsky",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "team": None,
        "owner": user(PEOPLE[0]),
    }


def message(
    message_id: int,
    channel_id: int,
    content: str,
    components: list[Payload],
    *,
    private: bool,
    author: Person = BOT,
    flags: int = 0,
    message_type: int = 0,
) -> Payload:
    """Return a message, by default of the bot."""
    return {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "author": user(author),
        "content": content,
        "timestamp": "2024-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": components,
        "pinned": False,
        "type": message_type,
        "flags": flags | (64 if private else 0),
    }


def interaction(
    kind: int, token: str, who: Person, channel_id: int, data: Payload, guild_id: int = GUILD
) -> Payload:
    """Return an interaction in a channel; `kind` is the number of Discord's interaction type."""
    return {
        "application_id": str(APPLICATION),
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "guild_id": str(guild_id),
        "guild_locale": "en-US",
        "channel_id": str(channel_id),
        "channel": channel(channel_id, guild_id),
        "member": member(who),
        "locale": "en-US",
        "app_permissions": ALL_PERMISSIONS,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild_id)},
        "context": 0,
        "attachment_size_limit": 10_485_760,
    }
