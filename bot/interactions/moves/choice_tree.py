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

    closing: ChoicePath | None = None
    """The path of the action that can be made instead of the next choices, and ends them."""


def resolve_path(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoiceNode:
    """Follow a path, and go on as long as there is only one choice."""
    actions = _actions_by_path(ui, legal)
    path = _skip_single_choices(ui, actions, path)
    if path in actions:
        return ChoiceNode(path, (actions[path],), {})
    children = _children(actions, path)
    if not children and (steps := _sequential_actions(ui, actions, path)):
        return ChoiceNode(path, steps, {})
    multi_select = _multi_select(ui, path, children)
    previous = _previous_question(ui, actions, path)
    closing = _closing_path(actions, multi_select)
    return ChoiceNode(path, (), children, multi_select, previous, closing)


def path_of_choice(
    ui: AnyGameUI, legal: Sequence[Any], actions: Sequence[Any], max_length: int
) -> ChoicePath:
    """The path that names all of these actions, or as many of the first as fit into its length.

    It is in characters, with a separator between two codes. The first action alone may be too long:
    then the path names only its kind.
    """
    first, *others = map(ui.panels.path, actions)
    for number in range(len(others), 0, -1):
        path = (*first, *(other[-1] for other in others[:number]))
        is_short = len("/".join(path)) <= max_length
        if is_short and resolve_path(ui, legal, path).actions == (*actions[: number + 1],):
            return path
    return first if len("/".join(first)) <= max_length else first[:VERB_LENGTH]


def _actions_by_path(ui: AnyGameUI, legal: Sequence[Any]) -> dict[ChoicePath, Any]:
    return {ui.panels.path(action): action for action in legal}


def _closing_path(
    actions: Mapping[ChoicePath, Any], multi_select: MultiSelect | None
) -> ChoicePath | None:
    """The path of the legal action that ends a selection, if there is one."""
    if multi_select is None or multi_select.closing is None:
        return None
    path = (multi_select.closing,)
    return path if path in actions else None


def _skip_single_choices(
    ui: AnyGameUI, actions: Mapping[ChoicePath, Any], path: ChoicePath
) -> ChoicePath:
    """The path, extended as long as only one choice follows, besides one that ends a selection."""
    if not path:
        kinds = {full_path[:VERB_LENGTH] for full_path in actions}
        open_kinds = kinds - actions.keys()
        if len(open_kinds) == 1:
            (kind,) = open_kinds
            closing = _closing_path(actions, _multi_select(ui, kind, _children(actions, kind)))
            if kinds == {kind} or kinds == {kind, closing}:
                path = kind
    while path not in actions:
        children = _children(actions, path)
        if len(children) != 1 or len(path) <= VERB_LENGTH:
            break
        path = next(iter(children))
    return path


def _previous_question(
    ui: AnyGameUI, actions: Mapping[ChoicePath, Any], path: ChoicePath
) -> ChoicePath | None:
    """The longest prefix of the path that leaves something to choose."""
    prefixes = (
        _skip_single_choices(ui, actions, path[:depth]) for depth in reversed(range(len(path)))
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
    return _children(_actions_by_path(ui, legal), path)


def _children(actions: Mapping[ChoicePath, Any], path: ChoicePath) -> dict[ChoicePath, list[Any]]:
    depth = len(path)
    children: dict[ChoicePath, list[Any]] = {}
    for full_path, action in actions.items():
        if len(full_path) > depth and full_path[:depth] == path:
            children.setdefault(full_path[: depth + 1], []).append(action)
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


def offers_all(node: ChoiceNode, view: Any) -> bool:
    """Whether all choices of a selection can be selected at once."""
    limited = with_selection_limits(node, view)
    return (
        limited.multi_select is not None
        and len(limited.children) <= limited.multi_select.max_values
    )


def in_display_order(ui: AnyGameUI, node: ChoiceNode, codes: Sequence[str]) -> ChoicePath:
    """Sort codes that were picked at once into the order in which they are offered."""
    offered = [path[-1] for path in selectable_paths(ui, node)]
    positions = {code: place for place, code in enumerate(offered)}
    return tuple(sorted(codes, key=lambda code: positions.get(code, len(positions))))


def _sequential_actions(
    ui: AnyGameUI, actions: Mapping[ChoicePath, Any], path: ChoicePath
) -> tuple[Any, ...]:
    """The actions of a path whose last codes were picked at once and are separate actions."""
    for depth in range(len(path) - 1, 0, -1):
        multi_select = _multi_select(ui, path[:depth], _children(actions, path[:depth]))
        if multi_select is None or not multi_select.as_separate_actions:
            continue
        codes, closing = path[depth:], tuple[Any, ...]()
        if codes[-1] == multi_select.closing:
            codes, closing = codes[:-1], (ui.panels.action(codes[-1:]),)
        steps = [ui.panels.action((*path[:depth], code)) for code in codes]
        if multi_select.min_values <= len(steps) <= multi_select.max_values and all(steps):
            return (*steps, *closing)
    return ()
