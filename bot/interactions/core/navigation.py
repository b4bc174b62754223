"""Buttons that lead from one private response to another, and pages of menus.

Nothing here reads the store or sends anything: the buttons follow from the game's capabilities
and the state of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import discord

from bot.channel.clock_lines import return_button
from bot.channel.components import MAX_MENU_OPTIONS, MAX_ROWS, Button, SelectMenu
from bot.channel.custom_id import CustomId
from bot.channel.verb_buttons import verb_buttons
from bot.game_ui import AnyGameUI
from bot.storage.records import GameRow
from bot.table.gameplay import AUTO_PASSING
from bot.table.table import Table
from engine.ai.registry import has_agents
from engine.core import Seat
from render.translation import Translate

MENUS_PER_PAGE = MAX_ROWS - 2
"""Select menus on one page. A row is left for the page buttons and one for the way back."""

LOOK_VERB = "view"
"""The verb of the menu of views. What is picked leads where a button with that verb does."""

MENU_EMOJIS = {
    "board": "\N{GAME DIE}",
    "standings": "\N{TROPHY}",
    "course": "\N{CHART WITH UPWARDS TREND}",
    "log": "\N{SCROLL}",
    "tableaux": "\N{BUSTS IN SILHOUETTE}",
    "rules": "\N{OPEN BOOK}",
    "cards": "\N{PLAYING CARD BLACK JOKER}",
    "ask-leave": "\N{DOOR}",
    "away": "\N{SLEEPING SYMBOL}",
    "pace": "\N{STOPWATCH}\N{VARIATION SELECTOR-16}",
    "ask-end": "\N{CHEQUERED FLAG}",
}
"""The emojis of what can be picked there, by verb."""

MenuOption: TypeAlias = tuple[str, str]
"""The label and the value of an option in a select menu."""


def home_button(ui: AnyGameUI, row: GameRow, translate: Translate) -> Button:
    """A button to the user's hand, or to the views if the game has no hands."""
    if ui.hand is None:
        return Button(translate("button-look"), CustomId("look", row.id, row.ply))
    return Button(translate("button-hand"), CustomId("hand", row.id, row.ply))


def back_button(row: GameRow, translate: Translate) -> Button:
    """A button from a view back to where all views are offered."""
    return Button(translate("button-before"), CustomId("look", row.id, row.ply), new_row=True)


def view_buttons(ui: AnyGameUI, row: GameRow, translate: Translate) -> list[Button]:
    """A button for each view that the game has in its current phase: board, log, rules..."""
    running = row.status == "running"
    offered = {
        "board": running,
        "standings": running and ui.current_standings is not None,
        "course": running and ui.score_chart is not None,
        "log": running,
        "tableaux": running and ui.tableau is not None,
        "rules": True,
        "cards": ui.card_reference is not None,
    }
    labels = {
        "cards": "button-cards" if ui.card_reference is None else ui.card_reference.button_key
    }
    return [
        Button(translate(labels.get(verb, f"button-{verb}")), CustomId(verb, row.id, row.ply))
        for verb, is_available in offered.items()
        if is_available
    ]


def look_menu(
    ui: AnyGameUI, row: GameRow, others: Sequence[Button], translate: Translate
) -> SelectMenu:
    """A menu of the views, and of what these buttons, which are rarely needed, would do."""
    return SelectMenu(
        translate("button-more"),
        CustomId(LOOK_VERB, row.id, row.ply),
        tuple(
            (button.label, button.custom_id.verb)
            for button in (*view_buttons(ui, row, translate), *others)
        ),
        icons=MENU_EMOJIS,
        below=True,
    )


def table_link(table: Table) -> str:
    """A link to the message that shows the table, or to its channel."""
    row = table.row
    if row.turn_message_id is None:
        return f"<#{row.channel_id}>"
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.turn_message_id}"


def spectator_buttons(
    ui: AnyGameUI, table: Table, user_id: int, translate: Translate, *, can_return: bool = False
) -> list[Button]:
    """The views, and a button to join if a seat is free.

    With `can_return` an AI plays for the user, who can have the seat back.
    """
    row = table.row
    is_seated = table.seat_of(user_id) is not None
    buttons = list[Button]()
    if can_return or (row.status == "lobby" and table.free_seats and not is_seated):
        label = (
            translate("button-come-back")
            if can_return
            else translate("button-join", free=table.free_seats)
        )
        custom_id = CustomId("join", row.id, row.ply)
        buttons.append(Button(label, custom_id, discord.ButtonStyle.primary))
    return [*buttons, *start_new_row(view_buttons(ui, row, translate))]


def player_buttons(
    ui: AnyGameUI, table: Table, seat: Seat, translate: Translate, *, undo_ply: int | None
) -> list[Button]:
    """Buttons for what a player of a running game can do besides moving.

    `undo_ply` is the ply of the action that the player can undo, or None.
    """
    row = table.row
    own_actions = list[Button]()
    if table.seats[seat].stand_in:
        own_actions += return_button(table.snapshot, translate, is_private=True)
    if can_get_hint(ui, table, seat):
        own_actions.append(Button(translate("button-hint"), CustomId("hint", row.id, row.ply)))
    if undo_ply is not None:
        own_actions.append(Button(translate("button-undo"), CustomId("undo", row.id, undo_ply)))
    if table.seats[seat].intent == AUTO_PASSING:
        own_actions.append(Button(translate("button-back"), CustomId("back", row.id, row.ply)))
    planned = len(table.plans.active(seat))
    if planned or can_plan(ui, table, seat):
        label = translate("button-plan", number=planned)
        own_actions.append(Button(label, CustomId("plan", row.id, row.ply)))
    return start_new_row(own_actions)


def move_buttons(
    ui: AnyGameUI, view: Any, legal: Sequence[Any], row: GameRow, translate: Translate
) -> list[Button]:
    """A button for each kind of action that is legal for the seat of the view."""
    legal_verbs = {ui.panels.path(action)[0] for action in legal}
    verbs = [verb for verb in ui.panels.verbs(view) if verb in legal_verbs]
    return verb_buttons(ui, verbs, view, row, translate)


def can_get_hint(ui: AnyGameUI, table: Table, seat: Seat) -> bool:
    """Whether the seat could ask for a hint now."""
    return (
        ui.hints is not None
        and has_agents(ui.name)
        and table.settings.hints
        and seat in table.acting_seats
    )


def can_plan(ui: AnyGameUI, table: Table, seat: Seat) -> bool:
    """Whether the seat's user could plan moves now: others are on turn, and no AI stands in."""
    return (
        ui.planner is not None
        and not table.row.is_private
        and table.row.status == "running"
        and seat not in table.acting_seats
        and table.seats[seat].stand_in is None
    )


def start_new_row(buttons: Sequence[Button]) -> list[Button]:
    """Copies of the buttons, with only the first one beginning a new row."""
    return [replace(button, new_row=place == 0) for place, button in enumerate(buttons)]


def split_into_menus(
    options: Sequence[MenuOption], page: int
) -> tuple[list[Sequence[MenuOption]], int]:
    """The options of each menu on a page, and the number of pages.

    A page past the end shows the last one.
    """
    menus = [
        options[first : first + MAX_MENU_OPTIONS]
        for first in range(0, len(options), MAX_MENU_OPTIONS)
    ]
    pages = -(-len(menus) // MENUS_PER_PAGE)
    first = min(page, pages - 1) * MENUS_PER_PAGE
    return menus[first : first + MENUS_PER_PAGE], pages


def page_buttons(
    pages: int, custom_id: Callable[[int], CustomId], translate: Translate
) -> list[Button]:
    """A button for each page; none if there is only one."""
    return [
        Button(translate("button-page", number=page + 1, pages=pages), custom_id(page))
        for page in (range(pages) if pages > 1 else ())
    ]


def adjacent_page_buttons(
    page: int,
    pages: int,
    labels: tuple[str, str],
    custom_id: Callable[[int], CustomId],
) -> list[Button]:
    """Buttons with these labels to the previous and the next page, if they exist."""
    return [
        Button(label, custom_id(target))
        for label, target in zip(labels, (page - 1, page + 1), strict=True)
        if 0 <= target < pages
    ]
