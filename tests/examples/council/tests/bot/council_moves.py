"""What houses do at a table of the Council, in as few words as tests can say it."""

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
"""The people at the table, by their places in the room; Anna is called Žofie there."""

STRANGER = 4
SEED = 1


def state_of(table: Table) -> State:
    """The state of a running council, to look at or to arrange."""
    assert isinstance(table.state, State)
    return table.state


def names(cards: Iterable[int]) -> str:
    """Cards as somebody types them by hand."""
    return ", ".join(KINDS[card] for card in cards)


async def give(sim: DiscordFixture, who: int, number: int = 2) -> str:
    """Give the weakest cards of the hand to the left."""
    table = await sim.table()
    hand = state_of(table).players[seat_of(table, sim, who)].hand
    return await sim.private_reply(who, "council give", cards=names(hand[:number]))


async def lay(sim: DiscordFixture, who: int, card: int | None = None) -> str:
    """Lay a card, the strongest where no other is named."""
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
    """Everybody gives."""
    for who in PLAYERS:
        await give(sim, who)


async def play_until_claiming(sim: DiscordFixture) -> None:
    """And builds with all there is, so that the dike holds."""
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
    """What was sent to the channel, as a kind and what it says."""
    path = f"/channels/{sim.channel.id}/messages"
    return [(one.method, one.json) for one in sim.env.http_requests if one.path.startswith(path)]
