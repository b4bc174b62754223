"""Tutorial games: one user against Easy AIs in private, with an explanation of each new thing.

The table is stored like any other, under a private id instead of a channel's. Each press is
answered with the whole table, so that a game can go on after its message expired.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, suppress

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.pictures import render_context
from bot.game_ui import ICONS_TOPIC, AnyGameUI, ChoicePath
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.own_games import NEW_TUTORIAL_VERB
from bot.interactions.core.responder import PictureRequest, Responder, Response
from bot.interactions.lobby.membership import host_seat, open_private_lobby
from bot.interactions.moves.action_picker import move_or_ask, selected_path
from bot.interactions.moves.choice_tree import ChoiceNode
from bot.interactions.moves.turn_actions import start_auto_pass
from bot.interactions.tutorial.result_panel import (
    back_to_result_button,
    ended_table,
    other_deal_button,
    result_panel,
)
from bot.interactions.tutorial.tutorial_panel import (
    ai_unavailable_panel,
    back_to_table_button,
    confirm_abandon_panel,
    due_tips,
    next_panel,
    question_panel,
    recap_panel,
)
from bot.interactions.views.reference_pages import rule_page
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef, SeatRow
from bot.table.errors import RequestRejected
from bot.table.table import Table
from bot.table.tutorial import mark_read, moves_since_own_action, new_settings, settings_of
from bot.table.undo import undo
from bot.table.unreadable import UnreadableGame
from engine.ai.registry import has_agents
from engine.core import IllegalAction

log = logging.getLogger(__name__)

OPPONENT_LEVEL = "easy"


def games_with_tutorial(request: RequestContext) -> dict[str, AnyGameUI]:
    """The installed games that have a tutorial, by the engine's name."""
    return {name: ui for name, ui in request.game_uis.items() if has_tutorial(ui)}


def has_tutorial(ui: AnyGameUI) -> bool:
    """Whether a game has explanations for a tutorial, and an AI to play against."""
    return ui.tutorial is not None and has_agents(ui.name)


# Opening


async def open_other_tutorial(request: RequestContext, responder: Responder, name: str) -> None:
    """Continue the user's tutorial game, or begin one of the game of this name with any deal."""
    await open_tutorial(request, responder, name, is_chosen=False)


async def open_tutorial(
    request: RequestContext, responder: Responder, name: str | None, *, is_chosen: bool = True
) -> None:
    """Continue the user's tutorial game, or begin one of the game of this name.

    Its deal is the chosen one, or else a random one. Raises RequestRejected if the game has no
    tutorial.
    """
    request.use_tutorial_table()
    available = games_with_tutorial(request)
    if name is not None and name not in available:
        raise RequestRejected("not-taught")
    # Another game's command may meet a tutorial game: then the user is asked.
    request.bound_game_ui = None
    try:
        table = await request.get_table()
    except RequestRejected as rejection:
        await _abandon_if_unreadable(request, rejection)
        await _begin_tutorial(request, responder, available, name, is_chosen=is_chosen)
        return
    if name is None or name == table.game.name:
        await _show_tutorial(request, responder)
    else:
        await responder.send(_ask_to_replace(request, table, available[name]))


async def _abandon_if_unreadable(request: RequestContext, rejection: RequestRejected) -> None:
    """End a tutorial game that this version cannot read.

    Raises the rejection again unless its reason is that there is no tutorial game.
    """
    if isinstance(rejection, UnreadableGame):
        place = GameRef(rejection.snapshot.row.id, request.table_channel_id)
        await request.runtime.tables.abandon_unreadable(
            place, request.user_id, False, request.interaction_id
        )
        request.mark_committed()
    elif rejection.reason != "no-game":
        raise rejection


async def _begin_tutorial(
    request: RequestContext,
    responder: Responder,
    available: Mapping[str, AnyGameUI],
    name: str | None,
    *,
    is_chosen: bool,
) -> None:
    """Begin a tutorial game. Asks which, unless it is named or there is only one."""
    names = list(available) if name is None else [name]
    if len(names) == 1:
        await _open_table(request, available[names[0]], is_chosen=is_chosen)
        await _show_tutorial(request, responder)
        return
    locale = request.locale
    buttons = [
        _new_tutorial_button(available[choice], available[choice].title(locale)) for choice in names
    ]
    await responder.respond(request.translate("ask-lesson"), controls=buttons)


def _new_tutorial_button(ui: AnyGameUI, label: str) -> Button:
    return Button(label, CustomId(NEW_TUTORIAL_VERB, 0, 0, (ui.name,)))


def _ask_to_replace(request: RequestContext, table: Table, wanted: AnyGameUI) -> Response:
    """Ask whether to continue another tutorial game that is still running."""
    title = request.game_ui.title(request.locale)
    other = wanted.title(request.locale)
    replace_id = CustomId("lesson", table.row.id, table.row.ply, ("new", wanted.name))
    resume_id = CustomId("lesson", table.row.id, table.row.ply, ("show",))
    buttons = (
        Button(request.translate("button-lesson-on", game=title), resume_id),
        Button(request.translate("button-lesson-instead", game=other), replace_id),
    )
    return Response(request.translate("ask-lesson-instead", game=title), buttons)


async def _open_table(request: RequestContext, ui: AnyGameUI, *, is_chosen: bool) -> None:
    """Open the table with its AI opponents. The game starts when it is first shown."""
    tutorial = ui.tutorial
    assert tutorial is not None
    request.bind_game(ui)
    own_name = host_seat(request).name
    free = [name for name in request.translate("ai-names").split(", ") if name != own_name]
    opponents = [
        SeatRow(seat=seat, name=free[seat - 1], ai=OPPONENT_LEVEL)
        for seat in range(1, tutorial.OPPONENTS + 1)
    ]
    settings = new_settings(tutorial.DEAL if is_chosen else None)
    await open_private_lobby(request, ui, {}, opponents, settings)


# Showing


async def _show_tutorial(request: RequestContext, responder: Responder) -> None:
    async with request.modify_table() as table:
        panel = await _advance(request, table)
    await responder.send(panel)


async def _advance(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> Response:
    """Let the AI move, and show the user's next question or the result.

    `lead` is put before the question. `with_hint` adds what to do and why.
    """
    try:
        if table.row.status == "lobby":
            await table.lobby.start(request.user_id, None, settings_of(table).deal)
        await request.runtime.ai_scheduler.play_until_human(table)
        if table.row.status == "over":
            return await result_panel(request, table)
        return await next_panel(request, table, lead=lead, with_hint=with_hint)
    except (StoreError, LeaseLost) as error:
        log.warning("a tutorial game cannot go on now: %s", error)
        return ai_unavailable_panel(request, table)


def _hand_view(request: RequestContext, table: Table) -> Response:
    hand, snapshot = request.game_ui.hand, table.snapshot
    if hand is None:
        raise RequestRejected("old-button")
    render, seat = hand.render, table.require_seat(request.user_id)
    view = table.game.view(snapshot.state, seat)
    # The picture and its alt text tell the rest.
    return Response(
        hand.describe(view, request.translate).splitlines()[0],
        (back_to_table_button(request, table),),
        PictureRequest(
            ("hand", snapshot.row.id, snapshot.row.ply, seat, request.locale),
            lambda: render(view, render_context(snapshot, request.translate)),
        ),
    )


# Presses


async def handle_tutorial_button(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Do what a button of a tutorial game says, and show the table afterwards.

    The first code of the custom id is the verb, the others are its codes. Raises RequestRejected
    unless the button belongs to the user's tutorial game.
    """
    request.use_tutorial_table()
    async with AsyncExitStack() as locked:
        try:
            table = await locked.enter_async_context(request.modify_table())
        except RequestRejected as rejection:
            await _abandon_if_unreadable(request, rejection)
            await responder.send(await _result_after(request, custom_id))
            return
        if table.row.id != custom_id.game_id or not custom_id.path:
            raise RequestRejected("no-lesson")
        verb, *path = custom_id.path
        if table.row.status == "lobby":
            verb = "show"
        response = await _press(request, table, custom_id.ply, verb, tuple(path))
    if verb == "new":
        await open_tutorial(request, responder, path[0])
    else:
        await responder.send(response)


async def _result_after(request: RequestContext, custom_id: CustomId) -> Response:
    """What follows a tip of a game that is over, or what happened before its end.

    Raises RequestRejected for any other button.
    """
    table = await ended_table(request, custom_id)
    read = "".join(custom_id.path[1:])
    if table is not None and custom_id.path[:1] == ("next",):
        return await result_panel(request, table, read)
    if table is not None and custom_id.path[:1] == ("recap",):
        return await recap_panel(request, table, back_to_result_button(request, table, read))
    raise RequestRejected("no-lesson")


async def _press(
    request: RequestContext, table: Table, seen_ply: int, verb: str, path: ChoicePath
) -> Response:
    """Carry out a verb under the table's lock. An unknown verb just shows the table."""
    match verb:
        case "do" | "tip":
            return await _pick_action(request, table, seen_ply, path)
        case "ask" if path:
            return await _pick_action(request, table, seen_ply, path, ask_only=True)
        case "pick" if path and request.values:
            picked = selected_path(request, table, path[1:])
            return await _pick_action(request, table, seen_ply, picked)
        case "page" if path and path[0].isdecimal():
            return await _pick_action(request, table, seen_ply, path[1:], page=int(path[0]))
        case "hint" if path:
            return await _pick_action(request, table, seen_ply, path, ask_only=True, with_hint=True)
        case "rest":
            return await _auto_pass(request, table, seen_ply)
        case "undo":
            return await _undo(request, table, seen_ply)
        case "next" if path:
            return await _read_on(request, table, path[0])
        case "end" | "new":
            return await _abandon(request, table, verb, path)
    return await _show(request, table, verb)


async def _show(request: RequestContext, table: Table, verb: str) -> Response:
    """The hand, the icons, a question or a hint, or just the table."""
    match verb:
        case "hand":
            return _hand_view(request, table)
        case "recap":
            return await recap_panel(request, table, back_to_table_button(request, table))
        case "rules":
            return rule_page(request, ICONS_TOPIC, (back_to_table_button(request, table),))
        case "stop":
            return confirm_abandon_panel(request, table)
    return await _advance(request, table, with_hint=verb == "hint")


async def _abandon(request: RequestContext, table: Table, verb: str, path: ChoicePath) -> Response:
    """End the game, to begin another one if the verb is "new"."""
    if verb == "new" and (not path or path[0] not in games_with_tutorial(request)):
        raise RequestRejected("not-taught")
    await table.abandon(request.user_id, False, request.interaction_id)
    again = other_deal_button(request)
    return Response(request.translate("lesson-ended"), (again,))


async def _read_on(request: RequestContext, table: Table, name: str) -> Response:
    """Note that the tip of this name was read, if it is shown now, and go on."""
    if table.row.status == "running":
        seat = table.require_seat(request.user_id)
        moves = await request.store.moves(table.row.id, 0)
        since = moves_since_own_action(moves, seat)
        tips = due_tips(request, table, table.game.view(table.state, seat), moves, since)
        if tips and tips[0].name == name:
            await mark_read(table, tips[0])
    return await _advance(request, table)


async def _undo(request: RequestContext, table: Table, ply: int) -> Response:
    try:
        await undo(table, request.store, request.user_id, ply, request.interaction_id)
        lead = request.translate("undone")
    except RequestRejected as rejection:
        lead = rejection_message(request, f"refused-{rejection.reason}", rejection.params)
    return await _advance(request, table, lead=(lead,))


async def _auto_pass(request: RequestContext, table: Table, seen_ply: int) -> Response:
    """Pass for the user until the phase ends. One that has ended is shown as it is now."""
    with suppress(RequestRejected):
        await start_auto_pass(request, table, CustomId("rest", table.row.id, seen_ply))
    return await _advance(request, table)


async def _pick_action(
    request: RequestContext,
    table: Table,
    seen_ply: int,
    path: ChoicePath,
    *,
    page: int = 0,
    ask_only: bool = False,
    with_hint: bool = False,
) -> Response:
    """Make the move a path names, or ask for what it leaves open, with a hint if the player asks.

    A press on an outdated message moves nothing and shows the table as it is now.
    """
    lead: Sequence[str] = ()
    if seen_ply == table.row.ply:
        try:
            outcome = await move_or_ask(request, table, path, seen_ply, ask_only=ask_only)
            if isinstance(outcome, ChoiceNode) and outcome.previous is not None:
                return await question_panel(request, table, outcome, page, with_hint=with_hint)
        except IllegalAction as illegal:
            lead = (rejection_message(request, f"illegal-{illegal.reason}", illegal.params),)
        except RequestRejected:
            pass  # The table as it is now says enough.
    return await _advance(request, table, lead=lead)
