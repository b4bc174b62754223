"""`/<game> show log`: what happened so far, in pages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.components import MAX_MENU_OPTIONS, Button, Control, SelectMenu
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.channel.log_pages import Page, log_pages
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.table.table import Table


async def show_log(
    request: RequestContext, responder: Responder, page_key: str | None = None
) -> None:
    """Tell the person in private what happened: the newest page, or the one that is asked for.

    `page_key` is a page's number, or "r" and a round's.
    """
    table = await request.get_table()
    moves = await request.store.moves(table.row.id, 0)
    names = [escape_name(name) for name in table.snapshot.names]
    seat = table.seat_of(request.user_id)
    pages = log_pages(request.game_ui, names, moves, seat, request.translate)
    if not pages:
        await responder.respond(request.translate("log-empty"))
        return
    number = _requested_page(pages, page_key)
    await responder.respond(
        pages[number].text, controls=_page_controls(request, table, pages, number)
    )


def _requested_page(pages: Sequence[Page], page_key: str | None) -> int:
    """A page that is there, whatever was asked for. The newest, if nothing was."""
    last = len(pages) - 1
    if page_key is None:
        return last
    if page_key.startswith("r"):
        matching = (n for n, page in enumerate(pages) if page_key[1:] in map(str, page.rounds))
        return next(matching, last)
    return min(int(page_key), last) if is_stored_integer(page_key) else last


def _page_controls(
    request: RequestContext, table: Table, pages: Sequence[Page], number: int
) -> list[Control]:
    """Back, on, and a menu of the rounds; the place of each keeps their ids apart."""
    row_id = table.row.id
    targets = {"button-log-earlier": number - 1, "button-log-later": number + 1}
    controls: list[Control] = [
        Button(request.translate(key), CustomId("log", row_id, 0, (str(other),)))
        for key, other in targets.items()
        if 0 <= other < len(pages)
    ]
    rounds = [one for page in pages for one in page.rounds][-MAX_MENU_OPTIONS:]
    if len(pages) > 1 and len(rounds) > 1:
        options = tuple((request.translate("log-round", round=one), f"r{one}") for one in rounds)
        controls.append(
            SelectMenu(
                request.translate("menu-log"), CustomId("log", row_id, 0, ("menu",)), options
            )
        )
    return controls
