"""What people look at: the hand, the table, one player, what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.channel.buttons import MOST_IN_MENU, Button, Control, Menu, Press, is_number
from bot.channel.courses import course_of
from bot.channel.log_pages import Page, log_pages
from bot.channel.since import since_last_move
from bot.interactions.answer import Answer
from bot.interactions.chooser import learned_news
from bot.interactions.seating import check_permissions
from bot.interactions.ways import moves, ways_of_onlooker, ways_of_player, where
from bot.table.table import Refused, Table
from bot.table.undo import undoable
from bot.texts import shown_name
from engine.core import Seat
from render.picture import Picture


async def home(reply: Answer, lead: str = "") -> None:
    """Show a person what there is for him here, after a few words: to who plays what he alone
    sees and what he can do, to anybody else what he can look at.
    """
    table = await reply.table()
    if table.row.status == "running" and table.seat_of(reply.user_id) is not None:
        await _hand(reply, table, lead)
        return
    welcome = "look-lobby" if table.row.status == "lobby" else "look-on"
    words = reply.say(welcome, place=where(table))
    await reply.tell(
        "\n".join(filter(None, (lead, words))),
        buttons=ways_of_onlooker(reply.game, table, reply.user_id, reply.say),
    )


async def hand(reply: Answer) -> None:
    """Show the person what only he may see, to him alone."""
    table = await reply.table()
    if reply.game.hand is None:
        raise Refused("old-button")
    table.own_seat(reply.user_id)
    await _hand(reply, table, "")


async def _hand(reply: Answer, table: Table, lead: str) -> None:
    seat, store, ui = table.own_seat(reply.user_id), reply.shard.store, reply.game
    moment, view = table.moment, table.game.view(table.state, seat)
    undo = await undoable(table, store, reply.user_id)
    log = await store.moves(moment.row.id, 0, moment.row.ply)
    own, picture = reply.say("look-ask"), None
    if ui.hand is not None:
        paint, own = ui.hand.paint, ui.hand.in_words(view, reply.say)
        picture = await reply.bot.pictures.draw(
            ("hand", moment.row.id, moment.row.ply, seat, reply.locale),
            lambda: paint(view, moment.names, reply.say),
        )
    news = await learned_news(reply)
    since = since_last_move(ui, moment, log, seat, reply.say, news=news)
    legal = table.game.legal_actions(moment.state, seat)
    to_do = moves(ui, view, legal, moment.row, reply.say)
    ways = ways_of_player(ui, table, seat, reply.say, undo=undo)
    words = "\n".join(filter(None, (lead, *news, since, own)))
    await reply.tell(words, picture=picture, buttons=(*to_do, *ways))


async def cancel(reply: Answer) -> None:
    """Choose nothing after all."""
    await home(reply, reply.say("nothing-done"))


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
        reply.shard.channel_updater.bring_down(table)
    words = [await _since(reply, table) if seated else ""]
    if ui.standings is not None and moment.row.status == "running":
        words.append(_standings(reply, table))
    if seated and not reply.shard.channel_updater.is_failing(table):
        await reply.tell("\n".join(filter(None, (reply.say("board-below"), *words))))
    else:
        picture = await _public(
            reply,
            table,
            "table",
            lambda: ui.painter.table(view, moment.names, reply.say, ai=moment.ai),
        )
        words.insert(0, ui.narration.situation(view, reply.say))
        await reply.tell("\n".join(filter(None, words)), picture=picture)


async def _since(reply: Answer, table: Table) -> str:
    """What others did since the person last acted."""
    seat, row = table.own_seat(reply.user_id), table.row
    log = await reply.shard.store.moves(row.id, 0, row.ply)
    return since_last_move(reply.game, table.moment, log, seat, reply.say)


def _standings(reply: Answer, table: Table) -> str:
    assert reply.game.standings is not None
    view = table.game.view(table.state, None)
    names = [shown_name(name) for name in table.moment.names]
    return reply.game.standings(view, names, reply.say)


async def standings(reply: Answer) -> None:
    """Say how everybody stands while the game runs."""
    table = await reply.table()
    if reply.game.standings is None or table.row.status != "running":
        raise Refused("old-button")
    await reply.tell(_standings(reply, table))


async def course(reply: Answer) -> None:
    """Show how the game went until now, from round to round."""
    table = await reply.table()
    if table.row.status == "lobby":
        raise Refused("not-started")
    moment = table.moment
    log = await reply.shard.store.moves(moment.row.id, 0, moment.row.ply)
    paint = course_of(reply.game, moment, log, reply.say)
    if paint is None:
        raise Refused("old-button")
    picture = await _public(reply, table, "course", paint)
    await reply.tell(reply.say("course-shown", drawn=int(picture is not None)), picture=picture)


async def tableau(reply: Answer, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await reply.table()
    if reply.game.tableau is None:
        raise Refused("old-button")
    if table.row.status == "lobby":
        raise Refused("not-started")
    seat = table.seat_of(reply.user_id if user_id is None else user_id)
    if seat is None:
        raise Refused("not-at-table" if user_id is None else "no-such-player")
    await _tell_tableau(reply, table, seat)


async def tableaux(reply: Answer, press: Press) -> None:
    """Show what lies before a player, with a button for each: first the person's own."""
    table = await reply.table()
    if reply.game.tableau is None or table.row.status != "running":
        raise Refused("old-button")
    own = table.seat_of(reply.user_id) or 0
    chosen = press.path[0] if press.path else str(own)
    if chosen not in {str(row.seat) for row in table.seats}:
        raise Refused("old-button")
    buttons = [
        Button(row.name, Press("tableaux", table.row.id, table.row.ply, (str(row.seat),)))
        for row in table.seats
    ]
    await _tell_tableau(reply, table, int(chosen), buttons)


async def _tell_tableau(
    reply: Answer, table: Table, seat: Seat, buttons: Sequence[Button] = ()
) -> None:
    moment, ui = table.moment, reply.game
    paint = ui.tableau
    assert paint is not None
    view = table.game.view(moment.state, None)
    picture = await _public(
        reply,
        table,
        f"tableau-{seat}",
        lambda: paint(view, seat, moment.names, reply.say),
    )
    words = ui.narration.situation(view, reply.say)
    await reply.tell(words, picture=picture, buttons=buttons)


async def _public(
    reply: Answer, table: Table, what: str, paint: Callable[[], Picture]
) -> Picture | None:
    key = (what, table.row.id, table.row.ply, reply.locale)
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
