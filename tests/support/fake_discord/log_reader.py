"""Reads the move log of a table, page by page."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.i18n.texts import shared_texts
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import SentInteraction
from tests.support.fake_discord.server import FakeDiscord

EARLIER = "Earlier"

_SAY = shared_texts().in_language("en")
_NOTHING_YET = (_SAY("log-empty"), _SAY("refused-no-game", opening="").strip().partition(".")[0])
_AFTER_A_PASS = re.compile(r"(?<= passes\.) ")


def _as_it_is(content: str) -> str:
    return content


async def read_log(
    discord: FakeDiscord,
    who: Person,
    channel_id: int,
    command: str = "show log",
    log_in: Callable[[str], str] = _as_it_is,
) -> list[str] | None:
    """Return all sentences, oldest first; None if no game runs or nothing has happened.

    `log_in` is called once with the content of each answer and returns the part that is the log:
    an answer begins with what else its user has to be told.
    """

    async def newest_page() -> tuple[SentInteraction, str]:
        interaction = await slash(discord, who, channel_id, command)
        answer = await interaction.wait_for_answer(ANSWER_TIMEOUT)
        return answer, log_in(answer.content)

    newest, text = await newest_page()
    while not text.startswith(_NOTHING_YET):
        pages, before = (
            [text, *await _earlier_pages(discord, who, channel_id, newest, log_in)],
            text,
        )
        newest, text = await newest_page()
        # If the game has moved on meanwhile, the pages may not fit together.
        if text == before:
            return [line for page in reversed(pages) for line in sentences_of(page)]
    return None


async def _earlier_pages(
    discord: FakeDiscord,
    who: Person,
    channel_id: int,
    answer: SentInteraction,
    log_in: Callable[[str], str],
) -> list[str]:
    """Follow the pages from an answer to the first one; return the log on them, newest first."""
    pages: list[str] = []
    while button := next((shown for shown in answer.buttons if shown.label == EARLIER), None):
        interaction = await press(discord, who, channel_id, button, panel=answer)
        answer = await interaction.wait_for_answer(ANSWER_TIMEOUT)
        pages.append(log_in(answer.content))
    return pages


def sentences_of(page: str) -> list[str]:
    """Return the sentences of a page without headings, each pass as one of its own."""
    lines = [line for line in page.splitlines() if not line.startswith("**")]
    return [sentence for line in lines for sentence in _AFTER_A_PASS.split(line)]
