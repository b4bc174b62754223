"""Tables with a given state, and the menus in which cards are picked."""

from __future__ import annotations

from typing import Any

from engine.games.rattus_cartus.cards import card_id
from engine.games.rattus_cartus.state import Phase, State, Step
from tests.engine.games.rattus_cartus.positions import table
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import DiscordFixture

ANNA, BORIS, CATHERINE = PLAYERS = (0, 1, 2)
"""The players as indexes of `PLAYER_NAMES`; Anna's name there is Žofie."""

STRANGER = 4

ROW = "monastery_1 palace_5 palace_2"


def supply_phase(*hands: str, row: str = ROW, **fields: Any) -> State:
    """Return a state in which all players have to take a supply."""
    state = table(*hands, row=row, **fields)
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    return state


async def start_arranged_game(sim: DiscordFixture, state: State) -> None:
    """Start a game with as many players as the state has, and put it into that state."""
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
    """Pick these options in the only menu of a panel."""
    ((menu, _),) = menus_of(panel)
    answer = await sim.people[who].select(panel, list(codes), custom_id=menu["custom_id"])
    assert answer.acknowledged
    return answer.response


def max_picks(panel: Any) -> int:
    """Return how many options can be picked at once in the only menu of a panel."""
    ((menu, _),) = menus_of(panel)
    return int(menu["max_values"])
