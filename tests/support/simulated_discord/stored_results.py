"""Writes finished games into a store without playing them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from bot.storage.records import GameUpdate, ResultRow, SeatAssignmentRow, SeatRow
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture

_CHANNELS = count(7_000)


async def store_finished_game(
    sim: DiscordFixture,
    *ranking: int | str,
    name: str = "saint_petersburg",
    options: str = "{}",
    at: int = 1_000_000,
    state: str | None = None,
    replaced_players: Mapping[int, int] | None = None,
) -> int:
    """Store a finished game of the server, and return its id.

    `ranking` lists the players in the order of their ranks: people by index, AIs by level.
    `replaced_players` maps people who left the game to their former seats. `at` is the time in
    seconds since 1970.
    """
    store = sim.bot.runtime.store
    seats = tuple(
        SeatRow(seat, PLAYER_NAMES[who], sim.people[who].id)
        if isinstance(who, int)
        else SeatRow(seat, "Bering", ai=who)
        for seat, who in enumerate(ranking)
    )
    game_id = await store.create_game(
        channel_id=next(_CHANNELS),
        guild_id=sim.guild.id,
        name=name,
        schema=1,
        options=options,
        seats=seats,
        user_id=None,
        interaction_id=None,
        at=at,
    )
    assert game_id is not None
    results = tuple(
        ResultRow(seat.seat, seat.user_id, len(seats), 90 - 10 * seat.seat, seat.seat + 1)
        for seat in seats
    )
    await store.commit(
        GameUpdate(
            game_id=game_id,
            expected_ply=1,
            kind="act",
            at=at,
            status="over",
            events="[]",
            state=state,
            results=results,
            seat_assignments=tuple(
                SeatAssignmentRow(seat, 1, sim.people[who].id, PLAYER_NAMES[who], None)
                for who, seat in (replaced_players or {}).items()
            ),
        )
    )
    await store.mark_announced(game_id, 2, None)
    return game_id
