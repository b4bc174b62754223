"""What houses do at a table of the Council, in as few words as tests can say it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.table.table import Table
from engine import codec
from engine.core import Seat
from tests.bot.room import Room
from tests.games.council.cards import KINDS
from tests.games.council.state import State
from tests.games.council_render.story import field_code

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


async def give(room: Room, who: int, number: int = 2) -> str:
    """Give the weakest cards of the hand to the left."""
    table = await room.table()
    hand = state_of(table).players[seat_of(table, room, who)].hand
    return await room.says(who, "council give", cards=names(hand[:number]))


async def lay(room: Room, who: int, card: int | None = None) -> str:
    """Lay a card, the strongest where no other is named."""
    table = await room.table()
    hand = state_of(table).players[seat_of(table, room, who)].hand
    return await room.says(who, "council lay", cards=names(hand[-1:] if card is None else [card]))


async def done(room: Room, who: int) -> str:
    return await room.says(who, "council done")


async def claim(room: Room, who: int, field: int) -> str:
    return await room.says(who, "council claim", field=field_code(field))


async def to_building(room: Room) -> None:
    """Everybody gives."""
    for who in PLAYERS:
        await give(room, who)


async def to_claiming(room: Room) -> None:
    """And builds with all there is, so that the dike holds."""
    await to_building(room)
    table = await room.table()
    for who in PLAYERS:
        while state_of(table).players[who].hand:
            await lay(room, who)
        await done(room, who)


def seat_of(table: Table, room: Room, who: int) -> Seat:
    seat = table.seat_of(room.people[who].id)
    assert seat is not None
    return seat


def stored(table: Table) -> str:
    return codec.dump_state(table.game, table.state)


def sent(room: Room) -> list[tuple[str, Any]]:
    """What was sent to the channel, as a kind and what it says."""
    path = f"/channels/{room.channel.id}/messages"
    return [(one.method, one.json) for one in room.env.http_requests if one.path.startswith(path)]
