"""Undoing in games in one file takes back what AI players did since, but not what they showed."""

from __future__ import annotations

from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import DiscordFixture, text_of, use_seed


async def test_card_of_an_ai_player_is_not_seen_before_another_is_chosen(
    sim: DiscordFixture,
) -> None:
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    await sim.slash(0, "four_winds new")
    await sim.slash(1, "four_winds join")
    await sim.slash(0, "four_winds ai", level="easy")
    use_seed(await sim.table(), 1)
    await sim.slash(0, "four_winds start")
    table = await sim.table()
    while table.acting_seats != (1,) or len(table.state.table.trick) != 1:
        assert table.acting_seats[0] in (0, 1)
        seat = table.acting_seats[0]
        card = table.game.legal_actions(table.state, seat)[0][1]
        await sim.slash(seat, "four_winds play", card=card)
    card = table.game.legal_actions(table.state, 1)[0][1]
    await sim.slash(1, "four_winds play", card=card)
    assert len(table.state.table.trick) != 2, "the AI player has answered"
    before = table.state
    assert "hidden" in text_of(await sim.slash(1, "four_winds undo"))
    assert table.state == before


async def test_own_card_can_be_taken_back(sim: DiscordFixture) -> None:
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    table = await sim.start([0, 1, 2])
    before = table.state
    await sim.slash(0, "four_winds play", card=before.players[0].hand[0])
    assert table.state != before
    await sim.slash(0, "four_winds undo")
    assert table.state == before
