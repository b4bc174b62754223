"""The legal actions as a tree: a path of codes leads to an action or to the next choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.game_ui import AnyGameUI, ChoicePath, MultiSelect

VERB_LENGTH = 1
"""Length of a path that names only the kind of action. Its choices are always shown."""


@dataclass(frozen=True, slots=True)
class ChoiceNode:
    """The node at a path: the actions that the path names, or the choices that follow."""

    path: ChoicePath

    actions: tuple[Any, ...]
    """The actions the path names, to be made one after the other. Usually one; none if the path
    leaves something to choose.
    """

    children: dict[ChoicePath, list[Any]]
    """The paths that are one choice longer, each with the legal actions that begin with it."""

    multi_select: MultiSelect | None = None
    """How many of the next choices can be picked at once, or None for exactly one."""

    previous: ChoicePath | None = None
    """The path of the previous question, or None if nothing was chosen yet."""


def resolve_path(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoiceNode:
    """Follow a path, and go on as long as there is only one choice."""
    path = _skip_single_choices(ui, legal, path)
    exact = next((action for action in legal if ui.panels.path(action) == path), None)
    if exact is not None:
        return ChoiceNode(path, (exact,), {})
    if not child_paths(ui, legal, path) and (steps := _sequential_actions(ui, legal, path)):
        return ChoiceNode(path, steps, {})
    return replace(node_at(ui, legal, path), previous=_previous_question(ui, legal, path))


def _skip_single_choices(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoicePath:
    """The path, extended as long as only one choice follows."""
    paths = {ui.panels.path(action) for action in legal}
    kinds = {full_path[:VERB_LENGTH] for full_path in paths}
    if not path and len(kinds) == 1 and not kinds & paths:
        (path,) = kinds
    while path not in paths:
        children = child_paths(ui, legal, path)
        if len(children) != 1 or len(path) <= VERB_LENGTH:
            break
        path = next(iter(children))
    return path


def _previous_question(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoicePath | None:
    """The longest prefix of the path that leaves something to choose."""
    prefixes = (
        _skip_single_choices(ui, legal, path[:depth]) for depth in reversed(range(len(path)))
    )
    return next((prefix for prefix in prefixes if len(prefix) < len(path)), None)


def node_at(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoiceNode:
    """The choices after a path, even if there is only one."""
    children = child_paths(ui, legal, path)
    return ChoiceNode(path, (), children, _multi_select(ui, path, children))


def _multi_select(
    ui: AnyGameUI, path: ChoicePath, children: Mapping[ChoicePath, list[Any]]
) -> MultiSelect | None:
    actions = [action for child in children.values() for action in child]
    return ui.panels.multi_select(path, actions) if actions else None


def child_paths(
    ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath
) -> dict[ChoicePath, list[Any]]:
    """The paths that are one choice longer, each with the legal actions that begin with it."""
    children: dict[ChoicePath, list[Any]] = {}
    for action in legal:
        full_path = ui.panels.path(action)
        if full_path[: len(path)] == path and len(full_path) > len(path):
            children.setdefault(full_path[: len(path) + 1], []).append(action)
    return children


def selectable_paths(ui: AnyGameUI, node: ChoiceNode) -> dict[ChoicePath, list[Any]]:
    """The choices that can be picked at once: every code that any action has after the path.

    Each code is given as if it were the next one, with the actions that contain it.
    """
    if node.multi_select is None or node.multi_select.as_separate_actions:
        return node.children
    paths: dict[ChoicePath, list[Any]] = {}
    depth = len(node.path)
    for actions in node.children.values():
        for action in actions:
            for code in ui.panels.path(action)[depth:]:
                paths.setdefault((*node.path, code), []).append(action)
    return paths


def with_selection_limits(node: ChoiceNode, view: Any) -> ChoiceNode:
    """Offer each choice as often as it can be picked, and limit how many can be picked at once."""
    multi_select = node.multi_select
    if multi_select is None or multi_select.limits is None:
        return node
    limits = multi_select.limits(view)
    offered: dict[ChoicePath, list[Any]] = {}
    for path, actions in node.children.items():
        offered[path] = actions
        for copy in range(2, limits.copies.get(path[-1], 1) + 1):
            offered[*path[:-1], f"{path[-1]}.{copy}"] = actions
    maximum = min(limits.max_values, len(offered))
    return replace(node, children=offered, multi_select=replace(multi_select, max_values=maximum))


def in_display_order(ui: AnyGameUI, node: ChoiceNode, codes: Sequence[str]) -> ChoicePath:
    """Sort codes that were picked at once into the order in which they are offered."""
    offered = [path[-1] for path in selectable_paths(ui, node)]
    positions = {code: place for place, code in enumerate(offered)}
    return tuple(sorted(codes, key=lambda code: positions.get(code, len(positions))))


def _sequential_actions(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> tuple[Any, ...]:
    """The actions of a path whose last codes were picked at once and are separate actions."""
    for depth in range(len(path) - 1, 0, -1):
        multi_select = _multi_select(ui, path[:depth], child_paths(ui, legal, path[:depth]))
        if multi_select is None or not multi_select.as_separate_actions:
            continue
        actions = [ui.panels.action((*path[:depth], code)) for code in path[depth:]]
        if multi_select.min_values <= len(actions) <= multi_select.max_values and all(actions):
            return tuple(actions)
    return ()
