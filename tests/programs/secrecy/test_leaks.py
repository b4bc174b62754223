"""Leaks at a table, in what everybody sees and in private answers, that the program must detect.

What a request of a kind can hold, such as labels, mentions and alt texts, is compared as a whole.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

import bot.interactions.core.responder
from bot.ai_seats import scheduler
from bot.ai_seats.scheduler import AIScheduler
from bot.channel import composer, parent_updater
from bot.channel.composer import MessageComposer
from bot.channel.composer_factory import ComposerFactory
from bot.channel.outgoing_message import OutgoingMessage
from bot.channel.sender import MessageSender
from bot.i18n.texts import shared_texts
from bot.interactions.core import errors, forms
from bot.interactions.core.responder import Responder
from bot.interactions.moves import autocomplete
from bot.interactions.routes import ROUTES
from bot.interactions.views import inspect_commands
from bot.table.gameplay import Gameplay
from bot.table.move_follow_up import MoveFollowUp
from bot.table.table import Table
from engine.ai.information_state import InformationState
from engine.core import AnyGame
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.harness import PLY
from tests.programs.secrecy.planted_leaks import Leak, Plant, is_detected
from tests.programs.secrecy.run import Mode

# What everybody sees


def in_message_text(plant: Plant) -> None:
    plant.change_turn_message(
        lambda message: replace(message, content=f"{message.content} {plant.secret}")
    )


def in_message_of_the_channel(plant: Plant) -> None:
    """Add a secret to what the channel of a thread shows."""

    @plant.around(parent_updater, "parent_message")
    def leaking(parent_message: Any, *given: Any) -> str:
        return f"{parent_message(*given)} {plant.secret}"


def in_picture(plant: Plant) -> None:
    def change(message: OutgoingMessage) -> OutgoingMessage:
        render = message.render
        if render is None:
            return message

        def leaking() -> Any:
            picture = render()
            return replace(picture, png=picture.png + plant.secret.to_bytes(4, "big"))

        return replace(message, render=leaking)

    plant.change_turn_message(change)


def in_one_language(plant: Plant) -> None:
    """Add a secret to Czech messages."""

    @plant.around(MessageComposer, "turn_message")
    def leaking(turn_message: Any, self: MessageComposer, *given: Any) -> OutgoingMessage:
        message: OutgoingMessage = turn_message(self, *given)
        is_czech = self._translate("joined") == shared_texts().in_language("cs")("joined")
        return replace(message, content=f"{message.content} {plant.secret * is_czech}")


def by_automatic_move(plant: Plant) -> None:
    """After a move, make the next move automatically for some secrets."""

    @plant.around(Gameplay, "_next_automatic_move")
    def leaking(next_automatic_move: Any, self: Gameplay) -> Any:
        table = self._table.snapshot
        acting = table.acting_seats if table.row.ply == PLY + 1 else ()
        if acting and plant.secret % 2:
            return acting[0], table.game.legal_actions(table.state, acting[0])[-1]
        return next_automatic_move(self)


def by_pause_of_stand_in(plant: Plant) -> None:
    """Let an AI that stands in pause for a time that depends on a secret."""

    @plant.around(AIScheduler, "_is_paced")
    def leaking(*_: Any, **__: Any) -> bool:
        return bool(plant.secret % 2)


def by_who_stands_in(plant: Plant) -> None:
    """Add a secret to the line about an AI that stands in."""

    @plant.around(composer, "clock_lines")
    def leaking(clock_lines: Any, snapshot: Any, *given: Any) -> list[str]:
        stands_in = any(row.stand_in for row in snapshot.seats)
        return [*clock_lines(snapshot, *given), *([str(plant.secret)] * stands_in)]


# Private answers


def in_suggestions(plant: Plant) -> None:
    """Suggest a secret to everybody."""

    @plant.around(autocomplete, "_build_suggestions")
    async def leaking(*_: Any) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=str(plant.secret), value=str(plant.secret))]


def in_rejection(plant: Plant) -> None:
    """Add a secret to every rejection."""

    @plant.around(errors, "rejection_message")
    def leaking(rejection_message: Any, *given: Any) -> str:
        return f"{rejection_message(*given)} {plant.secret}"


def in_catch_up(plant: Plant) -> None:
    """Add a secret to the summary of what happened since the last move."""

    @plant.around(inspect_commands, "catch_up_text")
    def leaking(catch_up_text: Any, *given: Any, **more: Any) -> str:
        return f"{catch_up_text(*given, **more)} {plant.secret}"


def in_form(plant: Plant) -> None:
    """Show a secret as the title of every form."""

    @plant.around(forms, "_modal")
    def leaking(modal: Any, form: Any) -> discord.ui.Modal:
        opened: discord.ui.Modal = modal(form)
        opened.title = str(plant.secret)
        return opened


def in_hint(plant: Plant) -> None:
    """Let an AI that is asked for a hint know everything."""

    @plant.around(scheduler, "information_state")
    def leaking(information_state: Any, game: AnyGame, state: Any, *given: Any) -> InformationState:
        known: InformationState = information_state(game, state, *given)
        return replace(known, state=state)


def in_review_of_running_game(plant: Plant) -> None:
    async def show(_: Any, responder: Responder, *__: Any) -> None:
        await responder.respond(str(plant.secret))

    route = replace(ROUTES["review"], handler=show)
    plant.monkeypatch.setitem(cast(Any, ROUTES), "review", route)


def by_extra_request(plant: Plant) -> None:
    """Answer twice for some secrets."""

    @plant.around(Responder, "respond")
    async def leaking(respond: Any, *given: Any, **more: Any) -> None:
        for _ in range(1 + plant.secret % 2):
            await respond(*given, **more)


def by_public_answer(plant: Plant) -> None:
    """Answer publicly for some secrets."""

    @plant.around(discord.InteractionResponse, "defer")
    async def leaking(defer: Any, self: Any, **more: Any) -> Any:
        return await defer(self, **{**more, "ephemeral": plant.secret % 2 == 0})


def by_public_follow_up(plant: Plant) -> None:
    """Tell everybody a secret after a private answer to a player who is to act."""

    @plant.around(Responder, "respond")
    async def leaking(respond: Any, self: Responder, *given: Any, **more: Any) -> None:
        await respond(self, *given, **more)
        request = self._request
        table: Table = next(iter(request.runtime.tables._tables.values()))
        if table.seat_of(request.user_id) in table.acting_seats:
            await request.interaction.followup.send(str(plant.secret), ephemeral=False)


# The log, and work, which takes time


def in_log(plant: Plant) -> None:
    @plant.around(Responder, "defer")
    async def leaking(defer: Any, self: Responder) -> None:
        log = logging.getLogger(bot.interactions.core.responder.__name__)
        log.debug("state %s", plant.secret)
        await defer(self)


def by_statement(plant: Plant) -> None:
    """Read once more before an answer for some secrets."""

    @plant.around(Responder, "defer")
    async def leaking(defer: Any, self: Responder) -> None:
        if plant.secret % 2:
            await self._request.store.season_starts(1)
        await defer(self)


def by_picture(plant: Plant) -> None:
    """Draw the table a second time before it is posted for some secrets."""

    @plant.around(MessageSender, "send")
    async def leaking(send: Any, self: MessageSender, entry: Any, message: Any, nonce: Any) -> Any:
        if plant.secret % 2 and message.render is not None:
            await self._pictures.draw("again", message.render)
        return await send(self, entry, message, nonce)


LEAKS: tuple[tuple[Leak, int, int], ...] = (
    (in_message_text, 0, 20),
    (in_message_of_the_channel, 1, 20),
    (in_picture, 3, 20),
    (in_one_language, 0, 20),
    (by_automatic_move, 0, 20),
    (by_pause_of_stand_in, 0, 20),
    (by_who_stands_in, 1, 20),
    (in_suggestions, 1, 20),
    (in_rejection, 2, 20),
    (in_catch_up, 3, 20),
    (in_form, 0, 22),
    (in_hint, 1, 20),
    (in_review_of_running_game, 2, 20),
    (by_extra_request, 1, 20),
    (by_public_answer, 2, 20),
    (by_public_follow_up, 2, 20),
    (in_log, 3, 20),
    (by_statement, -1, 20),
    (by_picture, -1, 20),
)
"""Each in one of the games, and with the state where the search begins, so that it is not long."""


@pytest.mark.parametrize(
    ("leak", "game", "start"), LEAKS, ids=[leak.__name__ for leak, *_ in LEAKS]
)
async def test_leak_is_detected(
    leak: Leak, game: int, start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(Plant(monkeypatch, TESTED_GAMES[game]))
    assert await is_detected(range(start, 30), TESTED_GAMES[game])


# Plans


def by_pause(plant: Plant) -> None:
    """Pause after a move at a table with plans, whether or not one is carried out."""

    @plant.around(Gameplay, "try_automatic_moves")
    async def leaking(try_automatic_moves: Any, self: Gameplay) -> list[Any]:
        if self._table.plans:
            await AIScheduler._pause(cast("AIScheduler", None), 1.0)
        moves: list[Any] = await try_automatic_moves(self)
        return moves


def by_missing_announcement(plant: Plant) -> None:
    """Announce nothing before the table has made the move that is planned."""

    @plant.around(MoveFollowUp, "on_table_changed")
    def leaking(_: Any, self: MoveFollowUp, table: Table) -> None:
        if table.needs_no_user:
            self._ai.schedule(table)
        else:
            self.on_ai_idle(table)


def by_missing_mention(plant: Plant) -> None:
    """Mention nobody whom the table is about to act for."""

    @plant.around(ComposerFactory, "_accepts_turn_mentions")
    async def leaking(accepts: Any, self: ComposerFactory, table: Table, user_id: int) -> bool:
        return await accepts(self, table, user_id) and not table.needs_no_user


@pytest.mark.parametrize(
    ("leak", "game"),
    [(by_pause, 0), (by_missing_announcement, 1), (by_missing_mention, 2)],
    ids=lambda each: each.__name__ if callable(each) else "",
)
async def test_leak_of_plans_is_detected(
    leak: Leak, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(Plant(monkeypatch, TESTED_GAMES[game]))
    assert await is_detected(range(20, 30), TESTED_GAMES[game], Mode.PLANS)
