"""A question in private: the choices as buttons or menus, and the ways back from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import (
    BUTTONS_PER_ROW,
    MAX_BUTTONS,
    MAX_MENU_OPTIONS,
    MAX_ROWS,
    Button,
    Control,
    SelectMenu,
)
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button, start_new_row
from bot.interactions.moves.choice_tree import (
    VERB_LENGTH,
    ChoiceNode,
    selectable_paths,
    with_selection_limits,
)
from bot.table.table import Table

MAX_CHOICE_BUTTONS = MAX_BUTTONS - BUTTONS_PER_ROW
"""More choices than these are in menus: a row is left for the ways back, and for undo."""


def build_choice_menu(
    request: RequestContext, table: Table, view: Any, node: ChoiceNode, page: int
) -> tuple[str, list[Control]]:
    """What a person has to choose now, and the buttons or menus to choose with.

    Menus where buttons would not fit, in pages where the menus would not either; so no choice
    is out of reach. In the last row are the ways back; it has room for two buttons more.
    """
    prompt = request.game_ui.panels.prompt(node.path, view, request.translate)
    node = with_selection_limits(node, view)
    if node.multi_select is not None:
        controls = _choice_selects(request, table, view, node, page, multi_select=True)
    elif len(node.children) <= MAX_CHOICE_BUTTONS:
        controls = _choice_buttons(request, table, view, node)
    else:
        controls = _choice_selects(request, table, view, node, page, multi_select=False)
    return prompt, [*controls, *_back_buttons(request, table, node)]


def _choice_buttons(
    request: RequestContext, table: Table, view: Any, node: ChoiceNode
) -> list[Control]:
    return [
        Button(
            choice_label(request.game_ui, path, actions, view, request.translate),
            CustomId("do", table.row.id, table.row.ply, path),
            discord.ButtonStyle.primary,
        )
        for path, actions in node.children.items()
    ]


def _back_buttons(request: RequestContext, table: Table, node: ChoiceNode) -> list[Control]:
    """One choice back, and out of the whole move; where nothing was chosen yet, just away."""
    row = table.row
    if node.previous is None:
        return [*start_new_row([home_button(request.game_ui, row, request.translate)])]
    previous = CustomId("ask", row.id, row.ply, node.previous)
    cancel = CustomId("cancel", row.id, row.ply)
    return [
        Button(request.translate("button-before"), previous, new_row=True),
        Button(request.translate("button-cancel"), cancel),
    ]


def _choice_selects(
    request: RequestContext,
    table: Table,
    view: Any,
    node: ChoiceNode,
    page: int,
    *,
    multi_select: bool,
) -> list[Control]:
    """The choices in menus. Several can be picked at once where one menu holds them all."""
    row, ui = table.row, request.game_ui
    offered = selectable_paths(ui, node) if multi_select else node.children
    if len(offered) > MAX_MENU_OPTIONS:
        offered, multi_select = node.children, False
    labelled = [
        (choice_label(ui, path, actions, view, request.translate), path[-1])
        for path, actions in offered.items()
    ]
    parts = [
        labelled[first : first + MAX_MENU_OPTIONS]
        for first in range(0, len(labelled), MAX_MENU_OPTIONS)
    ]
    menus_per_page = MAX_ROWS - 2
    pages = (len(parts) + menus_per_page - 1) // menus_per_page
    first = min(page, pages - 1) * menus_per_page
    controls: list[Control] = []
    for place, part in enumerate(parts[first : first + menus_per_page]):
        # The place only keeps the ids of a message apart; what is picked is a code.
        custom_id = CustomId("pick", row.id, row.ply, (str(place), *node.path))
        limits = node.multi_select if multi_select else None
        controls.append(
            SelectMenu(
                _placeholder(request, part, len(parts)),
                custom_id,
                tuple(part),
                min_values=1 if limits is None else limits.min_values,
                max_values=1 if limits is None else limits.max_values,
            )
        )
    for other in range(pages) if pages > 1 else ():
        custom_id = CustomId("page", row.id, row.ply, (str(other), *node.path))
        controls.append(
            Button(request.translate("button-page", number=other + 1, pages=pages), custom_id)
        )
    return controls


def _placeholder(request: RequestContext, part: Sequence[tuple[str, str]], parts: int) -> str:
    if parts == 1:
        return request.translate("menu-choose")
    return request.translate("menu-part", first=part[0][0], last=part[-1][0])


def choice_label(
    ui: AnyGameUI, path: ChoicePath, actions: Sequence[Any], view: Any, translate: Any
) -> str:
    """A choice in words: a kind of action, or what is chosen for it."""
    if len(path) == VERB_LENGTH:
        return ui.panels.verb_label(path[0], view, translate)
    return ui.panels.label(path, actions, view, translate)
