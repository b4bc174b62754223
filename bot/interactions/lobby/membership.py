"""Who sits at the table: opening, joining, standing up again, and beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import UserSelectMenu
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.i18n.texts import sanitize_name
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button, spectator_buttons, table_link
from bot.interactions.core.responder import Responder
from bot.storage.records import GameRow, SeatRow
from bot.table.errors import RequestRejected
from bot.table.lobby import MAX_INVITATIONS
from bot.table.substitution import former_seat, reassign_seat
from bot.table.table import Table
from render.translation import Translate

REQUIRED_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions a table needs in its channel, by discord.py's names."""


def check_bot_permissions(interaction: Interaction) -> None:
    """Refuse to open a table where the bot could not show it, and name what is missing."""
    granted = interaction.app_permissions
    needed = list(REQUIRED_PERMISSIONS)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise RequestRejected("missing-permissions", permission=tuple(missing))


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may end games that are not his."""
    return interaction.permissions.manage_channels


def host_seat(request: RequestContext) -> SeatRow:
    """The first seat of a new table, for who opens it."""
    name = sanitize_name(request.interaction.user.display_name)
    return SeatRow(seat=0, name=name, user_id=request.user_id)


async def open_table(
    request: RequestContext, responder: Responder, ui: AnyGameUI, options: dict[str, Any]
) -> None:
    """Open a lobby of a game in the channel, with these options of the game."""
    request.bind_game(ui)
    await open_lobby(request, responder, options, (host_seat(request),))


async def open_lobby(
    request: RequestContext,
    responder: Responder,
    options: dict[str, Any],
    seats: Sequence[SeatRow],
    settings: str = "{}",
) -> None:
    """Open a lobby of the reply's game for these seats, and let the host call people to it.

    Where the channel has a table already, the person is told of that one.
    """
    check_bot_permissions(request.interaction)
    try:
        table = await request.runtime.tables.open_lobby(
            request.game_ui.game,
            options,
            channel_id=request.channel_id,
            guild_id=request.interaction.guild_id,
            seats=seats,
            settings=settings,
            interaction_id=request.interaction_id,
        )
    except RequestRejected as rejection:
        if rejection.reason != "channel-taken":
            raise
        await respond_existing_table(request, responder)
        return
    menus = (invite_menu(table.row, request.translate),) if table.free_seats else ()
    await responder.respond(
        request.translate("opened", command=request.command_name), controls=menus
    )


async def respond_existing_table(request: RequestContext, responder: Responder) -> None:
    """Say which table the channel has already, where it is, and what the person can do there."""
    table = await request.runtime.tables.get(request.channel_id)
    request.bind_game(request.game_uis[table.game.name])
    seated = table.seat_of(request.user_id) is not None
    lobby = table.row.status == "lobby"
    text = request.translate(
        "table-here",
        place=table_link(table),
        seated=int(seated),
        lobby=int(lobby),
        free=table.free_seats if lobby else 0,
    )
    if seated and not lobby:
        buttons = [home_button(request.game_ui, table.row, request.translate)]
    else:
        buttons = spectator_buttons(request.game_ui, table, request.user_id, request.translate)
    await responder.respond(text, controls=buttons)


async def join_table(request: RequestContext, responder: Responder) -> None:
    """Give the person a seat, or the one back that somebody else was put on."""
    name = sanitize_name(request.interaction.user.display_name)
    async with request.modify_table() as table:
        if table.row.status == "running":
            await _return_to_seat(request, table, name)
        else:
            await table.lobby.join(request.user_id, name, request.interaction_id)
    home = (
        [home_button(request.game_ui, table.row, request.translate)]
        if table.row.status == "running"
        else []
    )
    await responder.respond(request.translate("joined"), controls=home)


async def _return_to_seat(request: RequestContext, table: Table, name: str) -> None:
    seat = await former_seat(table, request.store, request.user_id)
    if table.seat_of(request.user_id) is not None or seat is None:
        raise RequestRejected("already-started")
    if table.seats[seat].user_id is not None:
        raise RequestRejected("seat-taken", name=table.seats[seat].name)
    returning = SeatRow(seat=seat, name=name, user_id=request.user_id)
    await reassign_seat(
        table, seat, returning, user_id=request.user_id, interaction_id=request.interaction_id
    )


async def leave_seat(request: RequestContext, responder: Responder) -> None:
    """Free the person's seat in the lobby."""
    async with request.modify_table() as table:
        await table.lobby.leave(request.user_id, request.interaction_id)
    await responder.respond(request.translate("left"))


async def leave_lobby_seat(request: RequestContext, responder: Responder) -> None:
    """Free a seat in the lobby: its button, pressed late, must not give a running game away."""
    async with request.modify_table() as table:
        await table.lobby.leave(request.user_id, request.interaction_id)
    await responder.respond(request.translate("left", command=request.command_name))


async def start_game(request: RequestContext, responder: Responder) -> None:
    """Begin the game."""
    async with request.modify_table() as table:
        await table.lobby.start(request.user_id, request.interaction_id)
    hand = int(request.game_ui.hand is not None)
    await responder.respond(
        request.translate("started", command=request.command_name, hand=hand),
        controls=[home_button(request.game_ui, table.row, request.translate)],
    )


def invite_menu(row: GameRow, translate: Translate) -> UserSelectMenu:
    """The menu in which the host picks whom to call."""
    return UserSelectMenu(
        translate("menu-call"), CustomId("call", row.id, row.ply), MAX_INVITATIONS
    )


async def show_invite_menu(request: RequestContext, responder: Responder) -> None:
    """Let the host pick people."""
    table = await request.get_table()
    table.lobby.check_may_configure(request.user_id)
    await responder.respond(
        request.translate("ask-call"), controls=(invite_menu(table.row, request.translate),)
    )


async def invite_users(request: RequestContext, responder: Responder) -> None:
    """Call those who were picked, as far as they can play: bots and strangers cannot."""
    eligible = [
        person for person in request.selected_users if person.is_member and not person.is_bot
    ]
    if not eligible:
        raise RequestRejected("called-nobody")
    async with request.modify_table() as table:
        await table.lobby.invite(
            request.user_id, [person.id for person in eligible], request.interaction_id
        )
    await responder.respond(request.translate("called", number=len(eligible)))
