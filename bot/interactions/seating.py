"""Who sits at the table: opening, joining, leaving, replacing, beginning and ending."""

from __future__ import annotations

import json
from typing import Any

import discord

from bot.channel.buttons import Button, Press
from bot.game_ui import AnyGameUI
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.lobby import ai_name, check_has_ais
from bot.store.records import GamePlace, SeatRow
from bot.table.seats import check_may_leave, check_may_replace, former_seat, give_seat
from bot.table.table import Refused, Table
from bot.table.unreadable import Unreadable
from bot.texts import clean_name
from engine.core import Seat

STAND_IN = "medium"
"""The level of an AI that plays for somebody who has left."""


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
        raise Refused("missing-permissions", permission=tuple(missing))


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may end games that are not his."""
    return interaction.permissions.manage_channels


def own_row(reply: Answer) -> SeatRow:
    """The first seat of a new table, for who opens it."""
    name = clean_name(reply.interaction.user.display_name)
    return SeatRow(seat=0, name=name, user_id=reply.user_id)


async def open_table(reply: Answer, ui: AnyGameUI, options: dict[str, Any]) -> None:
    """Open a lobby of a game in the channel, with these options of the game."""
    reply.about(ui)
    check_permissions(reply.interaction)
    await reply.shard.tables.open(
        ui.game,
        options,
        channel_id=reply.channel_id,
        guild_id=reply.interaction.guild_id,
        seats=(own_row(reply),),
        interaction_id=reply.interaction.id,
    )
    await reply.tell(reply.say("opened", command=ui.command))


async def join(reply: Answer) -> None:
    """Give the person a seat, or the one back that somebody else was put on."""
    name = clean_name(reply.interaction.user.display_name)
    async with reply.changing() as table:
        if table.row.status == "running":
            await _come_back(reply, table, name)
        else:
            await table.join(reply.user_id, name, reply.interaction.id)
    await reply.tell(reply.say("joined"))


async def _come_back(reply: Answer, table: Table, name: str) -> None:
    seat = await former_seat(table, reply.shard.store, reply.user_id)
    if table.seat_of(reply.user_id) is not None or seat is None:
        raise Refused("already-started")
    if table.seats[seat].user_id is not None:
        raise Refused("seat-taken", name=table.seats[seat].name)
    newcomer = SeatRow(seat=seat, name=name, user_id=reply.user_id)
    await give_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


async def replace_player(
    reply: Answer, away: str, newcomer: discord.User | discord.Member | None
) -> None:
    """Put somebody else, or an AI, on the seat of a person who has been away for long.

    `away` is a suggestion (the person's id) or a name typed by hand.
    """
    if newcomer is not None and newcomer.bot:
        raise Refused("bot-cannot-play")
    if not isinstance(newcomer, discord.Member | None):
        raise Refused("not-in-server")
    async with reply.changing() as table:
        if table.row.status != "running":
            raise Refused("not-started")
        seat = next((row.seat for row in table.seats if away in _called(row)), None)
        if seat is None:
            raise Refused("no-such-player")
        await check_may_replace(
            table,
            reply.shard.store,
            seat,
            reply.user_id,
            may_manage=may_manage(reply.interaction),
            clock=reply.bot.clock,
        )
        if newcomer is None:
            await _seat_ai(reply, table, seat)
        else:
            name = clean_name(newcomer.display_name)
            row = SeatRow(seat=seat, name=name, user_id=newcomer.id)
            await give_seat(
                table, seat, row, user_id=reply.user_id, interaction_id=reply.interaction.id
            )
    await reply.tell(reply.say("replaced"))


def _called(row: SeatRow) -> tuple[str, ...]:
    """The words that mean the person on a seat; none for an AI."""
    return () if row.user_id is None else (str(row.user_id), row.name)


async def people_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of the people at the channel's table, by the ids that stand for them."""
    try:
        reply = Answer(interaction)
        table = await reply.table_at_hand()
    except Refused:
        return {}
    return {str(row.user_id): row.name for row in table.seats if row.user_id is not None}


async def rematch(reply: Answer, game_id: int) -> None:
    """Open a new lobby with those who sat at an ended game; who asks for it is the host."""
    store = reply.shard.store
    row = await store.game(game_id)
    if row is None or row.is_private or row.status != "over":
        raise Refused("old-button")
    sat = await store.seats(game_id)
    own = [seat for seat in sat if seat.user_id == reply.user_id]
    if not own:
        # Whoever did not play can do no more here than in any channel.
        taken = await store.open_game(reply.channel_id) is not None
        raise Refused("channel-taken" if taken else "no-game")
    check_permissions(reply.interaction)
    others = [seat for seat in sat if seat.user_id != reply.user_id]
    # Whose data was deleted is neither a person any more nor an AI.
    seated = own + [seat for seat in others if seat.user_id is not None or seat.ai is not None]
    ui = reply.bot.uis[row.name]
    reply.about(ui)
    await reply.shard.tables.open(
        ui.game,
        json.loads(row.options),
        channel_id=reply.channel_id,
        guild_id=reply.interaction.guild_id,
        seats=[
            SeatRow(seat=place, name=seat.name, user_id=seat.user_id, ai=seat.ai)
            for place, seat in enumerate(seated)
        ],
        settings=row.settings,
        interaction_id=reply.interaction.id,
    )
    await reply.tell(reply.say("opened", command=ui.command))


async def leave(reply: Answer) -> None:
    """Free the person's seat in the lobby."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("left"))


async def ask_to_leave(reply: Answer) -> None:
    """Ask who wants to leave a running game whether he means it. From a lobby he just goes."""
    table = await reply.table()
    if table.row.status != "running":
        await leave(reply)
        return
    check_may_leave(table, reply.user_id)
    button = Button(
        reply.say("button-leave-game"),
        Press("leave-game", table.row.id),
        discord.ButtonStyle.danger,
    )
    await reply.tell(reply.say("ask-leave"), buttons=(button,))


async def leave_game(reply: Answer) -> None:
    """Leave a running game to an AI."""
    async with reply.changing() as table:
        await _seat_ai(reply, table, check_may_leave(table, reply.user_id))
    await reply.tell(reply.say("left-running", command=reply.command))


async def leave_lobby(reply: Answer) -> None:
    """Free a seat in the lobby: its button, pressed late, must not give a running game away."""
    async with reply.changing() as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("left", command=reply.command))


async def _seat_ai(reply: Answer, table: Table, seat: Seat) -> None:
    """Have an AI play for a seat."""
    check_has_ais(table)
    newcomer = SeatRow(seat=seat, name=ai_name(table, reply.say), ai=STAND_IN)
    await give_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


async def start(reply: Answer) -> None:
    """Begin the game."""
    async with reply.changing() as table:
        await table.start(reply.user_id, reply.interaction.id)
    hand = int(reply.game.hand is not None)
    await reply.tell(reply.say("started", command=reply.command, hand=hand))


async def ask_to_end(reply: Answer) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    try:
        table = await reply.table()
    except Unreadable as game:
        game.check_may_end(reply.user_id, may_manage(reply.interaction))
        press = Press("end-unreadable", game.moment.row.id)
    else:
        table.check_may_end(reply.user_id, may_manage(reply.interaction))
        if table.row.status == "lobby":
            await end(reply)
            return
        press = Press("end", table.row.id)
    button = Button(reply.say("button-end"), press, discord.ButtonStyle.danger)
    await reply.tell(reply.say("ask-end"), buttons=(button,))


async def end(reply: Answer) -> None:
    """End the game without a winner."""
    async with reply.changing() as table:
        await table.end(reply.user_id, may_manage(reply.interaction), reply.interaction.id)
    await reply.tell(reply.say("ended"))


async def end_unreadable(reply: Answer, game_id: int) -> None:
    """End a game that cannot be read."""
    place = GamePlace(game_id, reply.channel_id)
    managing = may_manage(reply.interaction)
    await reply.shard.tables.end_unreadable(place, reply.user_id, managing, reply.interaction.id)
    await reply.tell(reply.say("ended"))
