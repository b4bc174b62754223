"""The stored history of a game with simultaneous decisions and undone ones."""

from __future__ import annotations

from bot.table.game_history import GameHistory, load_history
from bot.table.table import Table
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    give,
    play_until_claiming,
    state_of,
)
from tests.support.simulated_discord.fixture import DiscordFixture


async def history_of(sim: DiscordFixture, table: Table) -> GameHistory:
    found = await load_history(sim.bot.runtime.store, table.row.id)
    assert found is not None
    return found


async def test_undo_keeps_other_seats_decisions_in_any_order(
    sim: DiscordFixture, table: Table
) -> None:
    for who in PLAYERS[:2]:
        await give(sim, who)
    await sim.slash(BORIS, "council undo")
    await sim.slash(ANNA, "council undo")
    await give(sim, BORIS)
    await give(sim, ANNA)
    await give(sim, CATHERINE)
    record = await history_of(sim, table)
    states = [step.state for step in record.steps[:3] if step.state is not None]
    given = [[player.giving is not None for player in state.players] for state in states]
    assert given == [[False] * 3, [False, True, False], [True, True, False]]
    assert record.steps[-1].state == table.state


async def test_history_has_the_state_at_the_end_of_a_phase(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_claiming(sim)
    record = await history_of(sim, table)
    ended = [step for step in record.steps if step.phase_states]
    assert ended
    for step in ended:
        names = [type(event).__name__ for event in step.events]
        assert len(step.phase_states) == names.count("PhaseEnded")
    assert state_of(table) == record.steps[-1].state
