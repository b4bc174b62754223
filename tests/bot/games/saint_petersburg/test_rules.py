"""The rules of Saint Petersburg as the bot explains them."""

from __future__ import annotations

from tests.support.simulated_discord.fixture import DiscordFixture


async def test_rule_topics_with_cards_have_a_picture(sim: DiscordFixture) -> None:
    answer = await sim.slash(0, "stpete show rules", topic="special")
    (attachment,) = answer.response.attachments
    assert "Observatory" in attachment.description
    answer = await sim.slash(0, "stpete show rules", topic="cost")
    assert answer.response.attachments == []
