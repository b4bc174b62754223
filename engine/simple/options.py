"""The options of a game in one file, and what each of them can be."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args, get_type_hints


def choices_of(options: type) -> dict[str, tuple[Any, ...]]:
    """Return the possible values of each option. Raises TypeError for one that cannot be offered.

    The module of the options must be loaded, as it has the names in their types.
    """
    hints = get_type_hints(options)
    return {each.name: _values(each.name, hints[each.name]) for each in fields(options)}


def _values(name: str, hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    values = get_args(hint)
    if len(values) < 2 or not all(isinstance(value, str) for value in values):
        raise TypeError(
            f"the option {name} is neither bool nor a Literal of words:"
            f' {name}: Literal["a", "b"] = "a"'
        )
    return values
