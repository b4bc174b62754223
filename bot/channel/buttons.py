"""Buttons and select menus: what their ids say, and how a press finds its way.

They are sent without callbacks. Their ids hold all there is to know, so they work after a
restart, and one place answers every press, whatever its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import discord

VERSION = "1"
ID_LENGTH = 100
LABEL_LENGTH = 80
IN_A_ROW = 5
MOST_ROWS = 5
MOST_BUTTONS = IN_A_ROW * MOST_ROWS
MOST_IN_MENU = 25
MENU_LABEL_LENGTH = 100


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or a menu does: a verb, for one game, as somebody saw it at one ply.

    `path` holds the codes of what was chosen, never a place in a list.
    """

    verb: str
    game_id: int
    ply: int = 0
    path: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """The id that Discord keeps for us, at most 100 characters."""
        made = "/".join((VERSION, self.verb, str(self.game_id), str(self.ply), *self.path))
        if len(made) > ID_LENGTH:
            raise ValueError(f"an id of {len(made)} characters: {made}")
        return made

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read an id. None for one that this version did not make."""
        parts = custom_id.split("/")
        if len(parts) < 4 or parts[0] != VERSION:
            return None
        _, verb, game_id, ply, *path = parts
        if not (is_number(game_id) and is_number(ply)):
            return None
        return cls(verb, int(game_id), int(ply), tuple(path))


def is_number(text: str) -> bool:
    """Whether a text of somebody else's is a number that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 19


@dataclass(frozen=True, slots=True)
class Button:
    """One button to show."""

    label: str
    press: Press
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    new_row: bool = False
    leads_on: bool = True
    """Whether there is anything to be had by it just now; else it only keeps its place."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu to show: `options` are labels with the codes that they stand for.

    Whoever uses it picks `min_cost` to `claim_limit` of them.
    """

    placeholder: str
    press: Press
    options: tuple[tuple[str, str], ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu of the server's members: whoever uses it picks one to `claim_limit` of them."""

    placeholder: str
    press: Press
    most: int = 1


Control = Button | Menu | PeopleMenu


def has_room(controls: Sequence[Control]) -> bool:
    """Whether another row of buttons fits below these."""
    buttons = [control for control in controls if isinstance(control, Button)]
    menus = len(controls) - len(buttons)
    return menus + max(_rows(buttons), default=-1) + 1 < MOST_ROWS


def control_rows(controls: Sequence[Control]) -> discord.ui.View:
    """Menus in a row each, then the buttons in rows of five, as something to send.

    The view is stopped, so that discord.py keeps no copy and no timer of it.
    """
    view = discord.ui.View(timeout=None)
    menus = [control for control in controls if not isinstance(control, Button)]
    buttons = [control for control in controls if isinstance(control, Button)]
    for row, menu in enumerate(menus):
        view.add_item(_select(menu, row))
    for row, button in zip(_rows(buttons), buttons, strict=True):
        view.add_item(
            discord.ui.Button(
                label=shorten(button.label, LABEL_LENGTH),
                custom_id=button.press.custom_id,
                style=button.style,
                disabled=not button.leads_on,
                row=len(menus) + row,
            )
        )
    view.stop()
    return view


def _select(
    menu: Menu | PeopleMenu, row: int
) -> discord.ui.Select[discord.ui.View] | discord.ui.UserSelect[discord.ui.View]:
    if isinstance(menu, PeopleMenu):
        return discord.ui.UserSelect(
            custom_id=menu.press.custom_id,
            placeholder=shorten(menu.placeholder, MENU_LABEL_LENGTH),
            max_values=menu.most,
            row=row,
        )
    return discord.ui.Select(
        custom_id=menu.press.custom_id,
        placeholder=shorten(menu.placeholder, MENU_LABEL_LENGTH),
        min_values=menu.least,
        max_values=min(menu.most, len(menu.options)),
        options=[
            discord.SelectOption(label=shorten(label, MENU_LABEL_LENGTH), value=code)
            for label, code in menu.options
        ],
        row=row,
    )


def _rows(buttons: Iterable[Button]) -> list[int]:
    rows: list[int] = []
    row = used = 0
    for button in buttons:
        if used == IN_A_ROW or (button.new_row and used):
            row, used = row + 1, 0
        rows.append(row)
        used += 1
    return rows


def shorten(text: str, length: int) -> str:
    """The text, or its beginning with an ellipsis where it is longer."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"
