"""Shortcuts for moves of the Council."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.table.table import Table
from engine import codec
from engine.core import Seat
from tests.examples.council.engine.cards import KINDS
from tests.examples.council.engine.state import State
from tests.examples.council.render.alt_text import field_code
from tests.support.simulated_discord.fixture import DiscordFixture

ANNA, BORIS, CATHERINE = PLAYERS = (0, 1, 2)
"""The players as indexes of `PLAYER_NAMES`; Anna's name there is Žofie."""

STRANGER = 4
SEED = 1


def state_of(table: Table) -> State:
    """Return the state of a running game, to look at or to change."""
    assert isinstance(table.state, State)
    return table.state


def names(cards: Iterable[int]) -> str:
    """Write cards as a user types them."""
    return ", ".join(KINDS[card] for card in cards)


async def give(sim: DiscordFixture, who: int, number: int = 2) -> str:
    """Give the weakest cards of the hand to the left neighbour."""
    table = await sim.table()
    hand = state_of(table).players[seat_of(table, sim, who)].hand
    return await sim.private_reply(who, "council give", cards=names(hand[:number]))


async def lay(sim: DiscordFixture, who: int, card: int | None = None) -> str:
    """Lay a card, by default the strongest."""
    table = await sim.table()
    hand = state_of(table).players[seat_of(table, sim, who)].hand
    return await sim.private_reply(
        who, "council lay", cards=names(hand[-1:] if card is None else [card])
    )


async def done(sim: DiscordFixture, who: int) -> str:
    return await sim.private_reply(who, "council done")


async def claim(sim: DiscordFixture, who: int, field: int) -> str:
    return await sim.private_reply(who, "council claim", field=field_code(field))


async def play_until_building(sim: DiscordFixture) -> None:
    """Have all players give, up to the building phase."""
    for who in PLAYERS:
        await give(sim, who)


async def play_until_claiming(sim: DiscordFixture) -> None:
    """Have all players give and build with all their cards, so that the dike holds."""
    await play_until_building(sim)
    table = await sim.table()
    for who in PLAYERS:
        while state_of(table).players[who].hand:
            await lay(sim, who)
        await done(sim, who)


def seat_of(table: Table, sim: DiscordFixture, who: int) -> Seat:
    seat = table.seat_of(sim.people[who].id)
    assert seat is not None
    return seat


def dump_of(table: Table) -> str:
    return codec.dump_state(table.game, table.state)


def channel_requests(sim: DiscordFixture) -> list[tuple[str, Any]]:
    """Return the requests that concern the channel, by method, with their content."""
    path = f"/channels/{sim.channel.id}/messages"
    return [
        (request.method, request.json)
        for request in sim.env.http_requests
        if request.path.startswith(path)
    ]
