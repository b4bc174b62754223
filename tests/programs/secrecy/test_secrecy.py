"""A small sample of the secrecy program, and leaking variants of the bot that it must detect."""

from __future__ import annotations

import itertools
import logging
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

import bot.channel.sender
import bot.interactions.core.responder
import bot.interactions.moves.autocomplete
import bot.table.gameplay
from bot.ai_seats.scheduler import AIScheduler
from bot.channel import parent_updater
from bot.channel.catch_up import catch_up_text
from bot.channel.clock_lines import clock_lines
from bot.channel.components import build_view
from bot.channel.composer import MessageComposer
from bot.channel.composer_factory import ComposerFactory
from bot.channel.outgoing_message import OutgoingMessage
from bot.channel.parent_message import parent_message
from bot.channel.sender import MessageSender
from bot.interactions.core import errors
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.table.gameplay import Gameplay
from bot.table.move_follow_up import MoveFollowUp
from bot.table.table import Table
from engine.ai.registry import has_agents
from engine.core import AnyGame
from tests.contract.adapters import (
    ENGINE_ADAPTERS,
    PLAYED_GAMES,
    SIMPLE_EXAMPLES,
    TESTED_GAMES,
)
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.programs.secrecy.harness import PLY
from tests.programs.secrecy.run import Mode, SecrecyCounts, compare

SEED = 1
SAMPLE = range(21, 23)
SAMPLE_WITH_PLANS = range(20, 23)
"""A few states of the third case of each game."""

SEARCHED = range(20, 30)
"""States within which every leak must be detected."""

Secret = Callable[[Any], int]
"""Returns a number that depends only on hidden information in a state."""

Leak = Callable[[pytest.MonkeyPatch, Secret], None]

GAMES_WITH_PLANS = [game for game in TESTED_GAMES if BOT_ADAPTERS[game.name].ui.planner is not None]

each_game = pytest.mark.parametrize("game", PLAYED_GAMES, ids=lambda game: game.name)


async def first_leak(numbers: range, game: AnyGame, mode: Mode = Mode.TABLE) -> str | None:
    """Return the first leak, ignoring failures of the bot."""
    async for leak in compare(SEED, numbers, SecrecyCounts(), [game], mode=mode):
        if "the bot failed" not in str(leak):
            return str(leak)
    return None


@each_game
async def test_observers_cannot_tell_paired_states_apart(game: AnyGame) -> None:
    counts = SecrecyCounts()
    assert [str(leak) async for leak in compare(SEED, SAMPLE, counts, [game])] == []
    if not ENGINE_ADAPTERS[game.name].secrets:
        return
    assert counts.pairs > counts.states
    assert counts.moves > 0
    assert (counts.stand_ins > 0) == (game in SIMPLE_EXAMPLES or has_agents(game.name))


@pytest.mark.parametrize("game", GAMES_WITH_PLANS, ids=lambda game: game.name)
async def test_observers_cannot_tell_tables_with_plans_apart(game: AnyGame) -> None:
    counts = SecrecyCounts()
    found = compare(SEED, SAMPLE_WITH_PLANS, counts, [game], mode=Mode.PLANS)
    leaks = [leak async for leak in found]
    assert [str(leak) for leak in leaks] == []
    assert counts.plans > counts.states
    assert counts.planned_moves > 2


def secret_of(game: AnyGame) -> Secret:
    """Return a hash of the first kind of hidden information of a game."""
    hidden = ENGINE_ADAPTERS[game.name].secrets[0]
    return lambda state: zlib.crc32(repr(hidden(state)).encode())


def change_turn_message(
    monkeypatch: pytest.MonkeyPatch,
    secret: Secret,
    change: Callable[[OutgoingMessage, int], OutgoingMessage],
) -> None:
    """Make the turn message depend on a secret."""
    original = MessageComposer.turn_message

    def turn(self: MessageComposer, moves: Any, told: int) -> OutgoingMessage:
        return change(original(self, moves, told), secret(self.snapshot.state))

    monkeypatch.setattr(MessageComposer, "turn_message", turn)


def in_message_text(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        return replace(message, content=f"{message.content} {number}")

    change_turn_message(monkeypatch, secret, change)


def in_message_of_the_channel(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to what the channel of a thread shows."""
    original = parent_message

    def leaking_text(ui: Any, snapshot: Any, *args: Any) -> str:
        return f"{original(ui, snapshot, *args)} {secret(snapshot.state) if snapshot.state else 0}"

    monkeypatch.setattr(parent_updater, "parent_message", leaking_text)


def in_button_label(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        first, *others = message.buttons
        return replace(message, buttons=(replace(first, label=f"Hand {number}"), *others))

    change_turn_message(monkeypatch, secret, change)


def by_missing_button(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        return replace(message, buttons=message.buttons[: len(message.buttons) - number % 2])

    change_turn_message(monkeypatch, secret, change)


def by_mentions(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        return replace(message, mentions=message.mentions[: number % 2])

    change_turn_message(monkeypatch, secret, change)


def change_pictures(
    monkeypatch: pytest.MonkeyPatch, secret: Secret, **changes: Callable[[Any, int], Any]
) -> None:
    """Make the public picture depend on a secret."""

    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        render = message.render
        if render is None:
            return message

        def leaking() -> Any:
            picture = render()
            return replace(
                picture,
                **{
                    name: change_field(getattr(picture, name), number)
                    for name, change_field in changes.items()
                },
            )

        return replace(message, render=leaking)

    change_turn_message(monkeypatch, secret, change)


def in_picture(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    change_pictures(monkeypatch, secret, png=lambda png, number: png + number.to_bytes(4, "big"))


def in_alt_text(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    change_pictures(monkeypatch, secret, alt=lambda alt, number: f"{number} {alt[:900]}")


def in_file_name(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    change_pictures(monkeypatch, secret, name=lambda name, number: f"table-{number}.png")


def by_disabled_button(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    original = build_view
    secrets: list[int] = []

    def remember(message: OutgoingMessage, number: int) -> OutgoingMessage:
        secrets.append(number)
        return message

    change_turn_message(monkeypatch, secret, remember)

    def leaking_rows(buttons: Any) -> Any:
        view = original(buttons)
        for item in view.children:
            if isinstance(item, discord.ui.Button) and secrets:
                item.disabled = bool(secrets[-1] % 2)
        return view

    monkeypatch.setattr(bot.channel.sender, "build_view", leaking_rows)


def in_suggestions(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Suggest a secret to everybody."""

    async def suggestions(interaction: Any, _: Any) -> list[app_commands.Choice[str]]:
        table = next(iter(interaction.client.runtime.tables._tables.values()))
        number = str(secret(table.state))
        return [app_commands.Choice(name=number, value=number)]

    monkeypatch.setattr(bot.interactions.moves.autocomplete, "_build_suggestions", suggestions)


def in_rejection(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to every rejection."""
    original = errors.rejection_message

    def refusal(reply: RequestContext, key: str, params: Any) -> str:
        table = next(iter(reply.runtime.tables._tables.values()))
        return f"{original(reply, key, params)} {secret(table.state)}"

    monkeypatch.setattr(errors, "rejection_message", refusal)


def in_catch_up(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to the summary of what happened since the last move."""
    original = catch_up_text

    def leaking_text(ui: Any, snapshot: Any, *args: Any, **more: Any) -> str:
        return f"{original(ui, snapshot, *args, **more)} {secret(snapshot.state)}"

    monkeypatch.setattr("bot.interactions.views.inspect_commands.catch_up_text", leaking_text)


def by_automatic_move(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """After a move, make the next move automatically for some secrets."""
    original = Gameplay._next_automatic_move

    def automatic_move(self: Gameplay) -> Any:
        table = self._table.snapshot
        acting = table.acting_seats if table.row.ply == PLY + 1 else ()
        if acting and secret(table.state) % 2:
            return acting[0], table.game.legal_actions(table.state, acting[0])[-1]
        return original(self)

    monkeypatch.setattr(Gameplay, "_next_automatic_move", automatic_move)


def by_pause_of_stand_in(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Let an AI that stands in pause for a time that depends on a secret."""

    def leaking_pacing(_: AIScheduler, table: Table, *args: Any, **more: Any) -> bool:
        return bool(secret(table.state) % 2)

    monkeypatch.setattr(AIScheduler, "_is_paced", leaking_pacing)


def by_who_stands_in(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to the line about an AI that stands in."""

    def leaking_lines(snapshot: Any, *args: Any) -> list[str]:
        stands_in = any(row.stand_in for row in snapshot.seats)
        lines = clock_lines(snapshot, *args)
        return [*lines, str(secret(snapshot.state))] if stands_in else [*lines]

    monkeypatch.setattr("bot.channel.composer.clock_lines", leaking_lines)


def by_extra_request(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Answer twice for some secrets."""
    original = Responder.respond

    async def respond(self: Responder, content: str, **more: Any) -> None:
        await original(self, content, **more)
        for table in self._request.runtime.tables._tables.values():
            if secret(table.state) % 2:
                await original(self, content, **more)

    monkeypatch.setattr(Responder, "respond", respond)


def by_public_answer(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Answer publicly for some secrets."""
    original = discord.InteractionResponse.defer

    async def defer(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        table = next(iter(self._parent.client.runtime.tables._tables.values()))
        return await original(self, ephemeral=secret(table.state) % 2 == 0, thinking=thinking)

    monkeypatch.setattr(discord.InteractionResponse, "defer", defer)


def in_log(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    original = Responder.defer

    async def defer(self: Responder) -> None:
        table = next(iter(self._request.runtime.tables._tables.values()))
        logging.getLogger(bot.interactions.core.responder.__name__).debug(
            "state %s", secret(table.state)
        )
        await original(self)

    monkeypatch.setattr(Responder, "defer", defer)


LEAKS: tuple[Leak, ...] = (
    in_message_text,
    in_message_of_the_channel,
    in_button_label,
    in_picture,
    in_alt_text,
    in_file_name,
    by_missing_button,
    by_disabled_button,
    by_mentions,
    in_suggestions,
    in_rejection,
    in_catch_up,
    by_automatic_move,
    by_extra_request,
    by_public_answer,
    in_log,
    by_pause_of_stand_in,
    by_who_stands_in,
)


LEAKING = [
    pytest.param(leak, game, id=f"{leak.__name__}-{game.name}")
    for number, leak in enumerate(LEAKS)
    for place, game in enumerate(TESTED_GAMES)
    if place == number % len(TESTED_GAMES)
]
"""Each leak in one of the games, since the leaks are in shared code."""


@pytest.mark.parametrize(("leak", "game"), LEAKING)
async def test_leak_is_detected(leak: Leak, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, secret_of(game))
    assert await first_leak(SEARCHED, game) is not None


# Plans


def plans_in_message_text(monkeypatch: pytest.MonkeyPatch) -> None:
    original = MessageSender.send

    async def send(self: MessageSender, entry: Any, message: Any, nonce: str) -> Any:
        plans = len(entry.table.stored.plans)
        return await original(
            self, entry, replace(message, content=f"{message.content} {plans}"), nonce
        )

    monkeypatch.setattr(MessageSender, "send", send)


def plans_by_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pause after a move at a table with plans, whether or not one is carried out."""
    original = Gameplay.try_automatic_moves

    async def try_automatic_moves(self: Gameplay) -> list[Any]:
        if self._table.plans:
            await AIScheduler._pause(cast("AIScheduler", None), 1.0)
        return await original(self)

    monkeypatch.setattr(Gameplay, "try_automatic_moves", try_automatic_moves)


def plans_in_log(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Gameplay.read_preferences

    async def read_preferences(self: Gameplay) -> None:
        logging.getLogger(bot.table.gameplay.__name__).debug("%s plans", len(self._table.plans))
        await original(self)

    monkeypatch.setattr(Gameplay, "read_preferences", read_preferences)


def plans_by_missing_announcement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announce nothing before the table has made the move that is planned."""

    def on_table_changed(self: MoveFollowUp, table: Table) -> None:
        if table.needs_no_user:
            self._ai.schedule(table)
        else:
            self.on_ai_idle(table)

    monkeypatch.setattr(MoveFollowUp, "on_table_changed", on_table_changed)


def plans_by_missing_mention(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mention nobody whom the table is about to act for."""
    original = ComposerFactory._accepts_turn_mentions

    async def accepts(self: ComposerFactory, table: Table, user_id: int) -> bool:
        return await original(self, table, user_id) and not table.needs_no_user

    monkeypatch.setattr(ComposerFactory, "_accepts_turn_mentions", accepts)


@pytest.mark.parametrize(
    ("leak", "game"),
    list(
        zip(
            (
                plans_in_message_text,
                plans_by_pause,
                plans_in_log,
                plans_by_missing_announcement,
                plans_by_missing_mention,
            ),
            itertools.cycle(GAMES_WITH_PLANS),
            strict=False,
        )
    ),
)
async def test_leak_of_plans_is_detected(
    leak: Callable[[pytest.MonkeyPatch], None], game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert await first_leak(SEARCHED, game, mode=Mode.PLANS) is not None
