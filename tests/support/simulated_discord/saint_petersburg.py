"""Shortcuts for games of Saint Petersburg, the game that most tests of the bot play."""

from __future__ import annotations

from typing import Any

from bot.table.table import Table
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import State
from tests.support.simulated_discord.fixture import DiscordFixture

SEED = 70
"""In a game of `PLAYERS` with this seed Catherine has the first turn; Žofie and Boris follow."""

PLAYERS = ZOFIE, BORIS, CATHERINE = (0, 1, 2)

STRANGER = 4
"""Somebody who does not play."""


def state_of(table: Table) -> State:
    """Return the state of a running game, to look at or to change."""
    assert isinstance(table.state, State)
    return table.state


async def all_move(sim: DiscordFixture) -> None:
    """Let each of `table` make a move, so that Catherine is asked again."""
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    for who in (ZOFIE, BORIS):
        await sim.slash(who, "stpete take", card="Lumberjack")


async def leave_to_ai(sim: DiscordFixture, who: int, level: str = "A medium AI") -> Any:
    """Leave the running game, and let an AI of the level on this button play on."""
    prompt = await sim.slash(who, "stpete leave")
    return await sim.press(who, prompt.response, level)


async def end_game(sim: DiscordFixture, who: int) -> Any:
    """End the running game without a result."""
    prompt = await sim.slash(who, "stpete end")
    return await sim.press(who, prompt.response, "Yes, end the game")


async def leave_one_move(sim: DiscordFixture, table: Table, players: tuple[int, ...]) -> None:
    """Put a game into its last phase, one pass before the end."""
    state = state_of(table)
    state.phase, state.last_round, state.passes = Phase.TRADING, True, 0
    await sim.store_state(table)
    for _ in players[1:]:
        await sim.slash(await sim.player_to_act(players), "stpete pass")


async def finish_game(sim: DiscordFixture, table: Table, players: tuple[int, ...]) -> None:
    """Put a game into its last phase, and pass until it is over."""
    await leave_one_move(sim, table, players)
    await sim.slash(await sim.player_to_act(players), "stpete pass")
    assert table.row.status == "over"
