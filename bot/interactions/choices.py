"""What a path of codes leads to among the legal actions: pure, for buttons and commands alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.game_ui import AnyGameUI, ChoicePath, MultiSelect

WHOLE = 1
"""A path of this length says only which kind of action: its choices are always shown."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a path leads to: actions that are chosen, or the paths to choose from.

    More than one action only where several are picked that are made one after the other.
    `queued_before` is the path at which something was chosen last on the way here; None: nothing was.
    """

    path: ChoicePath
    actions: tuple[Any, ...]
    next: dict[ChoicePath, list[Any]]
    several: MultiSelect | None = None
    before: ChoicePath | None = None


def narrow(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> Choices:
    """Follow a path among the legal actions as far as there is nothing to choose."""
    path = _followed(ui, legal, path)
    whole = next((action for action in legal if ui.panels.path(action) == path), None)
    if whole is not None:
        return Choices(path, (whole,), {})
    if not after(ui, legal, path) and (steps := _steps(ui, legal, path)):
        return Choices(path, steps, {})
    return replace(choices_at(ui, legal, path), before=_before(ui, legal, path))


def _followed(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoicePath:
    """The path made longer for as long as only one choice follows."""
    paths = {ui.panels.path(action) for action in legal}
    kinds = {whole[:WHOLE] for whole in paths}
    if not path and len(kinds) == 1 and not kinds & paths:
        (path,) = kinds
    while path not in paths:
        following = after(ui, legal, path)
        if len(following) != 1 or len(path) <= WHOLE:
            break
        path = next(iter(following))
    return path


def _before(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> ChoicePath | None:
    """The longest path that asks for something on the way to this one."""
    shorter = (_followed(ui, legal, path[:depth]) for depth in reversed(range(len(path))))
    return next((one for one in shorter if len(one) < len(path)), None)


def choices_at(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> Choices:
    """What a path leaves to choose, be it only one thing."""
    following = after(ui, legal, path)
    return Choices(path, (), following, _several(ui, path, following))


def _several(
    ui: AnyGameUI, path: ChoicePath, following: Mapping[ChoicePath, list[Any]]
) -> MultiSelect | None:
    actions = [action for beginning in following.values() for action in beginning]
    return ui.panels.multi_select(path, actions) if actions else None


def after(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> dict[ChoicePath, list[Any]]:
    """The paths that are one choice longer, each with the legal actions that begin with it."""
    following: dict[ChoicePath, list[Any]] = {}
    for action in legal:
        whole = ui.panels.path(action)
        if whole[: len(path)] == path and len(whole) > len(path):
            following.setdefault(whole[: len(path) + 1], []).append(action)
    return following


def pickable(ui: AnyGameUI, choices: Choices) -> dict[ChoicePath, list[Any]]:
    """What may be picked at once after a path: every code that may follow it, sooner or later.

    Each is given as if it were the next one, with the actions in which it is picked.
    """
    if choices.several is None or choices.several.as_separate_actions:
        return choices.next
    found: dict[ChoicePath, list[Any]] = {}
    depth = len(choices.path)
    for actions in choices.next.values():
        for action in actions:
            for code in ui.panels.path(action)[depth:]:
                found.setdefault((*choices.path, code), []).append(action)
    return found


def stocked(choices: Choices, view: Any) -> Choices:
    """The same choices as a person can pick them: each as often as he has it, and not too many."""
    several = choices.several
    if several is None or several.limits is None:
        return choices
    stock = several.limits(view)
    offered: dict[ChoicePath, list[Any]] = {}
    for path, actions in choices.next.items():
        offered[path] = actions
        for copy in range(2, stock.copies.get(path[-1], 1) + 1):
            offered[*path[:-1], f"{path[-1]}.{copy}"] = actions
    most = min(stock.max_values, len(offered))
    return replace(choices, next=offered, several=replace(several, max_values=most))


def in_order(ui: AnyGameUI, choices: Choices, codes: Sequence[str]) -> ChoicePath:
    """The codes that were picked at once, in the order in which they are offered."""
    offered = [path[-1] for path in pickable(ui, choices)]
    known = {code: place for place, code in enumerate(offered)}
    return tuple(sorted(codes, key=lambda code: known.get(code, len(known))))


def _steps(ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath) -> tuple[Any, ...]:
    """The actions of a path whose last codes are picked at once, each an action of its own."""
    for depth in range(len(path) - 1, 0, -1):
        several = _several(ui, path[:depth], after(ui, legal, path[:depth]))
        if several is None or not several.as_separate_actions:
            continue
        steps = [ui.panels.action((*path[:depth], code)) for code in path[depth:]]
        if several.min_values <= len(steps) <= several.max_values and all(steps):
            return tuple(steps)
    return ()
