"""What people look at: the hand, the table, one player, what happened."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.channel.buttons import Button, Press
from bot.channel.messages import Telling
from bot.interactions.answer import Answer
from bot.interactions.chooser import with_news
from bot.interactions.seating import check_permissions
from bot.table.table import Refused, Table
from bot.texts import shown_name
from render.picture import Picture


async def hand(reply: Answer) -> None:
    """Show the person what only he may see, to him alone."""
    table = await reply.table()
    ui = reply.game
    if ui.hand is None:
        raise Refused("old-button")
    seat = table.own_seat(reply.user_id)
    moment, paint = table.moment, ui.hand.paint
    view = table.game.view(moment.state, seat)
    picture = await reply.bot.pictures.draw(
        ("hand", moment.row.id, moment.row.ply, seat, reply.locale),
        lambda: paint(view, moment.names, reply.say),
    )
    buttons = [
        Button(
            ui.panels.verb_label(verb, view, reply.say),
            Press("do", moment.row.id, moment.row.ply, (verb,)),
            discord.ButtonStyle.primary,
        )
        for verb in (ui.panels.verbs(view) if seat in view.to_act else ())
    ]
    words = await with_news(reply, ui.hand.in_words(view, reply.say))
    await reply.tell(words, picture=picture, buttons=buttons)


async def board(reply: Answer, *, as_text: bool) -> None:
    """Bring the turn to the bottom of the channel. Who only watches is shown the table in
    private, and so is everybody while nothing can be posted.
    """
    async with reply.shard.tables.lock(reply.channel_id):
        table = await reply.table()
        moment = table.moment
    ui = reply.game
    if moment.row.status == "lobby":
        raise Refused("not-started")
    view = table.game.view(moment.state, None)
    if as_text:
        names = [shown_name(name) for name in moment.names]
        first, *more = ui.painter.text_boards(view, names, reply.say)
        await reply.tell(first)
        for board_text in more:
            await reply.tell_on(board_text)
        return
    seated = table.seat_of(reply.user_id) is not None
    if seated:
        check_permissions(reply.interaction)
        reply.shard.poster.bring_down(table)
    stands = ""
    if ui.standings is not None and moment.row.status == "running":
        names = [shown_name(name) for name in moment.names]
        stands = f"\n{ui.standings(view, names, reply.say)}"
    if seated and not reply.shard.poster.is_failing(table):
        await reply.tell(reply.say("board-below") + stands)
    else:
        picture = await _public(
            reply,
            table,
            "table",
            lambda: ui.painter.table(view, moment.names, reply.say, ai=moment.ai),
        )
        await reply.tell(ui.narration.situation(view, reply.say) + stands, picture=picture)


async def tableau(reply: Answer, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await reply.table()
    moment, ui = table.moment, reply.game
    paint = ui.tableau
    if paint is None:
        raise Refused("old-button")
    if moment.row.status == "lobby":
        raise Refused("not-started")
    seat = table.seat_of(reply.user_id if user_id is None else user_id)
    if seat is None:
        raise Refused("not-at-table" if user_id is None else "no-such-player")
    view = table.game.view(moment.state, None)
    picture = await _public(
        reply,
        table,
        f"tableau-{seat}",
        lambda: paint(view, seat, moment.names, reply.say),
    )
    await reply.tell(ui.narration.situation(view, reply.say), picture=picture)


async def _public(
    reply: Answer, table: Table, what: str, paint: Callable[[], Picture]
) -> Picture | None:
    key = (what, table.row.id, table.row.ply, reply.locale)
    return await reply.bot.pictures.draw(key, paint)


async def log(reply: Answer) -> None:
    """Tell the person in private what happened lately."""
    table = await reply.table()
    moves = await reply.shard.store.moves(table.row.id, 0)
    telling = Telling(reply.game, table.moment, reply.locale)
    words = telling.log(moves, table.seat_of(reply.user_id))
    await reply.tell(words or reply.say("log-empty"))
