"""Planned moves at the market: a piece to be placed, or a tile to be drawn."""

from __future__ import annotations

from typing import Any

from bot.table.move_log import MoveKind
from tests.bot.games.heller_und_pfennig.game_drivers import PLAYERS, start_game
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.plans import press_beginning


async def plan(sim: DiscordFixture, who: int, *choices: str) -> Any:
    """Plan a move by buttons alone; each choice is the beginning of a label."""
    answer = await sim.slash(who, "heller hand")
    for choice in ("Plan a move", *choices):
        answer = await press_beginning(sim, who, answer, choice)
    return answer


async def start(sim: DiscordFixture) -> tuple[int, int]:
    """Start a game; return who is to act, and who follows."""
    who, _ = await start_game(sim)
    return who, PLAYERS[(PLAYERS.index(who) + 1) % len(PLAYERS)]


async def test_planned_stall_is_placed(sim: DiscordFixture) -> None:
    who, following = await start(sim)
    planned = await plan(sim, following, "Place a stall", "Stall with 3", "Row 2", "B2")
    assert text_of(planned).startswith("Planned: place a stall with 3 wares on B2.")
    await sim.slash(who, "heller place", piece="Stall with 1 ware", space="A1")
    table = await sim.table()
    moves = await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION)
    assert moves == [PLAYERS.index(following)]
    assert "B2" in sim.last_message.content


async def test_plan_ends_when_its_space_is_taken(sim: DiscordFixture) -> None:
    who, following = await start(sim)
    await plan(sim, following, "Place a stall", "Stall with 3", "Row 1", "A1")
    await sim.slash(who, "heller place", piece="Stall with 1 ware", space="A1")
    assert await sim.player_to_act(PLAYERS) == following
    hand = await sim.private_reply(following, "heller hand")
    assert hand.startswith("You planned to place a stall with 3 wares on A1. That’s gone")


async def test_planned_draw_leaves_the_placing_to_its_player(sim: DiscordFixture) -> None:
    who, following = await start(sim)
    await plan(sim, following, "Draw a tile")
    await sim.slash(who, "heller place", piece="Stall with 1 ware", space="A1")
    assert await sim.player_to_act(PLAYERS) == following
    table = await sim.table()
    assert len(await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION)) == 1
    hand = await sim.slash(following, "heller hand")
    assert any(label.startswith("Place the drawn tile") for label in button_labels(hand.response))


async def test_nothing_can_be_waited_for_without_a_pass(sim: DiscordFixture) -> None:
    _, following = await start(sim)
    answer = await plan(sim, following)
    assert not any("until" in label for label in button_labels(answer.response))
