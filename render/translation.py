"""Translated texts, as the pictures need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Translate: TypeAlias = Callable[..., str]
"""Returns the text of a key in one language: `translate("picture-round", round=3)`.

A callable must always return the same text for the same arguments, because results are cached.
"""


@dataclass(frozen=True, slots=True)
class NameRef:
    """A name passed to a text as an argument, so that the text can choose its grammatical form.

    `key` is the text of the name and `args` are that text's arguments. A form is an attribute of
    the text; `default_form` is used where the sentence asks for none. In a language that lacks the
    attribute, the plain name is used.
    """

    key: str
    default_form: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


def format_signed(number: int) -> str:
    """Format a number with its sign, as pictures show changes: +3, −5, 0."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if number else "0"


def format_number(number: int) -> str:
    """Format a number with a typographic minus sign: 3, −5."""
    return f"{MINUS}{-number}" if number < 0 else str(number)
