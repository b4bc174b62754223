"""What people look at: the hand, the table, one player, what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.channel.catch_up import catch_up_text
from bot.channel.components import (
    MAX_MENU_OPTIONS,
    Button,
    Control,
    CustomId,
    SelectMenu,
    is_stored_integer,
)
from bot.channel.log_pages import Page, log_pages
from bot.channel.score_chart import score_chart_of
from bot.i18n.texts import escape_name
from bot.interactions.answer import Answer
from bot.interactions.chooser import learned_news
from bot.interactions.seating import check_permissions
from bot.interactions.ways import moves, ways_of_onlooker, ways_of_player, where
from bot.table.table import RequestRejected, Table
from bot.table.undo import undoable_ply
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
    words = reply.translate(welcome, place=where(table))
    await reply.tell(
        "\n".join(filter(None, (lead, words))),
        buttons=ways_of_onlooker(reply.game, table, reply.user_id, reply.translate),
    )


async def hand(reply: Answer) -> None:
    """Show the person what only he may see, to him alone."""
    table = await reply.table()
    if reply.game.hand is None:
        raise RequestRejected("old-button")
    table.require_seat(reply.user_id)
    await _hand(reply, table, "")


async def _hand(reply: Answer, table: Table, lead: str) -> None:
    seat, store, ui = table.require_seat(reply.user_id), reply.shard.store, reply.game
    snapshot, view = table.snapshot, table.game.view(table.state, seat)
    undo = await undoable_ply(table, store, reply.user_id)
    log = await store.moves(snapshot.row.id, 0, snapshot.row.ply)
    own, picture = reply.translate("look-ask"), None
    if ui.hand is not None:
        paint, own = ui.hand.paint, ui.hand.describe(view, reply.translate)
        picture = await reply.bot.pictures.draw(
            ("hand", snapshot.row.id, snapshot.row.ply, seat, reply.locale),
            lambda: paint(view, snapshot.names, reply.translate),
        )
    news = await learned_news(reply)
    since = catch_up_text(ui, snapshot, log, seat, reply.translate, already_told=news)
    legal = table.game.legal_actions(snapshot.state, seat)
    to_do = moves(ui, view, legal, snapshot.row, reply.translate)
    ways = ways_of_player(ui, table, seat, reply.translate, undo=undo)
    words = "\n".join(filter(None, (lead, *news, since, own)))
    await reply.tell(words, picture=picture, buttons=(*to_do, *ways))


async def cancel(reply: Answer) -> None:
    """Choose nothing after all."""
    await home(reply, reply.translate("nothing-done"))


async def board(reply: Answer, *, as_text: bool) -> None:
    """Bring the turn to the bottom of the channel. Who only watches is shown the table in
    private, and so is everybody while nothing can be posted.
    """
    async with reply.shard.tables.lock(reply.channel_id):
        table = await reply.table()
        snapshot = table.snapshot
    ui = reply.game
    if snapshot.row.status == "lobby":
        raise RequestRejected("not-started")
    view = table.game.view(snapshot.state, None)
    if as_text:
        names = [escape_name(name) for name in snapshot.names]
        first, *more = ui.painter.text_boards(view, names, reply.translate)
        await reply.tell(first)
        for board_text in more:
            await reply.tell_on(board_text)
        return
    seated = table.seat_of(reply.user_id) is not None
    if seated:
        check_permissions(reply.interaction)
        reply.shard.channel_updater.repost(table)
    words = [await _since(reply, table) if seated else ""]
    if ui.current_standings is not None and snapshot.row.status == "running":
        words.append(_standings(reply, table))
    if seated and not reply.shard.channel_updater.is_failing(table):
        await reply.tell("\n".join(filter(None, (reply.translate("board-below"), *words))))
    else:
        picture = await _public(
            reply,
            table,
            "table",
            lambda: ui.painter.table(view, snapshot.names, reply.translate, ai=snapshot.ai_seats),
        )
        words.insert(0, ui.narration.situation(view, reply.translate))
        await reply.tell("\n".join(filter(None, words)), picture=picture)


async def _since(reply: Answer, table: Table) -> str:
    """What others did since the person last acted."""
    seat, row = table.require_seat(reply.user_id), table.row
    log = await reply.shard.store.moves(row.id, 0, row.ply)
    return catch_up_text(reply.game, table.snapshot, log, seat, reply.translate)


def _standings(reply: Answer, table: Table) -> str:
    assert reply.game.current_standings is not None
    view = table.game.view(table.state, None)
    names = [escape_name(name) for name in table.snapshot.names]
    return reply.game.current_standings(view, names, reply.translate)


async def standings(reply: Answer) -> None:
    """Say how everybody stands while the game runs."""
    table = await reply.table()
    if reply.game.current_standings is None or table.row.status != "running":
        raise RequestRejected("old-button")
    await reply.tell(_standings(reply, table))


async def course(reply: Answer) -> None:
    """Show how the game went until now, from round to round."""
    table = await reply.table()
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    snapshot = table.snapshot
    log = await reply.shard.store.moves(snapshot.row.id, 0, snapshot.row.ply)
    paint = score_chart_of(reply.game, snapshot, log, reply.translate)
    if paint is None:
        raise RequestRejected("old-button")
    picture = await _public(reply, table, "course", paint)
    await reply.tell(
        reply.translate("course-shown", drawn=int(picture is not None)), picture=picture
    )


async def tableau(reply: Answer, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await reply.table()
    if reply.game.tableau is None:
        raise RequestRejected("old-button")
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    seat = table.seat_of(reply.user_id if user_id is None else user_id)
    if seat is None:
        raise RequestRejected("not-at-table" if user_id is None else "no-such-player")
    await _tell_tableau(reply, table, seat)


async def tableaux(reply: Answer, press: CustomId) -> None:
    """Show what lies before a player, with a button for each: first the person's own."""
    table = await reply.table()
    if reply.game.tableau is None or table.row.status != "running":
        raise RequestRejected("old-button")
    own = table.seat_of(reply.user_id) or 0
    chosen = press.path[0] if press.path else str(own)
    if chosen not in {str(row.seat) for row in table.seats}:
        raise RequestRejected("old-button")
    buttons = [
        Button(row.name, CustomId("tableaux", table.row.id, table.row.ply, (str(row.seat),)))
        for row in table.seats
    ]
    await _tell_tableau(reply, table, int(chosen), buttons)


async def _tell_tableau(
    reply: Answer, table: Table, seat: Seat, buttons: Sequence[Button] = ()
) -> None:
    snapshot, ui = table.snapshot, reply.game
    paint = ui.tableau
    assert paint is not None
    view = table.game.view(snapshot.state, None)
    picture = await _public(
        reply,
        table,
        f"tableau-{seat}",
        lambda: paint(view, seat, snapshot.names, reply.translate),
    )
    words = ui.narration.situation(view, reply.translate)
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
    names = [escape_name(name) for name in table.snapshot.names]
    seat = table.seat_of(reply.user_id)
    pages = log_pages(reply.game, names, moves, seat, reply.translate)
    if not pages:
        await reply.tell(reply.translate("log-empty"))
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
    return min(int(shown), last) if is_stored_integer(shown) else last


def _other_pages(reply: Answer, table: Table, pages: Sequence[Page], number: int) -> list[Control]:
    """Back, on, and a menu of the rounds; the place of each keeps their ids apart."""
    row_id = table.row.id
    turns = {"button-log-earlier": number - 1, "button-log-later": number + 1}
    controls: list[Control] = [
        Button(reply.translate(key), CustomId("log", row_id, 0, (str(other),)))
        for key, other in turns.items()
        if 0 <= other < len(pages)
    ]
    rounds = [one for page in pages for one in page.rounds][-MAX_MENU_OPTIONS:]
    if len(pages) > 1 and len(rounds) > 1:
        options = tuple((reply.translate("log-round", round=one), f"r{one}") for one in rounds)
        controls.append(
            SelectMenu(reply.translate("menu-log"), CustomId("log", row_id, 0, ("menu",)), options)
        )
    return controls
