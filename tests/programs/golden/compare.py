"""Differences between what the engine says and what a file says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

IN_ORDER = {"dealt", "legal"}
"""Lists of names whose order means something; all others are multisets."""


class _Absent:
    def __repr__(self) -> str:
        return "nothing"


ABSENT = _Absent()
"""Stands for a field that is not there."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where a game and the engine disagree."""

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
    """Each field that differs, with both values as text."""
    for key in dict.fromkeys([*engine, *file]):
        ours, theirs = engine.get(key, ABSENT), file.get(key, ABSENT)
        if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
            yield from differing_fields(ours, theirs, f"{path}{key}.")
        elif ours != theirs and _plain(key, ours) != _plain(key, theirs):
            yield f"{path}{key}", *_both(ours, theirs)


def _plain(key: str, value: Any) -> Any:
    """The value with its lists of names sorted, where their order means nothing."""
    if not isinstance(value, list) or key in IN_ORDER:
        return value
    if all(isinstance(part, str) for part in value):
        return sorted(value)
    return [_plain(key, part) for part in value]


def _both(ours: Any, theirs: Any) -> tuple[str, str]:
    """Both values; of long lists of names only what the other one lacks."""
    if _names(ours) and _names(theirs):
        more, less = Counter(ours) - Counter(theirs), Counter(theirs) - Counter(ours)
        if (more or less) and len(ours) + len(theirs) > 8:
            return _text(sorted(more.elements())), _text(sorted(less.elements()))
    return _text(ours), _text(theirs)


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _text(value: Any) -> str:
    return repr(value) if value is ABSENT else json.dumps(value, ensure_ascii=False)
