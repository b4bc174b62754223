"""Follows a game's private panels to the actions that they reach, and checks each panel."""

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
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import in_display_order, resolve_path
from engine.ai.registry import has_agents
from engine.core import Seat
from render.translation import Translate

LONG_ID, LONG_PLY = 10**12, 10**6
"""A game id and a ply with as many digits as they will ever have."""


@dataclass(frozen=True)
class DecisionPoint:
    """A seat that has to decide, with the state, its own and the public view."""

    ui: AnyGameUI
    seat: Seat
    legal: Sequence[Any]
    state: Any
    view: Any
    public: Any

    @property
    def translate(self) -> Translate:
        return self.ui.texts.in_language("en")


def reachable_actions(point: DecisionPoint) -> Iterator[Any]:
    """Every action that a player can make by following panels from the public buttons.

    Checks each panel on the way.
    """
    queue: list[ChoicePath] = [(verb,) for verb in point.ui.panels.verbs(point.public)]
    visited = set(queue)
    while queue:
        path = queue.pop()
        node = resolve_path(point.ui, point.legal, path)
        if len(node.actions) == 1:
            yield node.actions[0]
        elif not node.actions and not node.children:
            yield point.ui.panels.action(path)
        if node.actions or not node.children:
            continue
        for prompt, controls in panel_pages(point, path):
            check_panel(prompt, controls)
            check_navigation(point, node.path, controls)
            for selectable in paths_of_controls(point, controls):
                if selectable not in visited:
                    visited.add(selectable)
                    queue.append(selectable)


def panel_pages(point: DecisionPoint, path: ChoicePath) -> Iterator[tuple[str, list[Control]]]:
    """The prompt and the controls of each page of the panel after a path."""
    request: Any = SimpleNamespace(game_ui=point.ui, translate=point.translate)
    table: Any = SimpleNamespace(
        row=SimpleNamespace(id=LONG_ID, ply=LONG_PLY),
        settings=SimpleNamespace(hints=True),
        acting_seats=point.view.to_act,
    )
    page, pages = 0, 1
    while page < pages:
        node = resolve_path(point.ui, point.legal, path)
        prompt, controls = build_choice_menu(request, table, point.view, node, page)
        page_buttons = [c for c in controls if isinstance(c, Button) and c.custom_id.verb == "page"]
        pages = max(pages, len(page_buttons))
        yield prompt, controls
        page += 1


def paths_of_controls(point: DecisionPoint, controls: Sequence[Control]) -> Iterator[ChoicePath]:
    """Every path that pressing a button or selecting in a menu leads to."""
    for control in controls:
        if isinstance(control, Button):
            if control.custom_id.verb == "do":
                yield control.custom_id.path
            continue
        assert isinstance(control, SelectMenu)
        _, *before = control.custom_id.path
        node = resolve_path(point.ui, point.legal, tuple(before))
        codes = [code for _, code in control.options]
        for count in range(control.min_values, min(control.max_values, len(codes)) + 1):
            for selected in combinations(codes, count):
                yield (*before, *in_display_order(point.ui, node, selected))


def check_panel(prompt: str, controls: Sequence[Control]) -> None:
    """Assert that the prompt is a sentence, and that labels are distinct and within limits."""
    assert prompt.rstrip("*_ ").endswith((".", "?", "!", ":"))
    menus = [control for control in controls if isinstance(control, SelectMenu)]
    buttons = [control for control in controls if isinstance(control, Button)]
    assert 0 < len(build_view(controls).to_components()) <= MAX_ROWS
    assert len(buttons) <= MAX_BUTTONS
    ids = [control.custom_id.encoded for control in controls]
    assert len(set(ids)) == len(ids)
    assert all(len(encoded) <= MAX_CUSTOM_ID_LENGTH for encoded in ids)
    labels = [button.label for button in buttons]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= MAX_LABEL_LENGTH for label in labels)
    options = [option for menu in menus for option in menu.options]
    assert len({label for label, _ in options}) == len(options)
    assert all(0 < len(label) <= MAX_OPTION_LABEL_LENGTH for label, _ in options)
    for menu in menus:
        assert 0 < len(menu.options) <= MAX_MENU_OPTIONS
        assert 0 < menu.min_values <= menu.max_values


def check_navigation(point: DecisionPoint, path: ChoicePath, controls: Sequence[Control]) -> None:
    """Assert that there is Back, or at the first question a way out of the panel, and no other.

    Back leads to an earlier question. Two more buttons fit beside them.
    """
    navigation = {
        control.custom_id.verb: control.custom_id.path
        for control in controls
        if isinstance(control, Button) and control.custom_id.verb not in ("do", "page")
    }
    home = "look" if point.ui.hand is None else "hand"
    hint = set[str]() if point.ui.hints is None or not has_agents(point.ui.name) else {"hint"}
    assert set(navigation) in ({"ask"} | hint, {home} | hint)
    if "ask" in navigation:
        previous = resolve_path(point.ui, point.legal, navigation["ask"])
        assert previous.path == navigation["ask"]
        assert len(previous.children) > 0
        assert len(previous.path) < len(path)
        assert any(path[: len(child)] == child for child in previous.children)
    more = [Button(label, CustomId(label, 0)) for label in ("undo", "rest")]
    assert len(build_view([*controls, *more]).to_components()) <= MAX_ROWS
