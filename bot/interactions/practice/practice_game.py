"""Practice games: any game against AI players, which only their user sees.

The table is stored like any other, under a private id instead of a channel's, and never posted
anywhere. A press is answered with the whole table once the AI players have moved, so a game can be
taken up again from any channel. The buttons are those of a channel's table, led here by
`practice_panel.retarget`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.pictures import render_context
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import Form
from bot.interactions.core.navigation import back_button
from bot.interactions.core.own_games import NEW_PRACTICE_VERB
from bot.interactions.core.responder import PictureRequest, Responder, Response
from bot.interactions.core.router import WHOLE_CUSTOM_ID, Needs, Route
from bot.interactions.lobby.ai_levels import add_ai, remove_ai, show_ai_menu
from bot.interactions.lobby.membership import host_seat, open_private_lobby
from bot.interactions.lobby.variants import change_options, variants_form
from bot.interactions.moves.action_picker import move_or_ask, selected_path
from bot.interactions.moves.choice_tree import ChoiceNode
from bot.interactions.moves.turn_actions import show_hint, start_auto_pass
from bot.interactions.practice.practice_panel import (
    VARIANTS_VERB,
    ai_unavailable_panel,
    confirm_end_panel,
    lobby_panel,
    more_panel,
    new_game_button,
    question_panel,
    result_panel,
    retarget,
    turn_panel,
)
from bot.interactions.views.inspect_commands import (
    browse_tableaux,
    show_score_chart,
    show_standings,
)
from bot.interactions.views.log import show_log_page
from bot.interactions.views.reference_pages import show_card, show_card_menu, show_rules
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef, SeatRow
from bot.table.errors import RequestRejected
from bot.table.lobby import validated_options_json
from bot.table.preferences import TableSettings
from bot.table.table import Table
from bot.table.undo import undo
from bot.table.unreadable import UnreadableGame
from engine import codec
from engine.ai.agents import levels_of
from engine.ai.registry import has_agents
from engine.core import IllegalAction

log = logging.getLogger(__name__)

OPPONENT_LEVEL = "medium"
"""The level of the AI players who sit there at first, in games that have it."""

INSTEAD = "instead"
"""The code of a button that ends the user's practice game to begin another one."""

PRACTICE_SETTINGS = TableSettings(pings=False, time_limit=0, pace=0)
"""The settings of a new practice game: no mentions, no time limit, no pauses."""


# Opening


async def open_practice(
    request: RequestContext, responder: Responder, ui: AnyGameUI, options: dict[str, Any]
) -> None:
    """Go on with the user's practice game, or open a lobby of this game with these options.

    If another game is under way, ask which of them. Raises RequestRejected if the game has no AI
    players.
    """
    request.use_practice_table()
    responder.retarget = retarget
    if not has_agents(ui.name):
        raise RequestRejected("no-ai-players")
    table = await _open_table(request)
    if table is None:
        request.bind_game(ui)
        await _open_lobby(request, ui, options)
    elif table.game.name != ui.name:
        await responder.send(_ask_to_replace(request, table, ui))
        return
    await _show(request, responder)


async def press_new_game(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Go on with the practice game, or begin one of the game that a button names."""
    request.use_practice_table()
    responder.retarget = retarget
    name, *more = custom_id.path or ("",)
    if not name:
        if await _open_table(request) is None:
            raise RequestRejected("practice-over")
        await _show(request, responder)
        return
    ui = request.game_uis.get(name)
    if ui is None:
        raise RequestRejected("old-button")
    if more == [INSTEAD] and await _open_table(request) is not None:
        request.bound_game_ui = None
        async with request.modify_table(custom_id.game_id) as table:
            await table.abandon(request.user_id, False, request.interaction_id)
        request.bound_game_ui = None
    await open_practice(request, responder, ui, {})


async def _open_table(request: RequestContext) -> Table | None:
    """The user's open practice game. One that this version cannot read is ended."""
    try:
        return await request.runtime.tables.get(request.table_channel_id)
    except UnreadableGame as unreadable:
        place = GameRef(unreadable.snapshot.row.id, request.table_channel_id)
        await request.runtime.tables.abandon_unreadable(
            place, request.user_id, False, request.interaction_id
        )
        request.mark_committed()
    except RequestRejected as rejection:
        if rejection.reason != "no-game":
            raise
    return None


async def _open_lobby(request: RequestContext, ui: AnyGameUI, options: dict[str, Any]) -> None:
    """Open a lobby with the user, and as many AI players as the game needs, at least one."""
    loaded = codec.load_options(ui.game, validated_options_json(ui.game, options))
    players = max(2, ui.game.seat_counts(loaded).start)
    levels = levels_of(ui.name)
    level = OPPONENT_LEVEL if OPPONENT_LEVEL in levels else levels[0]
    own_name = host_seat(request).name
    free = [name for name in request.translate("ai-names").split(", ") if name != own_name]
    opponents = [SeatRow(seat, free[seat - 1], ai=level) for seat in range(1, players)]
    await open_private_lobby(request, ui, options, opponents, PRACTICE_SETTINGS)


def _ask_to_replace(request: RequestContext, table: Table, wanted: AnyGameUI) -> Response:
    """Ask whether to go on with another practice game that is still open."""
    row, title = table.row, request.game_uis[table.game.name].title(request.locale)
    go_on = CustomId(NEW_PRACTICE_VERB, row.id)
    replace_id = CustomId(NEW_PRACTICE_VERB, row.id, row.ply, (wanted.name, INSTEAD))
    other = wanted.title(request.locale)
    return Response(
        request.translate("ask-practice-instead", game=title),
        (
            Button(request.translate("button-lesson-on", game=title), go_on),
            Button(request.translate("button-practice-instead", game=other), replace_id),
        ),
    )


async def _show(request: RequestContext, responder: Responder) -> None:
    request.bound_game_ui = None
    async with request.modify_table() as table:
        response = await show_home(request, table)
    await responder.send(response)


# Presses


async def handle_practice_button(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Do what a button of the user's practice game says, as a channel's table would.

    Raises RequestRejected unless the button belongs to the user's open practice game.
    """
    request.use_practice_table()
    responder.retarget = retarget
    verb, *path = custom_id.path or ("",)
    inner = CustomId(verb, custom_id.game_id, custom_id.ply, tuple(path))
    table = await _check_is_open(request, inner)
    try:
        await ROUTES.get(verb, _HOME).call(request, responder, inner)
    except (RequestRejected, IllegalAction):
        responder.back_button = back_button(table.row, request.translate)
        raise


async def _check_is_open(request: RequestContext, custom_id: CustomId) -> Table:
    """The user's open practice game. Raises RequestRejected if it is not the one of the id."""
    try:
        return await request.get_table(custom_id.game_id)
    except RequestRejected as rejection:
        raise RequestRejected("practice-over") from rejection


async def show_home(request: RequestContext, table: Table, lead: Sequence[str] = ()) -> Response:
    """Let the AI players move, and show the user's turn, or the result, or the lobby."""
    if table.row.status == "lobby":
        return lobby_panel(request, table)
    try:
        await request.runtime.ai_scheduler.play_until_human(table)
        if table.row.status == "over":
            await _finish(request, table)
            return await result_panel(request, table)
    except (StoreError, LeaseLost) as error:
        log.warning("a practice game cannot go on now: %s", error)
        return ai_unavailable_panel(request, table)
    return await turn_panel(request, table, lead)


async def _finish(request: RequestContext, table: Table) -> None:
    """Have the history of an ended game compressed. Nobody else is told of its end."""
    row = table.row
    await request.store.mark_announced(row.id, row.ply, None)
    table.stored.mark_announced(row.ply, None)
    request.runtime.follow_up.on_end_announced()


async def _show_hand(request: RequestContext, table: Table) -> Response:
    hand, snapshot = request.game_ui.hand, table.snapshot
    if hand is None:
        raise RequestRejected("old-button")
    render, seat = hand.render, table.require_seat(request.user_id)
    view = table.game.view(snapshot.state, seat)
    return Response(
        hand.describe(view, request.translate),
        (),
        PictureRequest(
            ("hand", snapshot.row.id, snapshot.row.ply, seat, request.locale),
            lambda: render(view, render_context(snapshot, request.translate)),
        ),
    )


async def _show_more(request: RequestContext, table: Table) -> Response:
    return more_panel(request, table)


# The lobby


async def practice_variants_form(request: RequestContext, custom_id: CustomId) -> Form:
    """A form of the game's options. Raises RequestRejected unless it is the user's own game."""
    request.use_practice_table()
    await _check_is_open(request, custom_id)
    form = await variants_form(request, custom_id)
    return replace(form, custom_id=replace(form.custom_id, verb=VARIANTS_VERB))


async def change_practice_variants(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Change the options to what a form says, all at once, and show the lobby."""
    request.use_practice_table()
    responder.retarget = retarget
    await _check_is_open(request, custom_id)
    async with request.modify_table(custom_id.game_id) as table:
        lines = await change_options(request, table, custom_id)
        response = lobby_panel(request, table, (*lines, ""))
    await responder.send(response)


async def _start(request: RequestContext, table: Table) -> Response:
    await table.lobby.start(request.user_id, request.interaction_id)
    return await show_home(request, table)


async def _confirm_end(request: RequestContext, table: Table) -> Response:
    if table.row.status == "lobby":
        return await _end(request, table)
    return confirm_end_panel(request, table)


async def _end(request: RequestContext, table: Table) -> Response:
    await table.abandon(request.user_id, False, request.interaction_id)
    await _finish(request, table)
    return Response(request.translate("practice-ended"), (new_game_button(request),))


# Moves


async def _pick(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    return await _move(request, table, custom_id.path, custom_id.ply)


async def _pick_from_menu(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    if not custom_id.path or not request.values:
        raise RequestRejected("old-button")
    path = selected_path(request, table, custom_id.path[1:])
    return await _move(request, table, path, custom_id.ply)


async def _show_page(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    number, *path = custom_id.path or ("",)
    page = int(number) if number.isdecimal() else 0
    return await _move(request, table, tuple(path), custom_id.ply, page=page)


async def _ask_again(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    return await _move(request, table, custom_id.path, custom_id.ply, ask_only=True)


async def _move(
    request: RequestContext,
    table: Table,
    path: ChoicePath,
    seen_ply: int,
    *,
    page: int = 0,
    ask_only: bool = False,
) -> Response:
    """Make the move that a path names, or ask for what it leaves open."""
    outcome = await move_or_ask(request, table, path, seen_ply, ask_only=ask_only)
    if isinstance(outcome, ChoiceNode):
        return await question_panel(request, table, outcome, page)
    return await show_home(request, table)


async def _undo(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    await undo(table, request.store, request.user_id, custom_id.ply, request.interaction_id)
    return await show_home(request, table, (request.translate("undone"),))


async def _auto_pass(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    await start_auto_pass(request, table, custom_id)
    return await show_home(request, table)


async def _stop_auto_pass(request: RequestContext, table: Table) -> Response:
    await table.play.set_auto_pass(request.user_id, None)
    return await show_home(request, table, (request.translate("sits-out-no-more"),))


TABLE, LOCKED = Needs.TABLE, Needs.LOCKED_TABLE

_HOME = Route(show_home, LOCKED)

ROUTES: Mapping[str, Route] = {
    "look": _HOME,
    "cancel": _HOME,
    "more": Route(_show_more, LOCKED, is_view=True),
    "do": Route(_pick, LOCKED, codes=WHOLE_CUSTOM_ID),
    "ask": Route(_ask_again, LOCKED, codes=WHOLE_CUSTOM_ID),
    "pick": Route(_pick_from_menu, LOCKED, codes=WHOLE_CUSTOM_ID),
    "page": Route(_show_page, LOCKED, codes=WHOLE_CUSTOM_ID),
    "undo": Route(_undo, LOCKED, codes=WHOLE_CUSTOM_ID),
    "rest": Route(_auto_pass, LOCKED, codes=WHOLE_CUSTOM_ID),
    "back": Route(_stop_auto_pass, LOCKED),
    "hint": Route(show_hint, TABLE, is_view=True),
    "hand": Route(_show_hand, LOCKED, is_view=True),
    "standings": Route(show_standings, TABLE, is_view=True),
    "course": Route(show_score_chart, TABLE, is_view=True),
    "log": Route(show_log_page, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "tableaux": Route(browse_tableaux, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "rules": Route(show_rules, TABLE, is_view=True),
    "cards": Route(show_card_menu, TABLE, codes=WHOLE_CUSTOM_ID, is_view=True),
    "card": Route(show_card, TABLE, is_view=True),
    "ai": Route(show_ai_menu, TABLE, is_view=True),
    "add-ai": Route(add_ai, LOCKED, codes=1, is_view=True),
    "drop-ai": Route(remove_ai, LOCKED, codes=WHOLE_CUSTOM_ID, is_view=True),
    "start": Route(_start, LOCKED),
    "ask-end": Route(_confirm_end, LOCKED),
    "end": Route(_end, LOCKED),
}
"""What the buttons of a practice game do, by the verb that a channel's table has for it."""
