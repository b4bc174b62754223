"""Planning moves while others are on turn: a private list of plans, and the ways to change it.

The codes of a button are () for the list, `drop` and a plan's number, or the number of the plan to
be replaced (`NEW` for none), then `do` and the codes of an action, or `wait` and those of a wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.channel.components import Button, Control, SelectMenu
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.game_ui import ChoicePath
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import (
    can_plan,
    home_button,
    page_buttons,
    split_into_menus,
    start_new_row,
)
from bot.interactions.core.plan_texts import describe_plan
from bot.interactions.core.responder import Response
from bot.interactions.moves.choice_menu import MAX_CHOICE_BUTTONS, choice_label
from bot.interactions.moves.choice_tree import node_at, resolve_path
from bot.planner import Planner, Waiting
from bot.table.errors import RequestRejected
from bot.table.plans import MAX_PLANS
from bot.table.table import Table
from engine.core import Seat

NEW = "0"
"""The code for a plan that replaces none."""

Choices = Mapping[ChoicePath, str]
"""The codes of the choices on the way to a plan, with their labels."""


async def open_plans(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Show the user's plans, or follow the codes of a button to a new, changed or dropped one."""
    match custom_id.path:
        case ():
            return await _show_plans(request, table)
        case ("drop", number) if is_stored_integer(number):
            return await _drop(request, table, int(number))
    return await _plan(request, table, custom_id.ply, custom_id.path, 0)


async def pick_planned(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Follow what was selected in a menu. The first code only makes the id unique."""
    if not custom_id.path or not request.values:
        raise RequestRejected("old-button")
    path = (*custom_id.path[1:], request.values[0])
    return await _plan(request, table, custom_id.ply, path, 0)


async def show_planned_page(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Show another page of the same choices. The first code is the page's number."""
    if not custom_id.path or not is_stored_integer(custom_id.path[0]):
        raise RequestRejected("old-button")
    number, *path = custom_id.path
    return await _plan(request, table, custom_id.ply, tuple(path), int(number))


# The list


async def _show_plans(request: RequestContext, table: Table, lead: str = "") -> Response:
    """The user's plans, with buttons to change and drop them, and to plan another move."""
    planner, seat = _planner(request), table.require_seat(request.user_id)
    plans = table.plans.active(seat)
    may_plan = can_plan(request.game_ui, table, seat)
    if not may_plan and not plans:
        await table.plans.check_may_plan(request.user_id, table.row.ply)
    lines = [lead]
    lines.append(request.translate("plans-title" if plans else "plans-none"))
    buttons = list[Button]()
    for place, plan in enumerate(plans, 1):
        what = describe_plan(request, table, plan)
        lines.append(request.translate("plans-line", number=place, what=what))
        ways = {"change": (str(plan.number),), "drop": ("drop", str(plan.number))}
        for key, path in ways.items():
            if key == "change" and not may_plan:
                continue
            label = request.translate(f"button-plan-{key}", number=place)
            buttons.append(Button(label, _custom_id(table, path)))
    if may_plan and len(plans) < MAX_PLANS:
        choices = _kinds(request, planner, table, seat, NEW)
        buttons += start_new_row(_choice_buttons(table, choices))
    home = home_button(request.game_ui, table.row, request.translate)
    return Response("\n".join(filter(None, lines)), (*buttons, *start_new_row([home])))


async def _drop(request: RequestContext, table: Table, number: int) -> Response:
    _planner(request)
    dropped = await table.plans.drop(table.require_seat(request.user_id), number)
    request.mark_committed()
    what = describe_plan(request, table, dropped)
    return await _show_plans(request, table, request.translate("plan-dropped", what=what))


# The way to a plan


async def _plan(
    request: RequestContext, table: Table, seen_ply: int, path: ChoicePath, page: int
) -> Response:
    """Plan what the codes name, or ask for what they leave open."""
    planner = _planner(request)
    seat = await table.plans.check_may_plan(request.user_id, seen_ply)
    slot, *codes = path
    if not is_stored_integer(slot):
        raise RequestRejected("old-button")
    if slot != NEW:
        table.plans.find(seat, int(slot))
    match codes:
        case []:
            choices = _kinds(request, planner, table, seat, slot)
            return _menu(request, table, request.translate("ask-plan"), path, choices, 0)
        case ["do", *rest]:
            return await _plan_action(request, planner, table, seat, slot, tuple(rest), page)
        case ["wait", *rest] if planner.waiting is not None:
            waiting = planner.waiting
            return await _plan_wait(request, waiting, table, seat, slot, tuple(rest), page)
    raise RequestRejected("old-button")


async def _plan_action(
    request: RequestContext,
    planner: Planner[Any, Any, Any],
    table: Table,
    seat: Seat,
    slot: str,
    codes: ChoicePath,
    page: int,
) -> Response:
    ui, view = request.game_ui, table.game.view(table.state, seat)
    node = resolve_path(ui, planner.plannable(view), codes)
    if node.actions:
        return await _add(request, table, seat, node.actions[0], None, slot)
    choices = {
        (slot, "do", *path): choice_label(ui, path, actions, view, request.translate)
        for path, actions in node.children.items()
    }
    is_known = bool(codes and choices)
    chosen = ui.panels.verb_label(codes[0], view, request.translate) if is_known else ""
    text = request.translate("ask-plan-which", chosen=chosen)
    return _menu(request, table, text, (slot, "do", *node.path), choices, page)


async def _plan_wait(
    request: RequestContext,
    waiting: Waiting[Any, Any],
    table: Table,
    seat: Seat,
    slot: str,
    codes: ChoicePath,
    page: int,
) -> Response:
    view = table.game.view(table.state, seat)
    following = [path for path in waiting.paths(view) if path[: len(codes)] == codes]
    if codes in following:
        return await _add(request, table, seat, table.game.pass_action, codes, slot)
    steps = dict.fromkeys(path[: len(codes) + 1] for path in following)
    choices = {
        (slot, "wait", *path): waiting.label(path, view, request.translate) for path in steps
    }
    chosen = waiting.label(codes, view, request.translate) if choices and codes else ""
    text = request.translate("ask-plan-which", chosen=chosen)
    return _menu(request, table, text, (slot, "wait", *codes), choices, page)


async def _add(
    request: RequestContext,
    table: Table,
    seat: Seat,
    action: Any,
    until: ChoicePath | None,
    slot: str,
) -> Response:
    replaced = None if slot == NEW else int(slot)
    number = request.interaction_id
    plan = await table.plans.add(seat, action, until, number=number, replaced=replaced)
    request.mark_committed()
    what = describe_plan(request, table, plan)
    return await _show_plans(request, table, request.translate("plan-made", what=what))


def _planner(request: RequestContext) -> Planner[Any, Any, Any]:
    """The game's planner. Raises RequestRejected if moves cannot be planned in it."""
    planner = request.game_ui.planner
    if planner is None:
        raise RequestRejected("old-button")
    return planner


# Choices


def _kinds(
    request: RequestContext, planner: Planner[Any, Any, Any], table: Table, seat: Seat, slot: str
) -> Choices:
    """The kinds of moves that can be planned, and what passing can wait for."""
    ui, view = request.game_ui, table.game.view(table.state, seat)
    choices = {
        (slot, "do", *path): choice_label(ui, path, actions, view, request.translate)
        for path, actions in node_at(ui, planner.plannable(view), ()).children.items()
    }
    if planner.waiting is not None:
        for code in dict.fromkeys(path[0] for path in planner.waiting.paths(view)):
            choices[slot, "wait", code] = planner.waiting.label((code,), view, request.translate)
    return choices


def _menu(
    request: RequestContext,
    table: Table,
    text: str,
    path: ChoicePath,
    choices: Choices,
    page: int,
) -> Response:
    """The choices as buttons, or as menus if there are too many, and the way back to the list.

    Raises RequestRejected if there are none, since what the path names is gone.
    """
    if not choices:
        raise RequestRejected("plan-gone")
    controls: list[Control]
    if len(choices) <= MAX_CHOICE_BUTTONS:
        controls = [*_choice_buttons(table, choices)]
    else:
        controls = _choice_menus(request, table, path, choices, page)
    back = Button(request.translate("button-before"), _custom_id(table, ()))
    return Response(text, (*controls, *start_new_row([back])))


def _choice_buttons(table: Table, choices: Choices) -> list[Button]:
    return [
        Button(label, _custom_id(table, path), discord.ButtonStyle.primary)
        for path, label in choices.items()
    ]


def _choice_menus(
    request: RequestContext, table: Table, path: ChoicePath, choices: Choices, page: int
) -> list[Control]:
    row = table.row
    options: Sequence[tuple[str, str]] = [(label, codes[-1]) for codes, label in choices.items()]
    menus, pages = split_into_menus(options, page)
    return [
        *(
            SelectMenu(
                request.translate("menu-part", first=menu[0][0], last=menu[-1][0]),
                # The place only makes the id unique in the message.
                CustomId("plan-pick", row.id, row.ply, (str(place), *path)),
                tuple(menu),
            )
            for place, menu in enumerate(menus)
        ),
        *page_buttons(
            pages,
            lambda other: CustomId("plan-page", row.id, row.ply, (str(other), *path)),
            request.translate,
        ),
    ]


def _custom_id(table: Table, path: ChoicePath) -> CustomId:
    return CustomId("plan", table.row.id, table.row.ply, path)
