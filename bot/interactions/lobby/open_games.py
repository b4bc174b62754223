"""`/nevsky games`: a user's open games, and moving one whose channel is gone."""

from __future__ import annotations

from functools import partial

import discord

from bot.channel.components import MAX_BUTTONS, Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import check_bot_permissions
from bot.storage.records import GameRef
from bot.table.errors import RequestRejected
from bot.table.unreadable import UnreadableGame

MAX_LISTED_GAMES = 20
"""Open games in one list."""


async def list_open_games(request: RequestContext, responder: Responder) -> None:
    """List the user's open games in this server, and whose turn it is in each."""
    places = await request.store.open_games_of(
        request.user_id, request.interaction.guild_id, MAX_LISTED_GAMES
    )
    lines = []
    buttons: list[Button] = []
    for place in places:
        line = await _describe_open_game(request, place)
        if line is None:
            continue
        lines.append(line)
        if len(buttons) < MAX_BUTTONS and await _is_channel_gone(request, place.channel_id):
            label = request.translate("button-continue", number=str(place.id))
            buttons.append(Button(label, CustomId("continue", place.id)))
    none = request.translate("games-none", opening=request.new_game_commands)
    await responder.respond("\n".join(lines) or none, controls=buttons)


async def _is_channel_gone(request: RequestContext, channel_id: int) -> bool:
    """Whether a channel was deleted, or the bot can no longer see it."""
    guild = request.interaction.guild
    if guild is None or guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        # Archived threads are not in the cache.
        await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


async def _describe_open_game(request: RequestContext, place: GameRef) -> str | None:
    """A line about a game, or None if it has ended or moved to another channel by now."""
    channel = f"<#{place.channel_id}>"
    try:
        table = await request.runtime.tables.load(place)
    except UnreadableGame:
        return request.translate("games-unreadable", number=str(place.id), channel=channel)
    except RequestRejected:
        return None
    if table.row.status not in ("lobby", "running"):
        return None
    acting = table.acting_seats
    own = table.seat_of(request.user_id)
    return request.translate(
        "games-line",
        number=str(table.row.id),
        game=request.game_uis[table.row.name].title(request.locale),
        channel=channel,
        turn="lobby" if not acting else "yours" if own in acting else "other",
        name=tuple(escape_name(table.seats[seat].name) for seat in acting),
    )


async def move_game_here(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Move a game whose channel is gone to this channel.

    Raises RequestRejected if there is no such open game in this server, or its channel exists.
    """
    row = await request.store.game(custom_id.game_id)
    if row is None or row.is_private or row.status not in ("lobby", "running"):
        raise RequestRejected("no-game")
    if row.guild_id != request.interaction.guild_id:
        # Another process may own the tables of that server.
        raise RequestRejected("no-game")
    if not await _is_channel_gone(request, row.channel_id):
        raise RequestRejected("has-channel", channel=f"<#{row.channel_id}>")
    check_bot_permissions(request.interaction)
    table = await request.runtime.tables.move_to_channel(
        GameRef(row.id, row.channel_id),
        request.user_id,
        request.channel_id,
        request.interaction.guild_id,
        on_committed=partial(request.mark_committed, in_channel=True),
    )
    request.runtime.channel_updater.repost(table)
    await responder.respond(request.translate("continued"))
