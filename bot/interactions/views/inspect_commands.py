"""Views of the running game: the user's hand, the board, the standings, a player's tableau."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.channel.catch_up import catch_up_text, public_events_missed
from bot.channel.clock_lines import stood_in_since, timestamp
from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.channel.pictures import render_context, score_chart_of
from bot.emojis.icon import in_text, seat_icon
from bot.i18n.texts import escape_name, normalize_for_search
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import (
    look_menu,
    move_buttons,
    player_buttons,
    spectator_buttons,
    table_link,
)
from bot.interactions.core.responder import PictureRequest, Responder, Response
from bot.interactions.lobby.leave_seat import rare_actions
from bot.interactions.lobby.membership import check_bot_permissions
from bot.interactions.moves.action_picker import take_private_sentences
from bot.interactions.moves.choice_menu import hand_sections
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.table import Table
from bot.table.undo import undoable_ply
from engine.core import Seat
from render.context import RenderContext
from render.picture import Picture
from render.players import seat_colour
from render.translation import Translate


async def show_home(request: RequestContext, table: Table, lead: str = "") -> Response:
    """Show a player their hand and what they can do, and anybody else the views.

    `lead` is put before the text.
    """
    if table.row.status == "running" and table.seat_of(request.user_id) is not None:
        return await _hand_panel(request, table, lead)
    text_key = "look-lobby" if table.row.status == "lobby" else "look-on"
    text = request.translate(text_key, place=table_link(table))
    return Response(
        "\n".join(filter(None, (lead, text))),
        spectator_buttons(request.game_ui, table, request.user_id, request.translate),
    )


async def cancel_choice(request: RequestContext, table: Table) -> Response:
    """Go back from a question without choosing anything."""
    return await show_home(request, table, request.translate("nothing-done"))


Pick: TypeAlias = Callable[[RequestContext, Table, CustomId], Awaitable[Response]]


def or_home(pick: Pick) -> Pick:
    """Return what picks an action, and shows players their hand instead if it is outdated.

    That is in place of the outdated panel. A rejection elsewhere, and any other, is raised.
    """

    async def pick_or_show_home(
        request: RequestContext, table: Table, custom_id: CustomId
    ) -> Response:
        try:
            return await pick(request, table, custom_id)
        except RequestRejected as rejection:
            plays = table.row.status == "running" and table.seat_of(request.user_id) is not None
            if rejection.reason != "stale" or request.panel_id is None or not plays:
                raise
            return await show_home(request, table, request.translate("stale-panel"))

    return pick_or_show_home


async def show_hand(request: RequestContext, table: Table) -> Response:
    """Show the user what only their seat may see.

    Raises RequestRejected if the game has no hands, or the user does not play.
    """
    if request.game_ui.hand is None:
        raise RequestRejected("old-button")
    return await _hand_panel(request, table, "")


async def _hand_panel(request: RequestContext, table: Table, lead: str) -> Response:
    seat, store, ui = table.require_seat(request.user_id), request.store, request.game_ui
    snapshot, view = table.snapshot, table.game.view(table.state, seat)
    undo_ply = await undoable_ply(table, store, request.user_id)
    moves = await store.moves(snapshot.row.id, 0, snapshot.row.ply)
    hand_text, picture = request.translate("look-ask"), None
    if ui.hand is not None:
        render, hand_text = ui.hand.render, ui.hand.describe(view, request.translate)
        picture = PictureRequest(
            ("hand", snapshot.row.id, snapshot.row.ply, seat, request.locale),
            lambda: render(view, render_context(snapshot, request.translate)),
        )
    private_sentences = await take_private_sentences(request, table)
    since = catch_up_text(
        ui, snapshot, moves, seat, request.translate, already_told=private_sentences
    )
    legal = table.game.legal_actions(snapshot.state, seat)
    sections = hand_sections(ui, view, legal, snapshot.row, request.translate)
    move_controls = move_buttons(ui, view, legal, snapshot.row, request.translate)
    if sections and ui.hand is not None:
        move_controls = [each for each in move_controls if each.custom_id.path != (ui.hand.verb,)]
    other_controls = player_buttons(ui, table, seat, request.translate, undo_ply=undo_ply)
    stood_in = _stand_in_lines(table, seat, moves, request.translate)
    text = "\n".join(filter(None, (lead, *stood_in, *private_sentences, since)))
    text = f"{text}\n\n{hand_text}" if since else f"{text}\n{hand_text}".lstrip()
    others = await rare_actions(request, table)
    looks = look_menu(ui, snapshot.row, others, request.translate)
    controls: list[Control] = [*move_controls, *other_controls, looks]
    return Response(text, controls, picture, Panel(seat_colour(seat), sections=sections))


def _stand_in_lines(
    table: Table, seat: Seat, moves: Sequence[MoveRow], translate: Translate
) -> Sequence[str]:
    """Since when an AI plays for the user of a seat, and how they come back; empty if none does."""
    since = stood_in_since(table.seats[seat], moves)
    return () if since is None else (translate("stood-in", at=timestamp(since, "f")),)


async def show_board(request: RequestContext, table: Table) -> Response:
    """Repost the turn message at the bottom of the channel, for players.

    Spectators get the board in private, as do players while the bot cannot post.
    """
    snapshot, ui = table.snapshot, request.game_ui
    if snapshot.row.status == "lobby":
        raise RequestRejected("not-started")
    is_seated = table.seat_of(request.user_id) is not None
    if is_seated:
        check_bot_permissions(request.interaction)
        request.runtime.channel_updater.repost(table)
    moves = await request.store.moves(table.row.id, 0, table.row.ply) if is_seated else ()
    lines = [_events_since_last_move(request, table, moves) if is_seated else ""]
    if ui.current_standings is not None and snapshot.row.status == "running":
        lines.append(_standings_text(request, table))
    if is_seated and not request.runtime.channel_updater.is_failing(table):
        return Response("\n".join(filter(None, (request.translate("board-below"), *lines))))
    view, seat = table.game.view(snapshot.state, None), table.seat_of(request.user_id)
    lines.insert(0, ui.narration.situation(view, request.translate))
    missed = () if seat is None else public_events_missed(ui, snapshot, moves, seat)
    picture = _public_picture(
        request,
        table,
        "table" if seat is None else f"table-{seat}",
        lambda: ui.renderer.table(view, missed, render_context(snapshot, request.translate)),
    )
    return Response("\n".join(filter(None, lines)), picture=picture)


async def show_board_as_text(request: RequestContext, responder: Responder) -> None:
    """Show the board in private, as text."""
    # The lock waits for automatic moves that are just being made.
    async with request.runtime.tables.lock(request.channel_id):
        table = await request.get_table()
        snapshot = table.snapshot
    if snapshot.row.status == "lobby":
        raise RequestRejected("not-started")
    view = table.game.view(snapshot.state, None)
    names = tuple(escape_name(name) for name in snapshot.names)
    boards = request.game_ui.renderer.text_boards(view, RenderContext(names, request.translate))
    await responder.respond(boards[0])
    for board in boards[1:]:
        await responder.follow_up(board)


def _events_since_last_move(request: RequestContext, table: Table, moves: Sequence[MoveRow]) -> str:
    """What others did since the user last moved."""
    seat = table.require_seat(request.user_id)
    return catch_up_text(request.game_ui, table.snapshot, moves, seat, request.translate)


def _standings_text(request: RequestContext, table: Table) -> str:
    assert request.game_ui.current_standings is not None
    view = table.game.view(table.state, None)
    names = [
        f"{in_text(seat_icon(seat))} {escape_name(name)}"
        for seat, name in enumerate(table.snapshot.names)
    ]
    return request.game_ui.current_standings(view, names, request.translate)


async def show_standings(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show the current standings of a running game."""
    if request.game_ui.current_standings is None or table.row.status != "running":
        raise RequestRejected("old-button")
    await responder.respond(_standings_text(request, table))


async def show_score_chart(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show the players' scores so far, round by round."""
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    snapshot = table.snapshot
    moves = await request.store.moves(snapshot.row.id, 0, snapshot.row.ply)
    render = score_chart_of(request.game_ui, snapshot, moves, request.translate)
    if render is None:
        raise RequestRejected("old-button")
    chart = _public_picture(request, table, "course", render)
    picture = await request.pictures.draw(chart.key, chart.render)
    await responder.respond(
        request.translate("course-shown", drawn=int(picture is not None)), picture=picture
    )


async def show_tableau(
    request: RequestContext, responder: Responder, table: Table, *, player: str | None
) -> None:
    """Show the tableau of a player, by seat or name, or the user's own if `player` is None."""
    if request.game_ui.tableau is None:
        raise RequestRejected("old-button")
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    seat = table.seat_of(request.user_id) if player is None else _find_player(table, player)
    if seat is None:
        raise RequestRejected("not-at-table" if player is None else "no-such-player")
    await responder.send(_tableau(request, table, seat))


def _find_player(table: Table, player: str) -> Seat | None:
    """The seat with this number or player's name, or None."""
    wanted = normalize_for_search(player)
    for row in table.seats:
        if player == str(row.seat) or (wanted and wanted == normalize_for_search(row.name)):
            return row.seat
    return None


async def players_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of all players at the channel's table by their seats, for autocompletion."""
    try:
        table = await RequestContext(interaction).get_table_for_autocomplete()
    except RequestRejected:
        return {}
    return {str(row.seat): row.name for row in table.seats}


async def browse_tableaux(
    request: RequestContext, responder: Responder, table: Table, custom_id: CustomId
) -> None:
    """Show the tableau of the seat a button names, or the user's own, and buttons to all seats."""
    if request.game_ui.tableau is None or table.row.status != "running":
        raise RequestRejected("old-button")
    own = table.seat_of(request.user_id) or 0
    chosen = custom_id.path[0] if custom_id.path else str(own)
    if chosen not in {str(row.seat) for row in table.seats}:
        raise RequestRejected("old-button")
    buttons = [
        Button(
            row.name,
            CustomId("tableaux", table.row.id, table.row.ply, (str(row.seat),)),
            icon=seat_icon(row.seat),
        )
        for row in table.seats
    ]
    await responder.send(_tableau(request, table, int(chosen), buttons))


def _tableau(
    request: RequestContext, table: Table, seat: Seat, buttons: Sequence[Button] = ()
) -> Response:
    snapshot, ui = table.snapshot, request.game_ui
    render = ui.tableau
    assert render is not None
    view = table.game.view(snapshot.state, None)
    picture = _public_picture(
        request,
        table,
        f"tableau-{seat}",
        lambda: render(view, seat, render_context(snapshot, request.translate)),
    )
    return Response(ui.narration.situation(view, request.translate), buttons, picture)


def _public_picture(
    request: RequestContext, table: Table, view_name: str, render: Callable[[], Picture]
) -> PictureRequest:
    return PictureRequest((view_name, table.row.id, table.row.ply, request.locale), render)
