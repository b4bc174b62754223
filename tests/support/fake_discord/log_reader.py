"""Reads the move log of a table, page by page."""

from __future__ import annotations

import re

from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import SentInteraction
from tests.support.fake_discord.server import FakeDiscord

EARLIER = "Earlier"

_NOTHING_YET = ("No game", "Nothing has")
_AFTER_A_PASS = re.compile(r"(?<= passes\.) ")


async def read_log(
    discord: FakeDiscord, who: Person, channel_id: int, command: str = "show log"
) -> list[str] | None:
    """Return all sentences, oldest first; None if no game runs or nothing has happened."""
    newest = await (await slash(discord, who, channel_id, command)).wait_for_answer(ANSWER_TIMEOUT)
    while not newest.content.startswith(_NOTHING_YET):
        pages = await _all_pages(discord, who, channel_id, newest)
        before = newest.content
        newest = await (await slash(discord, who, channel_id, command)).wait_for_answer(
            ANSWER_TIMEOUT
        )
        # If the game has moved on meanwhile, the pages may not fit together.
        if newest.content == before:
            return [line for page in pages for line in sentences_of(page)]
    return None


async def _all_pages(
    discord: FakeDiscord, who: Person, channel_id: int, answer: SentInteraction
) -> list[str]:
    """Follow the pages from an answer to the first one; return their texts from the first on."""
    pages = [answer.content]
    while button := next((shown for shown in answer.buttons if shown.label == EARLIER), None):
        interaction = await press(discord, who, channel_id, button, panel=answer)
        answer = await interaction.wait_for_answer(ANSWER_TIMEOUT)
        pages.append(answer.content)
    return pages[::-1]


def sentences_of(page: str) -> list[str]:
    """Return the sentences of a page without headings, each pass as one of its own."""
    lines = [line for line in page.splitlines() if not line.startswith("**")]
    return [sentence for line in lines for sentence in _AFTER_A_PASS.split(line)]
