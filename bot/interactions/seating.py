"""Who sits at the table: opening, joining, standing up again, and beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.game_ui import AnyGameUI
from bot.i18n.texts import sanitize_name
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.calling import call_menu
from bot.interactions.ways import way_home, ways_of_onlooker, where
from bot.storage.records import SeatRow
from bot.table.substitution import former_seat, reassign_seat
from bot.table.table import RequestRejected, Table

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""The permissions a table needs in its channel, by discord.py's names."""


def check_permissions(interaction: Interaction) -> None:
    """Refuse to open a table where the bot could not show it, and name what is missing."""
    granted = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise RequestRejected("missing-permissions", permission=tuple(missing))


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may end games that are not his."""
    return interaction.permissions.manage_channels


def own_row(reply: Answer) -> SeatRow:
    """The first seat of a new table, for who opens it."""
    name = sanitize_name(reply.interaction.user.display_name)
    return SeatRow(seat=0, name=name, user_id=reply.user_id)


async def open_table(reply: Answer, ui: AnyGameUI, options: dict[str, Any]) -> None:
    """Open a lobby of a game in the channel, with these options of the game."""
    reply.about(ui)
    await open_lobby(reply, options, (own_row(reply),))


async def open_lobby(
    reply: Answer, options: dict[str, Any], seats: Sequence[SeatRow], settings: str = "{}"
) -> None:
    """Open a lobby of the reply's game for these seats, and let the host call people to it.

    Where the channel has a table already, the person is told of that one.
    """
    check_permissions(reply.interaction)
    try:
        table = await reply.shard.tables.open_lobby(
            reply.game.game,
            options,
            channel_id=reply.channel_id,
            guild_id=reply.interaction.guild_id,
            seats=seats,
            settings=settings,
            interaction_id=reply.interaction.id,
        )
    except RequestRejected as refusal:
        if refusal.reason != "channel-taken":
            raise
        await tell_of_table_here(reply)
        return
    menus = (call_menu(table.row, reply.translate),) if table.free_seats else ()
    await reply.tell(reply.translate("opened", command=reply.command), buttons=menus)


async def tell_of_table_here(reply: Answer) -> None:
    """Say which table the channel has already, where it is, and what the person can do there."""
    table = await reply.shard.tables.get(reply.channel_id)
    reply.about(reply.bot.uis[table.game.name])
    seated = table.seat_of(reply.user_id) is not None
    lobby = table.row.status == "lobby"
    words = reply.translate(
        "table-here",
        place=where(table),
        seated=int(seated),
        lobby=int(lobby),
        free=table.free_seats if lobby else 0,
    )
    if seated and not lobby:
        buttons = [way_home(reply.game, table.row, reply.translate)]
    else:
        buttons = ways_of_onlooker(reply.game, table, reply.user_id, reply.translate)
    await reply.tell(words, buttons=buttons)


async def join(reply: Answer) -> None:
    """Give the person a seat, or the one back that somebody else was put on."""
    name = sanitize_name(reply.interaction.user.display_name)
    async with reply.changing() as table:
        if table.row.status == "running":
            await _come_back(reply, table, name)
        else:
            await table.join(reply.user_id, name, reply.interaction.id)
    home = (
        [way_home(reply.game, table.row, reply.translate)] if table.row.status == "running" else []
    )
    await reply.tell(reply.translate("joined"), buttons=home)


async def _come_back(reply: Answer, table: Table, name: str) -> None:
    seat = await former_seat(table, reply.shard.store, reply.user_id)
    if table.seat_of(reply.user_id) is not None or seat is None:
        raise RequestRejected("already-started")
    if table.seats[seat].user_id is not None:
        raise RequestRejected("seat-taken", name=table.seats[seat].name)
    newcomer = SeatRow(seat=seat, name=name, user_id=reply.user_id)
    await reassign_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


async def leave(reply: Answer) -> None:
    """Free the person's seat in the lobby."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.translate("left"))


async def leave_lobby(reply: Answer) -> None:
    """Free a seat in the lobby: its button, pressed late, must not give a running game away."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.translate("left", command=reply.command))


async def start(reply: Answer) -> None:
    """Begin the game."""
    async with reply.changing() as table:
        await table.start(reply.user_id, reply.interaction.id)
    hand = int(reply.game.hand is not None)
    await reply.tell(
        reply.translate("started", command=reply.command, hand=hand),
        buttons=[way_home(reply.game, table.row, reply.translate)],
    )
