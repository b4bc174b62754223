"""A room in which three people are in the middle of a game that a test has laid out."""

from __future__ import annotations

from typing import Any

from engine.games.rattus_cartus.cards import card_id
from engine.games.rattus_cartus.state import State
from tests.bot.play_by_buttons import menus
from tests.bot.room import Room

ANNA, BORIS, CATHERINE = PLAYERS = (0, 1, 2)
"""The people at the table, by their places in the room; Anna is called Žofie there."""

STRANGER = 4


async def arranged(room: Room, state: State) -> None:
    """Seat as many people as the state has, as if their game had come so far."""
    table = await room.start(range(len(state.players)), 1)
    table.state = state
    await room.store_state(table)
    await room.slash(ANNA, "rattus board")


async def state_of(room: Room) -> State:
    state = (await room.table()).state
    assert isinstance(state, State)
    return state


async def laid_by(room: Room, seat: int) -> list[str]:
    return [card_id(card) for card in (await state_of(room)).players[seat].laid]


async def picked(room: Room, who: int, panel: Any, *codes: str) -> Any:
    """Pick all these in the one menu of a panel."""
    ((menu, _),) = menus(panel)
    answer = await room.people[who].select(panel, list(codes), custom_id=menu["custom_id"])
    assert answer.acknowledged
    return answer.response


def most_of(panel: Any) -> int:
    """How many can be picked at once in the one menu of a panel."""
    ((menu, _),) = menus(panel)
    return int(menu["max_values"])
