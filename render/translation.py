"""Texts as the pictures ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

Translate: TypeAlias = Callable[..., str]
"""Gives the text of a key in one language: `say("picture-round", round=3)`.

The same object must always give the same text: what it said is remembered.
"""


@dataclass(frozen=True, slots=True)
class NameRef:
    """Something that a sentence speaks of: the sentence itself says in which form.

    `key` is the text of its name, `args` what that text asks for. Where a sentence asks for no
    form of it, it stands there in the form `default_form`. A form is an attribute of the text, and
    where a language has no such attribute it is the name itself.
    """

    key: str
    default_form: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


def cached_text(translate: Translate, key: str, **params: str | int) -> str:
    """The text of a key, asked for only once. Catalogues are slower than drawing."""
    return _cached_text(translate, key, tuple(params.items()))


@lru_cache(maxsize=4096)
def _cached_text(translate: Translate, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return translate(key, **dict(params))


def format_signed(number: int) -> str:
    """A number with its sign, as it is printed in pictures: +3, −5, 0."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if number else "0"


def format_number(number: int) -> str:
    """A number with a proper minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)
