"""`/nevsky history`: the finished games of a user, each leading to its replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.channel.components import Button, truncate
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel, Section
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import adjacent_page_buttons
from bot.interactions.core.responder import Responder
from bot.interactions.history.tournament_record import tournaments_of_games
from bot.storage.records import GameRow, ResultRow, SeatAssignmentRow
from bot.table.errors import RequestRejected
from bot.table.game_history import SeatAssignment
from engine.core import wins_together
from render.translation import Translate

PAGE_SIZE = 10
"""Games on one page."""

MAX_SECTION_LENGTH = 380
"""Characters about a game: a page of such games fits in a message."""

MAX_PAGE = 1_000_000
"""The last page that is looked up, whatever a custom id says."""

THIS_GUILD, ALL_GUILDS = "here", "all"
"""Codes of the scope of the list: the games of this server, or of all servers."""


async def list_past_games(request: RequestContext, responder: Responder) -> None:
    """List the user's latest finished games in this server."""
    await _respond_page(request, responder, THIS_GUILD, 0)


async def show_past_games_page(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show another page of the list, or the list of the other scope."""
    if not custom_id.path or custom_id.path[0] not in (THIS_GUILD, ALL_GUILDS):
        raise RequestRejected("old-button")
    await _respond_page(request, responder, custom_id.path[0], custom_id.ply)


async def _respond_page(
    request: RequestContext, responder: Responder, scope: str, page: int
) -> None:
    store, guild_id = request.store, request.interaction.guild_id
    rows = await store.ended_games_of(
        request.user_id,
        guild_id if scope == THIS_GUILD else None,
        offset=min(page, MAX_PAGE) * PAGE_SIZE,
        limit=PAGE_SIZE + 1,
    )
    shown = [row for row in rows[:PAGE_SIZE] if row.name in request.game_uis]
    title = request.translate("history-title", here=int(scope == THIS_GUILD))
    tournaments = await tournaments_of_games(request, shown, request.user_id)
    sections = list[Section]()
    for number, row in enumerate(shown, start=1 + min(page, MAX_PAGE) * PAGE_SIZE):
        assignments = await store.seat_assignments(row.id)
        results = await store.results(row.id)
        told = (_describe_game(request, number, row, assignments, results), tournaments.get(row.id))
        text = truncate("\n".join(filter(None, told)), MAX_SECTION_LENGTH)
        replay = Button(request.translate("button-replay"), CustomId("replay", row.id))
        sections.append(Section(text, replay))
    if not sections:
        title = request.translate("history-none", here=int(scope == THIS_GUILD))
    controls = _page_controls(request, scope, page, has_more=len(rows) > PAGE_SIZE)
    panel = Panel(sections=tuple(sections))
    await responder.respond(title, controls=controls, panel=panel)


def _page_controls(
    request: RequestContext, scope: str, page: int, *, has_more: bool
) -> list[Button]:
    """Buttons to newer and older games, and to the other scope.

    The last code only makes the id unique in the message.
    """
    other = ALL_GUILDS if scope == THIS_GUILD else THIS_GUILD
    label = request.translate("button-history-scope", here=int(other == THIS_GUILD))
    return [
        *adjacent_page_buttons(
            page,
            page + 1 + has_more,
            (request.translate("button-history-newer"), request.translate("button-history-older")),
            lambda target: CustomId(
                "history", 0, target, (scope, "newer" if target < page else "older")
            ),
        ),
        Button(label, CustomId("history", 0, 0, (other, "scope"))),
    ]


def players_by_seat(
    assignments: Sequence[SeatAssignmentRow | SeatAssignment],
    translate: Translate,
    *,
    escape: Callable[[str], str] = escape_name,
) -> tuple[str, ...]:
    """Who played each seat; of several people at one seat each, in their order.

    `assignments` are ordered by seat and ply.
    """
    seats: dict[int, list[SeatAssignmentRow | SeatAssignment]] = {}
    for row in assignments:
        of_seat = seats.setdefault(row.seat, [])
        if of_seat and row.user_id is not None and of_seat[-1].user_id == row.user_id:
            # Renamed meanwhile.
            of_seat.pop()
        of_seat.append(row)
    return tuple(
        translate(
            "history-seat",
            name=escape(first.name),
            number=len(later),
            later=tuple(
                translate("history-ai") if row.ai and row.name == first.name else escape(row.name)
                for row in later
            ),
        )
        for first, *later in seats.values()
    )


def _describe_game(
    request: RequestContext,
    number: int,
    row: GameRow,
    assignments: tuple[SeatAssignmentRow, ...],
    results: tuple[ResultRow, ...],
) -> str:
    own = next((row for row in results if row.user_id == request.user_id), None)
    last_players = {row.seat: row.user_id for row in assignments}
    is_seated = request.user_id in last_players.values()
    ui = request.game_uis[row.name]
    # Of the user's own seat only other people are named: the list says that the user played.
    own_seats = {row.seat for row in assignments if row.user_id == request.user_id}
    others = [
        row
        for row in assignments
        if row.seat not in own_seats or row.user_id not in (None, request.user_id)
    ]
    names = players_by_seat(others, request.translate)
    return request.translate(
        "history-line",
        number=str(number),
        game=ui.title(request.locale),
        when=f"<t:{row.updated}:d>",
        others=len(names),
        names=names,
        ended=_ending(ui, own) if own else "left" if results or not is_seated else "given-up",
        rank=0 if own is None or own.rank is None else own.rank,
        scored=_score(ui, own, request.locale) if own else "",
    )


def _score(ui: AnyGameUI, own: ResultRow, locale: str) -> str:
    return ui.texts.in_language(locale)(f"scored-{ui.unit}", points=own.points)


def _ending(ui: AnyGameUI, own: ResultRow) -> str:
    """How a game that was played to its end did for the user."""
    if wins_together(ui.game):
        return "won" if own.rank == 1 else "lost"
    return "unplaced" if own.rank is None else "placed"
