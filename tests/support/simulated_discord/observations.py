"""What users can see of messages and requests, in a form that is comparable between two runs."""

from __future__ import annotations

import re
from typing import Any

from tests.support.simulated_discord.fixture import DiscordFixture

_ID = re.compile(r"\b\d{17,20}\b")


async def message_contents(sim: DiscordFixture, message: Any) -> tuple[object, ...]:
    """Return a message's id, text, files, components and mentions."""
    shown = sim.files_of(message)
    files = [(file.filename, file.description, await file.read()) for file in shown]
    buttons = [row.to_dict() for row in message.components]
    return message.id, message.content, files, buttons, message.raw_mentions


def without_random_nonce(body: Any) -> Any:
    """Replace the random nonce in the request that reposts a turn message."""
    if isinstance(body, dict) and str(body.get("nonce")).startswith("board-"):
        return {**body, "nonce": "board"}
    return body


def with_normalized_ids(observations: object) -> Any:
    """Replace Discord's ids by the order of their first appearance.

    Ids contain the millisecond in which they were made, which varies with the load.
    """
    order: dict[str, str] = {}

    def replace(match: re.Match[str]) -> str:
        return order.setdefault(match[0], f"id {len(order)}")

    def walk(part: object) -> object:
        if isinstance(part, int | str) and not isinstance(part, bool):
            return _ID.sub(replace, str(part))
        if isinstance(part, dict):
            return {key: walk(value) for key, value in part.items()}
        if isinstance(part, list | tuple):
            return [walk(each) for each in part]
        return part

    return walk(observations)
