"""The private panel of legal moves: narrows them choice by choice until one is left.

Slash commands, buttons and menus come here alike, so that all do the same.
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
from bot.interactions.core.responder import Responder
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import (
    VERB_LENGTH,
    ChoiceNode,
    in_display_order,
    node_at,
    resolve_path,
)
from bot.table.errors import RequestRejected
from bot.table.gameplay import AUTO_PASSING, MoveResult
from bot.table.table import Table


async def pick_action(
    request: RequestContext,
    responder: Responder,
    path: ChoicePath,
    seen_ply: int | None,
    *,
    intent: str | None = None,
    page: int = 0,
    ask_only: bool = False,
) -> None:
    """Make the move that the path names, or ask for what it leaves open.

    `seen_ply` is the ply at which the person saw the choice. Who goes back to an earlier question
    makes no move by it, even if there is but one choice by now: `ask_only`.
    """
    async with request.modify_table() as table:
        ui = request.game_ui
        seat = table.require_seat(request.user_id)
        legal = table.legal_actions(request.user_id)
        node = resolve_path(ui, legal, path)
        if ask_only and node.actions:
            path, node = (), node_at(ui, legal, ())
        actions = await _picked_actions(request, table, node, path, seen_ply)
        if actions:
            expected_ply = (
                None if await _is_on_current_message(request, table, seen_ply) else seen_ply
            )
            result = await table.play.submit(
                request.user_id, actions, expected_ply, request.interaction_id, intent=intent
            )
        view = table.game.view(table.state, seat)
        private_sentences = () if actions else await _take_private_sentences(request, table)
    if not actions:
        content, controls = build_choice_menu(request, table, view, node, page)
        await responder.respond("\n".join((*private_sentences, content)), controls=controls)
        return
    text, controls = _confirmation(request, table, result, view)
    if request.runtime.channel_updater.is_failing(table):
        text = f"{text}\n{request.translate('channel-behind')}"
    await responder.respond(text, controls=controls)


async def _picked_actions(
    request: RequestContext, table: Table, node: ChoiceNode, path: ChoicePath, seen_ply: int | None
) -> tuple[Any, ...]:
    """The actions that a person's choice means; none where it leaves something open.

    Refuses who is not to decide, what is no choice, and what he saw too long ago.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    actions = node.actions
    if not actions and not node.children:
        named = ui.panels.action(path)
        actions = () if named is None else (named,)
    is_fresh = seen_ply is None or (
        seat in table.acting_seats and table.question_ply(seat) <= seen_ply <= table.row.ply
    )
    if not is_fresh and (seat in table.acting_seats or seen_ply != table.row.ply):
        await _check_stale(request, table, ui.panels.action(path), actions, seen_ply)
    if seat not in table.acting_seats:
        raise not_acting_error(table, seat)
    if not actions and not node.children:
        raise _no_choice_error(ui, table, seat, path)
    return actions


def _no_choice_error(ui: AnyGameUI, table: Table, seat: int, path: ChoicePath) -> Exception:
    """Why no legal action begins with a path: the rules' own reason where they have one."""
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
    seen_ply: int | None,
) -> None:
    """Refuse a move that was seen too long ago. Only to ask what is to be chosen does no harm."""
    assert seen_ply is not None
    seat = table.require_seat(request.user_id)
    if await table.play.was_already_submitted(request.user_id, action, seen_ply):
        raise RequestRejected("seen")
    if table.has_decided(seat):
        raise not_acting_error(table, seat)
    if seat not in table.acting_seats or (
        actions and not await _is_on_current_message(request, table, seen_ply)
    ):
        raise RequestRejected("stale")


async def _is_on_current_message(
    request: RequestContext, table: Table, seen_ply: int | None
) -> bool:
    """Whether what was pressed stands below the turn's message as it is now.

    Its buttons stay good when their person has done since what nobody else could see: there is
    no later message.
    """
    if seen_ply is None or request.message_id is None:
        return False
    return request.message_id == table.row.turn_message_id and await table.play.is_quiet_since(
        seen_ply
    )


def not_acting_error(table: Table, seat: int) -> RequestRejected:
    """Why a person has nothing to decide now: it is others' turn, or he has decided already."""
    names = tuple(table.seats[other].name for other in table.acting_seats)
    reason = "you-have-decided" if table.has_decided(seat) else "not-your-turn"
    return RequestRejected(reason, name=names, number=len(names))


async def _take_private_sentences(request: RequestContext, table: Table) -> list[str]:
    """What the person learned alone since he was last told, in words; told from now on."""
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


async def take_private_sentences(request: RequestContext) -> list[str]:
    """What the person learned alone since he was last told, in words; told from now on."""
    async with request.modify_table() as table:
        return await _take_private_sentences(request, table)


def _confirmation(
    request: RequestContext, table: Table, result: MoveResult, view: Any
) -> tuple[str, list[Control]]:
    """What the person did, in words only he reads, and what he is asked next."""
    lines = [
        *_narrate_for_observer(request, table, result.private_events),
        *_narrate_result(request, table, result, view),
    ]
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
    """What the person's move did, and below it what it let him alone learn.

    Of several things done at once only what the question after them does not name anyhow.
    """
    is_repeated, acts_again = (
        request.game_ui.narration.is_repeated_in_prompt,
        result.seat in table.acting_seats,
    )
    repeated = [event for event in result.events if acts_again and is_repeated(event, view)]
    did, learned = [], []
    for event in result.events:
        if len(repeated) > 1 and event in repeated:
            continue
        sentence = request.game_ui.narration.narrate_for_actor(event, request.translate)
        if sentence:
            did.append(sentence)
        elif table.game.redact(event, None) != event:
            learned.append(event)
    return [" ".join(did), *_narrate_for_observer(request, table, learned)]


def _after_move_controls(
    request: RequestContext, table: Table, result: MoveResult
) -> list[Control]:
    """What a person may do about the move he just made: take it back, or pass on."""
    row = table.row
    if row.status != "running" or result.phase_ended or result.revealed:
        return []
    undo = CustomId("undo", row.id, result.ply)
    buttons: list[Control] = [Button(request.translate("button-undo"), undo)]
    if result.was_pass:
        is_auto_passing = table.seats[result.seat].intent == AUTO_PASSING
        verb, key = ("back", "button-back") if is_auto_passing else ("rest", "button-rest")
        buttons.append(Button(request.translate(key), CustomId(verb, row.id, result.ply)))
    return buttons


async def pick_from_menu(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Choose what was picked in a menu."""
    _, *path = custom_id.path
    async with request.modify_table() as table:
        legal = table.legal_actions(request.user_id)
        node = resolve_path(request.game_ui, legal, tuple(path)) if legal else None
    codes = (
        request.values if node is None else in_display_order(request.game_ui, node, request.values)
    )
    await pick_action(request, responder, (*path, *codes), custom_id.ply)


async def show_choice_page(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show other choices of the same question."""
    number, *path = custom_id.path
    await pick_action(
        request,
        responder,
        tuple(path),
        custom_id.ply,
        page=int(number) if number.isdecimal() else 0,
    )


async def ask_next_question(request: RequestContext, responder: Responder, text: str) -> None:
    """Say this, and ask the person at once what he is to decide, if that is his to do now."""
    async with request.modify_table() as table:
        seat = table.seat_of(request.user_id)
        view = None if seat is None else table.game.view(table.state, seat)
        legal = table.legal_actions(request.user_id)
    if not legal:
        await responder.respond(
            text, controls=(home_button(request.game_ui, table.row, request.translate),)
        )
        return
    content, controls = build_choice_menu(
        request, table, view, resolve_path(request.game_ui, legal, ()), 0
    )
    await responder.respond(f"{text}\n{content}", controls=controls)


async def reopen_question(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Go back to an earlier question of the same move."""
    await pick_action(request, responder, custom_id.path, custom_id.ply, ask_only=True)
