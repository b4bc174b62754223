"""Planned moves in the town: a supply, a building to enter, and the cards to lay down there."""

from __future__ import annotations

from typing import Any

from bot.table.move_log import MoveKind
from tests.bot.games.rattus_cartus.arranged_games import (
    ANNA,
    BORIS,
    CATHERINE,
    ROW,
    start_arranged_game,
    supply_phase,
)
from tests.engine.games.rattus_cartus.positions import table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.plans import press_beginning


async def plan(sim: DiscordFixture, who: int, *choices: str) -> Any:
    """Plan a move by buttons alone; each choice is the beginning of a label."""
    answer = await sim.slash(who, "rattus hand")
    labels = button_labels(answer.response)
    opening = next(label for label in labels if label.startswith(("Plan a move", "My plan")))
    for choice in (opening, *choices):
        answer = await press_beginning(sim, who, answer, choice)
    return answer


async def planned_seats(sim: DiscordFixture) -> list[int | None]:
    return await sim.seats_of_moves(await sim.table(), MoveKind.PLANNED_ACTION)


async def test_planned_building_is_entered_and_the_cards_are_laid_down(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("", "monk_1 king_3", "monk", row=ROW))
    await plan(sim, BORIS, "Enter 1")
    await plan(sim, BORIS, "Lay cards down", "Monk")
    planned = await plan(sim, BORIS, "Lay no cards")
    assert text_of(planned).splitlines()[2:] == [
        "1. enter building 1",
        "2. lay down: Monk with 1 nun",
        "3. lay down no more cards",
    ]
    await sim.slash(ANNA, "rattus enter", building="2")
    assert await planned_seats(sim) == [BORIS] * 3
    assert await sim.player_to_act((ANNA, BORIS, CATHERINE)) == CATHERINE


async def test_planned_supply_is_taken(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supply_phase("", "", "", deck="king_3 monk_1 witch monk monk"))
    await plan(sim, BORIS, "Take a supply", "1.")
    await sim.slash(ANNA, "rattus supply", building="1")
    assert await planned_seats(sim) == [BORIS]
    assert "Boris takes the supply of building 1" in sim.last_message.content


async def test_plan_for_another_step_waits_for_it(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supply_phase("", "", "", deck="king_3 monk_1 witch monk monk"))
    await plan(sim, BORIS, "Enter 2")
    await sim.slash(ANNA, "rattus supply", building="1")
    assert await sim.player_to_act((ANNA, BORIS, CATHERINE)) == BORIS
    assert await planned_seats(sim) == []
    assert len((await sim.table()).plans.active(BORIS)) == 1


async def test_choices_made_at_once_need_no_plan(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("", "monk_1", "monk", row=ROW))
    answer = await plan(sim, BORIS)
    labels = button_labels(answer.response)
    assert not any(label.startswith(("Choose cards to give", "Discard")) for label in labels)
