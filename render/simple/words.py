"""Pieces, figures and moves of games in one file in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.simple.declaration import Simple
from render.translation import Translate

_FACE = re.compile(r"([^0-9]*)([0-9]*)")

HIDDEN = "?"
"""The face of a piece that is not seen; with a number that of a pile."""

_HIDDEN_FACE = re.compile(r"\?([0-9]*)")


def value_name(rules: Simple, kind: str, value: str | int, translate: Translate) -> str:
    """Return what is chosen or lies there: by a text of its own, of its first letters, or itself.

    `h7` of the kind `card` is the text `card-h7`, or `card-h` with the number 7.
    """
    found = text_of(rules, kind, value)
    if found is None:
        return str(value).upper()
    key, number = found
    return translate(key, **({} if number is None else {"number": number}))


def text_of(rules: Simple, kind: str, value: str | int) -> tuple[str, int | None] | None:
    """Return the key of the text that names a value, with the number that it is told."""
    text = str(value)
    if f"{kind}-{text}" in rules.text_keys:
        return f"{kind}-{text}", None
    face = _FACE.fullmatch(text)
    key = f"{kind}-{face[1]}" if face and face[1] else kind
    return (key, int(face[2])) if face and face[2] and key in rules.text_keys else None


def face_start(face: str) -> str:
    """Return what is on a piece without the number at its end."""
    found = _FACE.fullmatch(face)
    return found[1] if found else face


def code_and_name(
    rules: Simple, kind: str, face: str, translate: Translate
) -> tuple[str, str] | None:
    """Return what a legend explains of a piece: its code and its name, or both without the number.

    A number explains itself, and so does what has no text.
    """
    start = face_start(face)
    if not start:
        return None
    if f"{kind}-{face}" in rules.text_keys:
        return face, translate(f"{kind}-{face}")
    key = f"{kind}-{start}"
    if start == face or key not in rules.text_keys:
        return None
    return start, " ".join(translate(key, number="").split())


def piece_list(rules: Simple, pieces: Iterable[str], translate: Translate) -> str:
    """List pieces by their names, hidden ones by their number."""
    parts = [piece.partition(":")[::2] for piece in pieces if piece]
    counts = {face: hidden_number(face) for _, face in parts}
    names = [
        value_name(rules, kind, face, translate) for kind, face in parts if counts[face] is None
    ]
    hidden = [number for _, face in parts if (number := counts[face]) is not None]
    if hidden:
        names.append(translate("simple-hidden", number=sum(hidden)))
    return ", ".join(names)


def hidden_number(face: str) -> int | None:
    """Return how many hidden pieces a face stands for: `?` for one, `?12` for a pile of twelve."""
    found = _HIDDEN_FACE.fullmatch(face)
    return int(found[1] or 1) if found else None


def figure(name: str, number: int, translate: Translate) -> str:
    """Return a figure with its name."""
    return translate("simple-figure", name=translate(f"figure-{name}"), number=number)
