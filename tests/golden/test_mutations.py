"""Whatever is altered in a golden game, the replay tells of it."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.golden.alterations import ALTERATIONS
from tests.golden.record import Fault, Record, read_game
from tests.golden.replay import replay

LINES = gzip.decompress((Path(__file__).parent / "games.jsonl.gz").read_bytes()).splitlines()

MEANINGLESS = {("id",), ("options", "open_rubles"), ("options", "open_hands")}
"""Leaves that say nothing about the course of a game.

The options only decide when the service passed by itself, which they do together: either one
alone changes nothing where the other is off.
"""

Path_ = tuple[str | int, ...]


def game(number: int) -> Any:
    return json.loads(LINES[number])


def caught(altered: Any) -> list[str]:
    """What the replay tells of the altered game."""
    reading = read_game(json.dumps(altered), "line")
    if isinstance(reading, Record):
        return [str(difference) for difference in replay(reading)]
    assert isinstance(reading, Fault)
    return list(reading.problems)


def leaves(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The way to each single value."""
    parts: Any = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    else:
        yield path
    for key, part in parts:
        yield from leaves(part, (*path, key))


def kind(path: Path_) -> str:
    """The field that a leaf belongs to, whichever step, seat or card it is."""
    return ".".join(part for part in path if isinstance(part, str))


def place(altered: Any, path: Path_) -> Any:
    """What holds the value at the end of a path."""
    for key in path[:-1]:
        altered = altered[key]
    return altered


def other_value(value: Any, rng: random.Random) -> Any:
    """Another value that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2, 10))
    if value is None:
        return rng.choice((0, 5, "Market", "upper", "worker"))
    words = ["Market", "Author", "Wharf", "upper", "lower", "worker", "trading", value + "s", ""]
    return rng.choice([word for word in words if word != value])


def leaves_by_kind(number: int) -> dict[str, list[Path_]]:
    found: dict[str, list[Path_]] = {}
    for path in leaves(game(number)):
        if path not in MEANINGLESS:
            found.setdefault(kind(path), []).append(path)
    return found


PATHS = leaves_by_kind(0)


@pytest.mark.parametrize("field", PATHS)
def test_one_other_value_is_caught_in_every_field(field: str) -> None:
    rng = random.Random(field)
    for path in rng.sample(PATHS[field], min(3, len(PATHS[field]))):
        altered = game(0)
        holder = place(altered, path)
        was = holder[path[-1]]
        holder[path[-1]] = other_value(was, rng)
        assert caught(altered), f"{path}: {was!r} became {holder[path[-1]]!r}"


@pytest.mark.parametrize("number", range(len(LINES)))
def test_any_one_other_value_is_caught(number: int) -> None:
    rng = random.Random(number)
    paths = [path for path in leaves(game(number)) if path not in MEANINGLESS]
    for path in rng.sample(paths, 20):
        altered = game(number)
        holder = place(altered, path)
        was = holder[path[-1]]
        holder[path[-1]] = other_value(was, rng)
        assert caught(altered), f"{path}: {was!r} became {holder[path[-1]]!r}"


def test_any_missing_field_is_caught() -> None:
    named = [path for path in leaves(game(0)) if isinstance(path[-1], str) and path != ("id",)]
    rng = random.Random(5)
    fields = {kind(path): path for path in rng.sample(named, len(named))}
    for path in fields.values():
        altered = game(0)
        del place(altered, path)[path[-1]]
        assert caught(altered), path


LISTS = ("steps", "phase_starts", "scorings")


@pytest.mark.parametrize("name", LISTS)
def test_a_missing_entry_is_caught(name: str) -> None:
    for index in (0, 1, 7, -2, -1):
        altered = game(0)
        altered[name].pop(index)
        assert caught(altered), index


@pytest.mark.parametrize("name", LISTS)
def test_a_doubled_entry_is_caught(name: str) -> None:
    for index in (0, 1, 7, -2, -1):
        altered = game(0)
        altered[name].append(altered[name][index])
        assert caught(altered), f"{index} at the end"
        altered = game(0)
        altered[name].insert(index, altered[name][index])
        assert caught(altered), index


@pytest.mark.parametrize("name", LISTS)
def test_two_swapped_entries_are_caught(name: str) -> None:
    entries = game(0)[name]
    for first in range(0, len(entries) - 1, 3):
        altered = game(0)
        altered[name][first], altered[name][first + 1] = entries[first + 1], entries[first]
        assert caught(altered), first


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_an_altered_game_is_caught(alter: Callable[[Any], None]) -> None:
    altered = game(0)
    alter(altered)
    assert altered != game(0)
    assert caught(altered)


def test_secret_rubles_and_hands_would_have_let_players_pass_by_hand() -> None:
    altered = game(1)
    assert altered["options"] == {"open_rubles": True, "open_hands": True}
    assert not caught(altered)
    altered["options"]["open_rubles"] = False
    assert any("action.auto" in told for told in caught(altered))


def test_names_in_another_order_are_the_same_cards() -> None:
    altered = game(0)
    for step in altered["steps"]:
        step["after"]["upper"].reverse()
    assert altered != game(0)
    assert not caught(altered)
