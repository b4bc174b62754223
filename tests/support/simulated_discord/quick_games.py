"""Starts and finishes games quickly, with random moves and no messages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.storage.records import SeatRow
from bot.table.game_history import GameHistory, load_history
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine import codec
from engine.core import Seat
from engine.registry import find_game
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture
from tests.support.storage.sqlite import execute_inside

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
    await _make_move(table, seat, rng.choice(table.game.legal_actions(table.state, seat)))
    return seat


async def _make_move(table: Table, seat: Seat, action: Any) -> None:
    user_id = table.seats[seat].user_id
    if user_id is None:
        await table.play.submit_for_ai(seat, action)
    else:
        await table.play.submit(user_id, [action], None, 1_000_000 * table.row.id + table.row.ply)


async def play_to_end(sim: DiscordFixture, table: Table) -> Table:
    """Play randomly to the end, and compress the game as after its last message."""
    rng = Random(1)
    while table.row.status == "running":
        await play_random_move(table, rng)
    await announce_and_compress(sim, table)
    return table


async def skip_to_last_moves(sim: DiscordFixture, place: int, last_moves: int = 5) -> None:
    """Play a person's game against AI players randomly up to the last moves, and tell nobody.

    The person is to act then, and has about so many moves left.
    """
    table = await TableRepository(sim.bot.runtime.store, lambda table: None).get(place)
    (person,) = (row.seat for row in table.seats if row.user_id is not None)
    moves, first = list(_random_moves(table)), table.row.ply
    own = [number for number, (seat, _) in enumerate(moves) if seat == person]
    for number, (seat, action) in enumerate(moves[: own[-last_moves]]):
        if table.row.ply == first + number:
            await _make_move(table, seat, action)
        # Otherwise the table has made it by itself, as there was no other.
    sim.bot.runtime.tables.evict(place)


def _random_moves(table: Table) -> Iterator[tuple[Seat, Any]]:
    """Yield random moves until the game of a table is over, without making them there."""
    game, rng = table.game, Random(1)
    state = game.clone(table.state)
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        action = rng.choice(game.legal_actions(state, seat))
        yield seat, action
        game.advance(state, seat, action)


async def announce_and_compress(sim: DiscordFixture, table: Table) -> None:
    """Mark a game's end as announced, and compress its history."""
    store = sim.bot.runtime.store
    await store.mark_announced(table.row.id, table.row.ply, None)
    await store.compress_game(table.row.id)


async def play_older_game(sim: DiscordFixture, name: str) -> Table:
    """Play a game as an early version did, which stored only the last state."""
    table, rng = await start_game(sim, name), Random(1)
    while table.row.status == "running":
        await play_random_move(table, rng)
    await execute_inside(sim.bot.runtime.store, "DELETE FROM state_delta")
    await announce_and_compress(sim, table)
    return table


async def history_of(sim: DiscordFixture, table: Table) -> GameHistory:
    """Return the stored history of a game."""
    history = await load_history(sim.bot.runtime.store, table.row.id)
    assert history is not None
    return history


async def play_whole_game(
    sim: DiscordFixture, name: str, *, channel_id: int | None = None
) -> Table:
    """Start a game and play it randomly to its end."""
    return await play_to_end(sim, await start_game(sim, name, channel_id=channel_id))


async def abandon_game(sim: DiscordFixture, table: Table) -> None:
    """End a game without a result, and compress it."""
    await table.abandon(sim.people[0].id, False, 900_000 + table.row.id)
    await announce_and_compress(sim, table)
