"""A replay detects a change of any field of a golden game, and of the order of its steps."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.programs.golden.saint_petersburg.record import GoldenGame, UnreadableGame, read_game
from tests.programs.golden.saint_petersburg.replay import replay

FILES = [Path(__file__).parent / f"{edition}.jsonl.gz" for edition in ("base", "new_society")]
LINES = [line for file in FILES for line in gzip.decompress(file.read_bytes()).splitlines()]
BASE, PRISON, HOUSES, DISC = 0, 3, 4, 5
"""Games in which every field is changed.

One of the base game, and of The New Society one with a Debtor's Prison, one with Guild Hall,
Trading House and a dismissed Sycophant, and one with five players.
"""

IGNORED = {("id",), ("options", "open_rubles"), ("options", "open_hands")}
"""Values that do not affect a replay.

The options only determine when the service passed automatically, and only both together: either
option alone changes nothing while the other is off.
"""

LISTS = ("steps", "phase_starts", "scorings")

JsonPath: TypeAlias = tuple[str | int, ...]


def game(number: int) -> Any:
    return json.loads(LINES[number])


def detected(mutated: Any) -> list[str]:
    """The differences that a replay of the mutated game reports."""
    reading = read_game(json.dumps(mutated), "line")
    if isinstance(reading, GoldenGame):
        return [str(difference) for difference in replay(reading)]
    assert isinstance(reading, UnreadableGame)
    return list(reading.problems)


def leaves(value: Any, path: JsonPath = ()) -> Iterator[JsonPath]:
    """Yield the path to each single value."""
    parts: Any = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    else:
        yield path
    for key, part in parts:
        yield from leaves(part, (*path, key))


def field_of(path: JsonPath) -> str:
    """The field that a value belongs to, without the indices of lists."""
    return ".".join(part for part in path if isinstance(part, str))


def other_value(value: Any, rng: random.Random) -> Any:
    """Another value of the same type, or of one that is plausible."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2, 10))
    if value is None:
        return rng.choice((0, 5, "Market", "upper", "worker"))
    words = ["Market", "Author", "Wharf", "upper", "lower", "worker", "trading", value + "s", ""]
    return rng.choice([word for word in words if word != value])


def paths_by_field() -> dict[str, tuple[int, list[JsonPath]]]:
    """Each field with the first game that has it, and where it has it."""
    found: dict[str, tuple[int, list[JsonPath]]] = {}
    for number in (BASE, PRISON, HOUSES, DISC):
        for path in leaves(game(number)):
            if path not in IGNORED:
                in_game, paths = found.setdefault(field_of(path), (number, []))
                if in_game == number:
                    paths.append(path)
    return found


def test_changed_value_is_detected_in_every_field() -> None:
    for field, (number, paths) in paths_by_field().items():
        rng = random.Random(field)
        path, mutated = rng.choice(paths), game(number)
        parent = mutated
        for key in path[:-1]:
            parent = parent[key]
        old = parent[path[-1]]
        parent[path[-1]] = other_value(old, rng)
        assert detected(mutated), f"{path}: {old!r} became {parent[path[-1]]!r}"


@pytest.mark.parametrize("name", LISTS)
def test_missing_doubled_or_swapped_entry_is_detected(name: str) -> None:
    for index in (0, 7, -2):
        missing, doubled, swapped = game(BASE), game(BASE), game(BASE)
        entries = missing[name]
        doubled[name].insert(index, entries[index])
        swapped[name][index : index + 2 or None] = swapped[name][index : index + 2 or None][::-1]
        entries.pop(index)
        assert all(map(detected, (missing, doubled, swapped))), index


def test_automatic_passes_depend_on_open_rubles_and_hands() -> None:
    mutated = game(1)
    assert mutated["options"] == {"open_rubles": True, "open_hands": True}
    assert not detected(mutated)
    mutated["options"]["open_rubles"] = False
    assert any("action.auto" in difference for difference in detected(mutated))


def test_order_of_names_does_not_matter() -> None:
    mutated = game(0)
    for step in mutated["steps"]:
        step["after"]["upper"].reverse()
    assert mutated != game(0)
    assert not detected(mutated)
