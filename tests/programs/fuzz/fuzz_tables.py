"""Tables in a simulated Discord, whose users have odd names and send raw interactions."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.channel import tournament_messages
from bot.client import NevskyClient
from bot.registry import GAME_UIS
from bot.storage.records import GameRow, MoveRow, PlanRow, SeatRow
from bot.table.errors import RequestRejected
from engine import codec
from engine.contract.cases import seat_range
from engine.core import AnyGame
from tests.contract.adapters import ENGINE_ADAPTERS, PLAYED_GAMES
from tests.programs.fuzz import odd_values
from tests.support.example_game import every_example_registered_temporarily
from tests.support.simulated_discord.fast_settle import clocks_polled_once, fast_simcord
from tests.support.simulated_discord.strictness import strict_discord
from tests.support.storage.sqlite import latest_game

PEOPLE = 6
SEATED = range(2, 4)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """Everything that is stored about the newest game of a channel."""

    row: GameRow
    moves: tuple[MoveRow, ...]
    seats: tuple[SeatRow, ...]
    plans: tuple[PlanRow, ...]


@dataclass
class FuzzEnvironment:
    """A server with a channel and a thread of it, and a table in each."""

    env: Any
    bot: NevskyClient
    guild: Any
    channels: list[Any]
    people: list[Any]
    rng: Random
    interaction_count: int = 0

    async def open_missing(self) -> None:
        """Start a game in each channel that has none, and now and then in one with a lobby."""
        for channel in self.channels:
            row = await self.bot.runtime.store.open_game(channel.id)
            if row is None or (row.status == "lobby" and self.rng.random() < 0.2):
                await self._open(channel, row)

    async def _open(self, channel: Any, row: GameRow | None) -> None:
        game = self.rng.choice(PLAYED_GAMES)
        numbers = [number for number in SEATED if number in seat_range(game)]
        seated = self.rng.sample(self.people, self.rng.choice(numbers))
        command = GAME_UIS[game.name].command_name
        try:
            if row is None:
                await seated[0].slash(channel, f"{command} new", **self._options(game))
                for person in seated[1:]:
                    await person.slash(channel, f"{command} join")
            for person in self.people:
                await person.slash(channel, f"{command} start")
        except RequestRejected:
            pass

    def _options(self, game: AnyGame) -> dict[str, Any]:
        """Return one of the game's tested option sets, as its command takes it."""
        chosen = json.loads(self.rng.choice(ENGINE_ADAPTERS[game.name].options))
        return {name.replace("_", "-"): value for name, value in chosen.items()}

    async def to_act(self, channel: Any) -> Any | None:
        """Return a person who is to act at the table of a channel, if there is one."""
        row = await self.bot.runtime.store.open_game(channel.id)
        if row is None or row.state is None:
            return None
        game = GAME_UIS[row.name].game
        acting = game.to_act(codec.load_state(game, row.state))
        users = [
            seat.user_id
            for seat in await self.bot.runtime.store.seats(row.id)
            if seat.seat in acting
        ]
        return next((person for person in self.people if person.id in users), None)

    async def stored_game(self, channel: Any) -> StoredGame | None:
        row = await latest_game(self.bot.runtime.store, channel.id)
        if row is None:
            return None
        moves = await self.bot.runtime.store.moves(row.id, 0)
        store = self.bot.runtime.store
        return StoredGame(row, moves, await store.seats(row.id), await store.plans(row.id))

    async def send(
        self, who: Any, channel: Any, kind: int, data: dict[str, Any], **more: Any
    ) -> Any:
        """Send a raw interaction, without the checks of Discord's app."""
        return await _dispatch_actor_interaction(who, kind, channel, data, **more)

    def pressed_message(self, channel: Any) -> dict[str, Any]:
        """What an interaction says of the message on which something is pressed: the last one."""
        message = channel.last_message
        stored = self.env.backend.get_message(channel.id, message.id)
        payload = dict(serializers.message_payload(self.env.backend, stored))
        return {"extra": {"message": payload}, "source_message_id": message.id}

    def clear_recordings(self) -> None:
        """Drop SimCord's recordings of past interactions, to save memory."""
        backend = self.env.backend
        backend.cdn._blobs.clear()
        backend.http_requests.clear()
        backend.transcript.clear()
        backend.interactions.clear()
        backend.interaction_tokens.clear()


@asynccontextmanager
async def open_environment(database: Path, rng: Random) -> AsyncIterator[FuzzEnvironment]:
    """Run the bot in a server with a channel and a thread, whose members have odd names."""
    # Tournaments end with their last message, for which nothing here would wait.
    at_once = patch.object(tournament_messages, "UPDATE_INTERVAL", 0.0)
    with (
        at_once,
        every_example_registered_temporarily(),
        fast_simcord(),
        strict_discord(),
        clocks_polled_once(),
    ):
        async with _opened(NevskyClient(database), rng) as tables:
            yield tables


@asynccontextmanager
async def _opened(bot: NevskyClient, rng: Random) -> AsyncIterator[FuzzEnvironment]:
    try:
        async with simcord.run(bot, check_errors=False) as env:
            users = [
                env.create_user(f"user{n}", global_name=odd_values.name(rng)) for n in range(PEOPLE)
            ]
            guild = env.create_guild("Nevsky", owner=users[0])
            people = [
                guild.add_member(user, nick=odd_values.name(rng) if rng.random() < 0.5 else None)
                for user in users
            ]
            channel = guild.create_text_channel("table")
            command = GAME_UIS[PLAYED_GAMES[0].name].command_name
            await people[0].slash(channel, f"{command} new", where="thread")
            channels = [channel, *channel.threads]
            # The strength of hints and AI players does not matter here.
            bot.runtime.ai_scheduler._playouts = 1
            yield FuzzEnvironment(env, bot, guild, channels, people, rng)
    finally:
        await bot.close()


def random_legal_path(bot: NevskyClient, row: GameRow | None, rng: Random) -> tuple[str, ...]:
    """Return the choice path of a random legal action at a table, or odd text if there is none."""
    if row is None or row.state is None:
        return (odd_values.text(rng, 20),)
    ui = GAME_UIS[row.name]
    state = codec.load_state(ui.game, row.state)
    legal = [
        action for seat in ui.game.to_act(state) for action in ui.game.legal_actions(state, seat)
    ]
    return ui.panels.path(rng.choice(legal)) if legal else (odd_values.text(rng, 20),)


async def random_plan_path(bot: NevskyClient, row: GameRow | None, rng: Random) -> tuple[str, ...]:
    """Return the codes of a button that plans, changes or drops a move at a table.

    They may name what is gone, a plan of somebody else, or nothing that exists.
    """
    plans = () if row is None else await bot.runtime.store.plans(row.id)
    numbers = [str(plan.number) for plan in plans] or ["0", "1"]
    draw = rng.random()
    if draw < 0.2:
        return rng.choice(((), ("drop", rng.choice(numbers)), (rng.choice(numbers),)))
    slot = "0" if draw < 0.8 else rng.choice(numbers)
    planner = None if row is None else GAME_UIS[row.name].planner
    if row is None or row.state is None or planner is None:
        return (slot, "do", odd_values.text(rng, 20))
    ui, seats = GAME_UIS[row.name], len(await bot.runtime.store.seats(row.id))
    view = ui.game.view(codec.load_state(ui.game, row.state), rng.randrange(seats))
    paths = [("do", *ui.panels.path(action)) for action in planner.plannable(view)]
    if planner.waiting is not None:
        paths += [("wait", *path) for path in planner.waiting.paths(view)]
    path = rng.choice(paths) if paths else ("do", odd_values.text(rng, 20))
    return (slot, *(path if draw < 0.7 else path[: rng.randrange(len(path) + 1)]))
