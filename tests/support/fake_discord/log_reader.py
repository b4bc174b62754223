"""A table's log as somebody reads it who turns back to its first page."""

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
    """Every sentence, the first first; None where no game is running or nothing was done yet."""
    newest = await (await slash(discord, who, channel_id, command)).wait_for_answer(ANSWER_TIMEOUT)
    while not newest.content.startswith(_NOTHING_YET):
        pages = await _all_pages(discord, who, channel_id, newest)
        before = newest.content
        newest = await (await slash(discord, who, channel_id, command)).wait_for_answer(
            ANSWER_TIMEOUT
        )
        # Where the game went on meanwhile, the pages may not fit together.
        if newest.content == before:
            return [line for page in pages for line in sentences_of(page)]
    return None


async def _all_pages(
    discord: FakeDiscord, who: Person, channel_id: int, asked: SentInteraction
) -> list[str]:
    """From an answer's page back to the first one; then in order."""
    pages = [asked.content]
    while button := next((one for one in asked.buttons if one.label == EARLIER), None):
        pressed = await press(discord, who, channel_id, button, panel=asked)
        asked = await pressed.wait_for_answer(ANSWER_TIMEOUT)
        pages.append(asked.content)
    return pages[::-1]


def sentences_of(page: str) -> list[str]:
    """What a page tells, without its heads, and each pass by itself."""
    told = [line for line in page.splitlines() if not line.startswith("**")]
    return [sentence for line in told for sentence in _AFTER_A_PASS.split(line)]
