"""Records everything that a spectator sees of a game, to be compared bytewise."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import simcord

from bot.client import NevskyClient
from bot.registry import GAME_UIS
from engine.core import Seat
from engine.games.saint_petersburg.state import State
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fast_settle import fast_simcord
from tests.support.simulated_discord.fixed_time import fixed_time
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels
from tests.support.simulated_discord.observations import (
    message_contents,
    with_normalized_ids,
    without_random_nonce,
)
from tests.support.simulated_discord.strictness import strict_discord

COMMANDS = BOT_ADAPTERS["saint_petersburg"].commands

PLAYERS = (0, 1, 2)
STRANGER = 3

Script = Sequence[tuple[Seat, Any]]


class Observer:
    """Records what a spectator sees, and nothing that only players see."""

    def __init__(self, sim: DiscordFixture) -> None:
        self.sim = sim
        self.observations: list[object] = []
        self._public: set[tuple[int, object]] = set()

    async def record_channel(self) -> None:
        """Record the public messages with their pictures and the answers to their buttons."""
        for message in self.sim.public_messages:
            if (message.id, message.edited_at) not in self._public:
                self._public.add((message.id, message.edited_at))
                self.observations.append(await message_contents(self.sim, message))
        self.observations.append([message.id for message in self.sim.public_messages])

    async def query_everything(self) -> None:
        """Record the answers to all commands and suggestions that the spectator can use."""
        await self._write("stpete hand")
        await self._write("stpete show log")
        await self._write("stpete show board", text=True)
        for seat in range(len(PLAYERS)):
            await self._write("stpete show tableau", player=str(seat))
        for command in COMMANDS.values():
            for option in () if command.takes_number else command.options[:1]:
                name = f"stpete {command.name}"
                self.observations.append(await self.sim.autocomplete(STRANGER, name, option))
        for label in button_labels(self.sim.last_message):
            if label.startswith(("Pass", "Auto-pass")):
                continue
            if label in button_labels(self.sim.last_message):
                answer = await self.sim.press(STRANGER, self.sim.last_message, label)
                shown = answer.response.message
                self.observations.append(await message_contents(self.sim, shown))

    async def _write(self, command: str, **options: Any) -> None:
        answer = await self.sim.slash(STRANGER, command, **options)
        shown = await message_contents(self.sim, answer.response.message)
        self.observations.append((command, shown))

    def record_requests(self) -> None:
        """Record all requests that concern the channel."""
        self.observations += [
            (request.method, request.path, without_random_nonce(request.json))
            for request in self.sim.env.http_requests
            if request.path.startswith("/channels/")
        ]


async def observe_script(database: Path, state: State, script: Script, caplog: Any) -> list[object]:
    """Play a script from a state, and return everything that a spectator saw."""
    bot = NevskyClient(database, run_clocks=False)
    caplog.clear()
    try:
        logs = caplog.at_level(logging.DEBUG, "bot")
        with fast_simcord(), strict_discord(), fixed_time(), logs:
            async with simcord.run(bot) as env:
                sim = DiscordFixture(env, bot, database, GAME_UIS["saint_petersburg"])
                await _start_game_in(sim, state)
                watcher = Observer(sim)
                for number, (seat, action) in enumerate(script):
                    if number % 3 == 0:
                        await watcher.query_everything()
                    await _make_move(watcher, seat, action)
                watcher.record_requests()
                logged = [r.getMessage() for r in caplog.records if r.name.startswith("bot")]
                watcher.observations.append(logged)
                await sim.close()
    finally:
        await bot.close()
    return list(with_normalized_ids(watcher.observations))


async def _start_game_in(sim: DiscordFixture, state: State) -> None:
    """Start a game and put it into a state."""
    table = await sim.start(PLAYERS, seed=1)
    table.stored.state = state.clone()
    await sim.store_state(table)
    await sim.slash(PLAYERS[0], "stpete show board")


async def _make_move(watcher: Observer, seat: Seat, action: Any) -> None:
    """Make one move, after opening all panels that the acting player can open."""
    sim = watcher.sim
    await watcher.record_channel()
    who, table = PLAYERS[seat], await sim.table()
    await sim.slash(who, "stpete hand")
    for label in button_labels(sim.last_message):
        if not label.startswith(("Pass", "Auto-pass", "Discard")):
            await sim.press(who, sim.last_message, label)
    await sim.slash(who, "stpete take", card="Hermitage")
    verb, *codes = GAME_UIS[table.game.name].panels.path(action)
    ply = table.row.ply
    command = COMMANDS[verb]
    filled: dict[str, Any] = {
        option: int(code) if command.takes_number else f"{ply}~{code}"
        for option, code in zip(command.options, codes, strict=False)
    }
    await sim.slash(who, f"stpete {command.name}", **filled)
    assert table.row.ply > ply
    await watcher.record_channel()
