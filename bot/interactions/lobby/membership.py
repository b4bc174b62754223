"""Opening a lobby, joining and leaving it, inviting users to it, and starting the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.channel.components import UserSelectMenu
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.i18n.texts import sanitize_name
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button, spectator_buttons, table_link
from bot.interactions.core.responder import Responder, Response
from bot.permissions import CHANNEL_PERMISSIONS, THREAD_PERMISSION
from bot.storage.records import GameRow, SeatRow, ThreadParent
from bot.table.errors import RequestRejected
from bot.table.lobby import MAX_INVITATIONS
from bot.table.preferences import TableSettings
from bot.table.substitution import former_seat, reassign_seat
from bot.table.table import Table
from render.translation import Translate


def check_bot_permissions(interaction: Interaction) -> None:
    """Raise RequestRejected, naming them, if the bot lacks permissions to show a table here."""
    needed = list(CHANNEL_PERMISSIONS)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = THREAD_PERMISSION
    check_granted(interaction, needed)


def check_granted(interaction: Interaction, needed: Sequence[str]) -> None:
    """Raise RequestRejected, naming them, if the bot lacks some of these permissions here."""
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise RequestRejected("missing-permissions", permission=tuple(missing))


def may_manage(interaction: Interaction) -> bool:
    """Whether the user may end the games of others in this channel."""
    return interaction.permissions.manage_channels


# Opening


def host_seat(request: RequestContext) -> SeatRow:
    """The first seat of a new table, for the user who opens it."""
    name = sanitize_name(request.interaction.user.display_name)
    return SeatRow(seat=0, name=name, user_id=request.user_id)


async def open_table(
    request: RequestContext, responder: Responder, ui: AnyGameUI, options: dict[str, Any]
) -> None:
    """Open a lobby of a game in the channel, with these options of the game."""
    request.bind_game(ui)
    await open_lobby(request, responder, options, (host_seat(request),))


async def open_private_lobby(
    request: RequestContext,
    ui: AnyGameUI,
    options: dict[str, Any],
    opponents: Sequence[SeatRow],
    settings: TableSettings,
) -> None:
    """Open a lobby at the user's own table, with AI opponents.

    A second press of the same button finds the one that the first has opened.
    """
    try:
        await request.runtime.tables.open_lobby(
            ui.game,
            options,
            channel_id=request.table_channel_id,
            guild_id=None,
            seats=(host_seat(request), *opponents),
            interaction_id=None,
            settings=settings.model_dump_json(),
            on_committed=request.mark_committed,
        )
    except RequestRejected as rejection:
        if rejection.reason != "channel-taken":
            raise


async def open_lobby(
    request: RequestContext,
    responder: Responder,
    options: dict[str, Any],
    seats: Sequence[SeatRow],
    settings: str = "{}",
) -> None:
    """Open a lobby of the bound game with these seats, and let the host invite users.

    If the channel already has a table, responds with that one instead.
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
            parent=_parent_of_own_thread(request.interaction),
            interaction_id=request.interaction_id,
            on_committed=partial(request.mark_committed, in_channel=True),
        )
    except RequestRejected as rejection:
        if rejection.reason != "channel-taken":
            raise
        await respond_existing_table(request, responder)
        return
    menus = (_invite_menu(table.row, request.translate),) if table.free_seats else ()
    text = request.translate("opened", command=request.command_name)
    await responder.respond(text, controls=menus)


def _parent_of_own_thread(interaction: Interaction) -> ThreadParent | None:
    """The channel of a thread that the bot has opened; None anywhere else."""
    channel, bot_user = interaction.channel, interaction.client.user
    if not isinstance(channel, discord.Thread) or bot_user is None:
        return None
    return ThreadParent(channel.parent_id) if channel.owner_id == bot_user.id else None


async def respond_existing_table(request: RequestContext, responder: Responder) -> None:
    """Describe the table the channel already has, and what the user can do there."""
    table = await request.runtime.tables.get(request.channel_id)
    request.bind_game(request.game_uis[table.game.name])
    is_seated = table.seat_of(request.user_id) is not None
    is_lobby = table.row.status == "lobby"
    text = request.translate(
        "table-here",
        place=table_link(table),
        seated=int(is_seated),
        lobby=int(is_lobby),
        free=table.free_seats if is_lobby else 0,
    )
    if is_seated and not is_lobby:
        buttons = [home_button(request.game_ui, table.row, request.translate)]
    else:
        buttons = spectator_buttons(request.game_ui, table, request.user_id, request.translate)
    await responder.respond(text, controls=buttons)


# Joining, leaving, starting


async def join_table(request: RequestContext, table: Table) -> Response:
    """Give the user a seat of the lobby, or their own or former seat of the running game."""
    name = sanitize_name(request.interaction.user.display_name)
    seat = table.seat_of(request.user_id)
    if table.row.status == "running" and seat is not None and table.seats[seat].stand_in:
        await table.play.come_back(request.user_id, request.interaction_id)
    elif table.row.status == "running":
        await _return_to_seat(request, table, name)
    else:
        await table.lobby.join(request.user_id, name, request.interaction_id)
    home = (
        [home_button(request.game_ui, table.row, request.translate)]
        if table.row.status == "running"
        else []
    )
    return Response(request.translate("joined"), home)


async def _return_to_seat(request: RequestContext, table: Table, name: str) -> None:
    seat = await former_seat(table, request.store, request.user_id)
    if table.seat_of(request.user_id) is not None or seat is None:
        raise RequestRejected("already-started")
    if table.seats[seat].user_id is not None:
        raise RequestRejected("seat-taken", name=table.seats[seat].name)
    returning = SeatRow(seat=seat, name=name, user_id=request.user_id)
    await reassign_seat(
        table,
        seat,
        returning,
        user_id=request.user_id,
        interaction_id=request.interaction_id,
        returns=True,
    )


async def leave_lobby(request: RequestContext, table: Table) -> Response:
    """Free the user's seat in the lobby. Raises RequestRejected once the game has started."""
    await table.lobby.leave(request.user_id, request.interaction_id)
    return Response(request.translate("left"))


async def start_game(request: RequestContext, table: Table) -> Response:
    """Start the game. Raises RequestRejected unless the user is the host."""
    await table.lobby.start(request.user_id, request.interaction_id)
    hand = int(request.game_ui.hand is not None)
    return Response(
        request.translate("started", command=request.command_name, hand=hand),
        [home_button(request.game_ui, table.row, request.translate)],
    )


# Inviting


def _invite_menu(row: GameRow, translate: Translate) -> UserSelectMenu:
    """The menu in which the host picks users to invite."""
    return UserSelectMenu(
        translate("menu-call"), CustomId("call", row.id, row.ply), MAX_INVITATIONS
    )


async def show_invite_menu(request: RequestContext, responder: Responder, table: Table) -> None:
    """Let the host pick users to invite."""
    table.lobby.check_may_configure(request.user_id)
    await responder.respond(
        request.translate("ask-call"), controls=(_invite_menu(table.row, request.translate),)
    )


async def invite_users(request: RequestContext, table: Table) -> Response:
    """Mention the picked users in the channel, except for bots and users outside the server."""
    eligible = [user for user in request.selected_users if user.is_member and not user.is_bot]
    if not eligible:
        raise RequestRejected("called-nobody")
    await table.lobby.invite(
        request.user_id, [user.id for user in eligible], request.interaction_id
    )
    return Response(request.translate("called", number=len(eligible)))
