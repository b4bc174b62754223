"""`/nevsky history`: the games that a person has played to their end, to be looked at again."""

from __future__ import annotations

from bot.channel.components import Button, Control, SelectMenu
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.storage.records import GameRow, ResultRow, SeatAssignmentRow
from bot.table.errors import RequestRejected

PAGE_SIZE = 10

THIS_GUILD, ALL_GUILDS = "here", "all"
"""The codes of whether games of this server are listed, or all of them."""


async def list_past_games(request: RequestContext, responder: Responder) -> None:
    """List the person's latest games in this server."""
    await _respond_page(request, responder, THIS_GUILD, 0)


async def show_past_games_page(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show another page of that list, or the list of all servers."""
    if len(custom_id.path) < 1 or custom_id.path[0] not in (THIS_GUILD, ALL_GUILDS):
        raise RequestRejected("old-button")
    await _respond_page(request, responder, custom_id.path[0], custom_id.ply)


async def _respond_page(
    request: RequestContext, responder: Responder, scope: str, page: int
) -> None:
    store, guild_id = request.store, request.interaction.guild_id
    rows = await store.ended_games_of(
        request.user_id,
        guild_id if scope == THIS_GUILD else None,
        offset=min(page, 1_000_000) * PAGE_SIZE,
        limit=PAGE_SIZE + 1,
    )
    shown = [row for row in rows[:PAGE_SIZE] if row.name in request.game_uis]
    lines, options = (
        [request.translate("history-title", here=int(scope == THIS_GUILD))],
        list[tuple[str, str]](),
    )
    for row in shown:
        players = _final_assignments(await store.seat_assignments(row.id))
        results = await store.results(row.id)
        lines.append(_describe_game(request, row, players, results))
        names = tuple(one.name for one in players)
        label = request.translate(
            "history-option", number=str(row.id), game=_game_title(request, row), names=names
        )
        options.append((label, str(row.id)))
    if not options:
        lines = [request.translate("history-none", here=int(scope == THIS_GUILD))]
    buttons: list[Control] = []
    if options:
        custom_id = CustomId("open-replay", 0)
        buttons.append(SelectMenu(request.translate("menu-history"), custom_id, tuple(options)))
    await responder.respond(
        "\n".join(lines),
        controls=[*buttons, *_page_controls(request, scope, page, has_more=len(rows) > PAGE_SIZE)],
    )


def _page_controls(
    request: RequestContext, scope: str, page: int, *, has_more: bool
) -> list[Control]:
    """To newer and older games, and from this server's to all of them or back."""
    controls: list[Control] = []
    if page:
        custom_id = CustomId("history", 0, page - 1, (scope, "newer"))
        controls.append(Button(request.translate("button-history-newer"), custom_id))
    if has_more:
        custom_id = CustomId("history", 0, page + 1, (scope, "older"))
        controls.append(Button(request.translate("button-history-older"), custom_id))
    other = ALL_GUILDS if scope == THIS_GUILD else THIS_GUILD
    label = request.translate("button-history-scope", here=int(other == THIS_GUILD))
    controls.append(Button(label, CustomId("history", 0, 0, (other, "scope"))))
    return controls


def _game_title(request: RequestContext, row: GameRow) -> str:
    return request.game_uis[row.name].title(request.locale)


def _final_assignments(assignments: tuple[SeatAssignmentRow, ...]) -> list[SeatAssignmentRow]:
    """Who sat on each seat at the end."""
    return list({one.seat: one for one in assignments}.values())


def _describe_game(
    request: RequestContext,
    row: GameRow,
    players: list[SeatAssignmentRow],
    results: tuple[ResultRow, ...],
) -> str:
    own = next((one for one in results if one.user_id == request.user_id), None)
    seated = any(one.user_id == request.user_id for one in players)
    ended = "given-up" if not results else "unplaced" if own and own.rank is None else "placed"
    others = tuple(escape_name(one.name) for one in players if one.user_id != request.user_id)
    return request.translate(
        "history-line",
        number=str(row.id),
        game=_game_title(request, row),
        when=f"<t:{row.updated}:d>",
        others=len(others),
        names=others,
        ended=ended if own or (seated and not results) else "left",
        rank=0 if own is None or own.rank is None else own.rank,
        points=own.points if own else 0,
    )
