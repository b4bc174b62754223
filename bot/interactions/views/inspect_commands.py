"""What people look at: the hand, the table, one player, what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.channel.catch_up import catch_up_text
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.pictures import score_chart_of
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import (
    move_buttons,
    player_buttons,
    spectator_buttons,
    table_link,
)
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import check_bot_permissions
from bot.interactions.moves.action_picker import take_private_sentences
from bot.table.errors import RequestRejected
from bot.table.table import Table
from bot.table.undo import undoable_ply
from engine.core import Seat
from render.picture import Picture


async def show_home(request: RequestContext, responder: Responder, lead: str = "") -> None:
    """Show a person what there is for him here, after a few words: to who plays what he alone
    sees and what he can do, to anybody else what he can look at.
    """
    table = await request.get_table()
    if table.row.status == "running" and table.seat_of(request.user_id) is not None:
        await _respond_hand(request, responder, table, lead)
        return
    text_key = "look-lobby" if table.row.status == "lobby" else "look-on"
    text = request.translate(text_key, place=table_link(table))
    await responder.respond(
        "\n".join(filter(None, (lead, text))),
        controls=spectator_buttons(request.game_ui, table, request.user_id, request.translate),
    )


async def show_hand(request: RequestContext, responder: Responder) -> None:
    """Show the person what only he may see, to him alone."""
    table = await request.get_table()
    if request.game_ui.hand is None:
        raise RequestRejected("old-button")
    table.require_seat(request.user_id)
    await _respond_hand(request, responder, table, "")


async def _respond_hand(
    request: RequestContext, responder: Responder, table: Table, lead: str
) -> None:
    seat, store, ui = table.require_seat(request.user_id), request.store, request.game_ui
    snapshot, view = table.snapshot, table.game.view(table.state, seat)
    undo_ply = await undoable_ply(table, store, request.user_id)
    log = await store.moves(snapshot.row.id, 0, snapshot.row.ply)
    hand_text, picture = request.translate("look-ask"), None
    if ui.hand is not None:
        render, hand_text = ui.hand.render, ui.hand.describe(view, request.translate)
        picture = await request.pictures.draw(
            ("hand", snapshot.row.id, snapshot.row.ply, seat, request.locale),
            lambda: render(view, snapshot.names, request.translate),
        )
    private_sentences = await take_private_sentences(request)
    since = catch_up_text(
        ui, snapshot, log, seat, request.translate, already_told=private_sentences
    )
    legal = table.game.legal_actions(snapshot.state, seat)
    move_controls = move_buttons(ui, view, legal, snapshot.row, request.translate)
    other_controls = player_buttons(ui, table, seat, request.translate, undo_ply=undo_ply)
    text = "\n".join(filter(None, (lead, *private_sentences, since, hand_text)))
    await responder.respond(text, picture=picture, controls=(*move_controls, *other_controls))


async def cancel_choice(request: RequestContext, responder: Responder) -> None:
    """Choose nothing after all."""
    await show_home(request, responder, request.translate("nothing-done"))


async def show_board(request: RequestContext, responder: Responder, *, as_text: bool) -> None:
    """Bring the turn to the bottom of the channel. Who only watches is shown the table in
    private, and so is everybody while nothing can be posted.
    """
    async with request.runtime.tables.lock(request.channel_id):
        table = await request.get_table()
        snapshot = table.snapshot
    ui = request.game_ui
    if snapshot.row.status == "lobby":
        raise RequestRejected("not-started")
    view = table.game.view(snapshot.state, None)
    if as_text:
        names = [escape_name(name) for name in snapshot.names]
        first, *more = ui.renderer.text_boards(view, names, request.translate)
        await responder.respond(first)
        for board_text in more:
            await responder.follow_up(board_text)
        return
    seated = table.seat_of(request.user_id) is not None
    if seated:
        check_bot_permissions(request.interaction)
        request.runtime.channel_updater.repost(table)
    lines = [await _events_since_last_move(request, table) if seated else ""]
    if ui.current_standings is not None and snapshot.row.status == "running":
        lines.append(_standings_text(request, table))
    if seated and not request.runtime.channel_updater.is_failing(table):
        await responder.respond("\n".join(filter(None, (request.translate("board-below"), *lines))))
    else:
        picture = await _draw_public_view(
            request,
            table,
            "table",
            lambda: ui.renderer.table(
                view, snapshot.names, request.translate, ai_seats=snapshot.ai_seats
            ),
        )
        lines.insert(0, ui.narration.situation(view, request.translate))
        await responder.respond("\n".join(filter(None, lines)), picture=picture)


async def _events_since_last_move(request: RequestContext, table: Table) -> str:
    """What others did since the person last acted."""
    seat, row = table.require_seat(request.user_id), table.row
    log = await request.store.moves(row.id, 0, row.ply)
    return catch_up_text(request.game_ui, table.snapshot, log, seat, request.translate)


def _standings_text(request: RequestContext, table: Table) -> str:
    assert request.game_ui.current_standings is not None
    view = table.game.view(table.state, None)
    names = [escape_name(name) for name in table.snapshot.names]
    return request.game_ui.current_standings(view, names, request.translate)


async def show_standings(request: RequestContext, responder: Responder) -> None:
    """Say how everybody stands while the game runs."""
    table = await request.get_table()
    if request.game_ui.current_standings is None or table.row.status != "running":
        raise RequestRejected("old-button")
    await responder.respond(_standings_text(request, table))


async def show_score_chart(request: RequestContext, responder: Responder) -> None:
    """Show how the game went until now, from round to round."""
    table = await request.get_table()
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    snapshot = table.snapshot
    log = await request.store.moves(snapshot.row.id, 0, snapshot.row.ply)
    render = score_chart_of(request.game_ui, snapshot, log, request.translate)
    if render is None:
        raise RequestRejected("old-button")
    picture = await _draw_public_view(request, table, "course", render)
    await responder.respond(
        request.translate("course-shown", drawn=int(picture is not None)), picture=picture
    )


async def show_tableau(request: RequestContext, responder: Responder, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await request.get_table()
    if request.game_ui.tableau is None:
        raise RequestRejected("old-button")
    if table.row.status == "lobby":
        raise RequestRejected("not-started")
    seat = table.seat_of(request.user_id if user_id is None else user_id)
    if seat is None:
        raise RequestRejected("not-at-table" if user_id is None else "no-such-player")
    await _respond_tableau(request, responder, table, seat)


async def browse_tableaux(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show what lies before a player, with a button for each: first the person's own."""
    table = await request.get_table()
    if request.game_ui.tableau is None or table.row.status != "running":
        raise RequestRejected("old-button")
    own = table.seat_of(request.user_id) or 0
    chosen = custom_id.path[0] if custom_id.path else str(own)
    if chosen not in {str(row.seat) for row in table.seats}:
        raise RequestRejected("old-button")
    buttons = [
        Button(row.name, CustomId("tableaux", table.row.id, table.row.ply, (str(row.seat),)))
        for row in table.seats
    ]
    await _respond_tableau(request, responder, table, int(chosen), buttons)


async def _respond_tableau(
    request: RequestContext,
    responder: Responder,
    table: Table,
    seat: Seat,
    buttons: Sequence[Button] = (),
) -> None:
    snapshot, ui = table.snapshot, request.game_ui
    render = ui.tableau
    assert render is not None
    view = table.game.view(snapshot.state, None)
    picture = await _draw_public_view(
        request,
        table,
        f"tableau-{seat}",
        lambda: render(view, seat, snapshot.names, request.translate),
    )
    text = ui.narration.situation(view, request.translate)
    await responder.respond(text, picture=picture, controls=buttons)


async def _draw_public_view(
    request: RequestContext, table: Table, view_name: str, render: Callable[[], Picture]
) -> Picture | None:
    key = (view_name, table.row.id, table.row.ply, request.locale)
    return await request.pictures.draw(key, render)
