"""Guided games: one person against an Easy AI in private, with each thing explained as it comes.

The table is stored as any other is, at a place of its own beside all channels. Each press is
answered with the table as it then stands, so that a game lasts longer than any answer.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import host_seat
from bot.interactions.moves.choice_tree import node_at, resolve_path
from bot.interactions.tutorial.tutorial_panel import (
    TutorialPanel,
    ai_unavailable_panel,
    confirm_abandon_panel,
    question_panel,
    result_panel,
    turn_panel,
)
from bot.interactions.views.reference_pages import render_rule_page
from bot.storage.contract import LeaseLost, StoreError
from bot.storage.records import GameRef, SeatRow, private_channel_id
from bot.table.errors import RequestRejected
from bot.table.table import Table
from bot.table.tutorial import TUTORIAL_SETTINGS
from bot.table.undo import undo
from bot.table.unreadable import UnreadableGame
from engine.ai.registry import has_agents
from engine.core import IllegalAction
from render.picture import Picture

log = logging.getLogger(__name__)

OPPONENT_LEVEL = "easy"


def games_with_tutorial(request: RequestContext) -> dict[str, AnyGameUI]:
    """The games that can be learned, by the engine's name: those with lessons and an AI."""
    return {name: ui for name, ui in request.game_uis.items() if has_tutorial(ui)}


def has_tutorial(ui: AnyGameUI) -> bool:
    """Whether there are guided games of this one."""
    return ui.tutorial is not None and has_agents(ui.name)


async def open_tutorial(request: RequestContext, responder: Responder, name: str | None) -> None:
    """Go on with the person's guided game, or begin one."""
    request.use_private_table()
    available = games_with_tutorial(request)
    if name is not None and name not in available:
        raise RequestRejected("not-taught")
    table = await _running_tutorial(request)
    if table is None:
        await _begin_tutorial(request, responder, available, name)
    elif name is None or name == table.game.name:
        await _show_tutorial(request, responder)
    else:
        await _ask_to_replace(request, responder, table, available[name])


async def _running_tutorial(request: RequestContext) -> Table | None:
    """The person's open guided game. One that cannot be read any more is given up."""
    try:
        return await request.get_table()
    except UnreadableGame as unreadable:
        place = GameRef(unreadable.snapshot.row.id, request.table_channel_id)
        await request.runtime.tables.abandon_unreadable(
            place, request.user_id, False, request.interaction_id
        )
    except RequestRejected as rejection:
        if rejection.reason != "no-game":
            raise
    return None


async def _begin_tutorial(
    request: RequestContext, responder: Responder, available: dict[str, AnyGameUI], name: str | None
) -> None:
    """Begin a guided game; ask which, where several can be learned."""
    names = list(available) if name is None else [name]
    if len(names) == 1:
        await _open_table(request, available[names[0]])
        await _show_tutorial(request, responder)
        return
    locale = request.interaction.locale.value
    buttons = [_new_tutorial_button(available[one], available[one].title(locale)) for one in names]
    await responder.respond(request.translate("ask-lesson"), controls=buttons)


def _new_tutorial_button(ui: AnyGameUI, label: str) -> Button:
    return Button(label, CustomId("learn", 0, 0, (ui.name,)))


async def _ask_to_replace(
    request: RequestContext, responder: Responder, table: Table, wanted: AnyGameUI
) -> None:
    """Another guided game is under way: ask whether it is to go on."""
    title = request.game_ui.title(request.interaction.locale.value)
    other = wanted.title(request.interaction.locale.value)
    replace_id = CustomId("lesson", table.row.id, table.row.ply, ("new", wanted.name))
    resume_id = CustomId("lesson", table.row.id, table.row.ply, ("show",))
    buttons = (
        Button(request.translate("button-lesson-on", game=title), resume_id),
        Button(request.translate("button-lesson-instead", game=other), replace_id),
    )
    await responder.respond(request.translate("ask-lesson-instead", game=title), controls=buttons)


async def _open_table(request: RequestContext, ui: AnyGameUI) -> None:
    """Make the table, with an AI across from the person. It is begun when it is shown."""
    request.bind_game(ui)
    opponent = SeatRow(seat=1, name=_opponent_name(request), ai=OPPONENT_LEVEL)
    try:
        await request.runtime.tables.open_lobby(
            ui.game,
            {},
            channel_id=private_channel_id(request.user_id),
            guild_id=None,
            seats=(host_seat(request), opponent),
            interaction_id=None,
            settings=TUTORIAL_SETTINGS.model_dump_json(),
        )
    except RequestRejected as rejection:
        # A second press of the same button.
        if rejection.reason != "channel-taken":
            raise


def _opponent_name(request: RequestContext) -> str:
    """A name for the AI that is not the person's own."""
    own = host_seat(request).name
    return next(name for name in request.translate("ai-names").split(", ") if name != own)


async def _show_tutorial(
    request: RequestContext, responder: Responder, *, lead: Sequence[str] = ()
) -> None:
    """Show how the game stands. `lead` is said before anything else."""
    async with request.modify_table() as table:
        panel = await _advance_panel(request, table, lead=lead)
    await _respond_panel(request, responder, panel)


async def _respond_panel(
    request: RequestContext, responder: Responder, panel: TutorialPanel
) -> None:
    picture = await request.pictures.draw(panel.picture_key, panel.render)
    await responder.respond(panel.content, picture=picture, controls=panel.controls)


async def _advance_panel(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> TutorialPanel:
    """The table as it stands once the AI has moved, and what its player may do."""
    try:
        if table.row.status == "lobby":
            await table.lobby.start(request.user_id, None)
        await request.runtime.ai_scheduler.play_until_human(table)
        if table.row.status == "over":
            return await result_panel(request, table)
        return await turn_panel(request, table, lead=lead, with_hint=with_hint)
    except (StoreError, LeaseLost) as error:
        log.warning("a guided game is held up: %s", error)
        return ai_unavailable_panel(request, table)


async def handle_tutorial_button(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Do what a button of a guided game says, and show the table as it is then."""
    request.use_private_table()
    table = await _running_tutorial(request)
    if table is None or table.row.id != custom_id.game_id or not custom_id.path:
        raise RequestRejected("no-lesson")
    verb, *path = custom_id.path
    if table.row.status == "lobby":
        verb = "show"
    match verb:
        case "do":
            await _pick_action(request, responder, custom_id.ply, tuple(path))
        case "ask" if path:
            await _reopen_question(request, responder, custom_id.ply, tuple(path))
        case "pick":
            await _pick_action(request, responder, custom_id.ply, (*path[1:], *request.values))
        case "page" if path and path[0].isdecimal():
            await _pick_action(request, responder, custom_id.ply, tuple(path[1:]), int(path[0]))
        case "undo":
            await _undo(request, responder, custom_id.ply)
        case "hint":
            async with request.modify_table() as table:
                panel = await _advance_panel(request, table, with_hint=True)
            await _respond_panel(request, responder, panel)
        case "hand" | "rules":
            await _show_view(request, responder, verb)
        case _:
            await _handle_game_button(request, responder, verb, path)


async def _handle_game_button(
    request: RequestContext, responder: Responder, verb: str, path: Sequence[str]
) -> None:
    """What concerns the game as a whole: leave it, begin another, or just see it."""
    if verb == "stop":
        async with request.modify_table() as table:
            panel = confirm_abandon_panel(request, table)
        await responder.respond(panel.content, controls=panel.controls)
    elif verb == "new" and (not path or path[0] not in games_with_tutorial(request)):
        raise RequestRejected("not-taught")
    elif verb in ("end", "new"):
        async with request.modify_table() as table:
            await table.abandon(request.user_id, False, request.interaction_id)
        if verb == "end":
            again = (
                _new_tutorial_button(request.game_ui, request.translate("button-lesson-again")),
            )
            await responder.respond(request.translate("lesson-ended"), controls=again)
        else:
            await open_tutorial(request, responder, path[0])
    else:
        await _show_tutorial(request, responder)


async def _show_view(request: RequestContext, responder: Responder, verb: str) -> None:
    """The own hand, or what the signs in the picture mean, with a way back to the table."""
    table = await request.get_table()
    row = table.row
    back = Button(
        request.translate("button-lesson-back"), CustomId("lesson", row.id, row.ply, ("show",))
    )
    text, picture = await (
        _hand_view(request, table) if verb == "hand" else render_rule_page(request, ICONS_TOPIC)
    )
    await responder.respond(text, picture=picture, controls=(back,))


async def _hand_view(request: RequestContext, table: Table) -> tuple[str, Picture | None]:
    hand, snapshot = request.game_ui.hand, table.snapshot
    if hand is None:
        raise RequestRejected("old-button")
    render, seat = hand.render, table.require_seat(request.user_id)
    view = table.game.view(snapshot.state, seat)
    key = ("hand", snapshot.row.id, snapshot.row.ply, seat, request.interaction.locale)
    picture = await request.pictures.draw(
        key, lambda: render(view, snapshot.names, request.translate)
    )
    return hand.describe(view, request.translate), picture


async def _undo(request: RequestContext, responder: Responder, ply: int) -> None:
    async with request.modify_table() as table:
        try:
            await undo(table, request.store, request.user_id, ply, request.interaction_id)
            lead = request.translate("undone")
        except RequestRejected as rejection:
            lead = rejection_message(request, f"refused-{rejection.reason}", rejection.params)
        panel = await _advance_panel(request, table, lead=(lead,))
    await _respond_panel(request, responder, panel)


async def _pick_action(
    request: RequestContext,
    responder: Responder,
    seen_ply: int,
    path: tuple[str, ...],
    page: int = 0,
) -> None:
    """Make the move that a path names, or ask for what it leaves open.

    What was seen too long ago moves nothing: then the table is shown as it is now.
    """
    async with request.modify_table() as table:
        legal = table.legal_actions(request.user_id)
        node = resolve_path(request.game_ui, legal, path)
        is_fresh = bool(legal) and seen_ply == table.row.ply
        if is_fresh and not node.actions and node.children:
            panel = question_panel(request, table, node, page)
        else:
            lead = await _submit(request, table, node.actions, seen_ply) if is_fresh else ()
            panel = await _advance_panel(request, table, lead=lead)
    await _respond_panel(request, responder, panel)


async def _reopen_question(
    request: RequestContext, responder: Responder, seen_ply: int, path: tuple[str, ...]
) -> None:
    """Go back to an earlier question of the same move. That makes none, whatever is left."""
    async with request.modify_table() as table:
        node = node_at(request.game_ui, table.legal_actions(request.user_id), path)
        is_fresh = bool(node.children) and seen_ply == table.row.ply
        panel = (
            question_panel(request, table, node, 0)
            if is_fresh
            else await _advance_panel(request, table)
        )
    await _respond_panel(request, responder, panel)


async def _submit(
    request: RequestContext, table: Table, actions: Sequence[Any], seen_ply: int
) -> Sequence[str]:
    """Carry out a move. Gives what there is to say of it first: why it was not possible."""
    if not actions:
        return ()
    try:
        await table.play.submit(request.user_id, actions, seen_ply, request.interaction_id)
    except IllegalAction as illegal:
        return (rejection_message(request, f"illegal-{illegal.reason}", illegal.params),)
    except RequestRejected as rejection:
        if rejection.reason not in ("stale", "seen"):
            raise
    return ()
