"""The log of the running game, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.components import MAX_MENU_OPTIONS, Control, SelectMenu
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.channel.log_pages import Page, log_pages
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import adjacent_page_buttons
from bot.interactions.core.responder import Responder
from bot.table.table import Table


async def show_log(
    request: RequestContext, responder: Responder, table: Table, page_key: str | None = None
) -> None:
    """Show a page of what happened as the user may know it, the newest one by default.

    `page_key` is the number of a page, or "r" and the number of a round.
    """
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


async def show_log_page(
    request: RequestContext, responder: Responder, table: Table, custom_id: CustomId
) -> None:
    """Show the page that was picked in the menu of rounds, or that a button names."""
    page_keys = request.values or custom_id.path
    await show_log(request, responder, table, page_keys[0] if page_keys else None)


def _requested_page(pages: Sequence[Page], page_key: str | None) -> int:
    """The index of the requested page; of the last one if it is unknown."""
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
    """Buttons to the adjacent pages, and a menu of the latest rounds."""
    row_id = table.row.id
    controls: list[Control] = [
        *adjacent_page_buttons(
            number,
            len(pages),
            (request.translate("button-log-earlier"), request.translate("button-log-later")),
            lambda page: CustomId("log", row_id, 0, (str(page),)),
        )
    ]
    rounds = [round_ for page in pages for round_ in page.rounds][-MAX_MENU_OPTIONS:]
    if len(pages) > 1 and len(rounds) > 1:
        options = tuple(
            (request.translate("log-round", round=round_), f"r{round_}") for round_ in rounds
        )
        # The code only makes the id unique in the message.
        custom_id = CustomId("log", row_id, 0, ("menu",))
        controls.append(SelectMenu(request.translate("menu-log"), custom_id, options))
    return controls
