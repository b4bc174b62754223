"""Phase summaries show the end of the phase, whatever the same action changed afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from render.scene_renderer import SceneRenderer
from tests.examples.council.engine.state import Phase
from tests.examples.council.engine.view import View
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    claim,
    done,
    lay,
    play_until_building,
    play_until_claiming,
    state_of,
)
from tests.support.simulated_discord.fixture import DiscordFixture


@pytest.fixture
def rendered_views(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Collect the view that each phase's picture is drawn from."""
    views: list[View] = []
    honest = SceneRenderer.phase

    def phase(self: SceneRenderer[Any, Any, Any], view: View, *given: Any, **more: Any) -> Any:
        views.append(view)
        return honest(self, view, *given, **more)

    monkeypatch.setattr(SceneRenderer, "phase", phase)
    return views


async def test_phase_summary_shows_the_table_at_the_end_of_the_phase(
    sim: DiscordFixture, table: Table, rendered_views: list[View]
) -> None:
    await play_until_claiming(sim)
    assert [view.phase for view in rendered_views] == [Phase.GIVING, Phase.BUILDING]
    assert all(player.laid for player in rendered_views[-1].players), "the dike has not broken yet"
    assert not any(player.laid for player in state_of(table).players)


async def test_two_phases_ending_together_give_two_summaries_in_order(
    sim: DiscordFixture, table: Table, rendered_views: list[View]
) -> None:
    await play_until_claiming(sim)
    for who in PLAYERS:
        await claim(sim, who, who // 2)
    claiming, harvest, turn = (message.content for message in sim.public_messages[-3:])
    assert claiming.startswith("**Round 1 · Claiming**")
    assert "Žofie asked for a1 in vain." in claiming
    assert "Catherine gets a2." in claiming
    assert "brings in" not in claiming
    assert harvest.startswith("**Round 1 · Harvest**")
    assert "Catherine brings in 5" in harvest
    assert "\nWinter 2 begins." in turn, "later events are in the turn message"
    assert [view.phase for view in rendered_views[-2:]] == [Phase.CLAIMING, Phase.HARVEST]
    assert [player.claim for player in rendered_views[-2].players] == [0, 0, 1]
    assert rendered_views[-1].winter == 1


async def test_phase_summaries_after_a_restart_are_unchanged(
    sim: DiscordFixture, table: Table, rendered_views: list[View]
) -> None:
    await play_until_claiming(sim)
    for who in (ANNA, BORIS):
        await claim(sim, who, who)
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=503)
    await claim(sim, CATHERINE, 7)
    before = len(sim.public_messages)
    await sim.restart()
    assert len(sim.public_messages) == before + 2
    assert [view.phase for view in rendered_views[-2:]] == [Phase.CLAIMING, Phase.HARVEST]
    assert [player.claim for player in rendered_views[-2].players] == [0, 1, 7]


async def test_game_ending_mid_phase_announces_the_rest_with_the_result(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    await lay(sim, CATHERINE)
    for who in PLAYERS:
        await done(sim, who)
    assert table.row.status == "over"
    told = sim.last_message.content
    assert told.index("A flood of") < told.index("The dike breaks. Drowned: Žofie and Boris.")
    assert told.index("The dike breaks") < told.index("**Catherine wins!**")
    assert "**Žofie** drowned" in told
    assert sum("A flood of" in message.content for message in sim.public_messages) == 1
