"""Starts and finishes games quickly, with random moves and no messages."""

from __future__ import annotations

from random import Random

from bot.storage.records import SeatRow
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine import codec
from engine.core import Seat
from engine.registry import find_game
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture

SEED = 70


async def start_game(
    sim: DiscordFixture, name: str, *, channel_id: int | None = None, seats: int = 2
) -> Table:
    """Start a game of the first people of the server, at least as many as the game needs."""
    game = find_game(name)
    seats = max(seats, game.seat_counts(codec.load_options(game, "{}")).start)
    table = await TableRepository(sim.bot.runtime.store, lambda table: None).open_lobby(
        game,
        {},
        channel_id=channel_id or sim.channel.id,
        guild_id=sim.guild.id,
        seats=[SeatRow(seat, PLAYER_NAMES[seat], sim.people[seat].id) for seat in range(seats)],
        interaction_id=None,
    )
    await table.lobby.start(sim.people[0].id, None, SEED)
    return table


async def play_random_move(table: Table, rng: Random) -> Seat:
    """Make a random move for one of the acting seats, and return that seat."""
    seat = rng.choice(table.acting_seats)
    action = rng.choice(table.game.legal_actions(table.state, seat))
    user_id = table.seats[seat].user_id
    if user_id is None:
        await table.play.submit_for_ai(seat, action)
    else:
        await table.play.submit(user_id, [action], None, 1_000_000 * table.row.id + table.row.ply)
    return seat


async def play_to_end(sim: DiscordFixture, table: Table) -> Table:
    """Play randomly to the end, and compress the game as after its last message."""
    rng = Random(1)
    while table.row.status == "running":
        await play_random_move(table, rng)
    await announce_and_compress(sim, table)
    return table


async def announce_and_compress(sim: DiscordFixture, table: Table) -> None:
    """Mark a game's end as announced, and compress its history."""
    store = sim.bot.runtime.store
    await store.mark_announced(table.row.id, table.row.ply, None)
    await store.compress_game(table.row.id)


async def play_whole_game(
    sim: DiscordFixture, name: str, *, channel_id: int | None = None
) -> Table:
    """Start a game and play it randomly to its end."""
    return await play_to_end(sim, await start_game(sim, name, channel_id=channel_id))


async def abandon_game(sim: DiscordFixture, table: Table) -> None:
    """End a game without a result, and compress it."""
    await table.abandon(sim.people[0].id, False, 900_000 + table.row.id)
    await announce_and_compress(sim, table)
