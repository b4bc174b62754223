"""The private menu of choices: a prompt with buttons or select menus, and the ways back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.channel.components import (
    BUTTONS_PER_ROW,
    MAX_BUTTONS,
    MAX_MENU_OPTIONS,
    Button,
    Control,
    SelectMenu,
)
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Section
from bot.channel.verb_buttons import auto_pass_button
from bot.emojis.icon import Icon, in_text
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import (
    MenuOption,
    can_get_hint,
    home_button,
    page_buttons,
    split_into_menus,
    start_new_row,
)
from bot.interactions.moves.choice_tree import (
    VERB_LENGTH,
    ChoiceNode,
    child_paths,
    selectable_paths,
    with_selection_limits,
)
from bot.storage.records import GameRow
from bot.table.table import Table
from render.translation import Translate

MAX_CHOICE_BUTTONS = MAX_BUTTONS - BUTTONS_PER_ROW
"""More choices than these become menus. One row is left for Back, Hint and Undo."""


def build_choice_menu(
    request: RequestContext, table: Table, view: Any, node: ChoiceNode, page: int
) -> tuple[str, list[Control]]:
    """The prompt of a node, and the buttons or menus to choose with.

    Choices that do not fit as buttons become select menus, on several pages if needed, so that
    every choice can be reached. The last row holds the ways back, with room for two more buttons.
    """
    prompt = request.game_ui.panels.prompt(node.path, view, request.translate)
    node = with_selection_limits(_in_order_of_verbs(request.game_ui, node, view), view)
    if node.multi_select is not None:
        controls = _choice_selects(request, table, view, node, page, multi_select=True)
    elif len(node.children) <= MAX_CHOICE_BUTTONS:
        controls = _choice_buttons(request, table, view, node)
    else:
        controls = _choice_selects(request, table, view, node, page, multi_select=False)
    if node.closing is not None:
        label = request.game_ui.panels.verb_label(node.closing[0], view, request.translate)
        custom_id = CustomId("do", table.row.id, table.row.ply, node.closing)
        controls.append(Button(label, custom_id, discord.ButtonStyle.primary))
    return prompt, [*controls, *_back_buttons(request, table, view, node)]


def _in_order_of_verbs(ui: AnyGameUI, node: ChoiceNode, view: Any) -> ChoiceNode:
    """The kinds of actions in the order of the public buttons, whichever cards there are."""
    if node.path:
        return node
    places = {verb: place for place, verb in enumerate(ui.panels.verbs(view))}
    in_order = sorted(node.children, key=lambda path: places.get(path[0], len(places)))
    return replace(node, children={path: node.children[path] for path in in_order})


def _choice_buttons(
    request: RequestContext, table: Table, view: Any, node: ChoiceNode
) -> list[Control]:
    return [
        Button(
            choice_label(request.game_ui, path, actions, view, request.translate),
            CustomId("do", table.row.id, table.row.ply, path),
            discord.ButtonStyle.primary,
            icon=choice_icon(request.game_ui, path, view),
        )
        for path, actions in node.children.items()
    ]


def _back_buttons(
    request: RequestContext, table: Table, view: Any, node: ChoiceNode
) -> list[Button]:
    """Back to the previous question, or the home button if nothing was chosen yet.

    A hint about the whole move can be asked for beside it.
    """
    row, ui, translate = table.row, request.game_ui, request.translate
    hint = [Button(translate("button-hint"), CustomId("hint", row.id, row.ply))]
    hint = hint if can_get_hint(ui, table, view.seat) else []
    if node.previous is None:
        verbs = [] if node.path else [path[0] for path in node.children]
        rest = auto_pass_button(ui, verbs, view, row, translate)
        return start_new_row([*rest, home_button(ui, row, translate), *hint])
    previous = CustomId("ask", row.id, row.ply, node.previous)
    back = Button(translate("button-before"), previous, new_row=True)
    return [back, *hint]


def _choice_selects(
    request: RequestContext,
    table: Table,
    view: Any,
    node: ChoiceNode,
    page: int,
    *,
    multi_select: bool,
) -> list[Control]:
    """The choices in select menus. Several can be picked at once if one menu holds them all."""
    row, ui = table.row, request.game_ui
    offered = selectable_paths(ui, node) if multi_select else node.children
    if len(offered) > MAX_MENU_OPTIONS:
        offered, multi_select = node.children, False
    options = [
        (choice_label(ui, path, actions, view, request.translate), path[-1])
        for path, actions in offered.items()
    ]
    icons = choice_icons(ui, offered, view)
    menus, pages = split_into_menus(options, page)
    limits = node.multi_select if multi_select else None
    selects = [
        SelectMenu(
            _placeholder(request, menu, is_only_menu=len(menus) == pages == 1),
            # The place only makes the id unique in the message.
            CustomId("pick", row.id, row.ply, (str(place), *node.path)),
            tuple(menu),
            min_values=1 if limits is None else limits.min_values,
            max_values=1 if limits is None else limits.max_values,
            icons=icons,
        )
        for place, menu in enumerate(menus)
    ]
    return [
        *selects,
        *page_buttons(
            pages,
            lambda other: CustomId("page", row.id, row.ply, (str(other), *node.path)),
            request.translate,
        ),
    ]


def _placeholder(request: RequestContext, menu: Sequence[MenuOption], *, is_only_menu: bool) -> str:
    if is_only_menu:
        return request.translate("menu-choose")
    return request.translate("menu-part", first=menu[0][0], last=menu[-1][0])


def hand_sections(
    ui: AnyGameUI, view: Any, legal: Sequence[Any], row: GameRow, translate: Translate
) -> tuple[Section, ...]:
    """A line for each card of the hand that the seat of the view can choose now, with a button."""
    if ui.hand is None or ui.hand.verb is None:
        return ()
    verb = ui.hand.verb
    button = ui.panels.verb_label(verb, view, translate)
    sections = list[Section]()
    for path, actions in child_paths(ui, legal, (verb,)).items():
        icon = choice_icon(ui, path, view)
        label = choice_label(ui, path, actions, view, translate)
        text = " ".join(filter(None, ("" if icon is None else in_text(icon), label)))
        custom_id = CustomId("do", row.id, row.ply, path)
        sections.append(Section(text, Button(button, custom_id, discord.ButtonStyle.primary)))
    return tuple(sections)


def choice_label(
    ui: AnyGameUI, path: ChoicePath, actions: Sequence[Any], view: Any, translate: Any
) -> str:
    """The label of a choice: a kind of action, or what is chosen for it."""
    if len(path) == VERB_LENGTH:
        return ui.panels.verb_label(path[0], view, translate)
    return ui.panels.label(path, actions, view, translate)


def choice_icon(ui: AnyGameUI, path: ChoicePath, view: Any) -> Icon | None:
    """The icon of a choice, if it has one."""
    return None if ui.choice_icon is None else ui.choice_icon(path, view)


def choice_icons(ui: AnyGameUI, paths: Iterable[ChoicePath], view: Any) -> dict[str, Icon]:
    """The icons of choices, by the codes that they add."""
    icons = {path[-1]: choice_icon(ui, path, view) for path in paths}
    return {code: icon for code, icon in icons.items() if icon is not None}
