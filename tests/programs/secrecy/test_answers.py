"""Leaks in answers and forms, in one language, and in the work for them, that are detected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot.channel.composer import MessageComposer
from bot.channel.outgoing_message import OutgoingMessage
from bot.channel.sender import MessageSender
from bot.i18n.texts import shared_texts
from bot.interactions.core import forms
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.routes import ROUTES
from bot.interactions.views import inspect_commands
from bot.table.table import Table
from engine.ai.information_state import InformationState, information_state
from engine.core import AnyGame
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.test_secrecy import (
    SEARCHED,
    Leak,
    Secret,
    change_turn_message,
    first_leak,
    secret_of,
)


def table_of(request: RequestContext) -> Table:
    return next(iter(request.runtime.tables._tables.values()))


def by_public_follow_up(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Tell everybody a secret after a private answer to a player who is to act."""
    original = Responder.respond

    async def respond(self: Responder, content: str, **more: Any) -> None:
        await original(self, content, **more)
        request, table = self._request, table_of(self._request)
        if table.seat_of(request.user_id) in table.acting_seats:
            await request.interaction.followup.send(str(secret(table.state)), ephemeral=False)

    monkeypatch.setattr(Responder, "respond", respond)


def by_statement(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Read once more before an answer for some secrets."""
    original = Responder.defer

    async def defer(self: Responder) -> None:
        if secret(table_of(self._request).state) % 2:
            await self._request.store.season_starts(1)
        await original(self)

    monkeypatch.setattr(Responder, "defer", defer)


def by_picture(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Draw the table a second time before it is posted for some secrets."""

    def change(message: OutgoingMessage, number: int) -> OutgoingMessage:
        key = (message.picture_key, number)
        return replace(message, picture_key=key) if number % 2 else message

    change_turn_message(monkeypatch, secret, change)
    original = MessageSender.send

    async def send(self: MessageSender, entry: Any, message: Any, nonce: str) -> Any:
        if isinstance(message.picture_key[0], tuple) and message.render is not None:
            await self._pictures.draw("again", message.render)
        return await original(self, entry, message, nonce)

    monkeypatch.setattr(MessageSender, "send", send)


def in_hint(monkeypatch: pytest.MonkeyPatch, _: Secret) -> None:
    """Let an AI that is asked for a hint know everything."""

    def all_knowing(game: AnyGame, state: Any, seat: int, seed: int) -> InformationState:
        known = information_state(game, state, seat, seed)
        return replace(known, state=state)

    monkeypatch.setattr("bot.ai_seats.scheduler.information_state", all_knowing)


def in_score_chart(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    original = inspect_commands.show_score_chart

    async def show(request: RequestContext, responder: Responder, table: Table) -> None:
        responder.lead = str(secret(table.state))
        await original(request, responder, table)

    monkeypatch.setitem(cast(Any, ROUTES), "course", replace(ROUTES["course"], handler=show))


def in_form(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to the title of every form."""
    original = forms._modal
    states: list[Any] = []

    def remember(message: OutgoingMessage, number: int) -> OutgoingMessage:
        states.append(number)
        return message

    change_turn_message(monkeypatch, secret, remember)

    def leaking(form: Any) -> discord.ui.Modal:
        modal = original(form)
        modal.title = str(states[-1])
        return modal

    monkeypatch.setattr(forms, "_modal", leaking)


def in_one_language(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Add a secret to Czech messages."""
    original = MessageComposer.turn_message

    def turn(self: MessageComposer, moves: Any, told: int) -> OutgoingMessage:
        message, czech = original(self, moves, told), shared_texts().in_language("cs")
        is_czech = self._translate("joined") == czech("joined")
        content = f"{message.content} {secret(self.snapshot.state)}"
        return replace(message, content=content) if is_czech else message

    monkeypatch.setattr(MessageComposer, "turn_message", turn)


LEAKS: tuple[tuple[Leak, AnyGame, int], ...] = (
    (by_public_follow_up, TESTED_GAMES[2], 20),
    (by_statement, TESTED_GAMES[-1], 20),
    (by_picture, TESTED_GAMES[-1], 20),
    (in_hint, TESTED_GAMES[1], 20),
    (in_score_chart, TESTED_GAMES[2], 25),
    (in_form, TESTED_GAMES[0], 22),
    (in_one_language, TESTED_GAMES[0], 20),
)
"""Each in a game, and with the state where the search begins, so that it is not long."""


@pytest.mark.parametrize(
    ("leak", "game", "start"), LEAKS, ids=[leak.__name__ for leak, *_ in LEAKS]
)
async def test_leak_is_detected(
    leak: Leak, game: AnyGame, start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, secret_of(game))
    assert await first_leak(range(start, SEARCHED.stop), game) is not None
