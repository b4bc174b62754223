"""What people look at: the hand, the table, one player, what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.channel.buttons import MOST_IN_MENU, Button, Control, Menu, Press, is_number
from bot.channel.log_pages import Page, log_pages
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
        ("hand", moment.row.id, moment.row.ply, seat, reply.interaction.locale),
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
    key = (what, table.row.id, table.row.ply, reply.interaction.locale)
    return await reply.bot.pictures.draw(key, paint)


async def log(reply: Answer, shown: str | None = None) -> None:
    """Tell the person in private what happened: the newest page, or the one that is asked for.

    `shown` is a page's number, or "r" and a round's.
    """
    table = await reply.table()
    moves = await reply.shard.store.moves(table.row.id, 0)
    names = [shown_name(name) for name in table.moment.names]
    seat = table.seat_of(reply.user_id)
    pages = log_pages(reply.game, names, moves, seat, reply.say)
    if not pages:
        await reply.tell(reply.say("log-empty"))
        return
    number = _page_asked_for(pages, shown)
    await reply.tell(pages[number].text, buttons=_other_pages(reply, table, pages, number))


def _page_asked_for(pages: Sequence[Page], shown: str | None) -> int:
    """A page that is there, whatever was asked for. The newest, if nothing was."""
    last = len(pages) - 1
    if shown is None:
        return last
    if shown.startswith("r"):
        begins = (n for n, page in enumerate(pages) if shown[1:] in map(str, page.rounds))
        return next(begins, last)
    return min(int(shown), last) if is_number(shown) else last


def _other_pages(reply: Answer, table: Table, pages: Sequence[Page], number: int) -> list[Control]:
    """Back, on, and a menu of the rounds; the place of each keeps their ids apart."""
    row_id = table.row.id
    turns = {"button-log-earlier": number - 1, "button-log-later": number + 1}
    controls: list[Control] = [
        Button(reply.say(key), Press("log", row_id, 0, (str(other),)))
        for key, other in turns.items()
        if 0 <= other < len(pages)
    ]
    rounds = [one for page in pages for one in page.rounds][-MOST_IN_MENU:]
    if len(pages) > 1 and len(rounds) > 1:
        options = tuple((reply.say("log-round", round=one), f"r{one}") for one in rounds)
        controls.append(Menu(reply.say("menu-log"), Press("log", row_id, 0, ("menu",)), options))
    return controls
