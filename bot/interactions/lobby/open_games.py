"""`/nevsky games`: a user's open games, and moving one whose channel is gone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.components import MAX_BUTTONS, Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.own_games import NEW_PRACTICE_VERB
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import check_bot_permissions
from bot.storage.records import GameRef, GameRow, practice_channel_id
from bot.table.errors import RequestRejected
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import Seat
from engine.registry import find_game

MAX_READ_GAMES = 50
"""Open games that are read for one list, which may have room for fewer."""

LENGTH_OF_REST = 80
"""Characters kept free for how many games the list has no room for."""


@dataclass(frozen=True, slots=True)
class _OpenGame:
    """What the list says of one game."""

    row: GameRow
    acting: tuple[Seat, ...]
    names: tuple[str, ...]
    """The names of those to act."""

    is_own_turn: bool
    since: int
    """When the question to the user arose, or the last move was made, in Unix seconds."""

    deadline: int | None = None
    """When the user's time is over, in Unix seconds."""

    is_readable: bool = True


async def list_open_games(request: RequestContext, responder: Responder) -> None:
    """List the user's open games on all servers, those that wait for the user longest first."""
    places = await request.store.all_open_games_of(request.user_id, MAX_READ_GAMES)
    found = [await _read_open_game(request, place) for place in places]
    games = sorted(
        (game for game in found if game is not None),
        key=lambda game: (not game.is_own_turn, not game.acting, game.since),
    )
    lines = list[str]()
    buttons: list[Button] = []
    if (practice := await _describe_practice_game(request)) is not None:
        lines.append(practice[0])
        buttons.append(practice[1])
    for number, game in enumerate(games, start=1):
        line = _describe_open_game(request, game, number)
        if sum(map(len, lines)) + len(lines) + len(line) > MAX_MESSAGE_LENGTH - LENGTH_OF_REST:
            lines.append(request.translate("games-more", number=len(games) - number + 1))
            break
        lines.append(line)
        is_here = game.row.guild_id == request.interaction.guild_id
        if is_here and await _is_channel_gone(request, game.row.channel_id):
            label = request.translate("button-continue", number=str(number))
            buttons.append(Button(label, CustomId("continue", game.row.id)))
    none = request.translate("games-none", opening=request.new_game_commands)
    await responder.respond("\n".join(lines) or none, controls=buttons[:MAX_BUTTONS])


async def _describe_practice_game(request: RequestContext) -> tuple[str, Button] | None:
    """A line about the user's open practice game, and a button that leads there."""
    row = await request.store.open_game(practice_channel_id(request.user_id))
    if row is None or row.name not in request.game_uis:
        return None
    title = request.game_uis[row.name].title(request.locale)
    line = request.translate("games-private", game=title, status=row.status)
    return line, Button(
        request.translate("button-games-private"), CustomId(NEW_PRACTICE_VERB, row.id)
    )


async def _read_open_game(request: RequestContext, place: GameRef) -> _OpenGame | None:
    """A game as it is stored, or None if it has ended by now.

    Another process may own its table, so that is not loaded.
    """
    store = request.store
    row = await store.game(place.id)
    if row is None or row.status not in ("lobby", "running"):
        return None
    seats = await store.seats(row.id)
    try:
        game = find_game(row.name)
        state = None if row.state is None else codec.load_state(game, row.state)
        snapshot = TableSnapshot(replace(row, state=None), seats, state)
        acting = snapshot.acting_seats
    except Exception:  # Whatever is wrong with one game, the others are listed.
        return _OpenGame(row, (), (), is_own_turn=False, since=row.updated, is_readable=False)
    own, since = snapshot.seat_of(request.user_id), row.updated
    is_own_turn = own is not None and own in acting
    if own is not None and is_own_turn:
        question_ply = snapshot.question_ply(own)
        moves = await store.moves(row.id, question_ply - 1, question_ply)
        since = moves[0].at if moves else since
    names = tuple(escape_name(seats[seat].name) for seat in acting)
    deadline = None if own is None else seats[own].deadline_at
    return _OpenGame(row, acting, names, is_own_turn, since, deadline)


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


def _describe_open_game(request: RequestContext, game: _OpenGame, number: int) -> str:
    row = game.row
    place = _place_link(request, row)
    if not game.is_readable:
        return request.translate("games-unreadable", number=str(number), channel=place)
    return request.translate(
        "games-line",
        number=str(number),
        game=request.game_uis[row.name].title(request.locale),
        channel=place,
        turn="lobby" if not game.acting else "yours" if game.is_own_turn else "other",
        name=game.names,
        when=f"<t:{game.since}:R>",
        until=f"<t:{game.deadline}:f>" if game.deadline else "none",
    )


def _place_link(request: RequestContext, row: GameRow) -> str:
    """A link to the channel: its mention, or on another server that server's name."""
    guild = request.client.get_guild(row.guild_id or 0)
    if row.guild_id == request.interaction.guild_id or guild is None:
        return f"<#{row.channel_id}>"
    url = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    # A bracket in the name would end the text of the link.
    name = guild.name.replace("[", "(").replace("]", ")")
    return f"[{escape_name(name)}]({url})"


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
    parent = row.parent
    comes_home = parent is not None and parent.channel_id == request.channel_id
    table = await request.runtime.tables.move_to_channel(
        GameRef(row.id, row.channel_id),
        request.user_id,
        request.channel_id,
        request.interaction.guild_id,
        parent=None if comes_home else parent,
        on_committed=partial(request.mark_committed, in_channel=True),
    )
    request.runtime.channel_updater.repost(table)
    request.runtime.message_deletions.schedule()
    await responder.respond(request.translate("continued"))
