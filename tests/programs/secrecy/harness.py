"""A table in a simulated Discord that can be set to any state repeatedly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.channel import tournament_messages
from bot.channel.custom_id import CustomId
from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.i18n.languages import update_guild_settings
from bot.registry import GAME_UIS
from bot.storage.records import PlanRow, SeatRow, ThreadParent
from bot.storage.store import Store
from bot.table.move_log import MoveKind
from bot.table.preferences import UserSettings
from engine import codec
from engine.contract.cases import Case
from engine.core import Seat
from tests.programs.secrecy.running_tournament import (
    TOURNAMENT,
    begin_round_again,
    can_be_a_table,
    hold_tournament,
)
from tests.support.simulated_discord.fast_settle import IDLE, fast_simcord
from tests.support.simulated_discord.fixed_time import NOW
from tests.support.simulated_discord.fixture import controls_of
from tests.support.simulated_discord.strictness import strict_discord
from tests.support.storage.sqlite import execute_inside

NAMES = ("Žofie", "Boris", "Catherine", "Dmitri", "Eve", "Frank")
STRANGER = 5

PLY = 50
"""The ply of every state, the same in both states of a pair."""

CLOCK_AT = 4_000_000_000
"""When the clocks of all seats begin in every state, and until when `ABSENT` is: far ahead."""

ABSENT: Seat = 1
"""The seat whose user has announced an absence in every state."""

STAND_IN_LEVEL = "easy"

SeatMove = tuple[Seat, Any]
"""A seat and its action."""

Autocompleted = tuple[str, str]
"""A command, and one of its options with autocomplete."""


@dataclass
class SecrecyHarness:
    """One table of a game, its players, and a stranger who is not at the table."""

    env: Any
    bot: NevskyClient
    case: Case
    channel: Any
    people: list[Any]
    parent: Any
    """The channel of which the table's channel is a thread."""
    in_tournament: bool = False
    """Whether the table is one of a tournament."""
    language: str = "en"
    """The language of the channel, and of everybody."""
    private_place: int | None = None
    """The place of the table if it is private, as the bot stores it."""

    @property
    def place(self) -> int:
        """Where the table is stored: in the channel, or in private."""
        return self.channel.id if self.private_place is None else self.private_place

    @property
    def ui(self) -> AnyGameUI:
        return GAME_UIS[self.case.game.name]

    async def set_language(self, language: str) -> None:
        """Let the channel and everybody have this language in the states set from now on."""
        self.language = language
        guild_id = self.channel.guild.id
        await update_guild_settings(self.bot.runtime.store, guild_id, language=language)

    async def set_state(
        self,
        state: Any,
        plans: Sequence[PlanRow] = (),
        letting_act: Collection[Seat] = (),
        stand_in: Seat | None = None,
    ) -> None:
        """Set the state of the table and its plans, and announce it in an empty channel.

        The users of `letting_act` let the table act for them when a single action is left. An AI
        plays for the user of the seat `stand_in`; the user of `ABSENT` has announced an absence.
        """
        store = self.bot.runtime.store
        await self.store_state(state, letting_act)
        if stand_in is not None:
            await _let_ai_stand_in(store, stand_in)
        await store.set_plans(1, plans)
        if self.in_tournament:
            self.bot.runtime.tournaments._messages._shown.clear()
            self.bot.runtime.tournaments.director._cleared.clear()
            await begin_round_again(store, self.case)
        table = await self.bot.runtime.tables.get(self.channel.id)
        self.bot.runtime.channel_updater.schedule(table)
        await self.wait_until_announced()
        self.bot.runtime.parent_updater.schedule(table)
        await self.wait_until_announced()
        if self.in_tournament:
            self.bot.runtime.tournaments.schedule(TOURNAMENT)
            await self.wait_until_announced()

    async def store_state(self, state: Any, letting_act: Collection[Seat] = ()) -> None:
        """Store a state of the table in empty channels, and let the bot know nothing before it."""
        store = self.bot.runtime.store
        await _write(store, codec.dump_state(self.case.game, state))
        for seat, person in enumerate(self.people):
            settings = UserSettings(acts_if_forced=seat in letting_act, language=self.language)
            await store.set_user_settings(person.id, settings.model_dump_json())
        self.forget_tables()
        offers = self.bot.runtime.undo_offers
        for message_id in tuple(offers._offers):
            offers.forget(message_id)
        self.bot.pictures._cache.clear()
        backend = self.env.backend
        backend.cdn._blobs.clear()
        backend.http_requests.clear()
        backend.transcript.clear()
        # Also those of the thread's channel, where the bot looks for what it has posted before.
        for messages in backend.messages.values():
            messages.clear()

    def forget_tables(self) -> None:
        """Let the bot read the table anew."""
        self.bot.runtime.tables._tables.clear()
        self.bot.runtime.tables._loaded.clear()

    async def wait_until_announced(self) -> None:
        """Wait until everything is announced; SimCord waits only for work caused by users."""
        runtime = self.bot.runtime
        while tasks := [
            *runtime.channel_updater._tasks.values(),
            *runtime.undo_offers._tasks.values(),
            *(work.task for work in runtime.tournaments._work.values() if work.task),
            *(shown.task for shown in runtime.parent_updater._messages.values() if shown.task),
        ]:
            await asyncio.gather(*tasks)
        await self.env.settle(idle=IDLE)

    async def moves_for_users(self) -> list[SeatMove]:
        """The moves that the table has made for users since the state was set."""
        return [
            (move.seat, codec.load_action(self.case.game, move.action))
            for move in await self.bot.runtime.store.moves(1, PLY)
            if move.kind in (MoveKind.PLANNED_ACTION, MoveKind.FORCED_ACTION)
            and move.seat is not None
            and move.action is not None
        ]

    async def acting_seats(self) -> tuple[Seat, ...]:
        """The seats that are to act now; none once the game is over."""
        row = await self.bot.runtime.store.open_game(self.place)
        if row is None:
            return ()
        return (await self.bot.runtime.tables.get(self.place)).acting_seats

    async def move_by_hand(self, move: SeatMove) -> None:
        """Make a move on the turn message, as the person of its seat."""
        seat, action = move
        ply = (await self.bot.runtime.tables.get(self.channel.id)).row.ply
        await self.press(seat, CustomId("do", 1, ply, self.ui.panels.path(action)).encoded)

    @property
    def turn_message(self) -> discord.Message:
        """The message that says whose turn it is."""
        message = self.channel.last_message
        assert isinstance(message, discord.Message)
        return message

    def button_ids(self) -> list[str]:
        """Return the custom ids of the turn message's buttons."""
        return [str(control["custom_id"]) for control in controls_of(self.turn_message)]

    @property
    def commands(self) -> set[str]:
        """The names of the game's commands."""
        group = self.bot.tree.get_command(self.ui.command_name)
        assert isinstance(group, discord.app_commands.Group)
        return {command.name for command in group.commands}

    async def slash(self, who: int, command: str, **options: Any) -> None:
        """Use a command of the game as this person."""
        name = f"{self.ui.command_name} {command}"
        await self.people[who].slash(self.channel, name, **options)

    async def autocomplete(self, who: int, command: str, option: str, typed: str) -> None:
        """Type into an option with autocomplete as this person."""
        await self.people[who].autocomplete(self.channel, command, option, typed)

    async def press(self, who: int, custom_id: str) -> None:
        """Press a button on the turn message as this person, whether or not the message has it."""
        actor, backend = self.people[who], self.env.backend
        message = backend.get_message(self.channel.id, self.turn_message.id)
        await _dispatch_actor_interaction(
            actor,
            3,
            self.channel,
            {"custom_id": custom_id, "component_type": 2},
            extra={"message": dict(serializers.message_payload(backend, message))},
            source_message_id=message.id,
        )

    async def submit_form(self, who: int, custom_id: str) -> None:
        """Submit an empty form as this person, whether or not one was opened."""
        form = {"custom_id": custom_id, "components": []}
        await _dispatch_actor_interaction(self.people[who], 5, self.channel, form)

    def autocompleted_options(self) -> list[Autocompleted]:
        """Return every option with autocomplete, of every command."""
        return [
            (command.qualified_name, parameter.display_name)
            for command in self.bot.tree.walk_commands()
            if isinstance(command, discord.app_commands.Command)
            for parameter in command.parameters
            if parameter.autocomplete
        ]


@asynccontextmanager
async def open_harness(
    case: Case, database: Path, *, in_tournament: bool = False
) -> AsyncIterator[SecrecyHarness]:
    """Run the bot with a table for one number of seats and set of options.

    With `in_tournament` it is one of a tournament, if so many people can play one.
    """
    in_tournament = in_tournament and can_be_a_table(case)
    bot = NevskyClient(database, run_clocks=False)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bot.close)
        if in_tournament:
            # Otherwise a timer would edit them while another state is played.
            stack.enter_context(patch.object(tournament_messages, "UPDATE_INTERVAL", 0.0))
        stack.enter_context(fast_simcord())
        stack.enter_context(strict_discord())
        env = await stack.enter_async_context(simcord.run(bot, check_errors=False))
        users = [env.create_user(f"user{n}", global_name=name) for n, name in enumerate(NAMES)]
        guild = env.create_guild("Nevsky", owner=users[0])
        channel = guild.create_text_channel("table")
        parent = guild.create_text_channel("channel of the thread")
        people = [guild.add_member(user) for user in users]
        await bot.runtime.tables.open_lobby(
            case.game,
            json.loads(case.options),
            channel_id=channel.id,
            guild_id=guild.id,
            seats=[SeatRow(seat, NAMES[seat], people[seat].id) for seat in range(case.seats)],
            interaction_id=1,
            parent=ThreadParent(parent.id),
        )
        if in_tournament:
            await hold_tournament(bot.runtime.store, case, parent, people[STRANGER], people)
        harness = SecrecyHarness(env, bot, case, channel, people, parent, in_tournament)
        await harness.wait_until_announced()
        yield harness


async def _let_ai_stand_in(store: Store, seat: Seat) -> None:
    await execute_inside(
        store,
        """UPDATE seat SET stand_in = ?2, clock_at = NULL, deadline_at = NULL
        WHERE seat = ?1""",
        seat,
        STAND_IN_LEVEL,
    )
    await execute_inside(
        store,
        "INSERT INTO move (game_id, ply, seat, kind, action, events, at) "
        "VALUES (1, 2, ?, ?, ?, '[]', ?)",
        seat,
        MoveKind.STAND_IN,
        json.dumps({"level": STAND_IN_LEVEL}),
        NOW - 3600,
    )


async def _write(store: Store, text: str) -> None:
    await execute_inside(store, "PRAGMA synchronous = OFF")
    # A scenario may have started a rematch.
    await execute_inside(store, "DELETE FROM game WHERE id > 1")
    await execute_inside(
        store,
        """UPDATE game SET state = ?, status = 'running', seed = '1', ply = ?2, announced_ply = ?2,
        announced_phase_ply = ?2, turn_message_id = NULL, parent_announced_ply = 0,
        parent_message_id = NULL, parent_shown_at = NULL, updated_at = ?3, idle_since = ?3,
        ends_at = NULL""",
        text,
        PLY,
        NOW,
    )
    await execute_inside(
        store,
        """UPDATE seat SET intent = NULL, remind_at = NULL, question_ply = ?1, informed_ply = ?1,
        clock_at = ?2, deadline_at = ?2 + 86400, stand_in = NULL,
        away_until = CASE WHEN seat = ?3 THEN ?2 END""",
        PLY,
        CLOCK_AT,
        ABSENT,
    )
    await execute_inside(store, "DELETE FROM absence")
    await execute_inside(
        store,
        "INSERT INTO absence SELECT user_id, 0, ?1 FROM seat WHERE seat = ?2 AND user_id > 0",
        CLOCK_AT,
        ABSENT,
    )
    await execute_inside(store, "DELETE FROM move WHERE ply > 1")
    for table in ("snapshot", "phase_end_state", "state_delta", "result", "review"):
        await execute_inside(store, f"DELETE FROM {table}")  # noqa: S608
    await execute_inside(store, "INSERT INTO snapshot SELECT id, ply, state FROM game")
