"""A solo player is told at the start which score to beat."""

from __future__ import annotations

import pytest

from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.saint_petersburg import finish_game

SEED = 70


async def test_solo_target_is_announced_only_at_the_start(sim: DiscordFixture) -> None:
    await sim.start((0,), SEED)
    targets = sim.ui.solo_targets
    assert targets is not None
    announcement = (
        f"You’re playing alone. A Medium AI averages {targets.medium} points and a Hard one"
        f" {targets.hard}; {targets.medium_drawn_out:,} and {targets.hard_drawn_out:,} if they draw"
        " the game out (see “Playing alone” in the rules)."
    )
    assert announcement in sim.last_message.content.splitlines()
    await sim.slash(0, "stpete take", card="Lumberjack")
    assert "You’re playing alone" not in sim.last_message.content
    assert "your turn" not in sim.last_message.content


async def test_solo_player_is_told_their_best_score(sim: DiscordFixture) -> None:
    table = await sim.start((0,), SEED)
    await finish_game(sim, table, (0,))
    result = table.game.result(table.state)
    assert result is not None
    await sim.start((0,), SEED)
    assert f"Your best so far: {result.points[0]}." in sim.last_message.content


@pytest.mark.parametrize("players", [(0, 1), (0, 1, 2)])
async def test_multiplayer_games_show_no_solo_target(
    sim: DiscordFixture, players: tuple[int, ...]
) -> None:
    await sim.start(players, SEED)
    assert "alone" not in sim.last_message.content
