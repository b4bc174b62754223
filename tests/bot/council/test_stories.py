"""Phases are told as they ended, whatever the same action cleared away; so is a sudden end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    claim,
    done,
    lay,
    state_of,
    to_building,
    to_claiming,
)
from tests.bot.room import Room
from tests.games.council.state import Phase
from tests.games.council.view import View
from tests.games.council_render import CouncilRenderer


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The table in each phase's picture."""
    views: list[View] = []
    honest = CouncilRenderer.phase

    def phase(self: CouncilRenderer, view: View, *given: Any, **more: Any) -> Any:
        views.append(view)
        return honest(self, view, *given, **more)

    monkeypatch.setattr(CouncilRenderer, "phase", phase)
    return views


async def test_a_story_shows_the_table_as_its_phase_left_it(
    room: Room, table: Table, painted: list[View]
) -> None:
    await to_claiming(room)
    assert [view.phase for view in painted] == [Phase.GIVING, Phase.BUILDING]
    assert all(player.laid for player in painted[-1].players), "the dike still stands"
    assert not any(player.laid for player in state_of(table).players)


async def test_two_phases_that_end_at_once_are_two_stories_in_their_order(
    room: Room, table: Table, painted: list[View]
) -> None:
    await to_claiming(room)
    for who in PLAYERS:
        await claim(room, who, who // 2)
    claiming, harvest, turn = (message.content for message in room.public[-3:])
    assert claiming.startswith("**Round 1 · Claiming**")
    assert "Žofie asked for a1 in vain." in claiming
    assert "Catherine gets a2." in claiming
    assert "brings in" not in claiming
    assert harvest.startswith("**Round 1 · Harvest**")
    assert "Catherine brings in 5" in harvest
    assert turn.startswith("Winter 2 begins."), "what came after them is told with the turn"
    assert [view.phase for view in painted[-2:]] == [Phase.CLAIMING, Phase.HARVEST]
    assert [player.claim for player in painted[-2].players] == [0, 0, 1]
    assert painted[-1].winter == 1


async def test_stories_are_told_after_a_restart_as_they_would_have_been(
    room: Room, table: Table, painted: list[View]
) -> None:
    await to_claiming(room)
    for who in (ANNA, BORIS):
        await claim(room, who, who)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=503)
    await claim(room, CATHERINE, 7)
    before = len(room.public)
    await room.restart()
    assert len(room.public) == before + 2
    assert [view.phase for view in painted[-2:]] == [Phase.CLAIMING, Phase.HARVEST]
    assert [player.claim for player in painted[-2].players] == [0, 1, 7]


async def test_a_game_that_ends_within_a_phase_tells_the_rest_with_its_result(
    room: Room, table: Table
) -> None:
    await to_building(room)
    await lay(room, CATHERINE)
    for who in PLAYERS:
        await done(room, who)
    assert table.row.status == "over"
    told = room.last.content
    assert told.index("A flood of") < told.index("The dike breaks. Drowned: Žofie and Boris.")
    assert told.index("The dike breaks") < told.index("**Catherine wins!**")
    assert "**Žofie** drowned" in told
    assert sum("A flood of" in message.content for message in room.public) == 1


async def test_where_all_drown_nobody_wins(room: Room, table: Table) -> None:
    await to_building(room)
    for who in PLAYERS:
        await done(room, who)
    assert "**Nobody wins:** the sea has taken all." in room.last.content
    assert "Rematch" in str(room.last.components[0].to_dict())
