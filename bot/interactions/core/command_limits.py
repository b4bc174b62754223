"""Discord's limits of slash commands, which it applies to every language by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import shorten
from typing import Any

from bot.i18n.translator import MAX_DESCRIPTION

MAX_NAME = 32
MAX_CHOICE = 100
MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
"""All names, descriptions and values of a command, each in its longest language."""

MAX_SHOWN = 200
"""Characters of a text that is too long in what is said about it, which is one line."""


def command_faults(payload: Mapping[str, Any]) -> Iterator[str]:
    """Yield why Discord would refuse a command with this JSON, a phrase each."""
    yield from _faults(payload, f"/{payload['name']}", MAX_NAME)
    if (characters := _characters(payload)) > MAX_CHARACTERS:
        yield f"/{payload['name']} has {characters} characters, at most {MAX_CHARACTERS}"


def _faults(part: Mapping[str, Any], path: str, max_name: int) -> Iterator[str]:
    for field, most in (("name", max_name), ("description", MAX_DESCRIPTION)):
        for text in _texts(part, field):
            if len(text) > most:
                # It may be all that is left of a file after a quote was lost.
                shown = shorten(text, MAX_SHOWN, placeholder="…")
                yield f"a {field} of {path} has {len(text)} characters, at most {most}: {shown}"
    for field, most in (("options", MAX_NAME), ("choices", MAX_CHOICE)):
        parts = part.get(field) or ()
        if len(parts) > MAX_OPTIONS:
            yield f"{path} has {len(parts)} {field}, at most {MAX_OPTIONS}"
        for each in parts:
            yield from _faults(each, f"{path} {each['name']}", most)


def _texts(part: Mapping[str, Any], field: str) -> Iterable[str]:
    """Return a text in every language."""
    return (part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values())


def _characters(part: Mapping[str, Any]) -> int:
    own = sum(max(map(len, _texts(part, field))) for field in ("name", "description"))
    value = part.get("value")
    below = (*(part.get("options") or ()), *(part.get("choices") or ()))
    return own + len("" if value is None else str(value)) + sum(map(_characters, below))
