"""The rematch button below the result of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import free_ai_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import open_lobby, respond_existing_table
from bot.storage.records import GameRow, SeatAssignmentRow, SeatRow
from bot.table.errors import RequestRejected
from bot.table.preferences import TableSettings
from render.translation import Translate


async def open_rematch(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Open a lobby with the players of an ended game, hosted by the user.

    A user who did not play is offered a table of their own instead.
    """
    store = request.store
    row = await store.game(custom_id.game_id)
    if row is None or row.is_private or row.status != "over":
        raise RequestRejected("old-button")
    request.bind_game(request.game_uis[row.name])
    if await store.open_game(request.channel_id) is not None:
        await respond_existing_table(request, responder)
        return
    former_seats = await store.seats(custom_id.game_id)
    if not any(seat.user_id == request.user_id for seat in former_seats):
        await _offer_own_table(request, responder, row)
        return
    own = [seat for seat in former_seats if seat.user_id == request.user_id]
    others = [seat for seat in former_seats if seat.user_id != request.user_id]
    # The seat of a user whose data was deleted has neither a user nor an AI.
    seated = own + [seat for seat in others if seat.user_id is not None or seat.ai is not None]
    seats = _seats_anew(seated, await store.seat_assignments(row.id), request.translate)
    await open_lobby(request, responder, json.loads(row.options), seats, _settings_anew(row))


def _settings_anew(row: GameRow) -> str:
    """The same settings, for a table that belongs to no tournament."""
    settings = TableSettings.model_validate_json(row.settings)
    if settings.tournament is None:
        return row.settings
    usual = {"tournament": None, "rated": True, "hints": True}
    return settings.model_copy(update=usual).model_dump_json()


def _seats_anew(
    seated: Sequence[SeatRow], assignments: Sequence[SeatAssignmentRow], translate: Translate
) -> list[SeatRow]:
    """The same players in a new game. An AI that played on for a user gets a name of its own."""
    users = {(old.seat, old.name) for old in assignments if old.ai is None}
    names = [seat.name for seat in seated]
    for place, seat in enumerate(seated):
        if seat.ai is not None and (seat.seat, seat.name) in users:
            names[place] = free_ai_name(names, translate)
    return [
        SeatRow(seat=place, name=name, user_id=seat.user_id, ai=seat.ai)
        for place, (seat, name) in enumerate(zip(seated, names, strict=True))
    ]


async def _offer_own_table(request: RequestContext, responder: Responder, row: GameRow) -> None:
    button = Button(
        request.translate("button-own-table"),
        CustomId("play", 0, 0, (row.name,)),
        discord.ButtonStyle.primary,
    )
    await responder.respond(request.translate("rematch-not-yours"), controls=(button,))
