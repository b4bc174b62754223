"""The rules of Saint Petersburg as the bot explains them."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import SAINT_PETERSBURG_UI
from tests.support.simulated_discord.fixture import DiscordFixture


async def test_rule_topics_with_cards_have_a_picture(sim: DiscordFixture) -> None:
    answer = await sim.slash(0, "stpete show rules", topic="special")
    (attachment,) = sim.files_of(answer.response)
    assert "Observatory" in str(attachment.description)
    answer = await sim.slash(0, "stpete show rules", topic="cost")
    assert sim.files_of(answer.response) == []


@pytest.mark.parametrize(
    ("language", "scored"),
    [
        ("en", "At the end of each of the first three"),
        ("de", "Nach den ersten drei Phasen"),
        ("fr", "À la fin de chacune des trois premières phases"),
        ("cs", "Po každé z prvních tří fází"),
    ],
)
def test_trading_phase_is_not_said_to_be_scored(language: str, scored: str) -> None:
    rules = SAINT_PETERSBURG_UI.texts.in_language(language)("rules-overview", command="stpete")
    assert scored in rules
