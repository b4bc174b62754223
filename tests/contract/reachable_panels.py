"""What somebody can reach by the private panels of a game, and what each panel must be like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import SimpleNamespace
from typing import Any

from bot.channel.components import (
    MAX_BUTTONS,
    MAX_LABEL_LENGTH,
    MAX_MENU_OPTIONS,
    MAX_OPTION_LABEL_LENGTH,
    MAX_ROWS,
    Button,
    Control,
    SelectMenu,
    build_view,
)
from bot.channel.custom_id import MAX_CUSTOM_ID_LENGTH, CustomId
from bot.game_ui import AnyGameUI
from bot.game_ui import ChoicePath as Codes
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import in_display_order, resolve_path
from engine.core import Seat

LONG_ID, LONG_PLY = 10**12, 10**6


@dataclass(frozen=True)
class DecisionPoint:
    """A seat at a moment of a game, as its person and everybody see it."""

    ui: AnyGameUI
    seat: Seat
    legal: Sequence[Any]
    view: Any
    public: Any

    @property
    def translate(self) -> Any:
        return self.ui.texts.in_language("en")


def panels_of(one: DecisionPoint, path: Codes) -> Iterator[tuple[str, list[Control]]]:
    """The question after a path with its controls, page by page."""
    reply: Any = SimpleNamespace(game=one.ui, translate=one.translate)
    table: Any = SimpleNamespace(row=SimpleNamespace(id=LONG_ID, ply=LONG_PLY))
    page, pages = 0, 1
    while page < pages:
        choices = resolve_path(one.ui, one.legal, path)
        prompt, controls = build_choice_menu(reply, table, one.view, choices, page)
        turning = [c for c in controls if isinstance(c, Button) and c.custom_id.verb == "page"]
        pages = max(pages, len(turning))
        yield prompt, controls
        page += 1


def paths_offered(one: DecisionPoint, controls: Sequence[Control]) -> Iterator[Codes]:
    """Every path that a press or a pick on these controls leads to."""
    for control in controls:
        if isinstance(control, Button):
            if control.custom_id.verb == "do":
                yield control.custom_id.path
            continue
        assert isinstance(control, SelectMenu)
        _, *before = control.custom_id.path
        choices = resolve_path(one.ui, one.legal, tuple(before))
        codes = [code for _, code in control.options]
        for number in range(control.min_values, min(control.max_values, len(codes)) + 1):
            for picked in combinations(codes, number):
                yield (*before, *in_display_order(one.ui, choices, picked))


def reachable_actions(one: DecisionPoint) -> Iterator[Any]:
    """Every action that somebody can make by following panels from the public buttons."""
    open_: list[Codes] = [(verb,) for verb in one.ui.panels.verbs(one.public)]
    seen = set(open_)
    while open_:
        path = open_.pop()
        choices = resolve_path(one.ui, one.legal, path)
        if len(choices.actions) == 1:
            yield choices.actions[0]
        elif not choices.actions and not choices.children:
            yield one.ui.panels.action(path)
        if choices.actions or not choices.children:
            continue
        for prompt, controls in panels_of(one, path):
            check_panel(prompt, controls)
            check_navigation(one, choices.path, controls)
            for following in paths_offered(one, controls):
                if following not in seen:
                    seen.add(following)
                    open_.append(following)


def check_panel(prompt: str, controls: Sequence[Control]) -> None:
    """A question in words, and controls that Discord takes and people can tell apart."""
    assert prompt.rstrip("*_ ").endswith((".", "?", "!", ":"))
    menus = [control for control in controls if isinstance(control, SelectMenu)]
    buttons = [control for control in controls if isinstance(control, Button)]
    assert 0 < len(build_view(controls).to_components()) <= MAX_ROWS
    assert len(buttons) <= MAX_BUTTONS
    ids = [control.custom_id.encoded for control in controls]
    assert len(set(ids)) == len(ids)
    assert all(len(made) <= MAX_CUSTOM_ID_LENGTH for made in ids)
    labels = [button.label for button in buttons]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= MAX_LABEL_LENGTH for label in labels)
    options = [option for menu in menus for option in menu.options]
    assert len({label for label, _ in options}) == len(options)
    assert all(0 < len(label) <= MAX_OPTION_LABEL_LENGTH for label, _ in options)
    for menu in menus:
        assert 0 < len(menu.options) <= MAX_MENU_OPTIONS
        assert 0 < menu.min_values <= menu.max_values


def check_navigation(one: DecisionPoint, path: Codes, controls: Sequence[Control]) -> None:
    """Who has chosen something can go back to the question before, or leave the whole move; who
    has not can go away. Two more buttons fit beside them.
    """
    ways = {
        control.custom_id.verb: control.custom_id.path
        for control in controls
        if isinstance(control, Button) and control.custom_id.verb not in ("do", "page")
    }
    home = "look" if one.ui.hand is None else "hand"
    assert set(ways) in ({"ask", "cancel"}, {home})
    if "ask" in ways:
        shown = resolve_path(one.ui, one.legal, ways["ask"])
        assert shown.path == ways["ask"]
        assert len(shown.children) > 0
        assert len(shown.path) < len(path)
        assert any(path[: len(following)] == following for following in shown.children)
    below = [Button(label, CustomId(label, 0)) for label in ("undo", "rest")]
    assert len(build_view([*controls, *below]).to_components()) <= MAX_ROWS
