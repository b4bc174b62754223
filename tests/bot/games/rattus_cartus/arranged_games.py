"""A room in which three people are in the middle of a game that a test has laid out."""

from __future__ import annotations

from typing import Any

from engine.games.rattus_cartus.cards import card_id
from engine.games.rattus_cartus.state import State
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import DiscordFixture

ANNA, BORIS, CATHERINE = PLAYERS = (0, 1, 2)
"""The people at the table, by their places in the room; Anna is called Žofie there."""

STRANGER = 4


async def start_arranged_game(sim: DiscordFixture, state: State) -> None:
    """Seat as many people as the state has, as if their game had come so far."""
    table = await sim.start(range(len(state.players)), 1)
    table.stored.state = state
    await sim.store_state(table)
    await sim.slash(ANNA, "rattus show board")


async def state_of(sim: DiscordFixture) -> State:
    state = (await sim.table()).state
    assert isinstance(state, State)
    return state


async def laid_by(sim: DiscordFixture, seat: int) -> list[str]:
    return [card_id(card) for card in (await state_of(sim)).players[seat].laid]


async def pick_in_menu(sim: DiscordFixture, who: int, panel: Any, *codes: str) -> Any:
    """Pick all these in the one menu of a panel."""
    ((menu, _),) = menus_of(panel)
    answer = await sim.people[who].select(panel, list(codes), custom_id=menu["custom_id"])
    assert answer.acknowledged
    return answer.response


def max_picks(panel: Any) -> int:
    """How many can be picked at once in the one menu of a panel."""
    ((menu, _),) = menus_of(panel)
    return int(menu["max_values"])
