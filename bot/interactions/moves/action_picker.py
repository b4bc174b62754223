"""Picking an action, choice by choice, and making the move.

Slash commands, buttons and select menus all end up here. While a path of codes leaves something
to choose, the answer is a private menu of the choices; once it names an action, that action is
carried out. Every function that takes a table needs the table's lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI, ChoicePath
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button
from bot.interactions.core.responder import Response
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import (
    VERB_LENGTH,
    ChoiceNode,
    in_display_order,
    node_at,
    offers_all,
    resolve_path,
)
from bot.table.errors import RequestRejected
from bot.table.gameplay import AUTO_PASSING, MoveResult
from bot.table.table import Table
from engine.core import Seat

TOLD_AT_MOST = 5
"""Sentences on what the table did for somebody, the latest ones: the log has all."""


async def pick_action(
    request: RequestContext,
    table: Table,
    path: ChoicePath,
    seen_ply: int | None,
    *,
    intent: str | None = None,
    page: int = 0,
    ask_only: bool = False,
) -> Response:
    """Make the move the path names, or ask for what it leaves open.

    `page` is the page of the menu to show. The other arguments are those of `move_or_ask`.
    """
    seat = table.require_seat(request.user_id)
    outcome = await move_or_ask(request, table, path, seen_ply, intent=intent, ask_only=ask_only)
    if isinstance(outcome, ChoiceNode):
        view = table.game.view(table.state, seat)
        private_sentences = await take_private_sentences(request, table)
        content, controls = build_choice_menu(request, table, view, outcome, page)
        return Response("\n".join((*private_sentences, content)), controls)
    return confirm_move(request, table, outcome)


def confirm_move(request: RequestContext, table: Table, result: MoveResult) -> Response:
    """Say to the user who has moved what the move did, and ask what comes next, if anything."""
    view = table.game.view(table.state, result.seat)
    text, controls = _confirmation(request, table, result, view)
    if request.runtime.channel_updater.is_failing(table):
        text = f"{text}\n{request.translate('channel-behind')}"
    return Response(text, controls)


async def move_or_ask(
    request: RequestContext,
    table: Table,
    path: ChoicePath,
    seen_ply: int | None,
    *,
    intent: str | None = None,
    ask_only: bool = False,
) -> MoveResult | ChoiceNode:
    """Make the move the path names, or return the choices that it leaves open.

    `seen_ply` is the ply at which the user saw the choices; None means the newest one. `intent`
    is stored with the move, see `Gameplay.submit`. With `ask_only` nothing is moved, even if only
    one choice is left by now. Raises RequestRejected or IllegalAction if the user cannot make the
    move.
    """
    ui = request.game_ui
    seat = table.require_seat(request.user_id)
    legal = table.legal_actions(request.user_id)
    node = resolve_path(ui, legal, path)
    if ask_only and node.actions:
        path, node = (), node_at(ui, legal, ())
    is_fresh = seen_ply is None or (
        seat in table.acting_seats and table.question_ply(seat) <= seen_ply <= table.row.ply
    )
    actions = await _picked_actions(request, table, node, path, None if is_fresh else seen_ply)
    if not actions:
        return node
    return await table.play.submit(
        request.user_id,
        actions,
        seen_ply if is_fresh else None,
        request.interaction_id,
        intent=intent,
    )


async def pick_by_button(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Pick the action, or the choice on the way to one, that a button names."""
    if not custom_id.path:
        raise RequestRejected("old-button")
    return await pick_action(request, table, custom_id.path, custom_id.ply)


async def pick_from_menu(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Pick what was selected in a menu. The first code only makes the id unique in its message."""
    if not custom_id.path or not request.values:
        raise RequestRejected("old-button")
    path = selected_path(request, table, custom_id.path[1:])
    return await pick_action(request, table, path, custom_id.ply)


def selected_path(request: RequestContext, table: Table, path: ChoicePath) -> ChoicePath:
    """The path extended by what was selected in a menu, in the order in which it is offered.

    What was selected of all that there is ends the selection, if an action of the game does.
    """
    legal, seat = table.legal_actions(request.user_id), table.seat_of(request.user_id)
    if not legal:
        return (*path, *request.values)
    node = resolve_path(request.game_ui, legal, path)
    codes = in_display_order(request.game_ui, node, request.values)
    if node.closing is not None and offers_all(node, table.game.view(table.state, seat)):
        codes = (*codes, *node.closing)
    return (*path, *codes)


async def show_choice_page(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Show another page of the same choices. The first code is the page's number."""
    if not custom_id.path:
        raise RequestRejected("old-button")
    number, *path = custom_id.path
    page = int(number) if number.isdecimal() else 0
    return await pick_action(request, table, tuple(path), custom_id.ply, page=page)


async def reopen_question(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Go back to an earlier question of the same move."""
    return await pick_action(request, table, custom_id.path, custom_id.ply, ask_only=True)


def ask_next_question(request: RequestContext, table: Table, text: str) -> Response:
    """A response of this text, and of the user's next question if it is their turn."""
    seat = table.seat_of(request.user_id)
    legal = table.legal_actions(request.user_id)
    if seat is None or not legal:
        return Response(text, (home_button(request.game_ui, table.row, request.translate),))
    view = table.game.view(table.state, seat)
    node = resolve_path(request.game_ui, legal, ())
    content, controls = build_choice_menu(request, table, view, node, 0)
    return Response(f"{text}\n{content}", controls)


# Which actions were picked


async def _picked_actions(
    request: RequestContext,
    table: Table,
    node: ChoiceNode,
    path: ChoicePath,
    stale_ply: int | None,
) -> tuple[Any, ...]:
    """The actions a choice means; none if it leaves something open.

    `stale_ply` is the ply at which the user saw the choices if another question was asked since.
    Raises RequestRejected if the user is not to act, the path is no choice, or it is outdated.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    actions = node.actions
    if not actions and not node.children:
        named = ui.panels.action(path)
        actions = () if named is None else (named,)
    if stale_ply is not None and (seat in table.acting_seats or stale_ply != table.row.ply):
        await _check_stale(request, table, ui.panels.action(path), actions, stale_ply)
    if seat not in table.acting_seats:
        raise not_acting_error(table, seat)
    if not actions and not node.children:
        raise _no_choice_error(ui, table, seat, path)
    return actions


def _no_choice_error(ui: AnyGameUI, table: Table, seat: Seat, path: ChoicePath) -> Exception:
    """Why no legal action begins with the path: the rules' own reason if they have one."""
    if not path:
        return RequestRejected("old-button")
    view = table.game.view(table.state, seat)
    attempted = ui.panels.illegal_attempt(path[0], view) if len(path) == VERB_LENGTH else None
    if attempted is None:
        return RequestRejected(ui.panels.nothing_reason(path, view))
    return table.game.rejection(table.state, seat, attempted)


async def _check_stale(
    request: RequestContext,
    table: Table,
    action: Any,
    actions: tuple[Any, ...],
    seen_ply: int,
) -> None:
    """Reject an outdated move. An outdated choice that only asks what follows does no harm."""
    seat = table.require_seat(request.user_id)
    if await table.play.was_already_submitted(request.user_id, action, seen_ply):
        raise RequestRejected("seen")
    if table.has_decided(seat):
        raise not_acting_error(table, seat)
    if seat not in table.acting_seats or (
        actions and not await _is_on_current_message(request, table, seen_ply)
    ):
        raise RequestRejected("stale")


async def _is_on_current_message(request: RequestContext, table: Table, seen_ply: int) -> bool:
    """Whether the pressed button is on the current turn message.

    Its buttons stay valid after decisions that nobody else can see, since these post no newer
    message.
    """
    if request.message_id is None or request.message_id != table.row.turn_message_id:
        return False
    return await table.play.is_quiet_since(seen_ply)


def not_acting_error(table: Table, seat: Seat) -> RequestRejected:
    """Why a user has nothing to decide: it is the turn of others, or they have decided already."""
    names = tuple(table.seats[other].name for other in table.acting_seats)
    reason = "you-have-decided" if table.has_decided(seat) else "not-your-turn"
    return RequestRejected(reason, name=names, number=len(names))


# Narration


async def take_private_sentences(request: RequestContext, table: Table) -> list[str]:
    """Say what the user alone has not been told yet, and mark it as told."""
    seat = table.require_seat(request.user_id)
    events = await table.private_events.unread(seat)
    if events:
        await table.private_events.mark_informed(seat)
    return _narrate_for_observer(request, table, events)


def _narrate_for_observer(
    request: RequestContext, table: Table, events: Sequence[Any]
) -> list[str]:
    names = [escape_name(name) for name in table.snapshot.names]
    sentences = (
        request.game_ui.narration.narrate_for_observer(event, names, request.translate)
        for event in events
    )
    return [sentence for sentence in sentences if sentence]


def _confirmation(
    request: RequestContext, table: Table, result: MoveResult, view: Any
) -> tuple[str, list[Control]]:
    """What the move did, in words for the user alone, and the user's next question."""
    lines = [
        *_narrate_for_observer(request, table, result.private_events),
        *_narrate_result(request, table, result, view),
    ]
    if done := _narrate_for_actor(request, result.done_for_seat):
        lines.append(request.translate("done-for-you", what=" ".join(done[-TOLD_AT_MOST:])))
    if table.seats[result.seat].intent == AUTO_PASSING:
        lines.append(request.translate("sits-out", command=request.command_name))
    after_move = _after_move_controls(request, table, result)
    if result.seat not in table.acting_seats:
        if table.row.status == "running":
            after_move.append(home_button(request.game_ui, table.row, request.translate))
        return "\n".join(filter(None, lines)), after_move
    node = resolve_path(request.game_ui, table.legal_actions(request.user_id), ())
    content, controls = build_choice_menu(request, table, view, node, 0)
    lines.append(content)
    return "\n".join(filter(None, lines)), [*controls, *after_move]


def _narrate_result(
    request: RequestContext, table: Table, result: MoveResult, view: Any
) -> list[str]:
    """A line about what the move did, and lines about what it revealed to the user alone.

    Of several events that the next prompt repeats anyway, none is narrated.
    """
    narration = request.game_ui.narration
    acts_again = result.seat in table.acting_seats
    repeated = [
        event
        for event in result.events
        if acts_again and narration.is_repeated_in_prompt(event, view)
    ]
    done, learned = [], []
    to_tell = [event for event in result.events if len(repeated) < 2 or event not in repeated]
    for event in request.game_ui.coalesce_own(to_tell):
        sentence = narration.narrate_for_actor(event, request.translate)
        if sentence:
            done.append(sentence)
        elif table.game.redact(event, None) != event:
            learned.append(event)
    return [" ".join(done), *_narrate_for_observer(request, table, learned)]


def _narrate_for_actor(request: RequestContext, events: Sequence[Any]) -> list[str]:
    narrate = request.game_ui.narration.narrate_for_actor
    sentences = (narrate(event, request.translate) for event in events)
    return [sentence for sentence in sentences if sentence]


def _after_move_controls(
    request: RequestContext, table: Table, result: MoveResult
) -> list[Control]:
    """Buttons to undo the move just made, or to pass automatically from now on."""
    row = table.row
    if row.status != "running" or result.phase_ended or result.revealed:
        return []
    undo_id = CustomId("undo", row.id, result.ply)
    key = "button-undo" if result.actions == 1 else "button-undo-last"
    buttons: list[Control] = [Button(request.translate(key), undo_id)]
    if result.was_pass:
        is_auto_passing = table.seats[result.seat].intent == AUTO_PASSING
        verb, key = ("back", "button-back") if is_auto_passing else ("rest", "button-rest")
        buttons.append(Button(request.translate(key), CustomId(verb, row.id, result.ply)))
    return buttons
