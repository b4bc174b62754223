"""Differences between the engine and a recorded game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

IN_ORDER = {"dealt", "legal"}
"""Lists of names whose order matters; all others are compared as multisets."""


ABSENT = object()
"""The value of a missing field."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A field in which a recorded game and the engine differ."""

    game: str
    where: str
    field: str
    engine: str
    file: str

    def __str__(self) -> str:
        return f"{self.game} {self.where}: {self.field}: engine {self.engine}, file {self.file}"


def differing_fields(
    engine: Mapping[str, Any], file: Mapping[str, Any], path: str = ""
) -> Iterator[tuple[str, str, str]]:
    """Yield each field that differs, with both values as text."""
    for key in dict.fromkeys([*engine, *file]):
        engine_value, file_value = engine.get(key, ABSENT), file.get(key, ABSENT)
        if isinstance(engine_value, Mapping) and isinstance(file_value, Mapping):
            yield from differing_fields(engine_value, file_value, f"{path}{key}.")
        elif engine_value != file_value and _normalised(key, engine_value) != _normalised(
            key, file_value
        ):
            yield f"{path}{key}", *_as_texts(engine_value, file_value)


def _normalised(key: str, value: Any) -> Any:
    """The value with its lists of names sorted, unless their order matters."""
    if not isinstance(value, list) or key in IN_ORDER:
        return value
    if all(isinstance(part, str) for part in value):
        return sorted(value)
    return [_normalised(key, part) for part in value]


def _as_texts(engine_value: Any, file_value: Any) -> tuple[str, str]:
    """Both values as text; of long lists of names, only those that the other list lacks."""
    if _is_names(engine_value) and _is_names(file_value):
        engine, file = Counter(engine_value), Counter(file_value)
        more, less = engine - file, file - engine
        if (more or less) and len(engine_value) + len(file_value) > 8:
            return _text(sorted(more.elements())), _text(sorted(less.elements()))
    return _text(engine_value), _text(file_value)


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _text(value: Any) -> str:
    return "nothing" if value is ABSENT else json.dumps(value, ensure_ascii=False)
