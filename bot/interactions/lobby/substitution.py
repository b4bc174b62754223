"""Replacing players who are away during a game, by an AI or by another user."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.channel.components import Button, Control, UserSelectMenu
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name, sanitize_name
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder, Response
from bot.interactions.lobby.ai_levels import find_level, level_descriptions
from bot.interactions.lobby.membership import may_manage
from bot.storage.records import SeatRow
from bot.table.errors import RequestRejected
from bot.table.substitution import check_may_substitute, reassign_seat
from bot.table.table import Table
from engine.ai.agents import levels_of
from engine.core import Seat

DEFAULT_SUBSTITUTE_LEVEL = "medium"
"""The level of the AI that takes a seat if the button names none."""


def level_buttons(
    request: RequestContext, table: Table, verb: str, path: Sequence[str]
) -> list[Button]:
    """A button for each AI level that can take a seat; none if no AI can play the game."""
    return [
        Button(
            request.translate("button-stand-in", level=level),
            CustomId(verb, table.row.id, table.row.ply, (*path, level)),
            discord.ButtonStyle.danger,
        )
        for level in levels_of(table.game.name)
    ]


async def replaceable_players(request: RequestContext, table: Table) -> list[SeatRow]:
    """The players that the user may replace now."""
    players = []
    for row in table.seats:
        if row.user_id not in (None, request.user_id):
            try:
                await _check_may_substitute(request, table, row.seat)
            except RequestRejected:
                continue
            players.append(row)
    return players


async def _check_may_substitute(request: RequestContext, table: Table, seat: Seat) -> None:
    await check_may_substitute(
        table,
        request.store,
        seat,
        request.user_id,
        may_manage=may_manage(request.interaction),
        clock=request.runtime.clock,
    )


async def ask_absent_player(request: RequestContext, responder: Responder, table: Table) -> None:
    """Ask which of the absent players to replace; if there is only one, ask by whom."""
    table.require_seat(request.user_id)
    absent = await replaceable_players(request, table)
    if not absent:
        raise RequestRejected("nobody-away")
    if len(absent) == 1:
        await ask_substitute(request, responder, table, str(absent[0].user_id))
        return
    row = table.row
    buttons = [
        Button(player.name, CustomId("replace", row.id, row.ply, (str(player.user_id),)))
        for player in absent
    ]
    await responder.respond(request.translate("ask-away"), controls=buttons)


async def ask_substitute(
    request: RequestContext, responder: Responder, table: Table, absent_player: str
) -> None:
    """Ask whether an AI or another user is to replace a player.

    `absent_player` is the player's user id, or a name typed by hand.
    """
    seat = _find_seat(table, absent_player)
    await _check_may_substitute(request, table, seat)
    row, absent = table.row, table.seats[seat]
    path = (str(absent.user_id),)
    controls: list[Control] = [
        UserSelectMenu(
            request.translate("menu-people"), CustomId("seat-person", row.id, row.ply, path)
        ),
        *level_buttons(request, table, "seat-ai", path),
    ]
    prompt = request.translate("ask-newcomer", name=escape_name(absent.name))
    content = "\n".join(filter(None, (prompt, level_descriptions(request, table))))
    await responder.respond(content, controls=controls)


async def substitute_selected_user(
    request: RequestContext, table: Table, absent_player: str
) -> Response:
    """Put the user picked in a menu on the seat of an absent player."""
    if len(request.selected_users) != 1:
        raise RequestRejected("old-button")
    return await substitute_user(request, table, absent_player, request.selected_users[0])


async def substitute_user(
    request: RequestContext, table: Table, absent_player: str, substitute: SelectedUser
) -> Response:
    """Put another user on the seat of an absent player."""
    if substitute.is_bot:
        raise RequestRejected("bot-cannot-play")
    if not substitute.is_member:
        raise RequestRejected("not-in-server")
    seat = _find_seat(table, absent_player)
    await _check_may_substitute(request, table, seat)
    row = SeatRow(seat=seat, name=sanitize_name(substitute.name), user_id=substitute.id)
    await reassign_seat(
        table, seat, row, user_id=request.user_id, interaction_id=request.interaction_id
    )
    return Response(request.translate("replaced"))


async def substitute_ai(
    request: RequestContext, table: Table, absent_player: str, level: str
) -> Response:
    """Put an AI on the seat of an absent player."""
    seat = _find_seat(table, absent_player)
    await _check_may_substitute(request, table, seat)
    await put_ai_on_seat(request, table, seat, level)
    return Response(request.translate("replaced"))


async def put_ai_on_seat(
    request: RequestContext, table: Table, seat: Seat, level_name: str
) -> None:
    """Put an AI of the named level on the seat of a user, whose name stays with the cards."""
    level = find_level(request, table, level_name)
    substitute = SeatRow(seat=seat, name=table.seats[seat].name, ai=level)
    await reassign_seat(
        table, seat, substitute, user_id=request.user_id, interaction_id=request.interaction_id
    )


def _find_seat(table: Table, absent_player: str) -> Seat:
    """The seat of a user by id or name. Raises RequestRejected unless the game is running."""
    if table.row.status != "running":
        raise RequestRejected("not-started")
    for row in table.seats:
        if row.user_id is not None and absent_player in (str(row.user_id), row.name):
            return row.seat
    raise RequestRejected("no-such-player")


async def users_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of the users at the channel's table by their ids, for autocompletion."""
    try:
        table = await RequestContext(interaction).get_table_for_autocomplete()
    except RequestRejected:
        return {}
    return {str(row.user_id): row.name for row in table.seats if row.user_id is not None}
