"""What a file cannot mean, and how the errors in it are told to its author."""

from __future__ import annotations

from difflib import get_close_matches

_MODULES = {
    **dict.fromkeys(("Move", "Play", "Simple", "mine", "pile", "shown"), "engine.simple"),
    **dict.fromkeys(("Any", "Literal"), "typing"),
    "Iterator": "collections.abc",
}
"""Where files have their names from."""


class Misuse(ValueError):
    """The rules of a file do what cannot work; the message says what to write instead."""


def in_words(error: BaseException) -> str:
    """Return an error with its kind, and what was probably meant by a name that is none."""
    text = str(error) if isinstance(error, Misuse) else f"{type(error).__name__}: {error}"
    if isinstance(error, ModuleNotFoundError):
        return f"{text}: a game is one file, which imports engine.simple and what is in Python"
    if isinstance(error, NameError) and error.name in _MODULES:
        return f"{text}: write from {_MODULES[error.name]} import {error.name}"
    if isinstance(error, AttributeError) and error.name is None:
        # Python tells no more where one is set.
        return f"{text}: declare it there, if it is not misspelt"
    names = dir(error.obj) if isinstance(error, AttributeError) else []
    near = get_close_matches(str(getattr(error, "name", "")), names, 1)
    return f"{text}; is it {near[0]}?" if near else text
