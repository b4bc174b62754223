"""The rules of Saint Petersburg as the bot explains them."""

from __future__ import annotations

from tests.support.simulated_discord.fixture import DiscordFixture


async def test_rule_topics_with_cards_have_a_picture(sim: DiscordFixture) -> None:
    answer = await sim.slash(0, "stpete show rules", topic="special")
    (attachment,) = sim.files_of(answer.response)
    assert "Observatory" in str(attachment.description)
    answer = await sim.slash(0, "stpete show rules", topic="cost")
    assert sim.files_of(answer.response) == []
