"""A seat changes hands while the game runs: who is away, who comes back, and who plays on."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.channel.components import Button, Control, UserSelectMenu
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name, sanitize_name
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.ai_levels import find_level, free_ai_name, level_descriptions
from bot.interactions.lobby.membership import may_manage
from bot.storage.records import SeatRow
from bot.table.errors import RequestRejected
from bot.table.substitution import check_may_substitute, reassign_seat
from bot.table.table import Table
from engine.ai.agents import levels_of
from engine.core import Seat

DEFAULT_SUBSTITUTE_LEVEL = "medium"
"""The level of an AI that plays for somebody who has left, where no button said another."""


def level_buttons(
    request: RequestContext, table: Table, verb: str, path: Sequence[str]
) -> list[Button]:
    """A button for each AI level that may play on; none in a game that no AI can play."""
    return [
        Button(
            request.translate("button-stand-in", level=level),
            CustomId(verb, table.row.id, table.row.ply, (*path, level)),
            discord.ButtonStyle.danger,
        )
        for level in levels_of(table.game.name)
    ]


async def replaceable_players(request: RequestContext, table: Table) -> list[SeatRow]:
    """The people whom this one could have replaced now."""
    found = []
    for row in table.seats:
        if row.user_id not in (None, request.user_id):
            try:
                await _check_may_substitute(request, table, row.seat)
            except RequestRejected:
                continue
            found.append(row)
    return found


async def _check_may_substitute(request: RequestContext, table: Table, seat: Seat) -> None:
    await check_may_substitute(
        table,
        request.store,
        seat,
        request.user_id,
        may_manage=may_manage(request.interaction),
        clock=request.client.clock,
    )


async def ask_absent_player(request: RequestContext, responder: Responder) -> None:
    """Show who has been away for long; where it is one person, ask at once who is to play on."""
    table = await request.get_table()
    table.require_seat(request.user_id)
    absent = await replaceable_players(request, table)
    if not absent:
        raise RequestRejected("nobody-away")
    if len(absent) == 1:
        await ask_substitute(request, responder, str(absent[0].user_id))
        return
    row = table.row
    buttons = [
        Button(one.name, CustomId("replace", row.id, row.ply, (str(one.user_id),)))
        for one in absent
    ]
    await responder.respond(request.translate("ask-away"), controls=buttons)


async def ask_substitute(request: RequestContext, responder: Responder, absent_player: str) -> None:
    """Ask who is to play for a person who has been away for long: an AI, or somebody else.

    `absent_player` is the person's id, or a name typed by hand.
    """
    table = await request.get_table()
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
    content = "\n".join(filter(None, (prompt, level_descriptions(request, table.game.name))))
    await responder.respond(content, controls=controls)


async def substitute_user(
    request: RequestContext, responder: Responder, absent_player: str, substitute: SelectedUser
) -> None:
    """Put somebody else on the seat of a person who has been away for long."""
    if substitute.is_bot:
        raise RequestRejected("bot-cannot-play")
    if not substitute.is_member:
        raise RequestRejected("not-in-server")
    async with request.modify_table() as table:
        seat = _find_seat(table, absent_player)
        await _check_may_substitute(request, table, seat)
        row = SeatRow(seat=seat, name=sanitize_name(substitute.name), user_id=substitute.id)
        await reassign_seat(
            table, seat, row, user_id=request.user_id, interaction_id=request.interaction_id
        )
    await responder.respond(request.translate("replaced"))


async def substitute_ai(
    request: RequestContext, responder: Responder, absent_player: str, level: str
) -> None:
    """Have an AI play for a person who has been away for long."""
    async with request.modify_table() as table:
        seat = _find_seat(table, absent_player)
        await _check_may_substitute(request, table, seat)
        await put_ai_on_seat(request, table, seat, level)
    await responder.respond(request.translate("replaced"))


async def put_ai_on_seat(
    request: RequestContext, table: Table, seat: Seat, level_name: str
) -> None:
    """Have an AI of the level of that name play for a seat."""
    level = find_level(request, table, level_name)
    substitute = SeatRow(seat=seat, name=free_ai_name(table, request.translate), ai=level)
    await reassign_seat(
        table, seat, substitute, user_id=request.user_id, interaction_id=request.interaction_id
    )


def _find_seat(table: Table, absent_player: str) -> Seat:
    """The seat of a person by id or name, in a running game. An AI is nobody's absence."""
    if table.row.status != "running":
        raise RequestRejected("not-started")
    for row in table.seats:
        if row.user_id is not None and absent_player in (str(row.user_id), row.name):
            return row.seat
    raise RequestRejected("no-such-player")


async def users_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of the people at the channel's table, by the ids that stand for them."""
    try:
        request = RequestContext(interaction)
        table = await request.get_table_for_autocomplete()
    except RequestRejected:
        return {}
    return {str(row.user_id): row.name for row in table.seats if row.user_id is not None}
