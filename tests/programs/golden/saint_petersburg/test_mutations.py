"""Whatever is altered in a golden game, the replay tells of it."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.programs.golden.saint_petersburg.mutations import MUTATIONS, NEW_SOCIETY_MUTATIONS
from tests.programs.golden.saint_petersburg.record import GoldenGame, UnreadableGame, read_game
from tests.programs.golden.saint_petersburg.replay import replay

FILES = [Path(__file__).parent / f"{edition}.jsonl.gz" for edition in ("base", "new_society")]
LINES = [line for file in FILES for line in gzip.decompress(file.read_bytes()).splitlines()]
BASE, PRISON, HOUSES, DISC = 0, 3, 4, 5
"""Games whose every field is altered: of the first edition, and of The New Society those with a
Debtor's Prison, with Guild Hall, Trading House and a Sycophant dismissed, and with five players.
"""

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
    if isinstance(reading, GoldenGame):
        return [str(difference) for difference in replay(reading)]
    assert isinstance(reading, UnreadableGame)
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


PATHS = {number: leaves_by_kind(number) for number in (BASE, PRISON, HOUSES, DISC)}
FIELDS = {field: number for number, paths in reversed(PATHS.items()) for field in paths}
"""Each field with the first game that has it."""


@pytest.mark.parametrize(("field", "number"), FIELDS.items())
def test_one_other_value_is_caught_in_every_field(field: str, number: int) -> None:
    rng, paths = random.Random(field), PATHS[number][field]
    for path in rng.sample(paths, 1):
        altered = game(number)
        holder = place(altered, path)
        was = holder[path[-1]]
        holder[path[-1]] = other_value(was, rng)
        assert caught(altered), f"{path}: {was!r} became {holder[path[-1]]!r}"


@pytest.mark.parametrize("number", range(len(LINES)))
def test_any_one_other_value_is_caught(number: int) -> None:
    rng = random.Random(number)
    paths = [path for path in leaves(game(number)) if path not in MEANINGLESS]
    for path in rng.sample(paths, 2):
        altered = game(number)
        holder = place(altered, path)
        was = holder[path[-1]]
        holder[path[-1]] = other_value(was, rng)
        assert caught(altered), f"{path}: {was!r} became {holder[path[-1]]!r}"


@pytest.mark.parametrize("number", [BASE, DISC])
def test_any_missing_field_is_caught(number: int) -> None:
    named = [path for path in leaves(game(number)) if isinstance(path[-1], str) and path != ("id",)]
    rng = random.Random(5)
    fields = {kind(path): path for path in rng.sample(named, len(named))}
    for path in fields.values():
        altered = game(number)
        del place(altered, path)[path[-1]]
        assert caught(altered), path


LISTS = ("steps", "phase_starts", "scorings")


@pytest.mark.parametrize("number", [BASE, HOUSES])
@pytest.mark.parametrize("name", LISTS)
def test_a_missing_entry_is_caught(name: str, number: int) -> None:
    for index in (0, 1, 7, -2, -1):
        altered = game(number)
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


@pytest.mark.parametrize("alter", MUTATIONS, ids=lambda alter: alter.__name__)
def test_mutated_game_is_caught(alter: Callable[[Any], None]) -> None:
    altered = game(0)
    alter(altered)
    assert altered != game(0)
    assert caught(altered)


@pytest.mark.parametrize(
    ("number", "alter"),
    [(number, alter) for number, some in NEW_SOCIETY_MUTATIONS.items() for alter in some],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_an_altered_game_of_the_new_society_is_caught(
    number: int, alter: Callable[[Any], None]
) -> None:
    altered = game(number)
    alter(altered)
    assert altered != game(number)
    assert caught(altered)


def test_a_seat_that_dismisses_two_sycophants_may_stand_there_once_or_twice() -> None:
    """But never where it dismissed one, and nobody else may."""
    for wrong in ([1, 1], [0], [0, 1], []):
        altered = game(HOUSES)
        scoring = next(one for one in altered["scorings"] if "sycophants_discarded_by" in one)
        assert scoring["sycophants_discarded_by"] == [1]
        scoring["sycophants_discarded_by"] = wrong
        assert caught(altered), wrong


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
