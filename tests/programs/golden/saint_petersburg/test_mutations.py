"""A replay detects every mutation of a golden game."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.programs.golden.saint_petersburg.mutations import MUTATIONS, NEW_SOCIETY_MUTATIONS
from tests.programs.golden.saint_petersburg.record import GoldenGame, UnreadableGame, read_game
from tests.programs.golden.saint_petersburg.replay import replay

FILES = [Path(__file__).parent / f"{edition}.jsonl.gz" for edition in ("base", "new_society")]
LINES = [line for file in FILES for line in gzip.decompress(file.read_bytes()).splitlines()]
BASE, PRISON, HOUSES, DISC = 0, 3, 4, 5
"""Games in which every field is mutated.

One of the base game, and of The New Society one with a Debtor's Prison, one with Guild Hall,
Trading House and a dismissed Sycophant, and one with five players.
"""

IGNORED = {("id",), ("options", "open_rubles"), ("options", "open_hands")}
"""Values that do not affect a replay.

The options only determine when the service passed automatically, and only both together: either
option alone changes nothing while the other is off.
"""

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


def container(mutated: Any, path: JsonPath) -> Any:
    """The object or list that contains the value at a path."""
    for key in path[:-1]:
        mutated = mutated[key]
    return mutated


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


def paths_by_field(number: int) -> dict[str, list[JsonPath]]:
    paths: dict[str, list[JsonPath]] = {}
    for path in leaves(game(number)):
        if path not in IGNORED:
            paths.setdefault(field_of(path), []).append(path)
    return paths


PATHS = {number: paths_by_field(number) for number in (BASE, PRISON, HOUSES, DISC)}
FIELDS = {field: number for number, paths in reversed(PATHS.items()) for field in paths}
"""Each field with the first game that has it."""


@pytest.mark.parametrize(("field", "number"), FIELDS.items())
def test_changed_value_is_detected_in_every_field(field: str, number: int) -> None:
    rng, paths = random.Random(field), PATHS[number][field]
    for path in rng.sample(paths, 1):
        mutated = game(number)
        parent = container(mutated, path)
        old = parent[path[-1]]
        parent[path[-1]] = other_value(old, rng)
        assert detected(mutated), f"{path}: {old!r} became {parent[path[-1]]!r}"


@pytest.mark.parametrize("number", range(len(LINES)))
def test_changed_value_is_detected_in_every_game(number: int) -> None:
    rng = random.Random(number)
    paths = [path for path in leaves(game(number)) if path not in IGNORED]
    for path in rng.sample(paths, 2):
        mutated = game(number)
        parent = container(mutated, path)
        old = parent[path[-1]]
        parent[path[-1]] = other_value(old, rng)
        assert detected(mutated), f"{path}: {old!r} became {parent[path[-1]]!r}"


@pytest.mark.parametrize("number", [BASE, DISC])
def test_missing_field_is_detected(number: int) -> None:
    named = [path for path in leaves(game(number)) if isinstance(path[-1], str) and path != ("id",)]
    rng = random.Random(5)
    fields = {field_of(path): path for path in rng.sample(named, len(named))}
    for path in fields.values():
        mutated = game(number)
        del container(mutated, path)[path[-1]]
        assert detected(mutated), path


LISTS = ("steps", "phase_starts", "scorings")


@pytest.mark.parametrize("number", [BASE, HOUSES])
@pytest.mark.parametrize("name", LISTS)
def test_missing_list_entry_is_detected(name: str, number: int) -> None:
    for index in (0, 1, 7, -2, -1):
        mutated = game(number)
        mutated[name].pop(index)
        assert detected(mutated), index


@pytest.mark.parametrize("name", LISTS)
def test_duplicated_list_entry_is_detected(name: str) -> None:
    for index in (0, 1, 7, -2, -1):
        mutated = game(0)
        mutated[name].append(mutated[name][index])
        assert detected(mutated), f"{index} at the end"
        mutated = game(0)
        mutated[name].insert(index, mutated[name][index])
        assert detected(mutated), index


@pytest.mark.parametrize("name", LISTS)
def test_swapped_list_entries_are_detected(name: str) -> None:
    entries = game(0)[name]
    for first in range(0, len(entries) - 1, 3):
        mutated = game(0)
        mutated[name][first], mutated[name][first + 1] = entries[first + 1], entries[first]
        assert detected(mutated), first


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_mutated_base_game_is_detected(mutate: Callable[[Any], None]) -> None:
    mutated = game(0)
    mutate(mutated)
    assert mutated != game(0)
    assert detected(mutated)


@pytest.mark.parametrize(
    ("number", "mutate"),
    [(number, mutate) for number, some in NEW_SOCIETY_MUTATIONS.items() for mutate in some],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_mutated_new_society_game_is_detected(number: int, mutate: Callable[[Any], None]) -> None:
    mutated = game(number)
    mutate(mutated)
    assert mutated != game(number)
    assert detected(mutated)


def test_wrong_list_of_dismissing_seats_is_detected() -> None:
    """A seat is listed for each Sycophant it dismisses, or once for two, but never for none."""
    for wrong in ([1, 1], [0], [0, 1], []):
        mutated = game(HOUSES)
        scoring = next(each for each in mutated["scorings"] if "sycophants_discarded_by" in each)
        assert scoring["sycophants_discarded_by"] == [1]
        scoring["sycophants_discarded_by"] = wrong
        assert detected(mutated), wrong


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
