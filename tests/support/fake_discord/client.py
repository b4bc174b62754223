"""Sends interactions as Discord's app does: slash commands, autocompletion, buttons."""

from __future__ import annotations

import secrets
import time
from typing import Any

from tests.support.fake_discord import payloads
from tests.support.fake_discord.payloads import Payload, Person
from tests.support.fake_discord.recording import SentInteraction, ShownButton
from tests.support.fake_discord.server import FakeDiscord

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
ANSWER_TIMEOUT = 20.0
"""Seconds after which people give up on an answer."""

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
GROUPS = frozenset({"show", "tournament"})
"""The subcommand groups: `show log` is the subcommand `log` of the group `show`."""

_OPTION_TYPES = {str: 3, int: 4, bool: 5}


async def slash(
    discord: FakeDiscord, who: Person, channel_id: int, name: str, /, **options: Any
) -> SentInteraction:
    """Send a slash command without waiting for the answer.

    `name` is a subcommand of `/stpete`, or begins with the name of another command.
    """
    return await _send(discord, COMMAND, who, channel_id, _command(name, options))


async def autocomplete(
    discord: FakeDiscord, who: Person, channel_id: int, name: str, option: str, **filled: Any
) -> list[tuple[str, str]]:
    """Return what autocomplete suggests: names and values."""
    focused = {"name": option, "type": 3, "value": "", "focused": True}
    data = _command(name, filled, focused)
    sent = await _send(discord, AUTOCOMPLETE, who, channel_id, data)
    await sent.wait_for_answer(ANSWER_TIMEOUT)
    return [(choice["name"], choice["value"]) for choice in sent.choices or ()]


async def press(
    discord: FakeDiscord,
    who: Person,
    channel_id: int,
    button: ShownButton,
    *,
    panel: SentInteraction | None = None,
    message_id: int = 0,
) -> SentInteraction:
    """Press a button of a public message, or of the private message `panel`, without waiting."""
    components = panel.components if panel else []
    message_payload = payloads.message(
        panel.message_id if panel else message_id or payloads.snowflake(),
        channel_id,
        "",
        components,
        private=panel is not None,
        flags=panel.flags if panel else 0,
    )
    data = {"custom_id": button.custom_id, "component_type": 2, "id": 1}
    return await _send(discord, COMPONENT, who, channel_id, data, message=message_payload)


async def _send(
    discord: FakeDiscord,
    kind: int,
    who: Person,
    channel_id: int,
    data: Payload,
    message: Payload | None = None,
) -> SentInteraction:
    token = secrets.token_hex(16)
    sent = SentInteraction(payloads.snowflake(), token, who, channel_id, time.perf_counter())
    if message is not None and message["flags"]:
        sent.message_id, sent.components = int(message["id"]), message["components"]
    discord.recording.interactions[token] = sent
    guild_id = discord.guild_of(channel_id)
    payload = payloads.interaction(kind, token, who, channel_id, data, guild_id)
    payload["id"] = str(sent.id)
    if channel_id in discord.threads.opened:
        payload["channel"] = discord.threads.opened[channel_id]
    if message is not None:
        payload["message"] = message
    await discord.gateway.send_event("INTERACTION_CREATE", payload)
    return sent


def _command(name: str, options: dict[str, Any], *more: Payload) -> Payload:
    filled = [
        {"name": option.replace("_", "-"), "type": _OPTION_TYPES[type(value)], "value": value}
        for option, value in options.items()
    ]
    *parents, subcommand = name.split()
    data: Payload = {"name": subcommand, "type": SUBCOMMAND, "options": [*filled, *more]}
    if parents and parents[-1] in GROUPS:
        data = {"name": parents.pop(), "type": SUBCOMMAND_GROUP, "options": [data]}
    return {"id": "1", "name": parents[0] if parents else "stpete", "type": 1, "options": [data]}
